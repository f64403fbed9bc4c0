import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { atNight } from './engine/test/at-night.ts'
import { WORKERS } from './test/harness/patience.ts'

const QUIET = './test/harness/fail-on-console.ts'
const FRESH = './test/harness/fresh-process.ts'
const LIMITS = './test/harness/limits.ts'
const DATABASE = './test/harness/database.ts'
const RUN_FOLDER = './test/harness/run-folder.ts'
/** Where the emulators write the shapes of the requests that they get; see test/recorded. */
const RECORDED_REQUESTS = path.join(import.meta.dirname, 'node_modules/.cache/recorded-requests')
// The tests' processes, and those that they start, take a third less time to load.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/compiled')
/** A model server that happens to run on this machine writes no letters in tests. */
const ENV = { LOG_LEVEL: 'silent', CDK_VALIDATION: 'false', WRITER: 'plain' }
const RECORDING = { ...ENV, RECORDED_REQUESTS }

/** What only the night runs (docs/testing.md), unless a file of it is asked for by name. */
const ONLY_AT_NIGHT =
  atNight || process.argv.some((word) => word.includes('.night.')) ? [] : ['**/*.night.test.ts']

/** Loaded once a process by Node; `FRESH` resets what it holds between two files. */
const LOADED_ONCE = new RegExp(
  String.raw`^${import.meta.dirname.replaceAll(/\W/g, String.raw`\$&`)}/(?:engine|functions|infra|shared|test/emulators)/(?!.*\.test\.ts)`,
)

/** A process plays file after file. */
const IN_TURN = {
  isolate: false,
  server: { deps: { external: [LOADED_ONCE] } },
  setupFiles: [FRESH],
  sequence: { setupFiles: 'list' as const },
}

/**
 * Everything but React's components is one project, because each one starts processes of its own, which load the
 * vendors' packages again. Files that start a stage share a database server; each has a table of its own in it.
 */
const NODE = {
  ...IN_TURN,
  name: 'node',
  include: [
    '{engine,functions,infra,shared}/**/*.test.ts',
    'test/{access,api,e2e,emulators,faults,harness,infra}/**/*.test.ts',
  ],
  exclude: ONLY_AT_NIGHT,
  env: RECORDING,
  // The night plays sets in full; what hangs is ended by test/harness/silence.ts.
  provide: { limitMs: atNight ? 480_000 : 120_000 },
  globalSetup: [RUN_FOLDER, DATABASE],
}

export default defineConfig({
  test: {
    allowOnly: false,
    env: ENV,
    setupFiles: [QUIET, LIMITS],
    provide: { limitMs: 30_000 },
    maxWorkers: WORKERS,
    projects: [
      { extends: true, test: NODE },
      { extends: true, test: { ...IN_TURN, name: 'layout', include: ['test/layout/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'recorded', include: ['test/recorded/**/*.test.ts'], env: RECORDING },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // For each of the 300 files of these packages' other form Node reads a long package.json.
          alias: [
            {
              find: /^date-fns$/,
              replacement: path.join(import.meta.dirname, 'node_modules/date-fns/index.cjs'),
            },
            {
              find: /^react-day-picker$/,
              replacement: path.join(import.meta.dirname, 'node_modules/react-day-picker/dist/cjs/index.js'),
            },
          ],
          // A query that finds nothing yet prints no page: that is half of its time.
          env: { DEBUG_PRINT_LIMIT: '0' },
          isolate: false,
          sequence: { setupFiles: 'list' },
          setupFiles: [
            './test/harness/fresh-window.ts',
            './test/harness/web-patience.ts',
            './test/harness/toasts-gone.ts',
          ],
          // They remember: the one the script that it loaded, the other its toasts.
          server: { deps: { inline: ['@stripe/stripe-js', 'sonner'] } },
        },
      },
    ],
  },
})
