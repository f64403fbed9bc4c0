import path from 'node:path'
import process from 'node:process'
import { parseArguments, type DraftRequest } from './draft/arguments.ts'
import { typedIn } from './draft/command-line.ts'
import { makeDrafts } from './draft/make-drafts.ts'
import type { Report } from './draft/report.ts'
import { REPORT_FILE } from './draft/save-files.ts'
import { UsageError } from './draft/usage-error.ts'
import { readSettings } from '#dev/settings.ts'
import { ProgramMissing } from '#dev/system-programs.ts'

const PATIENCE_MS = 10_000
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** Somebody asked for the end; `code` is what the system's habit asks for. */
class Stopped extends Error {
  readonly code: number

  constructor(code: number) {
    super('Stopped: no files were written.')
    this.code = code
  }
}

/** Nothing came of it; the report says for each posting why. */
class NoDrafts extends Error {
  constructor({ ended }: Report, { out }: DraftRequest) {
    super([ended, `${REPORT_FILE} in ${out}${path.sep} says more.`].join('\n'))
  }
}

function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = (code: number) => {
    controller.abort(new Stopped(code))
    setTimeout(() => process.exit(code), PATIENCE_MS).unref()
  }
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => stop(code))
  process.on('disconnect', () => stop(SIGNALS.SIGTERM))
  return controller.signal
}

function summarise(report: Report, request: DraftRequest): void {
  say('')
  for (const { file, entry, score } of report.drafts)
    say(`${file.slice(0, 2)}  ${entry.companyName}: ${entry.emailSubject ?? ''} (score ${score ?? '?'})`)
  say('')
  for (const note of report.run?.notes ?? []) say(note)
  if (report.failed.length > 0)
    say(`${report.failed.length} without a draft, with the reasons in ${REPORT_FILE}.`)
  if (report.sender.invented)
    say(
      `The resume names no address, so the drafts are from ${report.sender.email}: give yours with --email.`,
    )
  const { writer } = report.settings
  const byComposer = report.drafts.filter((draft) => draft.writer === 'composer').length
  if (writer !== 'composer' && byComposer > 0)
    say(`${byComposer} were written by the built-in composer, for the model (${writer}) gave nothing usable.`)
  const emulated = report.settings.vendors
    .filter(({ vendor, real }) => /postings|contacts/i.test(vendor) && !real)
    .map(({ vendor }) => vendor)
  if (emulated.length > 0) say(`Invented, for want of keys in .env: ${emulated.join(', ')}.`)
  say(`${report.drafts.length} drafts and ${REPORT_FILE} are in ${request.out}${path.sep}`)
}

function codeOf(error: unknown, signal: AbortSignal): number {
  if (signal.reason instanceof Stopped) return signal.reason.code
  return error instanceof UsageError ? 2 : 1
}

function explain(error: unknown, signal: AbortSignal): string {
  if (signal.reason instanceof Stopped) return signal.reason.message
  const expected = error instanceof UsageError || error instanceof NoDrafts || error instanceof ProgramMissing
  if (expected) return error.message
  return `The drafts could not be made: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

async function main(signal: AbortSignal): Promise<void> {
  const request = parseArguments(process.argv.slice(2), typedIn())
  if ('help' in request) return say(request.help)
  const report = await makeDrafts(request, { settings: readSettings(), signal })
  if (report.ended === null) return summarise(report, request)
  throw new NoDrafts(report, request)
}

const stopping = stopSignal()
main(stopping).then(
  () => process.exit(0),
  (error: unknown) => {
    complain(explain(error, stopping))
    process.exit(codeOf(error, stopping))
  },
)
