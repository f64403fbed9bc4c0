import path from 'node:path'
import { execa } from 'execa'
import { test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'

const CASES = path.resolve(import.meta.dirname, '../fixtures/silence')
const REPORTER = path.join(import.meta.dirname, 'silence.ts')

async function run(...files: readonly string[]): Promise<{ exitCode: number | undefined; printed: string }> {
  const { exitCode, stdout } = await execa(
    'vitest',
    ['run', ...files, '--root', CASES, '--reporter=minimal', `--reporter=${REPORTER}`],
    { env: { TEST_SILENCE_MS: '5000', NO_COLOR: '1' }, preferLocal: true, reject: false },
  )
  return { exitCode, printed: stdout }
}

test.concurrent('a run that waits for a file ends, fails and names it', async ({ expect }) => {
  const { exitCode, printed } = await run('loading', 'looping', 'waiting')
  expect(exitCode).toBe(1)
  expect(printed).toContain('No test has ended for 5 s. The run ends here; it waits for:')
  expect(printed).toContain('test/fixtures/silence/loading.case.ts: not loaded, or its worker is busy')
  expect(printed).toContain('test/fixtures/silence/waiting.case.ts: the test "waits for ever", or a hook')
  expect(printed).toContain('test/fixtures/silence/looping.case.ts: ')
})

// Another run of vitest, which takes two seconds to load.
test.concurrent.for(atNight ? ['no-answer'] : [])(
  'a run that waits for a worker of vitest alone ends with the results: %s',
  async (file, { expect }) => {
    const { exitCode, printed } = await run(file)
    expect(printed).toContain('  a worker of vitest; every file has ended')
    expect(printed).toContain('1 passed')
    expect(exitCode).toBe(0)
  },
)
