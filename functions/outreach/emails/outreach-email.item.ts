import * as z from 'zod/mini'
import { ChosenContact } from '#functions/recipients/model.ts'
import { CheckedLetter, FollowUp } from '#engine/values/letter.ts'
import { Posting } from '#engine/values/posting.ts'
import { StoredRefusal } from '#engine/values/finding.ts'
import { RankingPart, RankingReason } from '#engine/values/reasons/ranking.ts'
import { EmailMark } from '#shared/models/outreach/outreach.ts'
import { keys } from '#platform/table/keys.ts'
import { listedEmail, positionAt } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, StoredInstant, type Stored } from '#platform/table/instant.ts'
import { pack, unpack } from '#platform/table/packed.ts'

/** States in which the cycle is done with a written email, so that the user may mark what became of it. */
export const MARKABLE = ['drafted', 'gone', 'ready'] as const

/** `gone`: the draft is no longer in the mailbox, because it was sent or deleted. */
const State = z.enum(['reserved', 'written', 'drafted', 'gone', 'ready', 'failed'])

const Failure = z.enum([
  'refused_by_check',
  'nothing_to_say',
  'mailbox_disconnected',
  'access_ended',
  'search_paused',
  'mailbox_refused',
  'asked_not_to_be_contacted',
  /** The user put the person or company on their do-not-contact list. */
  'on_your_list',
  /** The recipient objected after the draft was made. */
  'withdrawn',
  'gave_up',
])

const Mark = z._default(z.nullable(EmailMark), null)

/**
 * The state of an email and the attributes it is found by: less than a kilobyte, because it is written four
 * times and each write is charged by its size. Addresses and links are in the material item, with the letter.
 */
export const OutreachEmailItem = z.object({
  id: z.string(),
  userId: z.string(),
  runId: z.string(),
  state: State,
  companyName: z.string(),
  jobTitle: z.string(),
  contactName: z.string(),
  subject: z.nullable(z.string()),
  draftId: z.nullable(z.string()),
  failure: z.nullable(Failure),
  createdAt: StoredInstant,
  /** When the work on the email began; set again when it continues after waiting for a mailbox. */
  openedAt: StoredInstant,
  attempts: z.number(),
  /** Set before the mailbox is asked to create the draft: from then on the draft may exist. */
  intentAt: NullableInstant,
  /** How often a draft that may exist was looked for without success. */
  misses: z.number(),
  leaseUntil: z.nullable(z.string()),
  /** The counters that the email's quota was taken from; a follow-up takes none. */
  quota: z.enum(['trial', 'plan']),
  jobKey: z.string(),
  mark: Mark,
  markedAt: z._default(NullableInstant, null),
  /** Gmail's id of the draft's thread, where it is known. */
  threadId: z._default(z.nullable(z.string()), null),
  /** The email that this one follows up; null for a first email. */
  followUpOf: z._default(z.nullable(z.string()), null),
  /** 0 for a first email. */
  followUpNumber: z._default(z.number(), 0),
  followedBy: z._default(z.nullable(z.string()), null),
})

/** An email's own item in the table, without its material. */
export type EmailRecord = Stored<typeof OutreachEmailItem>

/** The attributes of an email in the index of outlines. */
export const OutlineItem = z.pick(OutreachEmailItem, {
  state: true,
  companyName: true,
  jobTitle: true,
  contactName: true,
  subject: true,
  mark: true,
})

const Opened = z.record(z.string(), z.unknown())

const EmailFollowUp = z.extend(FollowUp, {
  sentOn: StoredInstant,
  /** The email that is followed up. */
  of: z.string(),
  /** The draft of the email before. */
  thread: z.object({
    /** The mailbox it was saved in; null when it never was. */
    mailbox: z.nullable(z.string()),
    jobKey: z.string(),
    /** Gmail's id of the thread; null when it is not known. */
    threadId: z.nullable(z.string()),
  }),
})

/** What a follow-up replies to, stored with it so that neither text nor thread has to be read again. */
export type EmailFollowUp = Stored<typeof EmailFollowUp>

/** Emails from before codes were stored have a sentence. */
const StoredReason = z.union([
  RankingReason,
  z.pipe(
    z.object({ part: RankingPart, value: z.number(), words: z.string() }),
    z.transform(({ words, ...rest }) => ({ ...rest, why: { code: 'said' as const, params: { words } } })),
  ),
])

export const WrittenFrom = z.object({ resumeId: z.string(), fileName: z.string(), uploadedAt: StoredInstant })
/** The resume that a letter was written from. */
export type WrittenFrom = Stored<typeof WrittenFrom>

