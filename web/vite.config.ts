import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8787'

/** What a page without React shares with the others. */
const STILL =
  /web\/src\/lib\/(?:storage|page\/(?:watch-scroll|consent)|payments\/save-selected-plan|session\/signed-in-hint)\.ts$/
/** React rarely changes, so browsers keep its file when a new version of the site is published. */
const REACT = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//
/** The public pages check their settings with it, without React. */
const SCHEMAS = /\/node_modules\/zod\//

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Browsers that do not know modulepreload load the same files a little later.
    modulePreload: { polyfill: false },
    // Two entries: the app and the prerendered pages. The prerenderer itself, built with --ssr, runs once in
    // one process.
    rolldownOptions: {
      input: ['index.html', 'page.html'].map((file) => `${import.meta.dirname}/${file}`),
      // Code that most pages need is one file: fewer requests, and better compressed than many small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'still', test: STILL, priority: 1 },
            { name: 'schemas', test: SCHEMAS },
            { name: 'common', minShareCount: 25 },
          ],
        },
      },
    },
  },
  // The prerenderer runs from a folder without packages.
  ssr: { noExternal: true },
  // Host and Origin stay those of the page, because the server compares them before it accepts a write.
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: api, changeOrigin: false } } },
})
