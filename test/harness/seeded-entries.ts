import { posting } from '#engine/test/postings.ts'
import { chosenContact } from '#harness/postings/finding-parts.ts'
import { encodeTime } from 'ulid'
import { emailsOfDay, monthOf, quotaOfDay } from '#functions/account/account.item.ts'
import {
  letterToAttribute,
  newOutreachEmailToItem,
  newMaterialToItem,
} from '#functions/outreach/emails/outreach-email.item.ts'
import { keys } from '#platform/table/keys.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import type { NewOutreachEmail } from '#functions/outreach/model.ts'
import { putItems, type SeedTarget } from './put-items.ts'

/** The highest daily cap of any plan. */
const PER_DAY = 30

const entryAt = (userId: string, index: number, at: Date): NewOutreachEmail => {
  const [company, domain] = [`Company ${index}`, `company-${index}.example`]
  return {
    id: `out_${encodeTime(at.getTime(), 10)}${String(index).padStart(16, '0')}`,
    userId,
    runId: `run_${encodeTime(at.getTime(), 10)}0000000000000000`,
    posting: posting({
      id: `board:${index}`,
      source: 'board',
      company,
      companyDomain: domain,
      description: 'Owns the plan of the product and talks with those who use it. '.repeat(40),
      url: `https://jobs.example/${index}`,
      postedAt: at,
    }),
    contact: chosenContact({
      firstName: 'Robin',
      lastName: `Example ${index}`,
      company,
      domain,
      email: `robin@${domain}`,
      reason: { code: 'given_with_posting', params: { name: 'Lena Brandt' } },
    }),
    jobKey: `job-${index}`,
    reasons: [],
    quota: 'plan',
  }
}

const DRAFTED = { state: 'drafted', draftId: 'r-1', subject: 'Your product team in Berlin' }
const TEXT = 'A paragraph of a letter as they are, with a reason and a question. '.repeat(10)
const LETTER: CheckedLetter = {
  letter: {
    subject: DRAFTED.subject,
    greeting: 'Hi Robin,',
    paragraphs: [[{ text: TEXT, sources: [] }]],
    signature: ['Alex Rivers'],
    writer: 'plain',
  },
  subject: DRAFTED.subject,
  body: TEXT,
  findings: [],
  score: 100,
}

/**
 * Writes a user's tracker entries straight into the table, thirty a day up to and including today, with the
 * day counters that the tracker reads. Only the first `materials` entries get a letter, which only an entry's
 * details need. Returns their ids, newest first.
 */
export async function seedEntries(
  target: SeedTarget,
  userId: string,
  count: number,
  now: Date,
  materials = 50,
): Promise<readonly string[]> {
  const midnight = Date.parse(`${dayOf(now)}T00:00:00.000Z`)
  const months = new Map<string, Record<string, unknown>>()
  const items: Record<string, unknown>[] = []
  const ids: string[] = []
  const letter = letterToAttribute(LETTER)
  for (let index = 0; index < count; index += 1) {
    const at = new Date(midnight - Math.floor(index / PER_DAY) * DAY + (PER_DAY - (index % PER_DAY)) * 1_000)
    const entry = entryAt(userId, index, at)
    ids.push(entry.id)
    items.push({ ...newOutreachEmailToItem(entry, at), ...DRAFTED, folderSk: `to_read#${entry.id}` })
    if (index < materials) items.push({ ...newMaterialToItem(entry), letter })
    const month = months.get(monthOf(at)) ?? { ...keys.usage(userId, monthOf(at)), used: 0 }
    const counted = [emailsOfDay(dayOf(at)), quotaOfDay(dayOf(at)), 'used'].map(
      (name) => [name, Number(month[name] ?? 0) + 1] as const,
    )
    months.set(monthOf(at), { ...month, ...Object.fromEntries(counted) })
  }
  await putItems(target, [...items, ...months.values()])
  return ids
}
