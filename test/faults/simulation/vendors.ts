import type { ContactSource, Posting, PostingSource } from '#core/finding/model.ts'
import { MailboxError, type DraftMailbox } from '#core/mailbox/ports.ts'
import type { Writer } from '#core/writing/model.ts'
import type { FaultPlan } from './faults.ts'
import type { World } from './world.ts'

const DESCRIPTION = 'You will plan and test the tools that our engineers use every day. We look for an engineer who has built a planning tool before.'

/** A made-up name of letters alone: figures in a company's name would look like a telephone number. */
const word = (text: string): string => Array.from(text.replaceAll('-', '')).map((digit) => 'BADEFIGONU'.charAt(Number(digit))).join('').toLowerCase().replace(/^./, (first) => first.toUpperCase())

/** Made once a day, for all worlds. */
const DAYS = new Map<string, readonly Posting[]>()

function postingsOf(world: World, perDay: number): readonly Posting[] {
  const day = world.now.toISOString().slice(0, 10)
  const key = `${day} ${perDay}`
  const known = DAYS.get(key)
  if (known) return known
  const postings = Array.from({ length: perDay }, (_, index): Posting => {
    const domain = `firm-${day}-${index}.example`
    return {
      id: `simulated:${day}-${index}`, source: 'simulated', title: 'Engineer', company: `Firm ${word(`${day}-${index}`)}`, companyDomain: domain, location: 'Berlin, Germany',
      remote: false, description: DESCRIPTION, url: `https://${domain}/jobs`, applyUrl: null, postedAt: new Date(`${day}T00:00:00.000Z`), attribution: null,
    }
  })
  DAYS.set(key, postings)
  return postings
}

/** Fresh postings every day, each of its own company. */
export function postingSource(world: World, perDay: number): PostingSource {
  return {
    name: 'simulated',
    covers: () => true,
    search: async () => ({ postings: [...postingsOf(world, perDay)], cutShort: false }),
  }
}

/** One engineer to write to at every company. */
export const contactSource: ContactSource = {
  findPeople: async ({ domain }) => ({
    domain: domain ?? 'unknown.example',
    organization: null,
    acceptAll: false,
    people: [
      {
        firstName: 'Jo', lastName: 'Halloran', title: 'VP Engineering', seniority: 'executive', department: 'it', email: `jo.halloran@${domain ?? 'unknown.example'}`, linkedin: null,
        source: { uri: `https://${domain ?? 'unknown.example'}/team`, seenAt: '2026-03-01' }, verification: { status: 'valid', checkedAt: '2026-03-01' }, confidence: 97,
      },
    ],
  }),
  findAddress: async () => null,
  verify: async () => ({ status: 'valid', checkedAt: '2026-03-01' }),
}

/** The same plain letter for everybody: the simulation is about what happens to letters, not what stands in them. */
export const plainWriter: Writer = {
  async write({ contact, posting, profile, sender }) {
    const source = { kind: 'opinion' as const }
    const title = quoteOf(posting)
    return {
      subject: 'The engineer role and planning tools',
      greeting: `Hello ${contact.firstName},`,
      paragraphs: [
        [
          { text: `${posting.company} is looking for an ${posting.title}.`, sources: [title] },
          { text: 'In my last role I built the planning tool that the whole team came to use.', sources: [{ kind: 'resume', start: 0, end: 23, quote: 'Built the planning tool' }] },
        ],
        [{ text: 'Planning work that people can trust is what I would like to go on doing.', sources: [source] }],
        [{ text: 'Would you have a quarter of an hour for a short call next week?', sources: [source] }, { text: 'If it is not a good time, a short no is fine.', sources: [source] }],
      ],
      signature: [profile.name?.value ?? sender.firstName, sender.email],
      writer: 'plain',
    }
  },
}

const quoteOf = (posting: Posting) => ({ kind: 'posting' as const, start: 0, end: posting.title.length, quote: posting.title })

/** How many of the newest drafts the list shows. */
const NEWEST = 40

/** A mailbox whose search index lags up to five minutes, whose answers get lost, and which is busy now and then. */
export function simulatedMailbox(world: World, plan: FaultPlan, random: () => number): DraftMailbox {
  const owner = (grant: { refreshToken: string }) => grant.refreshToken.slice('grant-of-'.length).replace(/ .*$/, '')
  const dead = (grant: { refreshToken: string }) => world.revoked.has(grant.refreshToken)
  return {
    async createDraft(grant, { messageId, to }) {
      if (dead(grant)) throw new MailboxError('grant_dead')
      if (random() < plan.busy) throw new MailboxError('retry_later', { retryAfterSeconds: 5 })
      const draftId = `draft-${world.drafts.length}`
      world.drafts.push({ userId: owner(grant), messageId, draftId, to: to.email, at: world.now, indexedAt: new Date(world.now.getTime() + random() * 300_000) })
      if (random() < plan.lostAnswer) {
        world.lostAnswers += 1
        throw new MailboxError('uncertain')
      }
      return { draftId }
    },
    async findDraft(grant, messageId) {
      if (dead(grant)) throw new MailboxError('grant_dead')
      const own = world.drafts.filter(({ userId }) => userId === owner(grant))
      const found = own.find((draft) => draft.messageId === messageId && draft.indexedAt <= world.now) ?? own.slice(-NEWEST).find((draft) => draft.messageId === messageId)
      return found ? { draftId: found.draftId } : null
    },
    address: async (grant) => `${owner(grant)}@example.com`,
  }
}

