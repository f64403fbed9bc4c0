import path from 'node:path'
import process from 'node:process'
import type { Command } from 'commander'
import { withFoundModel } from '#dev/vendors/find-model.ts'
import { readSettings } from '#dev/settings.ts'
import { CannotStart, reasonOf } from '#dev/errors.ts'
import { isPlain } from '#engine/values/letter-languages.ts'
import { CommandError, say, typedIn } from '../command.ts'
import { draftRequest, withDraftOptions, type DraftRequest } from './draft-request.ts'
import { makeDrafts } from './make-drafts.ts'
import type { Report } from './report.ts'
import { REPORT_FILE } from './save-files.ts'

const PATIENCE_MS = 10_000
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** The command was interrupted; `code` is the conventional exit code of the signal. */
const stopped = (code: number) => new CommandError('Stopped: no files were written.', code)

/** No draft was created; the report gives the reason for each posting. */
const noDrafts = ({ ended }: Report, { out }: DraftRequest) =>
  new CommandError([ended, `${REPORT_FILE} in ${out}${path.sep} says more.`].join('\n'))

function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = (code: number) => {
    controller.abort(stopped(code))
    setTimeout(() => process.exit(code), PATIENCE_MS).unref()
  }
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => stop(code))
  process.on('disconnect', () => stop(SIGNALS.SIGTERM))
  return controller.signal
}

/** Sources of the contacts, and paid calls per draft. */
function peopleLines({ people, drafts }: Report): readonly string[] {
  if (people === null || drafts.length === 0) return []
  const steps = Object.entries(people.steps).flatMap(([step, { asked, answered }]) =>
    asked === 0 ? [] : [`${step} ${answered} of ${asked}`],
  )
  const calls = Object.entries(people.calls).map(
    ([call, times]) => `${call} ${(times / drafts.length).toFixed(2)}`,
  )
  return [
    `People by step: ${steps.join(', ')}.`,
    `Paid calls a draft: ${calls.join(', ')}; ${people.cents.toFixed(2)} cents in all.`,
  ]
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
  for (const line of peopleLines(report)) say(line)
  const { writer } = report.settings
  const plain = report.drafts.filter((draft) => draft.writer !== null && isPlain(draft.writer)).length
  if (writer !== 'plain' && plain > 0)
    say(`${plain} are plain letters, because the model (${writer}) gave nothing usable.`)
  const emulated = report.settings.vendors
    .filter(({ vendor, real }) => /postings|contacts/i.test(vendor) && !real)
    .map(({ vendor }) => vendor)
  if (emulated.length > 0) say(`Invented, for want of keys in .env: ${emulated.join(', ')}.`)
  say(`${report.drafts.length} drafts and ${REPORT_FILE} are in ${request.out}${path.sep}`)
}

/** The message of an expected error; any other error is a defect and keeps its stack trace. */
function explained(error: unknown, signal: AbortSignal): unknown {
  if (signal.reason instanceof CommandError) return signal.reason
  if (error instanceof CommandError) return error
  if (error instanceof CannotStart) return new CommandError(error.message)
  return new CommandError(`The drafts could not be made: ${reasonOf(error)}`)
}

async function makeAndSummarise(options: unknown, signal: AbortSignal): Promise<void> {
  const request = draftRequest(options, typedIn())
  const { settings, says } = await withFoundModel(readSettings())
  say(says)
  const report = await makeDrafts(request, { settings, signal })
  if (report.ended !== null) throw noDrafts(report, request)
  summarise(report, request)
}

/** Exit code 0 when drafts were created, 1 when none was, 2 for invalid arguments. */
export function addDraft(program: Command): void {
  withDraftOptions(program.command('draft')).action(async (options: unknown) => {
    const signal = stopSignal()
    await makeAndSummarise(options, signal).catch((error: unknown) => {
      throw explained(error, signal)
    })
  })
}
