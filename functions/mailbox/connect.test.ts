import { expect, test } from 'vitest'
import type { PendingAuthorization } from '#functions/auth/model.ts'
import { userActor } from '#platform/actor.ts'
import { connectMailbox } from './connect.ts'
import type { Mailbox } from './mailbox.item.ts'

const actor = userActor('usr_01')
const now = new Date('2026-03-10T12:00:00.000Z')

/** Connects a mailbox that was asked for at one vendor, with a browser that came back to the callback of another. */
async function connect(asked: string, cameBackTo: string | undefined) {
  const saved: Mailbox[] = []
  const exchanged: string[] = []
  const pending: PendingAuthorization = {
    stateHash: 'hash of state',
    intent: { purpose: 'connect_gmail', userId: actor.userId, vendor: asked },
    browserHash: 'hash of browser',
    codeVerifier: 'verifier',
    nonce: 'nonce',
    expiresAt: now,
  }
  const outcome = connectMailbox(
    actor,
    { code: 'code', state: 'state', error: undefined, browserSecret: 'browser', vendor: cameBackTo },
    {
      clock: { now: () => now },
      secrets: { fresh: () => 'fresh', hash: (text) => `hash of ${text}` },
      authorizations: { save: async () => undefined, find: async () => pending, take: async () => pending },
      draftMailbox: {
        consentOf: async (vendor) => ({
          authorizeUrl: () => '',
          decision: () => 'denied',
          exchange: async ({ code }) => {
            exchanged.push(`${code} at ${vendor}`)
            return { refreshToken: `grant of ${vendor}`, email: 'zoe@mail.example', composeGranted: true }
          },
          revoke: async () => undefined,
        }),
      },
      mailboxes: {
        find: async () => null,
        save: async (_, mailbox) => void saved.push(mailbox),
        disable: async () => 'off',
        enable: async () => true,
        scheduleSync: async () => true,
        remove: async () => undefined,
      },
      sealer: { seal: async (_, grant) => `sealed ${grant}`, open: async (_, sealed) => sealed },
      emails: { waiting: async () => [], reopen: async () => false },
      drafts: { send: async () => undefined },
      runs: { context: async () => null },
      schedules: { ensure: async () => undefined, remove: async () => undefined },
    },
  )
  return { outcome: await outcome.catch((error: unknown) => error), saved, exchanged }
}

test('a mailbox is connected at the vendor that was asked', async () => {
  expect(await connect('other', 'other')).toMatchObject({
    outcome: 'connected',
    exchanged: ['code at other'],
    saved: [{ vendor: 'other', sealedGrant: 'sealed grant of other' }],
  })
})

test.each([
  ['other', 'google'],
  ['google', 'other'],
  ['google', undefined],
])('what %s was asked is refused like an unknown state at the callback of %s', async (asked, cameBackTo) => {
  expect(await connect(asked, cameBackTo)).toMatchObject({
    outcome: { code: 'sign_in_failed' },
    exchanged: [],
    saved: [],
  })
})
