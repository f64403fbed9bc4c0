import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const QUIET = './test/harness/fail-on-console.ts'
const DATABASE = './test/harness/database.ts'

/** Tests of one machine's whole stage share a database server; each file has a table of its own in it. */
const onStage = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, globalSetup: [DATABASE], testTimeout: 30_000, hookTimeout: 60_000 },
})

export default defineConfig({
  test: {
    allowOnly: false,
    setupFiles: [QUIET],
    // Without it one of two cores is left to vitest itself, which needs next to nothing, while most tests wait for something.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'unit', include: ['functions/{core,runtime}/**/*.test.ts', 'shared/**/*.test.ts'] } },
      onStage('adapters', ['functions/adapters/**/*.test.ts']),
      { extends: true, test: { name: 'emulators', include: ['test/emulators/**/*.test.ts'], testTimeout: 20_000 } },
      onStage('local', ['infra/local/**/*.test.ts', 'test/harness/**/*.test.ts']),
      onStage('api', ['test/api/**/*.test.ts']),
      onStage('access', ['test/access/**/*.test.ts']),
      onStage('faults', ['test/faults/**/*.test.ts']),
      { extends: true, test: { name: 'infra', include: ['test/infra/**/*.test.ts'], globalSetup: [DATABASE], testTimeout: 60_000, hookTimeout: 60_000 } },
      { extends: true, test: { name: 'layout', include: ['test/layout/**/*.test.ts'], testTimeout: 60_000 } },
      { extends: true, plugins: [react()], test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
      {
        extends: true,
        test: { name: 'e2e', include: ['test/e2e/**/*.test.ts'], globalSetup: [DATABASE, './test/harness/site.ts'], maxWorkers: 2, testTimeout: 120_000, hookTimeout: 120_000 },
      },
    ],
  },
})
