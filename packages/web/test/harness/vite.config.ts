import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameNames } from '../../vite.config.ts';

export default defineConfig({ plugins: [react(), gameNames()] });
