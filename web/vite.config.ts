import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './scripts/compress.ts'

// `npm run dev` talks to a server started with `frostwall play --no-browser`.
const server = process.env['FROSTWALL_SERVER'] ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [svelte(), compress()],
  base: '/client/',
  // Tests of components run Svelte as a browser does.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that know light-dark(): themes need no second stylesheet.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/static': server },
  },
})
