import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8787'

/**
 * Entries stay by themselves: whoever imports one of their modules must not start them. A style sheet belongs
 * to the entry that names it.
 */
const isOwn = (id: string) =>
  /\/(?:web\/src|shared)\//.test(id) && !/\/(?:main\.tsx|first-touch\.ts)$|\.css/.test(id)

/** What stands by itself: with a dialog its whole library would come along. */
const COMMON =
  /\/(?:lucide-react|@tanstack|shared\/(?!.*\/(?:admin|operation))|web\/src\/(?:lib\/(?!admin)|queries)|web\/src\/components\/ui\/(?:card|empty-state|error-state|notice|page-heading|progress|skeleton|use-late-part|wordmark)\.tsx?$)/

const SIGNED_IN =
  /\/(?:web\/src\/(?:features\/session\/|features\/gmail\/components\/gmail-connection|lib\/(?:standing|use-now)\.|components\/ui\/(?:badge|email-address|late-content|progress)\.)|lucide-react\/dist\/esm\/icons\/(?:log-out|mail|menu)\.)/

/**
 * Of the library of dialogs, menus and lists what its tabs need as well: without a place of its own it would
 * bring along what lies over a page.
 */
const PRIMITIVES =
  /\/node_modules\/@radix-ui\/(?:primitive|react-(?:compose-refs|context|id|presence|primitive|slot|use-(?:callback-ref|controllable-state|effect-event|layout-effect)))\//

/** What the admin area has in common, and what its lists do. */
const ADMIN =
  /\/(?:idb-keyval\/|shared\/(?:contracts|models|catalog)\/(?:admins?|admin-users|operation)\.ts|web\/src\/(?:components|lib)\/admin\/|web\/src\/features\/admin\/(?:late-parts|tabs|texts|components\/(?:list-card|refresh-button|table-skeleton))\.)/
const ADMIN_LISTS =
  /\/features\/admin\/(?:components\/(?:confirm-button|data-table|paged-list|status-marks|user-link)|api\/list-users|attempt|email-status|owned|use-[\w-]+)\.tsx?$/

/**
 * What everything needs in few files instead of thirty, as a small file compresses badly: first what both
 * entries start with, React apart, which is evaluated in a task of its own; then the small things that most
 * pages of the app share; then what all behind the session share.
 */
const GROUPS = [
  // What a page needs by itself; without a place of its own it would bring the shell along.
  {
    name: 'preload',
    tags: ['$initial' as const],
    test: /vite\/preload-helper|rolldown\/runtime/,
    priority: 4,
  },
  {
    name: 'react',
    tags: ['$initial' as const],
    test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 3,
  },
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\//, priority: 2 },
  { name: 'shell', tags: ['$initial' as const], test: isOwn, priority: 1 },
  { name: 'common', minShareCount: 6, test: COMMON },
  { name: 'signed-in', minShareCount: 2, test: SIGNED_IN },
  // What they need of others has a place of its own: a group takes along what it needs, and others would load
  // the group for it.
  { name: 'fields', minShareCount: 2, test: /\/components\/ui\/(?:field|input)\.tsx$/ },
  { name: 'outreach', minShareCount: 2, test: /\/shared\/models\/outreach\.ts$|\/zod\/v4\/mini\/coerce/ },
  { name: 'admin', minShareCount: 2, test: ADMIN },
  { name: 'admin-lists', minShareCount: 2, test: ADMIN_LISTS },
  { name: 'primitives', minShareCount: 2, test: PRIMITIVES },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Browsers that do not know modulepreload load the same files a little later.
    modulePreload: { polyfill: false },
    // Two ways in: the app, and the pages that are rendered in advance. The rendering itself is one file for
    // one process.
    rolldownOptions: {
      input: ['index.html', 'page.html'].map((file) => `${import.meta.dirname}/${file}`),
      ...(isSsrBuild === true ? {} : { output: { codeSplitting: { groups: GROUPS } } }),
    },
  },
  // The rendering in advance runs from a folder without packages.
  ssr: { noExternal: true },
  // The Host and Origin stay those of the page: the server compares them before it takes a write.
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: api, changeOrigin: false } } },
}))
