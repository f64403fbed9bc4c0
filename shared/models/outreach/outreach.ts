import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { CountryRule } from '../country-rule.ts'
import { RevisionWish } from '#shared/catalog/letters.ts'
import { HeldBack } from './held-back.ts'
import { RankingReason } from './ranking.ts'
import { Day, Instant } from '../wire-types.ts'

/** Where a statement comes from. Spans are UTF-16 offsets into the resume's or posting's text. */
export const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('resume'), start: z.number(), end: z.number(), quote: z.string() }),
  z.object({ kind: z.literal('posting'), start: z.number(), end: z.number(), quote: z.string() }),
  z.object({
    kind: z.literal('contact'),
    uri: z.nullable(z.string()),
    seenAt: z.nullable(z.string()),
    quote: z.string(),
  }),
  z.object({ kind: z.literal('fact'), quote: z.string() }),
  z.object({ kind: z.literal('opinion') }),
])
export type Source = z.infer<typeof Source>

/** One finding of the draft check: E blocks the draft, W is shown with its fix. */
export const Finding = z.object({
  rule: z.string(),
  severity: z.enum(['E', 'W']),
  message: z.string(),
  /** UTF-16 offsets into the body, or null when the finding is about the whole draft. */
  span: z.nullable(z.object({ start: z.number(), end: z.number() })),
})
export type Finding = z.infer<typeof Finding>

/** As the specification has it: draft_sent is a draft in Gmail, pending_send is written and waiting. */
export const EmailStatus = z.enum([
  'draft',
  'draft_sent',
  'pending_send',
  'scheduled',
  'sent',
  'failed',
  'replied',
  'interview',
  'discarded',
])
export type EmailStatus = z.infer<typeof EmailStatus>

/** A status that is not known, or none, is shown as a draft: one entry must not hide the others. */
const ShownStatus = orElse(EmailStatus, 'draft')

/** What the user says became of an email: nobody else can know it. */
export const EmailMark = z.enum(['sent', 'replied', 'interview', 'discarded'])
export type EmailMark = z.infer<typeof EmailMark>

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
  /** What the user marked it as, else what the service knows. */
  emailStatus: ShownStatus,
  /** What the service knows by itself, whatever the user marked. */
  knownStatus: ShownStatus,
  mark: z.nullable(EmailMark),
  markedAt: z.nullable(Instant),
  /** Why the entry failed, in a sentence, when it did. */
  failure: z.nullable(z.string()),
  createdAt: Instant,
})
export type OutreachEntry = z.infer<typeof OutreachEntry>

/** Lists of more than a hundred carry no texts: they are read for counts. */
export const OutreachCount = z.object({ id: z.string(), createdAt: Instant })
export type OutreachCount = z.infer<typeof OutreachCount>

export const OutreachList = z.object({
  data: z.union([z.array(OutreachEntry), z.array(OutreachCount)]),
  totalPages: z.number(),
  totalItems: z.number(),
  availableDates: z.array(z.string()),
  todayCount: z.number(),
  /** With a search that did not look at all entries: how many of the newest it looked at. */
  searchedOnly: z.optional(z.number()),
})
export type OutreachList = z.infer<typeof OutreachList>

/** How many emails wait for something, and the one to begin with. */
const ToDo = z.object({ count: z.number(), next: z.nullable(z.string()) })

/** Entries of the last 30 days; days are UTC. */
export const OutreachStatistics = z.object({
  total: z.number(),
  /** Oldest first, today last; a day without any has 0. */
  days: z.array(z.object({ day: Day, count: z.number() })),
  /** Those that there are, most first. */
  statuses: z.array(z.object({ status: ShownStatus, count: z.number() })),
  /** Most first, then by name; what the list leaves out is counted in `others`. */
  companies: z.array(z.object({ companyName: z.string(), count: z.number() })),
  others: z.object({ companies: z.number(), count: z.number() }),
  /** What waits for the user. */
  toDo: z.object({
    /** Written, and neither sent nor discarded as far as anybody knows; `next` is the newest. */
    drafts: ToDo,
    /** Sent five working days ago, not answered and not followed up; `next` has waited the longest. */
    followUps: ToDo,
  }),
})
export type OutreachStatistics = z.infer<typeof OutreachStatistics>

/** How it stands with writing a draft again. */
export const Revision = z.object({
  /** The wish that is being worked on; null when none is. */
  underWay: z.nullable(RevisionWish),
  /** Why the last wish came to nothing, in a sentence; null when it did not. */
  failure: z.nullable(z.string()),
  /** Why its text was held back, where it was. */
  heldBack: z.array(HeldBack),
  /** How often the user may ask today, of all drafts together. */
  leftToday: z.number(),
})
export type Revision = z.infer<typeof Revision>

/** How it stands with following an email up. */
export const FollowUp = z.object({
  /** 0 for a first email. */
  number: z.number(),
  /** The email that it follows; null for a first one. */
  of: z.nullable(z.string()),
  /** none: not sent, or answered; not_yet: too early; due; written: `followedBy`; last: none follows. */
  state: z.enum(['none', 'not_yet', 'due', 'written', 'last']),
  /** From when one may be asked for, where one may. */
  dueAt: z.nullable(Instant),
  followedBy: z.nullable(z.string()),
})
export type FollowUp = z.infer<typeof FollowUp>

/** A letter that another has taken the place of. */
export const LetterVersion = z.object({
  subject: z.string(),
  body: z.string(),
  /** What it was written for; null for the first. */
  wish: z.nullable(RevisionWish),
  at: Instant,
  writer: z.string(),
  score: z.number(),
})
export type LetterVersion = z.infer<typeof LetterVersion>

/** One entry with everything that led to it. */
export const OutreachDetails = z.object({
  entry: OutreachEntry,
  /** The user marked it as sent, and for longer than an answer should take nothing came. */
  noReplyYet: z.boolean(),
  contact: z.object({
    title: z.nullable(z.string()),
    tier: z.enum(['A', 'B', 'C']),
    reason: z.string(),
    sourceUri: z.nullable(z.string()),
    seenAt: z.nullable(z.string()),
    /** Where the person was found; null for emails from before this was kept. */
    foundBy: z.nullable(z.enum(['posting', 'board', 'page', 'vendor'])),
    /** When the mail server confirmed the address; null where the employer publishes it. */
    verifiedAt: z.nullable(z.string()),
  }),
  posting: z.object({
    location: z.string(),
    postedAt: z.nullable(Instant),
    source: z.string(),
    /** Credit line that the source of the posting asks for. */
    attribution: z.nullable(z.string()),
    /** The employer's own board where the whole text was read; null where it is as its source gave it. */
    fullText: z.nullable(z.object({ source: z.string(), url: z.string() })),
    /** The source gave no more than its beginning. */
    isCut: z.boolean(),
  }),
  /** What to mind in the country that was searched; null where our rulebook has nothing to add. */
  countryRule: z.nullable(CountryRule),
  /** Why this posting was chosen, the weightiest first; none with emails from before this was kept. */
  reasons: z.array(RankingReason),
  sentences: z.array(z.object({ text: z.string(), sources: z.array(Source) })),
  findings: z.array(Finding),
  /** Why there is no text, where one was refused or nothing could be told. */
  heldBack: z.array(HeldBack),
  score: z.nullable(z.number()),
  writer: z.nullable(z.string()),
  revision: Revision,
  followUp: FollowUp,
  versions: z.array(LetterVersion),
})
export type OutreachDetails = z.infer<typeof OutreachDetails>
