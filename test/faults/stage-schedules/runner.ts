import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { resumeStore } from '#functions/resume/resume.store.ts'
import { resumeReference } from '#functions/configuration/model.ts'
import { userActor } from '#platform/actor.ts'
import { plainDocument } from '#engine/test/inside.ts'
import { takeResume } from '#functions/resume/upload/take-resume.ts'
import type { FaultKind } from '#emulators/google/faults.ts'
import { fixture, uploadOf } from '#harness/ready-user.ts'
import { browserSession, connectGmail, type Client } from '#harness/session.ts'
import type { TestStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { seededRandom } from '../simulation/random.ts'

/** An event after which no draft may begin, with the stage's time. */
export interface Stop {
  readonly what: 'disconnected' | 'switched off' | 'deleted'
  readonly at: Date
}

/** A user whose fault schedule follows from a seed, and the actions on them. */
export interface Runner {
  readonly seed: number
  readonly email: string
  readonly userId: string
  readonly client: Client
  readonly country: string
  readonly resumeId: string
  readonly plan: 'trial' | 'starter' | 'pro' | 'bought'
  readonly random: () => number
  readonly stops: Stop[]
  /** Drafts that their owner deleted. */
  readonly discarded: Set<string>
  /** The actions on this user, in order, for replaying the seed. */
  readonly done: string[]
}

const RESUME = 'product-manager.txt'
const COUNTRIES = [
  'Germany',
  'United Kingdom',
  'Canada',
  'France',
  'Netherlands',
  'United States',
  'Australia',
  'India',
  'Spain',
  'Italy',
  'Switzerland',
  'Sweden',
]
const User = z.object({ id: z.string() })

export const pick = <T>(random: () => number, from: readonly T[]): T => {
  const picked = from[Math.floor(random() * from.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

/** Reads plain text in-process: two hundred reader processes would take longer than everything else. */
const plainReader = { read: async (bytes: Uint8Array) => plainDocument(Buffer.from(bytes).toString()) }

async function configure(
  { client, country }: Pick<Runner, 'client' | 'country'>,
  resumeId: string,
  jobTitle: string,
): Promise<boolean> {
  const { status } = await client.put('/api/user/configuration', {
    resumeUrl: resumeReference(resumeId),
    jobTitle,
    targetArea: country,
    targetCity: 'All Cities',
    jobPostedTimeframe: '30',
    targetPersonRoles: ['engineering'],
  })
  return status === 200
}

/** A user who can start a run; every fifth has bought the trial from the payment provider. */
export async function newRunner(stage: TestStage, seed: number): Promise<Runner> {
  const random = seededRandom(seed)
  const name = `player.${seed}.of.many`
  const email = `${name}@mail.example`
  const plan = seed % 5 === 0 ? 'bought' : pick(random, ['trial', 'starter', 'pro'] as const)
  const country = COUNTRIES[seed % COUNTRIES.length] ?? 'Germany'
  const client =
    plan === 'bought' ? (await trialBuyer(stage, name)).client : await browserSession(stage, email, { plan })
  const { id: userId } = User.parse((await client.get('/api/user')).body)
  const resume = await takeResume(userActor(userId), uploadOf(RESUME, fixture(RESUME)), {
    reader: plainReader,
    model: null,
    files: resumeFiles(),
    store: resumeStore(tableOf(stage)),
    clock: systemClock,
    newId,
  })
  if (!(await configure({ client, country }, resume.id, 'Product Manager')))
    throw new Error(`the configuration of ${email} was not taken`)
  await connectGmail(client, email)
  return {
    seed,
    email,
    userId,
    client,
    country,
    resumeId: resume.id,
    plan,
    random,
    stops: [],
    discarded: new Set(),
    done: [],
  }
}

const OF_MAILBOXES: readonly (readonly [FaultKind, string])[] = [
  ['rate_limit', 'drafts.create'],
  ['user_rate_limit', 'drafts.create'],
  ['daily_limit', 'drafts.create'],
  ['unavailable', 'drafts.create'],
  ['timeout', 'drafts.create'],
  ['slow', 'drafts.create'],
  ['error_after_effect', 'drafts.create'],
  ['drop_after_effect', 'drafts.create'],
  ['timeout_after_effect', 'drafts.create'],
  ['error_after_effect', 'drafts.create'],
  ['drop_after_effect', 'drafts.create'],
  ['unavailable', 'drafts.list'],
  ['rate_limit', 'drafts.list'],
  ['unavailable', 'drafts.get'],
  ['slow', 'drafts.list'],
]

/**
 * Sets a few faults for this user's mailbox and the shared vendors; when `brief`, none that takes ten
 * seconds.
 */
export function setFaults({ emulators }: TestStage, { email, random, done }: Runner, brief: boolean): void {
  const { google, hunter, adzuna, scheduler, bedrock } = emulators
  const kinds = brief
    ? OF_MAILBOXES.filter(([kind]) => !kind.startsWith('timeout') && kind !== 'daily_limit')
    : OF_MAILBOXES
  for (let left = 2 + Math.floor(random() * 4); left > 0; left -= 1) {
    const [kind, operation] = pick(random, kinds)
    google.faults.set({
      account: email,
      kind,
      operation,
      times: 1 + Math.floor(random() * 2),
      delayMs: 500 + random() * 2_000,
      ...(random() < 0.5 ? { retryAfterSeconds: 1 } : {}),
    })
    done.push(`${operation} ${kind}`)
  }
  if (random() < 0.15)
    google.faults.set({
      kind: pick(random, ['unavailable', 'slow'] as const),
      operation: 'token',
      times: 1,
      delayMs: 1_000,
    })
  if (random() < 0.15)
    hunter.faults.set({
      kind: pick(random, ['status', 'drop', 'garbage', 'rows'] as const),
      status: 503,
      times: 1 + Math.floor(random() * 3),
    })
  if (random() < 0.1)
    adzuna.faults.set({ kind: pick(random, ['status', 'drop', 'rows'] as const), status: 503, times: 1 })
  if (random() < 0.2)
    scheduler.faults.set({
      kind: pick(random, ['throttle', 'internal', 'drop_after_effect'] as const),
      times: 1,
    })
  if (random() < 0.2)
    bedrock.faults.set({
      kind: pick(random, ['throttle', 'internal', 'truncated', 'empty', 'refusal', 'drop'] as const),
      times: 1,
    })
}

/** Actions on an account while its emails are prepared. */
const ACTIONS: Readonly<Record<string, (stage: TestStage, runner: Runner, admin: Client) => Promise<void>>> =
  {
    async disconnect(_, runner) {
      if ((await runner.client.delete('/api/gmail-integration')).status === 200) stop(runner, 'disconnected')
    },
    async revoke({ emulators }, runner) {
      emulators.google.faults.set({ revokeAccount: runner.email })
    },
    async 'switch off'(_, runner, admin) {
      if ((await admin.put(`/api/admin/users/${runner.userId}/status`, { isActive: false })).status === 200)
        stop(runner, 'switched off')
    },
    async delete(_, runner) {
      if ((await runner.client.post('/api/gdpr/delete-account', { confirmDeletion: true })).status === 200)
        stop(runner, 'deleted')
    },
    async cancel({ emulators }, runner) {
      if (runner.plan !== 'bought') return
      emulators.stripe.faults.set({
        kind: pick(runner.random, [
          'error_after_effect',
          'drop_after_effect',
          'unavailable',
          'slow',
        ] as const),
        times: 1,
      })
      await untilThrough(async () => await runner.client.post('/api/subscription/cancel'))
    },
    async upgrade({ emulators }, runner) {
      if (runner.plan !== 'bought') return
      emulators.stripe.faults.set({
        kind: pick(runner.random, ['error_after_effect', 'drop_after_effect', 'slow'] as const),
        times: 1,
      })
      await untilThrough(async () => await runner.client.post('/api/billing/upgrade', { plan: 'pro' }))
    },
    async meddle({ emulators }, runner) {
      const { state } = emulators.google
      for (const draft of state.drafts(runner.email)) {
        if (runner.random() < 0.5) continue
        if (runner.random() < 0.3) {
          runner.discarded.add(draft.id)
          state.discard(runner.email, draft.id)
          continue
        }
        // As Gmail saves an edit: the same draft with a Message-ID of Gmail's own.
        const raw = Buffer.from(draft.raw, 'base64url')
          .toString()
          .replace(/^Message-ID:.*\r\n/im, '')
        await state.putDraft(runner.email, Buffer.from(`${raw}\r\nP.S.`).toString('base64url'), draft.id)
      }
    },
    async configure(_, runner) {
      await configure(runner, runner.resumeId, 'Project Manager')
    },
    async 'start again'(_, { client }) {
      await Promise.all([
        client.post('/api/start-email-drafting', {}),
        client.post('/api/start-email-drafting', {}),
      ])
    },
    async reconnect(_, runner) {
      await runner.client.delete('/api/gmail-integration')
      await connectGmail(runner.client, runner.email).catch(() => undefined)
    },
  }
const NAMES = [...Object.keys(ACTIONS), 'cancel', 'upgrade', 'meddle', 'meddle']

function stop(runner: Runner, what: Stop['what']): void {
  runner.stops.push({ what, at: systemClock.now() })
}

/** Repeats a request until it succeeds or is finally refused. */
async function untilThrough(press: () => Promise<{ status: number }>): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status } = await press()
    if (status < 500 && status !== 409 && status !== 429) return
    await sleep(200)
  }
}

/**
 * Starts runs once or several times at once, by hand and by schedule, with actions while emails are prepared.
 */
export async function live(stage: TestStage, runner: Runner, admin: Client): Promise<void> {
  const { random, client, email, userId, done } = runner
  const presses = 1 + Math.floor(random() * 3)
  await Promise.all(Array.from({ length: presses }, () => client.post('/api/start-email-drafting', {})))
  if (random() < 0.3)
    await stage.sqs.deliver({
      arn: stage.sqs.cycle.arn,
      input: JSON.stringify({ v: 1, userId, trigger: 'schedule' }),
    })
  const actions = random() < 0.25 ? 0 : 1 + Math.floor(random() * 2)
  for (let left = actions; left > 0; left -= 1) {
    const [wanted, patience] = [1 + Math.floor(random() * 3), performance.now() + 500 + random() * 8_000]
    while (stage.emulators.google.state.draftCount(email) < wanted && performance.now() < patience)
      await sleep(50)
    const name = pick(random, NAMES)
    done.push(name)
    await ACTIONS[name]?.(stage, runner, admin)
  }
}
