import fc from 'fast-check'
import * as z from 'zod/mini'
import { ARTICLE } from '../fixtures/article.ts'
import { ruleToItem } from '#functions/do-not-contact/rule.item.ts'
import { companyRuleId } from '#functions/do-not-contact/rule.ts'
import { publishArticles } from '#functions/blog/blog.store.ts'
import { ownPostingStore } from '#functions/outreach/own-posting/own-posting.store.ts'
import { postingOfText } from '#functions/outreach/own-posting/pasted-text.ts'
import { userStatusStore } from '#functions/outreach/tracker/user-status.store.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'
import { runToItem } from '#functions/runs/run.item.ts'
import { keys } from '#platform/table/keys.ts'
import { newAdmin } from '#harness/admin.ts'
import { tableOf } from '#harness/table-of.ts'
import { importInto, IMPORTED_PASSWORD } from '#harness/imported-account.ts'
import { BERLIN, fixture, uploadOf } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import type { Client } from '#harness/session.ts'
import type { TestStage } from '#harness/stage.ts'
import { DAY, dayOf, MINUTE } from '#platform/clock.ts'
import type { Table } from '#platform/table/table.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newProof } from '#functions/objections/new-proof.ts'
import { recipientProofStore } from '#functions/objections/recipient-proof.store.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import { stopToken } from '#functions/reminders/stop-token.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { table as stageTable } from '#functions/services/table.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { contracts, type EndpointId } from '#shared/contracts/index.ts'
import { generateSync } from 'otplib'
import { callEndpoint } from './call.ts'
import { valuesOf } from './fuzz/from-schema.ts'
import { giveTo, GOODWILL_BODIES, restartFor } from './sample-goodwill.ts'
import { orderOf, pausing, paying, subscribed, withCard } from './sample-orders.ts'
import { PLAIN_BODIES } from './plain-bodies.ts'
import { seedShortlist } from './seed-shortlist.ts'
import { ticketOf } from './seed-ticket.ts'

type WithParams = {
  [Id in EndpointId]: (typeof contracts)[Id] extends { params: unknown } ? Id : never
}[EndpointId]

type Place = Pick<TestStage, 'origin' | 'addresses' | 'table'>

interface Thing {
  /** Creates an item of this user and returns its path parameters. */
  make(stage: Place, userId: string): Promise<Readonly<Record<string, string>>>
  /** Well-formed parameters of an item that does not exist. */
  readonly absent: Readonly<Record<string, string>>
}

/** An admin for another to manage. */
const MANAGED: Thing = {
  make: async (stage) => ({ id: (await newAdmin(stage, `${newId('adm').toLowerCase()}@staff.example`)).id }),
  absent: { id: 'adm_01ARZ3NDEKTSV4RRFFQ69G5FAV' },
}

/**
 * The account that an admin views or changes: this one, or another when nobody is signed in to it any more.
 */
