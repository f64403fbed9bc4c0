import { cappedInRun, recipientKeys } from '#functions/recipients/recipient.item.ts'
import { isDeepStrictEqual } from 'node:util'
import type { OutreachEmail, NewOutreachEmail, QuotaLimits } from '#functions/outreach/model.ts'
import { DAY, dayOf, MINUTE } from '#platform/clock.ts'
import { rulesAgainst } from '#functions/do-not-contact/rule.ts'
import { draftIdOf, fingerprintOf } from '../fingerprint.ts'
import type { SimulatedUser, StoredEmail, World } from '../world.ts'
import { losesMailbox } from '#functions/outreach/emails/email-ending.store.ts'
import type { OutreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import type { OpenWorkStore } from '#functions/operations/open-work.store.ts'
import type { OpenWork } from '#functions/operations/model.ts'

const CAPS = { person: { most: 2, windowMs: 30 * DAY }, company: { most: 5, windowMs: 7 * DAY } } as const

/** Emails in memory, with the same conditions as the table's transactions. Each method is atomic. */
export function memoryEmails(world: World): OutreachEmailStore {
  const held = (email: OutreachEmail, token: string): { user: SimulatedUser; stored: StoredEmail } | null => {
    const user = world.user(email.userId)
    const stored = user?.emails.get(email.id)
    return user && stored && stored.leaseToken === token ? { user, stored } : null
  }
  return {
    async reserve(email, limits, dueAt, now, anyway = false) {
      const user = world.user(email.userId)
      const run = user?.runs.get(email.runId)
      if (!user || !run) return 'quota'
      if (isAvoided(user, email.contact)) return 'on_your_list'
      if (world.objections.has(email.contact.email)) return 'asked_not_to_be_contacted'
      if (capped(world, `person:${email.contact.email}`, CAPS.person, now)) return 'contact_capped'
      if (capped(world, `company:${email.contact.domain}`, CAPS.company, now)) return 'company_capped'
      if (!anyway && (run.state === 'planned' || run.reserved >= run.wanted)) return 'quota'
      const own = recipientKeys(email, { fingerprint: fingerprintOf })
      const cappedHere = cappedInRun(run.writtenTo, own)
      if (cappedHere !== null) return cappedHere
      if (user.usedJobs.has(email.jobKey) || user.emails.has(email.id)) return 'already_used'
      const counters = countersOf(email, now)
      if (counters.some(({ key, most }) => (user.used.get(key) ?? 0) >= most(limits))) return 'quota'
      user.usedJobs.add(email.jobKey)
      for (const { key } of counters) user.used.set(key, (user.used.get(key) ?? 0) + 1)
      for (const recipient of [`person:${email.contact.email}`, `company:${email.contact.domain}`]) {
        const uses = world.recipients.get(recipient) ?? new Map<string, Date>()
        world.recipients.set(recipient, uses.set(email.id, now))
      }
      user.runs.set(run.id, {
        ...run,
        reserved: run.reserved + 1,
        open: run.open + 1,
        writtenTo: [...run.writtenTo, own.person.pk, own.company.pk],
        writtenAnyway: anyway ? [...run.writtenAnyway, email.id] : run.writtenAnyway,
      })
      user.emails.set(email.id, {
        email: {
          ...email,
          state: 'reserved',
          companyName: email.posting.company,
          jobTitle: email.posting.title,
          contactName: `${email.contact.firstName} ${email.contact.lastName}`,
          subject: null,
          letter: null,
          refusals: [],
          draftId: null,
          failure: null,
          createdAt: now,
          openedAt: now,
          attempts: 0,
          intentAt: null,
          failedLookups: 0,
          leaseUntil: null,
          mark: null,
          markedAt: null,
          threadId: null,
          followUpOf: null,
          followUpNumber: 0,
          followedBy: null,
        },
        messageId: draftIdOf(email),
        day: dayOf(now),
        leaseToken: null,
        leaseUntil: null,
        dueAt,
      })
      return 'reserved'
    },
    async claim(userId, emailId, lease, now) {
      const stored = world.user(userId)?.emails.get(emailId)
      if (!stored || !isInWork(stored)) return null
      if (stored.leaseUntil !== null && stored.leaseUntil > now) return null
      stored.leaseToken = lease.token
      stored.leaseUntil = lease.until
      stored.email = { ...stored.email, attempts: stored.email.attempts + 1 }
      return stored.email
    },
    async saveLetter(email, letter) {
      const stored = world.user(email.userId)?.emails.get(email.id)
      if (!stored) return false
      if (stored.email.letter !== null) return isDeepStrictEqual(stored.email.letter, letter)
      stored.email = {
        ...stored.email,
        state: stored.email.state === 'reserved' ? 'written' : stored.email.state,
        letter,
      }
      return true
    },
    async saveIntent(email, lease, mailbox, now) {
      if (world.objections.has(email.contact.email)) return 'asked_not_to_be_contacted'
      if (isAvoided(world.user(email.userId), email.contact)) return 'on_your_list'
      const found = held(email, lease.token)
      if (found === null || !isInWork(found.stored)) return 'lease_lost'
      const present = found.user.mailbox
      if (
        !present?.isActive ||
        present.connectedAt.getTime() !== mailbox.connectedAt.getTime() ||
        !found.user.context.account.isActive
      )
        return 'mailbox_changed'
      found.stored.email = { ...found.stored.email, intentAt: now, failedLookups: 0 }
      found.stored.leaseUntil = lease.until
      return 'saved'
    },
    async end(email, lease, ending) {
      const found = held(email, lease.token)
      if (found === null || !isInWork(found.stored)) return false
      const { user, stored } = found
      stored.email = {
        ...stored.email,
        state: ending.state,
        draftId: ending.state === 'drafted' ? ending.draftId : null,
        failure: ending.state === 'failed' ? ending.failure : null,
      }
      Object.assign(stored, { leaseToken: null, leaseUntil: null, dueAt: null })
      const counted = { [ending.state]: 1, open: -1, written: email.letter === null ? 0 : 1 }
      countOnRun(user, email.runId, counted, losesMailbox(ending))
      if (ending.state === 'failed') {
        user.usedJobs.delete(email.jobKey)
        for (const { key } of countersOf(email, email.createdAt))
          user.used.set(key, (user.used.get(key) ?? 0) - 1)
        for (const recipient of [`person:${email.contact.email}`, `company:${email.contact.domain}`])
          world.recipients.get(recipient)?.delete(email.id)
      }
      return true
    },
    async postpone(email, lease, until, intent) {
      const found = held(email, lease.token)
      if (found === null) return false
      const { stored } = found
      const { intentAt, failedLookups, attempts } = stored.email
      stored.email = {
        ...stored.email,
        attempts: attempts - 1,
        intentAt: intent === 'clear' ? null : intentAt,
        failedLookups: intent === 'missed' ? failedLookups + 1 : failedLookups,
      }
      Object.assign(stored, {
        leaseToken: null,
        leaseUntil: until,
        dueAt: new Date(until.getTime() + MINUTE),
      })
      return true
    },
    todaysEmails: async () => [],
    waiting: async (userId) =>
      [...(world.user(userId)?.emails.values() ?? [])]
        .filter(({ email }) => email.state === 'ready')
        .map(({ email }) => email.id)
        .toReversed(),
    async reopen(userId, emailId, dueAt, now) {
      const user = world.user(userId)
      const stored = user?.emails.get(emailId)
      if (!user || stored?.email.state !== 'ready') return false
      stored.email = { ...stored.email, state: 'written', attempts: 0, openedAt: now }
      stored.dueAt = dueAt
      countOnRun(user, stored.email.runId, { ready: -1, written: -1, open: 1 })
      return true
    },
  }
}

const isAvoided = (user: SimulatedUser | null, contact: OutreachEmail['contact']): boolean =>
  rulesAgainst(contact).some((id) => user?.avoided.has(id))

const isInWork = ({ email }: StoredEmail): boolean => ['reserved', 'written'].includes(email.state)

function capped(
  world: World,
  recipient: string,
  cap: { most: number; windowMs: number },
  now: Date,
): boolean {
  const uses = [...(world.recipients.get(recipient)?.values() ?? [])].filter(
    (at) => at.getTime() > now.getTime() - cap.windowMs,
  )
  return uses.length >= cap.most
}

function countersOf(
  email: Pick<NewOutreachEmail, 'quota'>,
  at: Date,
): readonly { key: string; most: (limits: QuotaLimits) => number }[] {
  if (email.quota === 'trial')
    return [
      { key: 'trial', most: ({ trialTotal }) => trialTotal },
      { key: dayOf(at), most: () => Number.POSITIVE_INFINITY },
      { key: dayOf(at).slice(0, 7), most: () => Number.POSITIVE_INFINITY },
    ]
  return [
    { key: dayOf(at), most: ({ perDay }) => perDay },
    { key: dayOf(at).slice(0, 7), most: ({ perMonth }) => perMonth },
  ]
}

function countOnRun(
  user: SimulatedUser,
  runId: string,
  by: Readonly<Partial<Record<'written' | 'drafted' | 'ready' | 'failed' | 'open', number>>>,
  mailboxLost = false,
): void {
  const run = user.runs.get(runId)
  if (run === undefined) return
  const { written = 0, drafted = 0, ready = 0, failed = 0, open = 0 } = by
  user.runs.set(runId, {
    ...run,
    written: run.written + written,
    drafted: run.drafted + drafted,
    ready: run.ready + ready,
    failed: run.failed + failed,
    open: run.open + open,
    mailboxLost: run.mailboxLost || mailboxLost,
  })
}

export function memoryOpenWork(world: World): OpenWorkStore {
  const all = () => [...world.users.values()]
  return {
    async due(now) {
      const found = all().flatMap((user): OpenWork[] => [
        ...[...user.runs.values()].flatMap((run): OpenWork[] =>
          run.dueAt && run.dueAt <= now
            ? [{ kind: 'run', userId: user.id, runId: run.id, trigger: run.trigger }]
            : [],
        ),
        ...[...user.emails.values()].flatMap(({ email, dueAt }): OpenWork[] =>
          dueAt && dueAt <= now ? [{ kind: 'email', userId: user.id, emailId: email.id }] : [],
        ),
      ])
      return { found, next: null }
    },
    async defer(work, dueAt, endLease) {
      if (work.kind !== 'run' && work.kind !== 'email') return null
      const user = world.user(work.userId)
      if (work.kind === 'run') {
        const run = user?.runs.get(work.runId)
        if (user && run?.dueAt)
          user.runs.set(run.id, { ...run, ...(endLease ? { leaseUntil: null } : {}), dueAt })
      } else {
        const stored = user?.emails.get(work.emailId)
        if (stored?.dueAt)
          Object.assign(stored, { dueAt }, endLease ? { leaseUntil: null, leaseToken: null } : {})
      }
      return null
    },
  }
}
