import { expect, test } from 'vitest'
import { mailboxFromItem } from './mailbox.item.ts'
import { mailboxesOf, openGrant, type VendorClient } from './mailbox-port.ts'

const sealer = { open: async (userId: string, sealed: string) => `${userId} ${sealed}` }

const revoked: string[] = []

const named = (address: string) => async (): Promise<VendorClient> => ({
  createDraft: async () => ({ draftId: address, threadId: null }),
  findDraft: async () => null,
  draftIds: async () => ({ ids: new Set([address]), complete: true }),
  look: async () => null,
  replace: async () => null,
  remove: async () => false,
  address: async ({ refreshToken }) => `${address} ${refreshToken}`,
  authorizeUrl: () => address,
  decision: () => 'denied',
  exchange: async () => ({ refreshToken: null, email: address, composeGranted: false }),
  revoke: async ({ refreshToken }) => void revoked.push(`${address} ${refreshToken}`),
})

test('a mailbox that was connected before there were others is one of Google', async () => {
  const item = { email: 'ada@mail.example', sealedGrant: 'sealed', isActive: true, problem: null }
  const mailbox = mailboxFromItem({ ...item, connectedAt: '2026-03-10T12:00:00.000Z' })
  expect(await openGrant('usr_1', mailbox, sealer)).toEqual({
    vendor: 'google',
    refreshToken: 'usr_1 sealed',
  })
})

test("a mailbox's own vendor is asked", async () => {
  const mailboxes = mailboxesOf({ google: named('at google'), other: named('at other') })
  expect(await mailboxes.address({ vendor: 'other', refreshToken: 'a' })).toBe('at other a')
  expect(await mailboxes.address({ vendor: 'google', refreshToken: 'b' })).toBe('at google b')
  await expect(mailboxes.remove({ vendor: 'third', refreshToken: 'c' }, 'd')).rejects.toThrow(
    'There is no client for mailboxes of third.',
  )
})

test('a grant is revoked at its own vendor', async () => {
  const mailboxes = mailboxesOf({ google: named('at google'), other: named('at other') })
  await mailboxes.revoke({ vendor: 'other', refreshToken: 'a' })
  await mailboxes.revoke({ vendor: 'google', refreshToken: 'b' })
  expect(revoked).toEqual(['at other a', 'at google b'])
  const consent = await mailboxes.consentOf('other')
  expect(consent.authorizeUrl({ state: '', codeChallenge: '', loginHint: '' })).toBe('at other')
})
