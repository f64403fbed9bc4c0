import { runNoteWords } from '#shared/catalog/reasons/run-notes.ts'
import { fullName } from '#engine/language'
import { AppError } from '#platform/app-error.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { BRAND } from '#shared/brand.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { chooseVendors, describeVendors, type Settings, type Vendors } from '#dev/settings.ts'
import type { StageOptions } from '#dev/stage-options.ts'
import { VERSION } from '#infra/version.ts'
import type { DraftRequest } from './draft-request.ts'
import type { Drafted } from './draft-on-stage.ts'
import { readResume, type ReadResume } from './read-resume.ts'
import type { Report } from './report.ts'
import { checkFolder, saveFiles } from './save-files.ts'
import { steps } from './steps.ts'
import { UsageError } from '../command.ts'
import { draftSettings } from './vendor-settings.ts'

interface DraftOptions {
  readonly settings: Settings
  readonly signal: AbortSignal
  readonly silent?: boolean
  /** A running database, and a table in it. */
  readonly database?: Required<Pick<StageOptions, 'dynamodb' | 'table'>>
}

/** A batch must not become visible again while a slow model is still writing it. */
const VISIBILITY_SECONDS = 300

/**
 * Creates drafts as files from a resume, on its own local stage. Writes a report even without a draft. Throws
 * UsageError, CannotStart, the signal's reason, or Error for a defect.
 */
export async function makeDrafts(
  request: DraftRequest,
  { settings: all, signal, silent = false, database }: DraftOptions,
): Promise<Report> {
  const settings = draftSettings(all)
  const vendors = vendorsOf(settings)
  checkFolder(request.out)
  const shown = steps(silent, signal)
  const resume = await shown.step(
    'Reading the resume',
    () => readResume(request),
    ({ sender }) => `Resume of ${fullName(sender)}`,
  )
  const troubles: string[] = []
  const stage = await shown.step(
    'Starting database, queues and vendors',
    async (say) => {
      // Takes seconds to load, which a mistyped option or an unreadable resume doesn't wait for.
      const { startStage } = await import('#dev/stage.ts')
      return await startStage({
        ports: 0,
        stateDir: null,
        web: false,
        workers: { concurrency: 4 },
        settings,
        visibilitySeconds: VISIBILITY_SECONDS,
        say,
        report: (line) => troubles.push(line),
        ...database,
      })
    },
    () => `Started; ${sourcesOf(vendors)}`,
  )
  try {
    // Imported dynamically: its wiring reads environment variables that the started stage sets.
    const { draftOnStage } = await import('./draft-on-stage.ts')
    const made: Made = await draftOnStage(request, resume, stage, shown, signal).catch(nothingMade)
    const { run, people, failed } = made
    const report: Report = {
      ...frameOf(request, resume, settings, vendors),
      run: run && { ...run, notes: run.notes.map(runNoteWords) },
      people,
      ended: endOf(made),
      drafts: [...made.drafts],
      failed,
      postings: [...made.postings],
    }
    signal.throwIfAborted()
    saveFiles(request.out, made.messages, report)
    return report
  } catch (error) {
    throw withTroubles(error, signal.aborted ? [] : troubles)
  } finally {
    await stage.close()
  }
}

interface Made extends Omit<Drafted, 'run'> {
  readonly run: Run | null
  readonly refusal?: string
}

/** A refused start is reported as well. */
function nothingMade(error: unknown): Made {
  if (!(error instanceof AppError)) throw error
  return {
    run: null,
    people: null,
    refusal: error.message,
    messages: new Map(),
    drafts: [],
    failed: [],
    postings: [],
  }
}

const endOf = ({ run, drafts, refusal }: Made): string | null =>
  drafts.length > 0
    ? null
    : [
        refusal ?? run?.message ?? 'The run ended without a draft.',
        ...(run?.notes ?? []).map(runNoteWords),
        ...(run?.heldBack ?? []).map(heldBackLine),
      ].join('\n')

const heldBackLine = ({ wrong, advice, count }: Run['heldBack'][number]): string =>
  `${count === 1 ? '1 email' : `${count} emails`}: ${wrong}. ${advice}`

/** Defects reported by the stage's parts are the likely cause of a failure. */
function withTroubles(error: unknown, troubles: readonly string[]): unknown {
  if (error instanceof Error && troubles.length > 0)
    error.message = [error.message, ...troubles.slice(0, 3)].join('\n')
  return error
}

function vendorsOf(settings: Settings): Vendors {
  try {
    return chooseVendors(settings)
  } catch (error) {
    throw new UsageError(`.env: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const sourcesOf = (vendors: Vendors): string =>
  describeVendors(vendors)
    .filter(({ vendor }) => /postings|contacts|writer/i.test(vendor))
    .map(
      ({ vendor, real, note }) =>
        `${vendor.toLowerCase()}: ${note === '' ? (real ? 'real' : 'emulator') : note}`,
    )
    .join(', ')

function frameOf(
  request: DraftRequest,
  resume: ReadResume,
  settings: Settings,
  vendors: Vendors,
): Omit<Report, 'run' | 'people' | 'ended' | 'drafts' | 'failed' | 'postings'> {
  const { sender, sha256, upload } = resume
  const models = {
    plain: undefined,
    bedrock: settings['BEDROCK_MODEL_ID'],
    openai: settings['OPENAI_MODEL'],
  }
  return {
    format: 1,
    product: { name: BRAND.name, version: VERSION, node: process.version },
    createdAt: systemClock.now().toISOString(),
    resume: { file: upload.originalFileName, sha256 },
    sender: { name: fullName(sender), email: sender.email, invented: sender.invented },
    settings: {
      jobTitle: request.title,
      country: request.country,
      city: request.city,
      role: request.role,
      timeframeDays: request.timeframe,
      count: request.count,
      plan: 'elite',
      writer: vendors.writer,
      model: models[vendors.writer] ?? null,
      vendors: [...describeVendors(vendors)],
    },
  }
}
