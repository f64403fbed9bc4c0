import { contactReasonWords } from '#shared/catalog/reasons/contact-reasons.ts'
import { rankingWords } from '#engine/values/reasons/ranking.ts'
import { fullName } from '#engine/language'
import { dayOf } from '#platform/clock.ts'
import type { UserActor } from '#platform/actor.ts'
import type { DetailedEmail, TrackerStore } from '#functions/outreach/tracker/tracker.store.ts'
import { detailsView } from '#functions/outreach/tracker/views.ts'
import type { MailboxState } from '#emulators/google/mailbox-state.ts'
import { TRACKER } from '#shared/catalog/constants.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { draftFileName } from './file-name.ts'
import { postingReport } from './posting-report.ts'
import type { Report, ReportedDraft, ReportedPosting } from './report.ts'

export interface Collected {
  /** The messages as saved in the mailbox, by file name. */
  readonly messages: ReadonlyMap<string, Uint8Array>
  readonly drafts: readonly ReportedDraft[]
  readonly failed: Report['failed']
  readonly postings: readonly ReportedPosting[]
}

/** The run's entries in the order of reservation: best first. */
async function entriesOf(
  actor: UserActor,
  run: Run,
  tracker: TrackerStore,
  now: Date,
): Promise<readonly DetailedEmail[]> {
  const range = { first: run.startedAt.slice(0, 'YYYY-MM-DD'.length), last: dayOf(now) }
  const counted = await tracker.counts(actor.userId, range, 0, TRACKER.maxPageSize)
  const found = await Promise.all(counted.map(({ id }) => tracker.find(actor.userId, id, now)))
  return found
    .flatMap((entry) => (entry?.runId === run.id ? [entry] : []))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export async function collect(
  actor: UserActor,
  run: Run,
  email: string,
  deps: { tracker: TrackerStore; mailbox: MailboxState; now: Date },
): Promise<Collected> {
  const messages = new Map<string, Uint8Array>()
  const drafts: ReportedDraft[] = []
  const failed: Report['failed'] = []
  const postings: ReportedPosting[] = []
  for (const entry of await entriesOf(actor, run, deps.tracker, deps.now)) {
    const details = detailsView(entry, deps.now)
    const saved = entry.draftId === null ? undefined : deps.mailbox.draft(email, entry.draftId)
    if (saved === undefined) {
      failed.push({
        company: entry.posting.company,
        jobTitle: entry.posting.title,
        failure: details.entry.failure,
        heldBack: details.heldBack,
      })
      postings.push(
        postingReport(entry, postings.length, {
          reason: details.entry.failure ?? 'The draft is not in the mailbox.',
        }),
      )
      continue
    }
    const file = draftFileName(drafts.length + 1, entry.contact.company, fullName(entry.contact))
    postings.push(postingReport(entry, postings.length, { file }))
    messages.set(file, Buffer.from(saved.raw, 'base64url'))
    drafts.push({
      ...details,
      file,
      contact: { ...details.contact, reason: contactReasonWords(details.contact.reason) },
      reasons: details.reasons.map(({ why, ...rest }) => ({ ...rest, words: rankingWords(why) })),
      posting: {
        ...details.posting,
        title: entry.posting.title,
        company: entry.posting.company,
        url: details.entry.linkedinJobUrl,
      },
    })
  }
  return { messages, drafts, failed, postings }
}
