import { expect, test } from 'vitest'
import { userActor } from '#platform/actor.ts'
import { createTestDraft, refreshMailbox } from './manage.ts'
import type { Mailbox } from './mailbox.item.ts'
import type { MailboxStore } from './mailbox.store.ts'
import type { DraftMailbox } from './mailbox-port.ts'
import { MailboxError } from './mailbox-error.ts'

const actor = userActor('usr_01')
const OFF: Mailbox = {
  email: 'zoe@mail.example',
  vendor: 'google',
  sealedGrant: 'old',
  isActive: false,
  connectedAt: new Date('2026-03-01T08:00:00.000Z'),
  problem: 'grant_dead',
  offSince: null,
  checkedAt: null,
}
const NEW: Mailbox = {
  ...OFF,
  vendor: 'google',
  sealedGrant: 'new',
  isActive: true,
  connectedAt: new Date('2026-03-10T08:00:00.000Z'),
  problem: null,
}

/** A mailbox store in memory, with the conditions of the table. */
function kept(mailbox: Mailbox | null) {
  const state = { mailbox }
  const turn = async (read: Mailbox, change: Partial<Mailbox>) => {
    const same = state.mailbox?.connectedAt.getTime() === read.connectedAt.getTime()
    if (same && state.mailbox !== null) state.mailbox = { ...state.mailbox, ...change }
    return same
  }
  const store: MailboxStore = {
    find: async () => state.mailbox,
    save: async (_, saved) => void (state.mailbox = saved),
    disable: async (_, read, problem, offSince) =>
      (await turn(read, { isActive: false, problem, offSince })) ? 'off' : 'reconnected',
    enable: async (_, read) => await turn(read, { isActive: true, problem: null, offSince: null }),
    scheduleSync: async (_, read) => await turn(read, {}),
    remove: async () => void (state.mailbox = null),
  }
  return { state, store }
}

const clock = { now: () => new Date('2026-03-10T12:00:00.000Z') }
const sealer = {
  seal: async (_: string, secret: string) => secret,
  open: async (_: string, sealed: string) => sealed,
}
const gmail = (address: () => Promise<string>): DraftMailbox => ({
  address,
  findDraft: async () => null,
  createDraft: async () => {
    throw new MailboxError('message_refused')
  },
})

test('a mailbox that was off is turned on once Google answers', async () => {
  const { state, store } = kept(OFF)
  await refreshMailbox(actor, { clock, mailboxes: store, sealer, mailbox: gmail(async () => OFF.email) })
  expect(state.mailbox).toEqual({ ...OFF, isActive: true, problem: null })
})

test.each([
  ['disconnected', null],
  ['reconnected', NEW],
] as const)('a mailbox that was %s while Google answered stays so', async (_, after) => {
  const { state, store } = kept(OFF)
  const mailbox = gmail(async () => {
    state.mailbox = after
    return OFF.email
  })
  await refreshMailbox(actor, { clock, mailboxes: store, sealer, mailbox })
  expect(state.mailbox).toBe(after)
})

test('a message that Gmail refuses leaves the mailbox on', async () => {
  const { state, store } = kept(NEW)
  const deps = {
    mailboxes: store,
    sealer,
    mailbox: gmail(async () => NEW.email),
    accounts: { snapshot: async () => null },
    secrets: { fresh: () => 'fresh', hash: (value: string) => value },
    clock,
    messageDomain: 'reachwell.example',
  }
  await expect(createTestDraft(actor, deps)).rejects.toMatchObject({ code: 'mailbox_refused' })
  expect(state.mailbox).toBe(NEW)
})
