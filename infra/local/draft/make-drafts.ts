import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { AppError } from '#core/kernel/app-error.ts'
import { systemClock } from '#runtime/clock.ts'
import { BRAND } from '#shared/brand.ts'
import type { Run } from '#shared/models/run.ts'
import { chooseVendors, describeVendors, type Settings, type Vendors } from '../settings.ts'
import { startStage, type Stage } from '../stage.ts'
import type { DraftRequest } from './arguments.ts'
import { readResume, type ReadResume } from './read-resume.ts'
import type { Report } from './report.ts'
import { checkFolder, saveFiles } from './save-files.ts'
import { runSteps } from './steps.ts'
import { UsageError } from './usage-error.ts'
import { draftSettings } from './vendor-settings.ts'

/** The run came to no draft. The message is the run's own. */
export class NoDrafts extends Error {
  override readonly name = 'NoDrafts'
}

export interface DraftOptions {
  readonly settings: Settings
  readonly signal: AbortSignal
  readonly silent?: boolean
  /** A database that runs already, and a table in it. */
  readonly database?: { readonly url: string; readonly table: string }
}

const PACKAGE = path.resolve(import.meta.dirname, '../../../package.json')

/** Wiring reads the environment that only stands once the stage does. */
const wired = async () => {
  const [account, run, collecting, stores] = await Promise.all([
    import('./account.ts'), import('./follow-run.ts'), import('./collect.ts'), import('#runtime/needs/stores.ts'),
  ])
  return { ...account, ...run, ...collecting, ...stores }
}

function vendorsOf(settings: Settings): Vendors {
  try {
    return chooseVendors(settings)
  } catch (error) {
    throw new UsageError(`.env: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * The whole way from a resume to files, on a stage that is brought up for it and is gone afterwards. Throws UsageError, NoDrafts,
 * ProgramMissing, the signal's reason, or Error for a defect.
 */
export async function makeDrafts(request: DraftRequest, options: DraftOptions): Promise<Report> {
  const settings = draftSettings(options.settings)
  const vendors = vendorsOf(settings)
  checkFolder(request.out)
  const troubles: string[] = []
  const opened: { stage?: Stage } = {}
  try {
    return await inSteps(request, { ...options, settings }, vendors, {
      open: async (tell) => {
        opened.stage = await startStage({
          ports: 0, stateDir: null, web: false, workers: { concurrency: 4 }, settings, visibilitySeconds: 300, say: tell,
          ...(options.database === undefined ? {} : { dynamodb: options.database.url, table: options.database.table }),
          report: (line) => troubles.push(line),
        })
        return opened.stage
      },
    })
  } catch (error) {
    if (troubles.length > 0 && error instanceof Error && !options.signal.aborted) error.message += `\n${troubles.slice(0, 3).join('\n')}`
    throw error
  } finally {
    await opened.stage?.close()
  }
}

async function inSteps(request: DraftRequest, options: DraftOptions, vendors: Vendors, needs: { open: (tell: (line: string) => void) => Promise<Stage> }): Promise<Report> {
  const { signal } = options
  const made: { resume?: ReadResume; report?: Report } = {}
  const need = <T>(value: T | undefined): T => {
    signal.throwIfAborted()
    if (value === undefined) throw new Error('A step was left out.')
    return value
  }
  type Wired = Awaited<ReturnType<typeof wired>>
  const up: { stage?: Stage; wires?: Wired; actor?: Awaited<ReturnType<Wired['openAccount']>>; run?: Run } = {}
  await runSteps(
    [
      {
        title: 'Reading the resume',
        run: async () => {
          made.resume = await readResume(request)
          return `Resume of ${made.resume.sender.firstName} ${made.resume.sender.lastName}`
        },
      },
      {
        title: 'Starting database, queues and vendors',
        run: async (tell) => {
          signal.throwIfAborted()
          up.stage = await needs.open(tell)
          up.wires = await wired()
          return `Started: ${describeVendors(vendors).filter(({ vendor }) => !/sign-in|gmail/i.test(vendor)).map(({ vendor, real }) => `${vendor} ${real ? 'real' : 'emulated'}`).join(', ')}`
        },
      },
      {
        title: 'Opening the account',
        run: async () => {
          const [wires, resume] = [need(up.wires), need(made.resume)]
          up.actor = await wires.openAccount(resume.sender)
          await wires.configure(up.actor, resume, request)
          await wires.connect(up.actor, resume.sender.email)
        },
      },
      {
        title: 'Finding postings and people',
        run: async (tell) => {
          const [wires, actor] = [need(up.wires), need(up.actor)]
          await wires.begin(actor, request.count)
          up.run = await wires.followRun(actor, wires.runs(), { until: (run) => run.state === 'drafting', tell, signal })
          if (up.run.reserved === 0) throw new NoDrafts(up.run.message ?? 'The run ended without a draft.')
          return `Found ${up.run.found} postings, ${up.run.matched} match, ${up.run.reserved} people to write to`
        },
      },
      {
        title: 'Writing',
        run: async (tell) => {
          const [wires, actor] = [need(up.wires), need(up.actor)]
          up.run = await wires.followRun(actor, wires.runs(), { until: () => false, tell, signal })
          if (up.run.drafted === 0) throw new NoDrafts(up.run.message ?? 'The run ended without a draft.')
          return wires.figuresOf(up.run)
        },
      },
      {
        title: 'Saving the files',
        run: async () => {
          const [wires, actor, run, resume, stage] = [need(up.wires), need(up.actor), need(up.run), need(made.resume), need(up.stage)]
          const collected = await wires.collect(actor, run, resume.sender.email, { tracker: wires.tracker(), mailbox: stage.emulators.google.state, now: systemClock.now() })
          made.report = { ...frameOf(request, resume, options.settings, vendors), run, drafts: [...collected.drafts], failed: collected.failed }
          signal.throwIfAborted()
          saveFiles(request.out, collected.messages, made.report)
          return `Saved ${collected.drafts.length} drafts`
        },
      },
    ],
    options.silent === true,
  ).catch((error: unknown) => {
    throw error instanceof AppError ? new NoDrafts(error.message) : error
  })
  return need(made.report)
}

function frameOf(request: DraftRequest, resume: ReadResume, settings: Settings, vendors: Vendors): Omit<Report, 'run' | 'drafts' | 'failed'> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8')))
  const { firstName, lastName, email, invented } = resume.sender
  const models = { composer: undefined, bedrock: settings['BEDROCK_MODEL_ID'], openai: settings['OPENAI_MODEL'] }
  return {
    format: 1,
    product: { name: BRAND.name, version, node: process.version },
    createdAt: systemClock.now().toISOString(),
    resume: { file: resume.upload.originalFileName, sha256: resume.sha256 },
    sender: { name: `${firstName} ${lastName}`.trim(), email, invented },
    settings: {
      jobTitle: request.title, country: request.country, city: request.city, role: request.role, timeframeDays: request.timeframe, count: request.count,
      plan: 'elite', writer: vendors.writer, model: models[vendors.writer] ?? null, vendors: [...describeVendors(vendors)],
    },
  }
}
