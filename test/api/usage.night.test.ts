import { PlanChangePreview } from '#shared/models/subscription.ts'
import { expect, test } from 'vitest'
import { signedInAdmin } from '#harness/admin.ts'
import { configure } from '#harness/ready-user.ts'
import { connectGmail } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { contracts } from '#shared/contracts/index.ts'
import type { Buyer } from '#harness/payments.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const { client: admin } = await signedInAdmin(stage, 'usage@staff.example')

/** The email figures that each page and endpoint shows, in the order of the pages. */
async function told({ client }: Buyer) {
  const user = contracts.getUser.reply[200].parse((await client.get('/api/user')).body)
  const usage = contracts.getUsage.reply[200].parse((await client.get('/api/user/usage')).body)
  const page = contracts.listEmailOutreach.reply[200].parse((await client.get('/api/email-outreach')).body)
  const statistics = contracts.getOutreachStatistics.reply[200].parse(
    (await client.get('/api/email-outreach/statistics')).body,
  )
  const emails = contracts.listAdminUserEmails.reply[200].parse(
    (await admin.get(`/api/admin/user-emails/${user.id}`)).body,
  )
  return {
    dashboard: {
      ofMonth: [user.totalJobs - user.jobsRemaining, user.totalJobs],
      ofDay: [user.dailyAllowance - user.dailyRemaining, user.dailyAllowance],
    },
    account: [usage.usedToday, usage.usedThisMonth, usage.days.at(-1)?.count],
    left: usage.remaining === user.jobsRemaining,
    tracker: [page.todayCount, page.totalItems, statistics.total],
    admin: emails.emails.length,
  }
}

async function runOnce({ client }: Buyer): Promise<void> {
  const run = async () => contracts.getLatestRun.reply[200].parse((await client.get('/api/runs/latest')).body)
  const before = (await run()).run?.id
  expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
  await waitFor(
    async () => {
      const { run: latest } = await run()
      return latest?.id !== before && latest?.state === 'finished' ? latest : null
    },
    { what: 'the run to finish' },
  )
}

/** Between paid plans, an upgrade confirms the moment of the price that was shown. */
async function upgrade({ client }: Buyer, plan: string, shown: object = {}): Promise<void> {
  expect(await client.post('/api/billing/upgrade', { plan, ...shown })).toMatchObject({
    status: 200,
    body: { success: true },
  })
}

test('all pages show the same number from the trial to Starter to Pro on one day', async () => {
  const owner = await trialBuyer(stage, 'one-number')
  await configure(owner.client, 'product-manager.txt')
  await connectGmail(owner.client, owner.email)
  await runOnce(owner)
  const five = { account: [5, 5, 5], left: true, tracker: [5, 5, 5], admin: 5 }
  expect(await told(owner)).toEqual({ ...five, dashboard: { ofMonth: [5, 5], ofDay: [5, 5] } })

  await upgrade(owner, 'starter')
  expect(await told(owner)).toEqual({ ...five, dashboard: { ofMonth: [5, 450], ofDay: [5, 15] } })
  await runOnce(owner)
  const fifteen = { account: [15, 15, 15], left: true, tracker: [15, 15, 15], admin: 15 }
  expect(await told(owner)).toEqual({ ...fifteen, dashboard: { ofMonth: [15, 450], ofDay: [15, 15] } })

  const preview = await owner.client.post('/api/billing/preview-change', { plan: 'pro' })
  const { prorationAt } = PlanChangePreview.parse(preview.body)
  await upgrade(owner, 'pro', { prorationAt })
  expect(await told(owner)).toEqual({ ...fifteen, dashboard: { ofMonth: [15, 600], ofDay: [15, 20] } })
})

test('the paid month begins with the payment, not with the trial or the account', async () => {
  const owner = await trialBuyer(stage, 'paid-when')
  stage.advance(30 * 60_000)
  await upgrade(owner, 'pro')
  const paidAt = stage.emulators.stripe.state.invoices.findLast(
    ({ customer, amountPaid }) => amountPaid > 0 && owner.customers().some((id) => id === customer),
  )?.paidAt
  expect(paidAt).toBeTypeOf('number')
  expect((await owner.client.get('/api/next-sync-info')).body).toMatchObject({
    subscriptionStartDate: new Date(Number(paidAt) * 1000).toISOString(),
    currentSubscriptionDay: 1,
  })
})
