import { randomInt } from 'node:crypto'
import { execa } from 'execa'
import { script } from '#infra/cli/command.ts'

const { runs, seed, endpoint } = script(
  'run fuzz -- [options]',
  'Sends random requests to each endpoint of a local stage and checks every answer.',
)
  .option('--runs <number>', 'requests to each endpoint', '100')
  .option(
    '--seed <number>',
    'the same seed sends the same requests (default: a random one, which is printed)',
  )
  .option('--endpoint <id>', 'only this endpoint, such as getUser')
  .parse()
  .opts<{ runs: string; seed?: string; endpoint?: string }>()
const played = seed ?? String(randomInt(2 ** 31))
process.stdout.write(`${runs} requests to each endpoint, seed ${played}\n`)
// A request takes some tens of milliseconds, and a failing one is minimized by sending many more.
const factor = Math.ceil(5 + Number(runs) / 20)
const { exitCode } = await execa('vitest', ['run', 'test/access/fuzz', '--reporter=minimal'], {
  stdio: 'inherit',
  reject: false,
  preferLocal: true,
  env: {
    FUZZ_RUNS: runs,
    FUZZ_SEED: played,
    TEST_TIMEOUT_FACTOR: String(factor),
    ...(endpoint === undefined ? {} : { FUZZ_ENDPOINT: endpoint }),
  },
})
process.exitCode = exitCode ?? 1
