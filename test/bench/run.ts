import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { typedIn } from '#infra/cli/command.ts'
import { script } from '#infra/cli/command.ts'
import { met, Part, type Figure } from './figure.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const LATEST = path.join(ROOT, '.local/bench.json')

/**
 * Each part runs in its own process: a stage sets the environment, and memory left by one part would affect
 * the next.
 */
const PARTS = [
  'bundles',
  'table',
  'user-days',
  'fault-schedules',
  'stage-faults',
  'webhook-orders',
  'drafts',
  'web-bytes',
  'first-loads',
  'synthesis',
  'lighthouse',
  'resumes',
  'letters',
  'ranking',
] as const

/**
 * A part that takes longer hangs; except those that play thousands of schedules or write a thousand letters,
 * which report their progress.
 */
const MOST_MS = 900_000
const LONG: readonly string[] = ['fault-schedules', 'stage-faults', 'letters']

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** With seeds a part plays only these, prints what it saw, and has no figures. */
function run(name: string, args: readonly string[], seeds: readonly string[]): Promise<Part | null> {
  return new Promise((resolve, reject) => {
    const timeout = LONG.includes(name) ? undefined : MOST_MS
    const child = fork(path.join(import.meta.dirname, 'parts', `${name}.ts`), args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout,
      killSignal: 'SIGKILL',
    })
    let part: Part | null = null
    child.once('message', (message: unknown) => {
      part = Part.parse(message)
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      part === null && (seeds.length === 0 || code !== 0)
        ? reject(new Error(`${name} ended with ${code} and no figures`))
        : resolve(part),
    )
  })
}

const line = (entry: Figure) => {
  const mark = { true: 'yes', false: 'NO', null: '' }[`${met(entry)}`]
  return `${entry.id.padEnd(4)} ${entry.what.padEnd(72)} ${String(entry.value).padStart(9)} ${entry.unit.padEnd(14)} ${(entry.aim ?? '').padEnd(9)} ${mark.padEnd(4)} ${entry.note ?? ''}`
}

/** Nothing that identifies the machine. */
const machine = () => ({
  node: process.version,
  platform: process.platform,
  arch: process.arch,
  cpus: cpus().length,
  cpu: cpus()[0]?.model ?? '',
  memoryGb: Math.round(totalmem() / 2 ** 30),
})

const Kept = z.object({
  measured: z.record(z.string(), z.string()),
  figures: z.array(z.looseObject({ part: z.string() })),
  details: z.record(z.string(), z.unknown()),
})

/** The parts measured earlier; none without a valid file. */
const kept = () =>
  (existsSync(LATEST) ? Kept.safeParse(JSON.parse(readFileSync(LATEST, 'utf8'))).data : undefined) ?? {
    measured: {},
    figures: [],
    details: {},
  }

/**
 * Each part is stored with its time as soon as it is measured, so that a failing part does not lose the
 * others.
 */
function keep(name: string, { figures, details }: Part): void {
  const before = kept()
  const measuredAt = new Date().toISOString()
  const latest = {
    measuredAt,
    measured: { ...before.measured, [name]: measuredAt },
    machine: machine(),
    figures: [
      ...before.figures.filter(({ part }) => part !== name),
      ...figures.map((figure) => ({ part: name, ...figure })),
    ],
    details: { ...before.details, [name]: details },
  }
  mkdirSync(path.dirname(LATEST), { recursive: true })
  writeFileSync(`${LATEST}.new`, `${JSON.stringify(latest, null, 1)}\n`)
  renameSync(`${LATEST}.new`, LATEST)
}

async function main(words: readonly string[], listings: string | undefined): Promise<void> {
  const figures: Figure[] = []
  const seeds = words.filter((word) => /^\d+$/.test(word))
  // A path is relative to where the command was given.
  const own = listings === undefined ? [] : [path.resolve(typedIn(), listings)]
  for (const name of PARTS.filter((part) => words.length === 0 || words.includes(part))) {
    const from = performance.now()
    say(`${name} …`)
    const part = await run(name, name === 'ranking' ? own : seeds, seeds)
    if (part === null) continue
    figures.push(...part.figures)
    keep(name, part)
    say(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
  }
  say('')
  for (const entry of figures) say(line(entry))
}

const program = script(
  'run bench -- [parts]',
  `Measures speed, size and letters on this machine, and writes .local/bench.json. Without a part it measures all: ${PARTS.join(', ')}.`,
)
  .argument('[parts...]', 'with numbers, only the schedules with these seeds are played and described')
  .option('--listings <file>', 'rank these postings instead of the built-in ones (part ranking)')
  .parse()
await main(program.args, program.opts<{ listings?: string }>().listings)
