import type { Needs, Service } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { dataReady } from '#functions/mail/data-ready.ts'
import type { Lease } from '#functions/outreach/model.ts'
import { sweepDueAt } from '#functions/outreach/waits.ts'
import type { ExportFormat } from '#shared/models/account/privacy.ts'
import type { ExportMessage } from '#shared/messages/privacy.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { WrittenExport } from './data-export.store.ts'
import { type ExportDeps, exportPieces } from './export-pieces.ts'

/** More text is written into a file: an answer is made in memory, and in seconds. */
const MOST_CHARACTERS = 20_000_000
/** Smallest part of an upload but for the last (docs.aws.amazon.com/AmazonS3, "Multipart upload limits"). */
const PART_BYTES = 5 * 1024 * 1024
/** Attempts without a new part after which an export is given up. */
const MAX_ATTEMPTS = 5

export interface BeginDeps extends Needs<'dataExports' | 'clock'> {
  readonly queue: MessageQueue<ExportMessage>
}

/**
 * The whole export as `asAnswer` makes it. When it does not fit one answer, a worker begins to write it into a file,
 * and AppError export_too_large is thrown. Also throws unavailable when files cannot be read.
 */
export async function exportNow<Body>(
  userId: string,
  format: ExportFormat,
  deps: ExportDeps & BeginDeps & { readonly asAnswer: (text: string) => Body | null },
): Promise<Body> {
  const startedAt = deps.clock.now()
  let text = ''
  for await (const piece of exportPieces({ userId, format, startedAt }, deps, null)) {
    text += piece.text
    if (text.length > MOST_CHARACTERS) break
  }
  const body = text.length <= MOST_CHARACTERS ? deps.asAnswer(text) : null
  if (body !== null) return body
  await deps.dataExports.begin(userId, format, startedAt, sweepDueAt(startedAt))
  await deps.queue.send({ v: 1, userId })
  throw new AppError('export_too_large')
}

export interface WriteExportDeps
  extends ExportDeps,
    BeginDeps,
    Needs<'accounts' | 'mail' | 'secrets' | 'leaseMs' | 'site'> {
  readonly exportFiles: Service<'exportFiles'>
  /** After this time the work goes on with another message. */
  readonly turnMs: number
}

interface Turn {
  readonly userId: string
  readonly lease: Lease
  readonly work: WrittenExport
}

/**
 * Writes a user's export into a file, part by part, and mails the user when it is whole. Where it is up to is
 * stored with each part, so it goes on after a crash, and with another message when it takes longer than one
 * function may run.
 */
export async function writeExport({ userId }: ExportMessage, deps: WriteExportDeps): Promise<void> {
  const now = deps.clock.now()
  const lease: Lease = { token: deps.secrets.fresh(), until: new Date(now.getTime() + deps.leaseMs) }
  const work = await deps.dataExports.claim(userId, lease, now)
  if (work === null) return
  const turn = { userId, lease, work }
  if (work.attempts > MAX_ATTEMPTS) return await giveUp(turn, deps)
  const upload = work.upload ?? (await begun(turn, deps))
  if (upload === null) return
  // After a crash between the last part and the end, every part is stored.
  const isStored = work.parts.length > 0 && work.place === null
  const written = isStored ? work : await writeParts(turn, upload, deps)
  if (written === 'later' && (await deps.dataExports.release(userId, lease, deps.clock.now())))
    await deps.queue.send({ v: 1, userId })
  // The account was deleted meanwhile.
  if (written === 'lost' && (await deps.dataExports.find(userId)) === null)
    await deps.exportFiles.abandon(userId, work.format, upload)
  if (written === 'later' || written === 'lost') return
  await finish(turn, upload, written, deps)
}

/** Begins an upload and stores its id, so that it can be given up; null when another worker holds the work. */
async function begun({ userId, lease, work }: Turn, { dataExports, exportFiles }: WriteExportDeps) {
  const upload = await exportFiles.begin(userId, work.format)
  if (await dataExports.began(userId, lease, upload)) return upload
  await exportFiles.abandon(userId, work.format, upload)
  return null
}

/** Stores part after part. `later` when the time is up, `lost` when another worker holds the work. */
async function writeParts(
  { userId, lease, work }: Turn,
  upload: string,
  deps: WriteExportDeps,
): Promise<'later' | 'lost' | WrittenExport> {
  const { format, startedAt } = work
  const endsAt = deps.clock.now().getTime() + deps.turnMs
  let done = work
  let chunks: Buffer[] = []
  let size = 0
  let records = 0
  for await (const { text, records: more, next } of exportPieces(
    { userId, format, startedAt },
    deps,
    work.place,
  )) {
    const chunk = Buffer.from(text)
    chunks.push(chunk)
    size += chunk.length
    records += more
    if (size < PART_BYTES && next !== null) continue
    const number = done.parts.length + 1
    const bytes = Buffer.concat(chunks)
    const tag = await deps.exportFiles.store(userId, format, { upload, number, bytes })
    done = {
      ...done,
      upload,
      parts: [...done.parts, { number, tag }],
      place: next,
      records: done.records + records,
      bytes: done.bytes + size,
    }
    const until = new Date(deps.clock.now().getTime() + deps.leaseMs)
    if (!(await deps.dataExports.save(userId, { ...lease, until }, progressOf(done)))) return 'lost'
    if (next !== null && deps.clock.now().getTime() >= endsAt) return 'later'
    chunks = []
    size = 0
    records = 0
  }
  return done
}

const progressOf = ({ records, bytes, upload, parts, place }: WrittenExport) => ({
  records,
  bytes,
  upload,
  parts,
  place,
})

/** Makes the file of its parts, and mails the user once: the page shows the same if the mail fails. */
async function finish(
  { userId, lease, work }: Turn,
  upload: string,
  { parts, bytes }: WrittenExport,
  deps: WriteExportDeps,
): Promise<void> {
  const { dataExports, exportFiles, clock } = deps
  const { format } = work
  // An upload that is gone was completed before a crash, or given up by S3.
  const isWhole =
    (await exportFiles.complete(userId, format, upload, parts)) || (await exportFiles.exists(userId, format))
  const state = isWhole ? 'ready' : 'failed'
  if (!(await dataExports.end(userId, lease, { state, bytes }, clock.now()))) {
    if ((await dataExports.find(userId)) === null) await exportFiles.remove(userId, format)
    return
  }
  const snapshot = await deps.accounts.snapshot(userId, clock.now())
  if (!isWhole || snapshot === null || !snapshot.account.isActive) return
  const { email, firstName } = snapshot.account
  await deps.mail.send(dataReady({ to: email, firstName, site: deps.site }))
}

async function giveUp({ userId, lease, work }: Turn, { dataExports, exportFiles, clock }: WriteExportDeps) {
  if (work.upload !== null) await exportFiles.abandon(userId, work.format, work.upload)
  await dataExports.end(userId, lease, { state: 'failed', bytes: 0 }, clock.now())
}