/** What the letter was written from, and the letter: read only where a text is shown or written. */
const Material = z.object({
  posting: z.extend(Posting, { postedAt: NullableInstant }),
  contact: ChosenContact,
  /** Why the posting was chosen; empty for emails from before reasons were stored. */
  reasons: z._default(z.array(StoredReason), []),
  /** Code of the country that was searched; absent for emails from before it was stored. */
  country: z.optional(z.string()),
  letter: z.nullable(CheckedLetter),
  /** Absent for letters from before it was stored, and without a letter. */
  writtenFrom: z.optional(WrittenFrom),
  /** Why the plain writer wrote the letter in a model's place; absent for every other letter. */
  instead: z.optional(z.enum(['after_refusal', 'without_answer'])),
  /** Why the letter was held back, if it was. */
  refusals: z._default(z.array(StoredRefusal), []),
  /** Absent for a first email. */
  followUp: z.optional(EmailFollowUp),
})
export type EmailMaterial = Stored<typeof Material>

/** One person to write to about one job. */
export interface OutreachEmail extends Omit<EmailRecord, 'misses'>, EmailMaterial {
  readonly failedLookups: EmailRecord['misses']
}

export type NewOutreachEmail = Pick<
  OutreachEmail,
  'id' | 'userId' | 'runId' | 'posting' | 'contact' | 'jobKey' | 'reasons' | 'quota' | 'followUp' | 'country'
>

export function newOutreachEmailToItem(email: NewOutreachEmail, now: Date): Item {
  const { posting, contact } = email
  return {
    ...keys.email(email.userId, email.id),
    id: email.id,
    userId: email.userId,
    runId: email.runId,
    state: 'reserved',
    companyName: posting.company,
    jobTitle: posting.title,
    contactName: `${contact.firstName} ${contact.lastName}`.trim(),
    subject: null,
    draftId: null,
    failure: null,
    createdAt: now,
    openedAt: now,
    attempts: 0,
    intentAt: null,
    misses: 0,
    leaseUntil: null,
    quota: email.quota,
    jobKey: email.jobKey,
    entrySk: positionAt(now, email.id),
    ...listedEmail(email.id, now),
  }
}

/** One or two kilobytes, written twice: with the reservation, and when the letter is written. */
export const newMaterialToItem = (email: Omit<NewOutreachEmail, 'quota'>, more: Item = {}): Item => ({
  ...keys.material(email.userId, email.id),
  packed: pack({
    posting: email.posting,
    contact: email.contact,
    reasons: email.reasons,
    followUp: email.followUp,
    country: email.country,
    ...more,
  }),
})

export const letterToAttribute = (checked: CheckedLetter): Uint8Array => pack(checked)

/** The unpacked contents of a material item. */
export function materialOf(item: Item): Item {
  const { packed, letter, refusals, ...rest } = item
  if (packed === undefined) return { letter: null, ...item }
  return {
    ...rest,
    ...Opened.parse(unpack(packed)),
    letter: letter === undefined ? null : unpack(letter),
    ...(refusals === undefined ? {} : { refusals: unpack(refusals) }),
  }
}

export const materialFromItem = (item: Item): EmailMaterial => Material.parse(materialOf(item))

/** Stands in for a missing material item, as at the moment an account is deleted or merged. */
const NO_MATERIAL = { posting: null, contact: null, reasons: [], letter: null, refusals: [] }

/** The contents of an email's material item, or empty ones if it was not found. */
export const materialOrEmpty = (material: Item | null) =>
  material === null ? NO_MATERIAL : materialFromItem(material)

/**
 * Joins an email with its material. A reserved email that has a letter counts as written, because saving the
 * letter does not update the email's own item.
 */
export function outreachEmailFromItems(item: Item, material: Item): OutreachEmail {
  const { misses: failedLookups, ...email } = OutreachEmailItem.parse(item)
  const contents = materialFromItem(material)
  return {
    ...email,
    failedLookups,
    ...contents,
    state: email.state === 'reserved' && contents.letter !== null ? 'written' : email.state,
  }
}

/** An email as the tracker lists it. */
export const trackedFromItems = (item: Item, material: Item | null) =>
  trackedFrom(item, materialOrEmpty(material))

export function trackedFrom(
  item: Item,
  { posting, contact, letter, refusals }: ReturnType<typeof materialOrEmpty>,
) {
  return {
    ...OutreachEmailItem.parse(item),
    refusals,
    contactEmail: contact?.email ?? '',
    contactLinkedin: contact?.linkedin ?? null,
    jobUrl: posting?.url ?? null,
    applyUrl: posting?.applyUrl ?? null,
    body: letter?.body ?? null,
    writer: letter?.letter.writer ?? null,
  }
}
