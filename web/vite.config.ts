import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed';
import { icons } from './build/icons';

export default defineConfig({
  // Addresses are relative to the page's base, which the server writes: it may live under any path.
  base: './',
  plugins: [svelte(), icons(), compressed()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    // The content security policy allows no inline data but images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    // The words lie beside this folder: the server uses them too.
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:7878', '/ws': { target: 'ws://127.0.0.1:7878', ws: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
