import * as z from 'zod/mini'
import type { Entry } from '#core/cycle/model.ts'
import type { NewEntry } from '#core/cycle/ports.ts'
import type { Marking } from '#core/tracker/model.ts'
import type { CheckedLetter } from '#core/writing/model.ts'
import { EmailMark, Finding, Source } from '#shared/models/outreach.ts'
import { keys } from '../keys.ts'
import { listedEntry } from '../list-places.ts'
import type { Item } from '../table.ts'
import { NullableInstant, StoredInstant, toNullable, toStored } from './instant.ts'

/** States of a written email that the cycle is done with: what the user says became of it then stays true. */
export const MARKABLE = ['drafted', 'gone', 'ready'] as const

const Mark = z._default(z.nullable(EmailMark), null)

/** The part of an entry that the tracker lists. */
export const EntryItem = z.object({
  id: z.string(),
  userId: z.string(),
  runId: z.string(),
  state: z.enum(['reserved', 'written', 'drafted', 'gone', 'ready', 'failed']),
  companyName: z.string(),
  jobTitle: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactTitle: z._default(z.nullable(z.string()), null),
  contactLinkedin: z.nullable(z.string()),
  jobUrl: z.nullable(z.string()),
  applyUrl: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  body: z.nullable(z.string()),
  draftId: z.nullable(z.string()),
  failure: z.nullable(z.enum(['refused_by_check', 'mailbox_disconnected', 'access_ended', 'mailbox_refused', 'asked_not_to_be_contacted', 'gave_up'])),
  createdAt: StoredInstant,
  openedAt: StoredInstant,
  attempts: z.number(),
  intentAt: NullableInstant,
  misses: z.number(),
  leaseUntil: z.nullable(z.string()),
  quota: z.enum(['trial', 'plan']),
  jobKey: z.string(),
  mark: Mark,
  markedAt: z._default(NullableInstant, null),
})

/** What the index of outlines holds of an entry. */
export const OutlineItem = z.pick(EntryItem, { state: true, companyName: true, jobTitle: true, contactName: true, subject: true, mark: true })

const Posting = z.object({
  id: z.string(),
  source: z.string(),
  title: z.string(),
  company: z.string(),
  companyDomain: z.nullable(z.string()),
  location: z.string(),
  remote: z.boolean(),
  description: z.string(),
  url: z.string(),
  applyUrl: z.nullable(z.string()),
  postedAt: NullableInstant,
  attribution: z.nullable(z.string()),
})

const Contact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  title: z.nullable(z.string()),
  company: z.string(),
  domain: z.string(),
  email: z.string(),
  linkedin: z.nullable(z.string()),
  tier: z.enum(['A', 'B', 'C']),
  reason: z.string(),
  sourceUri: z.nullable(z.string()),
  seenAt: z.nullable(z.string()),
  verifiedAt: z.nullable(z.string()),
})

const Letter = z.object({
  letter: z.object({
    subject: z.string(),
    greeting: z.string(),
    paragraphs: z.array(z.array(z.object({ text: z.string(), sources: z.array(Source) }))),
    signature: z.array(z.string()),
    writer: z.string(),
  }),
  subject: z.string(),
  body: z.string(),
  findings: z.array(Finding),
  score: z.number(),
})

/** The part read one entry at a time: what the letter was written from, and the letter with its sources. */
export const MaterialItem = z.object({ posting: Posting, contact: Contact, letter: z.nullable(Letter) })

export function newEntryToItem(entry: NewEntry, now: Date): Item {
  const { posting, contact } = entry
  return {
    ...keys.entry(entry.userId, entry.id),
    id: entry.id,
    userId: entry.userId,
    runId: entry.runId,
    state: 'reserved',
    companyName: posting.company,
    jobTitle: posting.title,
    contactName: `${contact.firstName} ${contact.lastName}`.trim(),
    contactEmail: contact.email,
    contactTitle: contact.title,
    contactLinkedin: contact.linkedin,
    jobUrl: posting.url,
    applyUrl: posting.applyUrl,
    subject: null,
    body: null,
    draftId: null,
    failure: null,
    createdAt: toStored(now),
    openedAt: toStored(now),
    attempts: 0,
    intentAt: null,
    misses: 0,
    leaseUntil: null,
    quota: entry.quota,
    jobKey: entry.jobKey,
    entrySk: `${toStored(now)}#${entry.id}`,
    ...listedEntry(entry.id, now),
  }
}

export const newMaterialToItem = (entry: NewEntry): Item => ({
  ...keys.material(entry.userId, entry.id),
  posting: { ...entry.posting, postedAt: toNullable(entry.posting.postedAt) },
  contact: { ...entry.contact },
  letter: null,
})

export function letterToAttribute(checked: CheckedLetter): Item {
  return { ...checked, letter: { ...checked.letter } }
}

export function entryFromItems(item: Item, material: Item): Entry & Marking {
  const { posting, contact, letter } = MaterialItem.parse(material)
  return { ...EntryItem.parse(item), posting, contact, letter }
}
