import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wordsFiles } from '../../../../../web/vite.config.ts';

export default defineConfig({ plugins: [react(), wordsFiles()] });
