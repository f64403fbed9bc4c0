import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { askStripe, buyer, confirmCard, Ordered } from '#harness/payments.ts'
import { quietBilling } from '#harness/billing/quiet.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

const stage = await testStage({ workers: { concurrency: 2 }, visibilitySeconds: 1 })
const { stripe, ses } = stage.emulators
const Subscriptions = z.object({ data: z.array(z.object({ id: z.string() })) })

const quiet = async () => await quietBilling(stage)

async function later(ms: number): Promise<void> {
  stage.advance(ms)
  await quiet()
}

/** Mails to an address, and their subjects without dates. */
const mailsTo = (email: string) => ses.sent.filter(({ to }) => to === email)
const subjectsTo = (email: string) =>
  mailsTo(email).map(({ subject }) => subject.replace(/\w+ \d+, \d{4}, \d\d:\d\d UTC/, 'THEN'))

/** A user in a trial of Pro with a card. */
async function inTrial(name: string, card?: string, code?: string) {
  const who = await buyer(stage, name)
  const { clientSecret } = Ordered.parse((await who.order('pro', code)).body)
  await confirmCard(stage, clientSecret, card)
  await quiet()
  return who
}

/** Redelivers every event. */
async function notifyAgain(): Promise<void> {
  for (const { id } of stripe.state.events) await stripe.redeliver(id)
  await quiet()
}

const mailed = async (email: string, many: number) =>
  await waitFor(() => mailsTo(email).length >= many, { what: `mail ${many} to ${email}` })

test('the end of a trial and its charge are announced once, six hours ahead or as soon as mail can be sent', async () => {
  const { email } = await inTrial('announced')
  await later(17 * HOUR)
  expect(mailsTo(email)).toEqual([])
  await fetch(`${ses.url}/_emulator/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'unavailable', times: 6 }),
  })
  await later(HOUR + MINUTE)
  await mailed(email, 1)
  expect(subjectsTo(email)).toEqual(['Your trial ends on THEN'])
  expect(mailsTo(email)[0]?.text).toContain('Plan: Pro, monthly\nFirst payment: $129.00')
  expect(mailsTo(email)[0]?.html).toContain('$129.00')
  await notifyAgain()
  await later(30 * MINUTE)
  expect(mailsTo(email)).toHaveLength(1)
})

test('the announced amount includes the discount, and a cancelled trial is not announced', async () => {
  const [{ email: cheaper }, cancelled] = [
    await inTrial('cheaper', 'pm_card_mastercard', 'TAKE25'),
    await inTrial('cancelled', 'pm_card_authenticationRequired'),
  ]
  const { data } = Subscriptions.parse(
    await askStripe(stage, 'GET', `/v1/subscriptions?customer=${cancelled.customers()[0]}`),
  )
  await askStripe(stage, 'POST', `/v1/subscriptions/${data[0]?.id}`, { cancel_at_period_end: 'true' })
  await later(18 * HOUR + MINUTE)
  await mailed(cheaper, 1)
  expect(mailsTo(cheaper)[0]?.text).toContain('First payment: $104.00')
  expect(subjectsTo(cancelled.email)).toEqual([])
})

test('plan changes are mailed once: a charged one, a scheduled one, and when it takes effect', async () => {
  const { email, client } = await trialBuyer(stage, 'changes', { plan: 'pro' })
  const post = async (path: string, body: object) => expect((await client.post(path, body)).status).toBe(200)
  await post('/api/billing/upgrade', { plan: 'starter' })
  await quiet()
  expect(mailsTo(email)).toEqual([])
  stripe.webhooks({ hold: true })
  await post('/api/billing/upgrade', { plan: 'elite', prorationAt: systemClock.now().toISOString() })
  stripe.webhooks({ hold: false })
  await stripe.release('shuffled')
  await quiet()
  await mailed(email, 1)
  expect(mailsTo(email)[0]?.text).toMatch(
    /You changed from Starter to Elite, effective immediately\. \$50\.00 was charged/,
  )
  await post('/api/billing/next-plan', { plan: 'pro' })
  await quiet()
  await mailed(email, 2)
  await notifyAgain()
  expect(subjectsTo(email).map((subject) => subject.replace(/on \w+ \d+, \d{4}/, 'THEN'))).toEqual([
    'Your Reachwell plan is now Elite',
    'Your plan changes to Pro THEN',
  ])
  await later(32 * 24 * HOUR)
  await mailed(email, 3)
  expect(mailsTo(email)[2]?.text).toContain(
    'A new month has begun, and with it the plan you chose: Pro instead of Elite.',
  )
  await notifyAgain()
  expect(mailsTo(email)).toHaveLength(3)
})

test('each failed payment attempt is mailed once, with the date of the next attempt', async () => {
  const { email } = await inTrial('declined', 'pm_card_chargeCustomerFail')
  await later(18 * HOUR + MINUTE)
  await mailed(email, 1)
  await later(7 * HOUR)
  await mailed(email, 2)
  const failed = 'Your payment of $129.00 did not go through'
  expect(subjectsTo(email)).toEqual(['Your trial ends on THEN', failed])
  expect(mailsTo(email)[1]?.text).toMatch(
    /Amount: \$129\.00\nPlan: Pro, monthly\nTried again: \w+ \d+, \d{4}, \d\d:\d\d UTC\n/,
  )
  await notifyAgain()
  expect(mailsTo(email)).toHaveLength(2)
  await later(25 * HOUR)
  await mailed(email, 3)
  expect(subjectsTo(email)).toEqual(['Your trial ends on THEN', failed, failed])
})

test('a trial refused because of its card is mailed once to a user who closed the page', async () => {
  await inTrial('card-owner', 'pm_card_mastercard')
  const { email, user, charged } = await inTrial('same-card', 'pm_card_mastercard')
  await mailed(email, 1)
  expect(mailsTo(email)[0]).toMatchObject({ subject: 'Your free trial did not start' })
  expect(mailsTo(email)[0]?.text).toContain(
    'The card you gave was used for a free trial of Reachwell on another account, and there is one trial per person and card. So no trial started, and nothing was charged.',
  )
  expect(mailsTo(email)[0]?.text).toContain('/checkout?plan=pro&auto_login=true&gmail_signup=true')
  expect([(await user())['trialAvailable'], charged()]).toEqual([false, 0])
  await notifyAgain()
  expect(mailsTo(email)).toHaveLength(1)
})