const OVERSEEN: Thing = {
  make: async (stage, userId) => ({
    id:
      userId === '' ? await importInto(tableOf(stage), `${newId('usr').toLowerCase()}@old.example`) : userId,
  }),
  absent: { id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV' },
}

/** The same, after something was done to it. */
const overseenAfter = (act: (table: Table, id: string) => Promise<unknown>): Thing => ({
  async make(stage, userId) {
    const { id = '' } = await OVERSEEN.make(stage, userId)
    await act(tableOf(stage), id)
    return { id }
  },
  absent: OVERSEEN.absent,
})

/** On a plan, with things that staff gave. */
const GIVEN = overseenAfter(giveTo)

/** With a run that staff started again. */
const RESTARTED = overseenAfter(restartFor)

const OWNED_TICKET = ticketOf(OVERSEEN)

async function newEmail({ addresses, table }: Place, userId: string): Promise<{ id: string }> {
  const database = { endpoint: addresses['dynamodb'] ?? '', table }
  const [id = ''] = await seedEntries(database, userId, 1, systemClock.now())
  return { id }
}

const HELD_RUN = 'run_00000000000000000000000000'

/** The link of a mail of reminders. */
const STOP_LINK: Thing = {
  make: async (_, userId) => ({ token: stopToken(userId, fingerprints) }),
  absent: { token: `usr_01ARZ3NDEKTSV4RRFFQ69G5FAV.${'A'.repeat(43)}` },
}

const MARKED_AT = new Date('2026-11-21T10:00:00.000Z')

/** An entry of the tracker. */
const EMAIL: Thing = { make: newEmail, absent: { id: 'out_01ARZ3NDEKTSV4RRFFQ69G5FAV' } }

const DRAFT: Thing = {
  /** A draft in the connected mailbox without an earlier request for a revision. */
  async make(place, userId) {
    const table = tableOf(place)
    const { id } = await newEmail(place, userId)
    await table.update(keys.email(userId, id), {
      set: { draftMailbox: (await table.get(keys.gmail(userId)))?.['email'] ?? null },
    })
    await table.remove(keys.revision(userId, id))
    return { id }
  },
  absent: EMAIL.absent,
}

/** An entry of the user's shortlist, which has as many as one can have, each with another person at hand. */
export const LISTED: Thing = {
  async make(place, userId) {
    const made = await newEmail(place, userId)
    const table = tableOf(place)
    const material = await table.get(keys.material(userId, made.id))
    return { id: await seedShortlist(table, userId, HELD_RUN, material) }
  },
  absent: EMAIL.absent,
}

const OWN_POSTING: Thing = {
  /** A posting that its user found, read and not written to. */
  async make(place, userId) {
    const store = ownPostingStore(tableOf(place))
    const id = newId('own')
    const input = { companyName: 'Harborline', description: 'Runs the ferry office.' }
    await store.begin(userId, id, input, systemClock.now())
    const own = await store.find(userId, id)
    if (own === null) throw new Error('the posting was not begun')
    await store.saveReading(own, { posting: postingOfText(input, id, 'Office Manager'), needs: [] })
    return { id }
  },
  absent: { id: 'own_01ARZ3NDEKTSV4RRFFQ69G5FAV' },
}

/** An item for each endpoint with path parameters: an endpoint without its row here does not compile. */
export const THINGS: Readonly<Record<WithParams, Thing>> = {
  setAdminStatus: MANAGED,
  deleteAdmin: MANAGED,
  getAdminUserConfig: OVERSEEN,
  listAdminUserEmails: OVERSEEN,
  refundInvoice: GIVEN,
  extendUserTrial: GIVEN,
  giveUserEmails: GIVEN,
  getAdminUser: OVERSEEN,
  getAdminUserBilling: OVERSEEN,
  getAdminUserRuns: OVERSEEN,
  restartUserRun: RESTARTED,
  getAdminUserActivity: OVERSEEN,
  listUserTickets: OVERSEEN,
  setUserStatus: OVERSEEN,
  answerTicket: OWNED_TICKET,
  setTicketStatus: OWNED_TICKET,
  deleteUser: OVERSEEN,
  getEmailOutreach: EMAIL,
  markEmailOutreach: EMAIL,
  undoEmailMark: {
    /** An email that was marked at this time. */
    async make(place, userId) {
      const { id } = await newEmail(place, userId)
      await tableOf(place).remove(keys.stages(userId, id))
      await userStatusStore(tableOf(place)).set(userId, id, { mark: 'sent' }, MARKED_AT)
      return { id, savedAt: MARKED_AT.toISOString() }
    },
    absent: { ...EMAIL.absent, savedAt: MARKED_AT.toISOString() },
  },
  saveNextStep: EMAIL,
  stopReminders: STOP_LINK,
  openStopReminders: STOP_LINK,
  getEmailFile: EMAIL,
  getEmailLines: EMAIL,
  followUpEmailOutreach: {
    /** An email that was sent long enough ago. */
    async make(place, userId) {
      const { id } = await newEmail(place, userId)
      await tableOf(place).update(keys.email(userId, id), {
        set: {
          mark: 'sent',
          folderSk: `sent#2026-01-01T00:00:00.000Z#${id}`,
          markedAt: new Date(systemClock.now().getTime() - 14 * DAY).toISOString(),
        },
      })
      return { id }
    },
    absent: EMAIL.absent,
  },
  writeAnyway: {
    /** A posting that the user's latest run held back. */
    async make(place, userId) {
      const made = await newEmail(place, userId)
      const table = tableOf(place)
      const material = await table.get(keys.material(userId, made.id))
      const id = newId('out')
      await table.put({ ...material, ...keys.heldPosting(userId, id), runId: HELD_RUN, jobKey: id })
      // Long ago, so that it is not the latest run, which would be at work from now on.
      const startedAt = new Date(systemClock.now().getTime() - 3 * DAY)
      const run = {
        id: HELD_RUN,
        userId,
        trigger: 'manual',
        wanted: 0,
        startedAt,
        previousSentAt: null,
      } as const
      await table.put(runToItem(newRun(run)))
      return { id }
    },
    absent: EMAIL.absent,
  },
  chooseFromShortlist: LISTED,
  swapShortlistPerson: LISTED,
  getOwnPosting: OWN_POSTING,
  writeOwnPosting: OWN_POSTING,
  removeDoNotContact: {
    async make(place, userId) {
      const id = companyRuleId('Northwind')
      const rule = {
        id,
        kind: 'company',
        value: 'Northwind',
        source: 'configuration',
        isLifted: false,
      } as const
      await tableOf(place).put(ruleToItem(userId, { ...rule, addedAt: systemClock.now() }))
      return { id }
    },
    absent: { id: 'AAAAAAAAAAAAAAAAAAAAAA' },
  },
  editEmailOutreach: DRAFT,
  reviseEmailOutreach: DRAFT,
  getBlogPost: {
    async make(stage) {
      await publishArticles(tableOf(stage), [{ article: ARTICLE, text: 'Text.', fingerprint: 'sample' }])
      return { slug: ARTICLE.slug }
    },
    absent: { slug: 'nothing-of-this-name' },
  },
}

const THING_BY_ID = new Map<string, Thing>(Object.entries(THINGS))
export const thingOf = (id: string): Thing | undefined => THING_BY_ID.get(id)

const Identified = z.object({ id: z.string() })
const Uploaded = z.object({ storageUrl: z.string() })

/** Endpoints that only work for a user without a plan, or that would leave nothing for other endpoints. */
const FOR_BUYERS: ReadonlySet<string> = new Set([
  'createSubscription',
  'verifyPaymentSuccess',
  'retryPayment',
  'deleteAccount',
  'deleteUserAccount',
  'revokeGmail',
  'linkAccounts',
  'createSetupIntent',
  'updatePaymentMethod',
  'upgradePlan',
  'previewPlanChange',
  'setNextPlan',
  'cancelSubscription',
  'pauseSubscription',
  'resumeSubscription',
  'reactivateSubscription',
])
export const planFor = (id: string): 'none' | 'pro' => (FOR_BUYERS.has(id) ? 'none' : 'pro')

const Known = z.object({ user: z.nullable(z.object({ email: z.string() })) })
const Listed = z.object({
  shortlist: z.nullable(z.object({ entries: z.array(z.object({ id: z.string() })) })),
})

/** The secret of a link mailed to an address. */
const provenAddress = async () =>
  await newProof(`${newId('usr').toLowerCase()}@mail.example`, MINUTE, {
    proofs: recipientProofStore(stageTable()),
    secrets,
    clock: systemClock,
  })

/** Queries of the endpoints that need one. */
const QUERIES: ReadonlyMap<string, string> = new Map([
  ['listAudit', '?day=2026-11-21'],
  ['findUsers', '?text=overseen'],
])
export const queryFor = ({ id }: Contract): string => QUERIES.get(id) ?? ''

/** Bodies of the endpoints for which a generated one is not enough. */
type Sample = (client: Client, admin?: AdminPlace) => Promise<unknown>
const BODIES: ReadonlyMap<string, Sample> = new Map<string, Sample>([
  ...PLAIN_BODIES.map(([id, body]): [string, Sample] => [id, async () => body]),
  ['requestRecipientLink', async () => ({ email: `${newId('usr').toLowerCase()}@mail.example` })],
  ['openRecipientLink', async () => ({ proof: await provenAddress() })],
  ['objectToContact', async () => ({ proof: await provenAddress() })],
  [
    'sendContactMessage',
    async () => ({
      submissionId: '1f0e2d3c-4b5a-4968-8776-655443322110',
      name: 'Alex Rivers',
      email: 'alex@mail.example',
      message: 'A question.',
      website: '',
      openMs: 20_000,
    }),
  ],
  [
    'tryLetter',
    async () => ({
      resume: uploadOf('product-manager.txt', fixture('product-manager.txt')),
      posting: { title: 'Product Manager', company: 'Lindgruen', description: 'Own the roadmap of our app.' },
    }),
  ],
  ['confirmSecondFactor', async (_, admin) => ({ code: await firstCode(admin) })],
  [
    'createAdmin',
    async () => ({
      email: `${newId('adm').toLowerCase()}@staff.example`,
      password: 'four plain words here',
      firstName: 'Robin',
      lastName: 'Ash',
      role: 'admin',
    }),
  ],
  ...GOODWILL_BODIES,
  // No run starts while the search is paused.
  [
    'startEmailDrafting',
    async (client) => {
      await client.delete('/api/user/search-pause')
      return {}
    },
  ],
  [
    'writeShortlist',
    async (client) => {
      await client.delete('/api/user/search-pause')
      const { shortlist } = Listed.parse((await client.get('/api/shortlist')).body)
      return { ids: shortlist?.entries.slice(0, 1).map(({ id }) => id) ?? [EMAIL.absent['id']] }
    },
  ],
  [
    'saveNextStep',
    async () => ({ nextStep: { what: 'Call Robin', on: dayOf(systemClock.now()), remind: true } }),
  ],
  ['markEmails', async () => ({ marks: [{ id: EMAIL.absent['id'], mark: 'sent' }] })],
  ['followUpEmails', async () => ({ ids: [EMAIL.absent['id']] })],
  ['requestDeletion', async () => ({ reason: 'found-job' })],
  ['updateRetentionSettings', async () => ({ autoDeleteAfterDays: 90, retentionPolicyAcceptedAt: true })],
  [
    'createSubscription',
    async (client) => ({
      planId: 'pro',
      userEmail:
        Known.parse((await client.get('/api/session-status')).body).user?.email ?? 'nobody@mail.example',
    }),
  ],
  ['validateCoupon', async () => ({ couponCode: 'WELCOME20', planId: 'pro' })],
  ['verifyPaymentSuccess', async (client) => ({ sessionId: (await orderOf(client)) ?? 'sub_nothing' })],
  ['upgradePlan', async () => ({ plan: 'pro', couponCode: 'FREEFOREVER' })],
  [
    'previewPlanChange',
    async (client) => {
      await subscribed(client)
      return { plan: 'elite' }
    },
  ],
  [
    'setNextPlan',
    async (client) => {
      await subscribed(client)
      return { plan: 'starter' }
    },
  ],
  ['updatePaymentMethod', withCard],
  ['cancelSubscription', subscribed],
  ['pauseSubscription', paying],
  ['resumeSubscription', pausing],
  ['reactivateSubscription', subscribed],
  ['retryPayment', async () => ({ plan: 'pro' })],
  ['detectAccountConflict', async () => ({ email: 'other@mail.example' })],
  [
    'linkAccounts',
    async () => {
      const email = `${newId('usr').toLowerCase()}@mail.example`
      await importInto(stageTable(), email)
      return {
        scenario: { type: 'email_to_gmail', primaryAccount: 'one@mail.example', secondaryAccount: email },
        confirmPassword: IMPORTED_PASSWORD,
      }
    },
  ],
  [
    'saveFactReview',
    async (client) => ({
      version: 0,
      resumeId:
        Identified.safeParse((await client.get('/api/user/resume/latest')).body).data?.id ?? 'res_none',
      corrections: [],
      hidden: [],
      confirmed: [],
      added: [],
      signer: null,
      allRight: true,
    }),
  ],
  ['uploadResume', async () => uploadOf('product-manager.txt', fixture('product-manager.txt'))],
  [
    'updateConfiguration',
    async (client) => {
      const latest = Uploaded.parse((await client.get('/api/user/resume/latest')).body)
      const { jobTitle, country, city, role } = BERLIN
      return {
        resumeUrl: latest.storageUrl,
        jobTitle,
        targetArea: country,
        targetCity: city,
        jobPostedTimeframe: '7',
        targetPersonRoles: [role],
      }
    },
  ],
])

/** The stage where an admin is signed in. */
interface AdminPlace {
  readonly origin: string
  readonly cookie: string
}

/** The first code of a second factor that is being set up; any six digits when nobody is signed in. */
async function firstCode(admin: AdminPlace | undefined): Promise<string> {
  if (admin === undefined) return '123456'
  const begun = await callEndpoint(admin.origin, contracts.beginSecondFactor, {
    session: null,
    admin: admin.cookie,
    body: {},
  })
  const { secret } = z.object({ secret: z.string() }).parse(begun.body)
  return generateSync({ secret, epoch: Math.floor(systemClock.now().getTime() / 1000) })
}

/** `{}` if the schema accepts it, or else the first valid one of some generated values, always the same. */
function generated(schema: NonNullable<Contract['body']>): unknown {
  const values = [{}, ...fc.sample(valuesOf(schema), { numRuns: 50, seed: 1 })]
  return values.find((value) => schema.safeParse(value).success)
}

/** A body that the contract accepts. Throws when it has no sample above and none can be generated. */
export async function bodyFor(contract: Contract, client: Client, admin?: AdminPlace): Promise<unknown> {
  if (contract.body === undefined) return undefined
  const make = BODIES.get(contract.id)
  const body = make === undefined ? generated(contract.body) : await make(client, admin)
  if (!contract.body.safeParse(body).success)
    throw new Error(`${contract.id} needs a sample body that its contract accepts`)
  return body
}
