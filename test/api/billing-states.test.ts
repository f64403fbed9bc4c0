import { expect, test } from 'vitest'
import { contracts } from '#shared/contracts/index.ts'
import { signedInAdmin } from '#harness/admin.ts'
import type { Buyer } from '#harness/payments.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { browserSession } from '#harness/session.ts'

const stage = await testStage()
const { stripe } = stage.emulators
const { client: admin } = await signedInAdmin(stage, 'desk@staff.example')
const Users = contracts.listAdminUsers.reply[200]
const DAY_S = 86_400

/** The word of an account, as the list of users shows it. */
async function wordOf(email: string) {
  const { users } = Users.parse((await admin.get('/api/admin/users?limit=100')).body)
  return users.find((user) => user.email === email)?.billingState
}
const becomes = async (email: string, word: string) =>
  await waitFor(async () => (await wordOf(email)) === word, { what: `${email} to be ${word}` })
const chargeOf = (owner: Buyer) =>
  stripe.state.charges.findLast(({ customer }) => owner.customers().includes(customer))?.id ?? ''

test('every user has the word that is true of their money, from no plan to a dispute that is won', async () => {
  await browserSession(stage, 'nothing@mail.example', { plan: 'none' })
  const [kept, declined, leaving, stopped] = [
    await trialBuyer(stage, 'kept'),
    await trialBuyer(stage, 'declined', { card: 'pm_card_chargeCustomerFail' }),
    await trialBuyer(stage, 'leaving'),
    await trialBuyer(stage, 'stopped'),
  ]
  expect(await wordOf('nothing@mail.example')).toBe('none')
  expect(await wordOf(kept.email)).toBe('trial')
  expect((await stopped.client.post('/api/subscription/cancel', {})).status).toBe(200)
  expect(await wordOf(stopped.email)).toBe('cancelling')
  await stripe.advance(DAY_S + 7_200)
  await becomes(kept.email, 'active')
  await becomes(declined.email, 'past_due')
  await becomes(stopped.email, 'ended')
  await becomes(leaving.email, 'active')
  expect((await leaving.client.post('/api/subscription/cancel', {})).status).toBe(200)
  expect(await wordOf(leaving.email)).toBe('cancelling')

  await stripe.dispute(chargeOf(kept))
  await becomes(kept.email, 'disputed')
  const { users } = Users.parse((await admin.get('/api/admin/users?limit=100')).body)
  expect(users.find(({ email }) => email === kept.email)?.dispute).toEqual({
    amountCents: 9_900,
    openedAt: expect.stringMatching(/^20\d\d-/),
  })
  await stripe.closeDispute(chargeOf(kept), 'won')
  await becomes(kept.email, 'active')
})
