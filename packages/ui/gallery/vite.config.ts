import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A page for looking at the kit and the boards. It is not part of what is served to players. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, reportCompressedSize: false },
});
