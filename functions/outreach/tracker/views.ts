import type { OutreachEmailState } from '../model.ts'
import { HOUR } from '#platform/clock.ts'
import type { Posting } from '#engine/values/posting.ts'
import { askedOfApplicants, cutOf } from '#engine/postings'
import { heldBackFor } from '#shared/catalog/letter-rules.ts'
import { failureOf } from './failures.ts'
import { followUpState } from '../follow-up/due.ts'
import { revisionView } from '../revision/revision-view.ts'
import {
  type EmailMark,
  type EmailStatus,
  OutreachDetails,
  type OutreachEntry,
  type OutreachList,
} from '#shared/models/outreach/outreach.ts'
import { type Sent, shaped } from '#shared/models/wire-types.ts'
import type { EmailPage } from './list-emails.ts'
import { countryRule } from '#shared/catalog/country-rules.ts'
import { isPlain } from '#engine/values/letter-languages.ts'
import type { CountryRule } from '#shared/models/country-rule.ts'
import type { TrackedEmail } from './model.ts'
import type { DetailedEmail } from './tracker.store.ts'

/**
 * Statuses on the wire. A draft in Gmail has not been sent, so it must not be shown as sent. An email still
 * being worked on is `scheduled`; one that is written but has no mailbox is `pending_send`. A draft that is
 * gone from Gmail was sent or deleted, which the details say as well.
 */
const STATUS: Readonly<Record<OutreachEmailState, EmailStatus>> = {
  reserved: 'scheduled',
  written: 'scheduled',
  drafted: 'draft',
  gone: 'sent',
  ready: 'pending_send',
  failed: 'failed',
}

/** The user's mark takes precedence over what we know. */
export const statusOf = ({
  state,
  mark,
}: {
  state: OutreachEmailState
  mark: EmailMark | null
}): EmailStatus => mark ?? STATUS[state]

/** Drops anything but web links, since a posting may contain any URL. */
const webLink = (url: string | null): string | null =>
  url !== null && /^https?:\/\//i.test(url) ? url : null

export function emailView(email: TrackedEmail): Sent<typeof OutreachEntry> {
  return {
    ...email,
    contactPersonName: email.contactName,
    contactPersonEmail: email.contactEmail,
    contactPersonLinkedin: webLink(email.contactLinkedin),
    linkedinJobUrl: webLink(email.jobUrl),
    jobApplyUrl: webLink(email.applyUrl),
    emailSubject: email.subject,
    emailBody: email.body,
    emailStatus: statusOf(email),
    knownStatus: STATUS[email.state],
    failure: email.failure && failureOf(email.failure, email.refusals),
    // A follow-up says nothing about the company again.
    startingPoint: email.writer !== null && isPlain(email.writer) && email.followUpOf === null,
  }
}

/** The rule of the country that was searched; null when it allows everything. */
function restrictionOf(country: string | undefined): CountryRule | null {
  if (country === undefined) return null
  const rule = countryRule(country)
  return rule.rule === 'allowed' ? null : rule
}

/** One email with its evidence. Sentences are in the order of the letter. */
export function detailsView(email: DetailedEmail, now: Date): OutreachDetails {
  const { posting, contact, letter } = email
  return shaped(OutreachDetails, {
    ...email,
    entry: emailView({
      ...email,
      contactEmail: contact.email,
      contactLinkedin: contact.linkedin,
      jobUrl: posting.url,
      applyUrl: posting.applyUrl,
      subject: letter?.subject ?? null,
      body: letter?.body ?? null,
      writer: letter?.letter.writer ?? null,
    }),
    writtenFrom: email.writtenFrom ?? null,
    stages: email.stages.changes,
    nextStep: email.stages.nextStep,
    noReplyYet: isUnanswered(email, now),
    contact: { ...contact, sourceUri: webLink(contact.sourceUri), foundBy: contact.foundBy ?? null },
    posting: {
      ...posting,
      source: sourceName(posting),
      fullText: fullTextOf(posting),
      isCut: cutOf(posting.description) !== null,
      asks: email.followUpOf === null ? askedOfApplicants(posting.description) : [],
    },
    countryRule: restrictionOf(email.country),
    draft: email.draftMailbox === null ? null : { mailbox: email.draftMailbox, threadId: email.threadId },
    sentences: (letter?.letter.paragraphs ?? []).flat(),
    findings: letter?.findings ?? [],
    heldBack: email.refusals.map(heldBackFor),
    score: letter?.score ?? null,
    writer: letter?.letter.writer ?? null,
    revision: revisionView(email.revision, email.revisionsToday, email.draftMailbox !== null),
    versions: email.revision?.versions ?? [],
    followUp: {
      number: email.followUpNumber,
      of: email.followUpOf,
      followedBy: email.followedBy,
      ...followUpState(email, now),
    },
  })
}

/**
 * Where a posting came from, by name. A board and a page are named by where their text was read; every other source
 * has its credit line, and a text of the user's has neither.
 */
export const sourceName = ({
  source,
  attribution,
  textFrom,
}: Pick<Posting, 'source' | 'attribution' | 'textFrom'>) =>
  attribution ?? (source === 'pasted' ? 'You pasted it' : (textFrom?.source ?? 'A job board'))

function fullTextOf({ textFrom }: Posting): OutreachDetails['posting']['fullText'] {
  const url = webLink(textFrom?.url ?? null)
  return textFrom === undefined || url === null ? null : { source: textFrom.source, url }
}

/** Whether the user marked the email as sent and no answer came within the hours that one may take. */
export const isUnanswered = (
  { mark, markedAt, responseTimeoutHours }: Pick<DetailedEmail, 'mark' | 'markedAt' | 'responseTimeoutHours'>,
  now: Date,
): boolean =>
  mark === 'sent' && markedAt !== null && markedAt.getTime() + responseTimeoutHours * HOUR <= now.getTime()

/** A page on the wire; pages read for counting have only ids and times. */
export function pageView({ emails, searchedOnly, ...page }: EmailPage): Sent<typeof OutreachList> {
  return {
    ...page,
    data: emails.texts ? emails.list.map(emailView) : emails.list,
    ...(searchedOnly === null ? {} : { searchedOnly }),
  }
}
