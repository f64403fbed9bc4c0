import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { script } from '#infra/cli/command.ts'
import { BRAND } from '#shared/brand.ts'
import { CannotStart, reasonOf } from './errors.ts'
import { withFoundModel } from './vendors/find-model.ts'
import { DEFAULT_PORT } from './ports.ts'
import { commandOf } from './processes.ts'
import { SAMPLE_ACCOUNTS } from './samples.ts'
import { chooseVendors, describeVendors, readSettings, type Settings } from './settings.ts'
import type { Stage } from './stage-options.ts'
import { startStage } from './stage.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const STATE = path.resolve(ROOT, process.env['STATE_DIR'] ?? '.local')
const PID_FILE = path.join(STATE, 'start.pid.json')
const STAGE_FILE = path.join(STATE, 'stage.json')
const MAX_FIRST_PORT = 65_500
const STOP_TIMEOUT_MS = 8_000

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

function portOf(settings: Settings): number {
  const port = Number(settings['PORT'] ?? DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > MAX_FIRST_PORT)
    throw new CannotStart(`PORT has to be a whole number from 1 to ${MAX_FIRST_PORT}.`)
  return port
}

/** Two stages in one folder would break each other's files. The claim is released at exit. */
function claimState(): void {
  const pidRecord = z.object({ pid: z.number() })
  if (existsSync(PID_FILE)) {
    const { data } = pidRecord.safeParse(JSON.parse(readFileSync(PID_FILE, 'utf8') || 'null'))
    if (data && data.pid !== process.pid && commandOf(data.pid)?.includes('infra/dev/start.ts')) {
      throw new CannotStart(
        `${BRAND.name} runs here already (process ${data.pid}). Stop it with Ctrl-C in its terminal, or with: kill ${data.pid}`,
      )
    }
  }
  mkdirSync(STATE, { recursive: true })
  writeFileSync(PID_FILE, JSON.stringify({ pid: process.pid }))
  rmSync(STAGE_FILE, { force: true })
  process.once('exit', () => [STAGE_FILE, PID_FILE].forEach((file) => rmSync(file, { force: true })))
}

function describe(stage: Stage, settings: Settings, seconds: string): void {
  for (const [name, url] of Object.entries(stage.addresses)) say(`  ${name.padEnd(12)} ${url}`)
  say('')
  for (const { vendor, real, note } of describeVendors(chooseVendors(settings)))
    say(`  ${vendor.padEnd(22)} ${real ? 'real' : 'emulator'}${note === '' ? '' : ` (${note})`}`)
  say('')
  say('Sign in as one of the samples, or as anybody:')
  for (const { email, plan } of SAMPLE_ACCOUNTS) say(`  ${email.padEnd(28)} ${plan}`)
  say('')
  say(`  The drafts of a connected mailbox: ${stage.emulators.google.url}/mailbox`)
  say(`  Mail from the service to its users: ${stage.emulators.ses.url}`)
  if (!chooseVendors(settings).stripe)
    say(`  Payments, test cards and a clock to move on: ${stage.emulators.stripe.url}`)
  say(`  The admin area: ${stage.origin}/admin; who may enter comes from npm run admin -- --help`)
  say(`  Page views of the site: ${stage.emulators.analytics.url}`)
  say('  Ctrl-C stops it; what you did is kept for the next start, npm start -- --fresh forgets it.')
  say('')
  say(`${BRAND.name} is ready (${seconds} s): open ${stage.origin}`)
}

function writeStageFile(stage: Stage): void {
  const content = {
    pid: process.pid,
    origin: stage.origin,
    table: stage.table,
    addresses: stage.addresses,
    mailbox: `${stage.emulators.google.url}/mailbox`,
    accounts: SAMPLE_ACCOUNTS,
  }
  writeFileSync(STAGE_FILE, `${JSON.stringify(content, null, 2)}\n`)
}

/** Stops once, whether the terminal, the system or the death of the parent process asks for it. */
function stopper(running: () => Promise<Stage>): (code: number) => void {
  let stopping = false
  return (code) => {
    if (stopping) return
    stopping = true
    say('\nStopping …')
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    void running()
      .then((stage) => stage.close())
      .catch(() => undefined)
      .finally(() => process.exit(code))
  }
}

async function main(): Promise<void> {
  const began = performance.now()
  const {
    fresh = false,
    built = false,
    web,
  } = script(
    'start -- [options]',
    'Runs the whole product on this machine, until Ctrl-C. Data is kept between runs.',
  )
    .option('--fresh', 'delete the data of earlier runs first')
    .option('--built', 'serve the site as it is deployed, instead of reloading it when a file is saved')
    .option('--no-web', 'run everything but the site')
    .parse()
    .opts<{ fresh?: true; built?: true; web: boolean }>()
  const { settings, says } = await withFoundModel(readSettings())
  const port = portOf(settings)
  chooseVendors(settings)
  claimState()
  say(says)
  say(`Starting ${BRAND.name} …`)
  const starting = startStage({
    ports: port,
    stateDir: STATE,
    web: web && built ? 'built' : web,
    workers: { concurrency: 4 },
    settings,
    say,
    fresh,
    reload: true,
    report: (line) => complain(`! ${line}`),
  })
  const stop = stopper(() => starting)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  process.on('disconnect', () => stop(1))
  process.on('uncaughtException', (error) => {
    complain(`! ${reasonOf(error)}`)
    stop(1)
  })
  const stage = await starting
  writeStageFile(stage)
  describe(stage, settings, ((performance.now() - began) / 1000).toFixed(1))
  // The queues are empty and the workers of an earlier run are gone, so all open work is due, leased or not.
  void stage.sweep(true)
  void stage.checkHealth()
}

main().catch((error: unknown) => {
  complain(error instanceof CannotStart ? error.message : `Could not start: ${reasonOf(error)}`)
  process.exit(1)
})
