import { ContactReason } from '#shared/catalog/reasons/contact-reasons.ts'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { Finding, Source } from '#engine/values/finding.ts'
import { CountryRule } from '../country-rule.ts'
import { RevisionKind } from '#engine/values/letter-tones.ts'
import { HeldBack } from './held-back.ts'
import { RankingReason } from '#engine/values/reasons/ranking.ts'
import { OWN_WORDS } from '#shared/catalog/constants.ts'
import { text } from '../visible-text.ts'
import { Day, Instant } from '../wire-types.ts'
import { EmailMark, NextStep, StageChange } from './stages.ts'

/** The specification's values: draft_sent is a draft in Gmail, pending_send is written and waiting. */
export const EmailStatus = z.enum([
  'draft',
  'draft_sent',
  'pending_send',
  'scheduled',
  'sent',
  'failed',
  'replied',
  'interview',
  'offer',
  'rejected',
  'withdrawn',
  'discarded',
])
export type EmailStatus = z.infer<typeof EmailStatus>

/** An unknown or missing status is shown as a draft, so that one entry does not break the whole list. */
const ShownStatus = orElse(EmailStatus, 'draft')

export { EmailMark }

export const OutreachEntry = z.object({
  id: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  contactPersonName: z.string(),
  contactPersonEmail: z.string(),
  contactPersonLinkedin: z.nullable(z.string()),
  linkedinJobUrl: z.nullable(z.string()),
  jobApplyUrl: z.nullable(z.string()),
  emailSubject: z.nullable(z.string()),
  emailBody: z.nullable(z.string()),
  /** The user's mark, otherwise the status known to the service. */
  emailStatus: ShownStatus,
  /** The status known to the service, whatever the user marked. */
  knownStatus: ShownStatus,
  mark: z.nullable(EmailMark),
  markedAt: z.nullable(Instant),
  /** Why the entry failed, in a sentence; null when it did not. */
  failure: z.nullable(z.string()),
  /** Whether no model wrote the text and its user has not edited it: it does not say why this company. */
  startingPoint: z.boolean(),
  createdAt: Instant,
})
export type OutreachEntry = z.infer<typeof OutreachEntry>

/** An entry in lists of more than a hundred, which are only used for counts and have no texts. */
export const OutreachCount = z.object({ id: z.string(), createdAt: Instant })
export type OutreachCount = z.infer<typeof OutreachCount>

export const OutreachList = z.object({
  data: z.union([z.array(OutreachEntry), z.array(OutreachCount)]),
  totalPages: z.number(),
  totalItems: z.number(),
  availableDates: z.array(z.string()),
  todayCount: z.number(),
  /** For a search that did not cover all entries: how many of the newest it covered. */
  searchedOnly: z.optional(z.number()),
})
export type OutreachList = z.infer<typeof OutreachList>

/** Entries of the last 30 days; days are UTC. */
export const OutreachStatistics = z.object({
  total: z.number(),
  /** Oldest first, including days with 0. */
  days: z.array(z.object({ day: Day, count: z.number() })),
  /** Statuses with entries, most frequent first. */
  statuses: z.array(z.object({ status: ShownStatus, count: z.number() })),
  /** Most frequent first, then by name; `others` counts companies that are not listed. */
  companies: z.array(z.object({ companyName: z.string(), count: z.number() })),
  others: z.object({ companies: z.number(), count: z.number() }),
})
export type OutreachStatistics = z.infer<typeof OutreachStatistics>

/** State of rewriting a draft. */
export const Revision = z.object({
  /** The request in progress; null when there is none. */
  underWay: z.nullable(RevisionKind),
  /** Why the last request failed, in a sentence; null when it did not. */
  failure: z.nullable(z.string()),
  /** Why its text was held back; empty when it was not. */
  heldBack: z.array(HeldBack),
  /**
   * Where the text that the user typed is, besides here: null when the letter is not theirs or never had a
   * draft, `changed` when they also changed the draft in Gmail, which was then left alone.
   */
  ownWords: z.nullable(z.enum(['saving', 'saved', 'changed', 'not_saved'])),
  /** Requests left today for all drafts together. */
  leftToday: z.number(),
})
export type Revision = z.infer<typeof Revision>

