import { NOTHING_KEPT } from '#harness/recipients/people-search.ts'
import { ContactsOutOfCredits, DoNotContact, type ContactSource } from '#functions/recipients/model.ts'
import { SourceUnavailable, type PostingSource } from '#functions/postings/model.ts'
import type { Posting } from '#engine/values/posting.ts'
import { isDraftOf } from '#functions/mailbox/is-draft-of.ts'
import type { Writer } from '#engine/test/inside.ts'
import type { FaultContext } from './faults.ts'
import type { World } from './world.ts'
import type { DraftMailbox } from '#functions/mailbox/mailbox-port.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

const DESCRIPTION =
  'You will plan and test the tools that our engineers use every day. We look for an engineer who has built a planning tool before.'

/** An invented name of letters only: digits in a company's name would look like a telephone number. */
export const word = (text: string): string =>
  Array.from(text.replaceAll('-', ''))
    .map((digit) => 'BADEFIGONU'.charAt(Number(digit)))
    .join('')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase())

/** Generated once a day, for all worlds. */
const DAYS = new Map<string, readonly Posting[]>()

function postingsOf(world: World, perDay: number): readonly Posting[] {
  const day = world.now.toISOString().slice(0, 10)
  const key = `${day} ${perDay}`
  const known = DAYS.get(key)
  if (known) return known
  const postings = Array.from({ length: perDay }, (_, index): Posting => {
    const domain = `firm-${day}-${index}.example`
    return {
      id: `simulated:${day}-${index}`,
      source: 'simulated',
      title: 'Engineer',
      company: `Firm ${word(`${day}-${index}`)}`,
      companyDomain: domain,
      location: 'Berlin, Germany',
      remote: false,
      description: DESCRIPTION,
      url: `https://${domain}/jobs`,
      applyUrl: null,
      postedAt: new Date(`${day}T00:00:00.000Z`),
      attribution: null,
    }
  })
  DAYS.set(key, postings)
  return postings
}

/** A source's faulty results: none, half, or everything twice under other ids. */
const BAD_DAYS: readonly ((postings: readonly Posting[]) => readonly Posting[])[] = [
  () => {
    throw new SourceUnavailable('out_of_order')
  },
  () => [],
  (postings) => postings.slice(0, postings.length / 2),
  (postings) => postings.flatMap((posting) => [posting, { ...posting, id: `${posting.id}-again` }]),
]

/** New postings every day, each of another company. */
export function postingSource(
  world: World,
  perDay: number,
  { plan, random }: Pick<FaultContext, 'plan' | 'random'>,
): PostingSource {
  return {
    name: 'simulated',
    covers: () => true,
    async search() {
      const postings = postingsOf(world, perDay)
      const bad =
        plan.source > 0 && random() < plan.source
          ? BAD_DAYS[Math.floor(random() * BAD_DAYS.length)]
          : undefined
      return { postings: [...(bad === undefined ? postings : bad(postings))], cutShort: bad !== undefined }
    },
  }
}

const peopleOf = (domain: string) => ({
  domain,
  organization: null,
  acceptAll: false,
  pattern: null,
  people: [
    {
      firstName: 'Jo',
      lastName: 'Halloran',
      title: 'VP Engineering',
      seniority: 'executive' as const,
      department: 'it',
      email: `jo.halloran@${domain}`,
      linkedin: null,
      source: { uri: `https://${domain}/team`, seenAt: '2026-03-01' },
      verification: { status: 'valid' as const, checkedAt: '2026-03-01' },
      confidence: 97,
    },
  ],
})

const REFUSALS = [
  () => new SourceUnavailable('out_of_order'),
  () => new ContactsOutOfCredits(),
  () => new DoNotContact(),
] as const

/** One engineer to write to at every company. */
export const contactSource = ({ plan, random }: Pick<FaultContext, 'plan' | 'random'>): ContactSource => ({
  ...NOTHING_KEPT,
  async findPeople({ domain }) {
    if (plan.source > 0 && random() < plan.source / 4)
      throw (REFUSALS[Math.floor(random() * REFUSALS.length)] ?? REFUSALS[0])()
    return peopleOf(domain ?? 'unknown.example')
  },
  findAddress: async () => null,
  verify: async () => ({ status: 'valid', checkedAt: '2026-03-01' }),
})

