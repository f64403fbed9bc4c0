import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { helpIfAsked } from '#infra/cli/help-if-asked.ts'

helpIfAsked(
  'run fuzz -- [options]',
  'Sends random requests to each endpoint of a local stage and checks every answer.',
  {
    '--runs <number>': 'requests to each endpoint (default: 100)',
    '--seed <number>': 'the same seed sends the same requests (default: a random one, which is printed)',
    '--endpoint <id>': 'only this endpoint, such as getUser',
  },
)

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    endpoint: { type: 'string' },
  },
})
const { runs, seed, endpoint } = values
process.stdout.write(`${runs} requests to each endpoint, seed ${seed}\n`)
// A request takes some tens of milliseconds, and a failing one is minimized by sending many more.
const factor = Math.ceil(5 + Number(runs) / 20)
const { exitCode } = await execa(
  'vitest',
  ['run', '--project', 'stage', 'test/access/fuzz', '--reporter=minimal'],
  {
    stdio: 'inherit',
    reject: false,
    preferLocal: true,
    env: {
      FUZZ_RUNS: runs,
      FUZZ_SEED: seed,
      TEST_TIMEOUT_FACTOR: String(factor),
      ...(endpoint === undefined ? {} : { FUZZ_ENDPOINT: endpoint }),
    },
  },
)
process.exitCode = exitCode ?? 1