/** State of an email's follow-ups. */
export const FollowUp = z.object({
  /** 0 for a first email. */
  number: z.number(),
  /** Id of the email that it follows; null for a first email. */
  of: z.nullable(z.string()),
  /** none: not sent, or answered; not_yet: too early; due; written: `followedBy`; last: none follows. */
  state: z.enum(['none', 'not_yet', 'due', 'written', 'last']),
  /** When a follow-up may be requested; null when none may. */
  dueAt: z.nullable(Instant),
  followedBy: z.nullable(z.string()),
})
export type FollowUp = z.infer<typeof FollowUp>

/** A letter that was replaced by a newer version. */
export const LetterVersion = z.object({
  subject: z.string(),
  body: z.string(),
  /** How it came about; null for the first version. */
  wish: z.nullable(RevisionKind),
  at: Instant,
  writer: z.string(),
  score: z.number(),
})
export type LetterVersion = z.infer<typeof LetterVersion>

/** The text of a letter as its user typed it. */
export const OwnWords = z.object({
  subject: text(OWN_WORDS.maxSubject, 'Write a subject.'),
  body: text(OWN_WORDS.maxBody, 'Write a text.'),
})
export type OwnWords = z.infer<typeof OwnWords>

/** One entry with its contact, posting, evidence, findings and versions. */
export const OutreachDetails = z.object({
  entry: OutreachEntry,
  /** The resume that the letter was written from; null for letters from before it was stored. */
  writtenFrom: z.nullable(z.object({ fileName: z.string(), uploadedAt: Instant })),
  /** What the user told about it, oldest first. */
  stages: z.array(StageChange),
  nextStep: z.nullable(NextStep),
  /** Whether it was marked as sent and not answered within the response timeout. */
  noReplyYet: z.boolean(),
  contact: z.object({
    title: z.nullable(z.string()),
    tier: z.enum(['A', 'B', 'C']),
    reason: ContactReason,
    sourceUri: z.nullable(z.string()),
    seenAt: z.nullable(z.string()),
    /** Where the person was found; null for emails older than this field. */
    foundBy: z.nullable(z.enum(['posting', 'board', 'page', 'vendor'])),
    /** When the mail server confirmed the address; null when the employer publishes it. */
    verifiedAt: z.nullable(z.string()),
  }),
  posting: z.object({
    location: z.string(),
    postedAt: z.nullable(Instant),
    /** Where it came from by name, or the credit line that its source asks for. */
    source: z.string(),
    /** The employer's own board where the whole text was read; null when the text is the source's. */
    fullText: z.nullable(z.object({ source: z.string(), url: z.string() })),
    /** Whether the source only gave the beginning of the text. */
    isCut: z.boolean(),
    /** What it wants of an application besides a resume, in its own sentences. */
    asks: z.array(z.string()),
  }),
  /** The rule of the searched country; null when there is nothing to point out. */
  countryRule: z.nullable(CountryRule),
  /** Why this posting was chosen, the most important first; empty for emails older than this field. */
  reasons: z.array(RankingReason),
  /** The draft in Gmail: its mailbox, and its thread where that is known; null when there is no draft. */
  draft: z.nullable(z.object({ mailbox: z.string(), threadId: z.nullable(z.string()) })),
  sentences: z.array(z.object({ text: z.string(), sources: z.array(Source) })),
  findings: z.array(Finding),
  /** Why there is no text: the letter was refused, or there was nothing to say. */
  heldBack: z.array(HeldBack),
  score: z.nullable(z.number()),
  writer: z.nullable(z.string()),
  revision: Revision,
  followUp: FollowUp,
  versions: z.array(LetterVersion),
})
export type OutreachDetails = z.infer<typeof OutreachDetails>
