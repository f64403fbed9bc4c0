import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { atNight } from './test/harness/at-night.ts'
import { WORKERS } from './test/harness/patience.ts'

const QUIET = './test/harness/fail-on-console.ts'
const FRESH = './test/harness/fresh-process.ts'
const LIMITS = './test/harness/limits.ts'
const DATABASE = './test/harness/database.ts'
const SITE = './test/harness/site.ts'
const RUN_FOLDER = './test/harness/run-folder.ts'
/** Where the emulators write the shapes of the requests that they get; see test/recorded. */
const RECORDED_REQUESTS = path.join(import.meta.dirname, 'node_modules/.cache/recorded-requests')
/** A model server that happens to run on this machine writes no letters in tests. */
const ENV = { LOG_LEVEL: 'silent', CDK_VALIDATION: 'false', WRITER: 'plain' }
const RECORDING = { ...ENV, RECORDED_REQUESTS }

/** What only the night runs (docs/testing.md), unless a file of it is asked for by name. */
const ONLY_AT_NIGHT =
  atNight || process.argv.some((word) => word.includes('.night.')) ? [] : ['**/*.night.test.ts']

/** Tests of functions that speak to an emulator. */
const OVER_THE_WIRE = [
  'functions/**/*.store.test.ts',
  'functions/**/*.store.night.test.ts',
  'functions/vendors/**/*.test.ts',
  'functions/platform/table/**/*.test.ts',
]

/** Only constants and pure functions: Node loads them once a process, and vitest doesn't reset them. */
const STATELESS = new RegExp(
  String.raw`^${import.meta.dirname.replaceAll(/\W/g, String.raw`\$&`)}/(?:engine|shared)/(?!.*\.test\.ts)`,
)

/**
 * A process for file after file: most of what a file of its own process does is to load the vendors'
 * packages.
 */
const inTurn = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...exclude, ...ONLY_AT_NIGHT],
    isolate: false,
    server: { deps: { external: [STATELESS] } },
    setupFiles: [FRESH],
    sequence: { setupFiles: 'list' as const },
  },
})

/** Tests of one machine's whole stage share a database server; each file has a table of its own in it. */
const onStage = (name: string, include: string[], more: string[] = []) => {
  const { extends: inherits, test } = inTurn(name, include)
  const globalSetup = [RUN_FOLDER, DATABASE, ...more]
  return {
    extends: inherits,
    test: { ...test, env: RECORDING, provide: { limitMs: 120_000 }, globalSetup },
  }
}

/** One project, because each one starts processes of its own, which load the vendors' packages again. */
const STAGE = [
  ...OVER_THE_WIRE,
  'infra/{dev,cli}/**/*.test.ts',
  'test/{harness,api,access,faults,infra}/**/*.test.ts',
]

export default defineConfig({
  test: {
    allowOnly: false,
    env: ENV,
    setupFiles: [QUIET, LIMITS],
    provide: { limitMs: 30_000 },
    maxWorkers: WORKERS,
    projects: [
      inTurn('unit', ['functions/**/*.test.ts', 'shared/**/*.test.ts'], OVER_THE_WIRE),
      inTurn('engine', ['engine/**/*.test.ts']),
      inTurn('emulators', ['test/emulators/**/*.test.ts']),
      onStage('stage', STAGE),
      inTurn('layout', ['test/layout/**/*.test.ts']),
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
      onStage('e2e', ['test/e2e/**/*.test.ts'], [SITE]),
    ],
  },
})
