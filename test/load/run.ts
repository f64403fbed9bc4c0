import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import path from 'node:path'
import { script } from '#infra/cli/command.ts'
import { visitsOf } from './day.ts'
import { Loaded } from './loaded.ts'
import { raise, type Step } from './raise.ts'
import { percentile } from './percentile.ts'

const say = (line = '') => void process.stdout.write(`${line}\n`)
const ms = (value: number) => `${Math.round(value)} ms`.padStart(9)

const typed = script(
  'run load -- [options]',
  "Replays a day's visits to a local stage at a rising rate and prints how it copes.",
)
  .option('--seconds <number>', 'how long each rate is kept', '60')
  .option('--users <numbers>', 'how many users the stage has, one or more numbers', '1000,100000')
  .parse()
  .opts<{ seconds: string; users: string }>()
const seconds = Number(typed.seconds)
const counts = typed.users.split(',').map(Number)
if (![seconds, ...counts].every((value) => Number.isInteger(value) && value > 0))
  throw new Error('npm run load -- --seconds 60 --users 1000,100000')

async function seededStage(users: number): Promise<{ child: ChildProcess; loaded: Loaded }> {
  const child = fork(path.join(import.meta.dirname, 'stage-process.ts'), [String(users)])
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the stage ended before its time')))
  const [loaded] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return { child, loaded: Loaded.parse(loaded) }
}

function table(steps: readonly Step[]): void {
  say('visits/s    done/s       p50       p95       p99   errors   stage CPU   loop p99   machine')
  for (const { rate, visits, lasted, stageCpu, delayP99Ms, machine } of steps) {
    const times = visits.filter(({ error }) => error === null).map(({ took }) => took)
    const failed = visits.length - times.length
    say(
      `${rate.toFixed(1).padStart(8)}  ${(times.length / lasted).toFixed(1).padStart(8)} ${[50, 95, 99].map((at) => ms(percentile(times, at))).join(' ')}  ${String(failed).padStart(7)}   ${`${Math.round(100 * stageCpu)} %`.padStart(9)}  ${ms(delayP99Ms)}  ${`${Math.round(100 * machine)} %`.padStart(8)}`,
    )
  }
}

const errorsOf = (visits: Step['visits']): string =>
  [...Map.groupBy(visits, ({ what, error }) => error && `${what}: ${error}`)]
    .flatMap(([kind, some]) => (kind === null ? [] : [`${some.length} × ${kind}`]))
    .join(', ')

function byKind(heading: string, steps: readonly Step[]): void {
  const visits = steps.flatMap((step) => step.visits)
  const lasted = steps.reduce((sum, step) => sum + step.lasted, 0)
  say(`\n${heading.padEnd(20)}    visits    per s       p50       p95       p99   errors`)
  for (const [what, list] of Map.groupBy(visits, (visit) => visit.what)) {
    const times = list.filter(({ error }) => error === null).map(({ took }) => took)
    say(
      `${what.padEnd(20)} ${String(list.length).padStart(9)} ${(times.length / lasted).toFixed(1).padStart(8)} ${[50, 95, 99].map((at) => ms(percentile(times, at))).join(' ')}   ${errorsOf(list) || 'none'}`,
    )
  }
}

for (const users of counts) {
  say(`${users} users, ${seconds} s; ${cpus().length} cores, ${cpus()[0]?.model ?? ''}`)
  const { child, loaded } = await seededStage(users)
  say(`seeded in ${loaded.seededSeconds.toFixed(0)} s\n`)
  try {
    const { steps, wall } = await raise(child, visitsOf(loaded), seconds)
    table(steps)
    // What came after the limit shows how a stage breaks, not how fast it is.
    const before = wall === null ? steps : steps.slice(0, -1)
    if (before.length > 0) byKind(wall === null ? 'kind' : 'before the wall', before)
    if (wall !== null) byKind('at the wall', steps.slice(-1))
    say(`\nThe first wall: ${wall ?? `none up to ${steps.at(-1)?.rate.toFixed(0)} visits a second`}\n`)
  } finally {
    child.send('end')
    await once(child, 'exit')
  }
}
