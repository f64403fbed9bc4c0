import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8787'

/** Entries stay by themselves: whoever imports one of their modules must not start them. A style sheet belongs to the entry that names it. */
const isOwn = (id: string) => /\/(?:web\/src|shared)\//.test(id) && !/\/(?:main\.tsx|first-touch\.ts)$|\.css/.test(id)

/** What stands by itself: with a dialog its whole library would come along. */
const COMMON = /\/(?:lucide-react|@tanstack|shared|web\/src\/(?:lib|queries)|web\/src\/components\/ui\/(?:badge|card|empty-state|error-state|notice|page-heading|progress|skeleton|use-late-part|wordmark)\.tsx?$)/

const SIGNED_IN = /\/web\/src\/(?:features\/session\/|features\/gmail\/components\/gmail-connection|lib\/(?:standing|use-now)\.|components\/ui\/progress\.)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Browsers that do not know modulepreload load the same files a little later.
    modulePreload: { polyfill: false },
    // Two ways in: the app, and the pages that are rendered in advance.
    rolldownOptions: {
      input: ['index.html', 'page.html'].map((file) => `${import.meta.dirname}/${file}`),
      output: {
        codeSplitting: {
          // What everything needs in few files instead of thirty, as a small file compresses badly: first what both entries start with, React apart,
          // which is evaluated in a task of its own; then the small things that most pages of the app share.
          groups: [
            { name: 'react', tags: ['$initial'], test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
            { name: 'shell', tags: ['$initial'], test: isOwn, priority: 1 },
            { name: 'common', minShareCount: 6, test: COMMON },
            { name: 'signed-in', minShareCount: 2, test: SIGNED_IN },
          ],
        },
      },
    },
  },
  // The rendering in advance runs from a folder without packages.
  ssr: { noExternal: true },
  // The Host and Origin stay those of the page: the server compares them before it takes a write.
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: api, changeOrigin: false } } },
})