/**
 * The same plain letter for everybody: the simulation is about what happens to letters, not their content.
 */
export const plainWriter: Writer = {
  async write({ contact, posting, sender }) {
    const source = { kind: 'opinion' as const }
    const title = quoteOf(posting)
    return {
      subject: 'The engineer role and planning tools',
      greeting: `Hello ${contact.firstName},`,
      paragraphs: [
        [
          { text: `${posting.company} is looking for an ${posting.title}.`, sources: [title] },
          {
            text: 'In my last role I built the planning tool that the whole team came to use.',
            sources: [{ kind: 'resume', start: 0, end: 23, quote: 'Built the planning tool' }],
          },
        ],
        [
          {
            text: 'Planning work that people can trust is what I would like to go on doing.',
            sources: [source],
          },
        ],
        [
          { text: 'Would you have a quarter of an hour for a short call next week?', sources: [source] },
          { text: 'If it is not a good time, a short no is fine.', sources: [source] },
        ],
      ],
      signature: [`${sender.firstName} ${sender.lastName}`, sender.email],
      writer: 'plain',
    }
  },
}

const quoteOf = (posting: Posting) => ({
  kind: 'posting' as const,
  start: 0,
  end: posting.title.length,
  quote: posting.title,
})

/** How many of the newest drafts the list shows. */
const NEWEST = 40

/** The latest time after its creation at which the owner changes a draft. */
const MEDDLED_MS = 3 * 60_000

/**
 * A mailbox whose search index lags by up to five minutes, which loses responses, is sometimes busy, and
 * whose owner edits and deletes drafts.
 */
export function simulatedMailbox(
  world: World,
  { plan, random, sleep }: Pick<FaultContext, 'plan' | 'random' | 'sleep'>,
): DraftMailbox {
  const owner = (grant: { refreshToken: string }) =>
    grant.refreshToken.slice('grant-of-'.length).replace(/ .*$/, '')
  const refuse = (grant: { refreshToken: string }, unanswered: 'uncertain' | 'retry_later') => {
    if (world.revoked.has(grant.refreshToken)) throw new MailboxError('grant_dead')
    if (random() < plan.busy)
      throw new MailboxError('retry_later', random() < 0.5 ? { retryAfterSeconds: 5 } : {})
    if (plan.sulky > 0 && random() < plan.sulky)
      throw new MailboxError(random() < 0.3 ? 'tomorrow' : unanswered)
  }
  const indexed = () => new Date(world.now.getTime() + random() * 300_000)
  const meddle = async (draftId: string) => {
    await sleep(random() * MEDDLED_MS)
    const at = world.drafts.findIndex((draft) => draft.draftId === draftId)
    const draft = world.drafts[at]
    if (draft === undefined) return
    world.touched.add(draft.userId)
    world.drafts.splice(at, 1)
    if (random() < 0.3) world.discarded.add(draft.madeAs)
    else world.drafts.push({ ...draft, messageId: `${draftId}@mail.gmail.com`, indexedAt: indexed() })
  }
  return {
    async createDraft(grant, { messageId, to, subject }) {
      refuse(grant, 'uncertain')
      world.touched.add(owner(grant))
      const draftId = `draft-${world.made}`
      world.made += 1
      world.drafts.push({
        userId: owner(grant),
        madeAs: messageId,
        messageId,
        draftId,
        to: to.email,
        subject,
        at: world.now,
        indexedAt: indexed(),
      })
      if (plan.meddle > 0 && random() < plan.meddle) void meddle(draftId)
      if (random() < plan.lostAnswer) {
        world.lostAnswers += 1
        throw new MailboxError('uncertain')
      }
      return { draftId, threadId: null }
    },
    async findDraft(grant, wanted) {
      refuse(grant, 'retry_later')
      const own = world.drafts.filter(({ userId }) => userId === owner(grant))
      const found =
        own.find((draft) => draft.messageId === wanted.messageId && draft.indexedAt <= world.now) ??
        own
          .slice(-NEWEST)
          .find((draft) =>
            isDraftOf(wanted, { messageId: draft.messageId, to: draft.to, subject: draft.subject }),
          )
      return found ? { draftId: found.draftId, threadId: null } : null
    },
    address: async (grant) => `${owner(grant)}@example.com`,
  }
}
