import { expect, test } from 'vitest'
import { statistics } from '#functions/services/statistics.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newAdmin } from '#harness/admin.ts'
import { enterAdmin } from './admin-visit.ts'
import { browserStage } from './browser-stage.ts'
import { signIn } from './walk.ts'

const { stage, visit } = await browserStage()
const BOTH = ['light', 'dark'] as const
const DESK = 'desk@staff.example'
await newAdmin(stage, DESK)

/** A business of some size, in the counters that its events would have made. */
async function busyMonth() {
  const now = systemClock.now()
  await statistics().used('usr_0', now, {
    trials: 46,
    trialsPaid: 17,
    cancelled: 8,
    'why.found_job': 6,
    'why.no_answers': 4,
    'gross.usd': 219_300,
    'refunds.usd': 12_900,
    credits: 1_804.5,
    'calls.adzuna': 612,
    'model.calls.us.anthropic.claude-haiku-5-5-v1:0': 900,
    'model.input.us.anthropic.claude-haiku-5-5-v1:0': 1_900_000,
    'model.output.us.anthropic.claude-haiku-5-5-v1:0': 170_000,
    'letters.model': 402,
    'letters.after_refusal': 21,
    'letters.without_answer': 6,
    'letters.follow_up': 31,
    refused: 14,
    'refused.L24': 9,
    'refused.L05': 6,
    sent: 210,
    answered: 38,
    interviews: 7,
  })
  await statistics().keepActive(64, now)
}

test('a user leaves in two presses, and may say why; staff see it one click from the admin area', async () => {
  await busyMonth()
  const leaver = await visit()
  await signIn(leaver.page, 'Stan')
  await leaver.page.waitForURL('**/dashboard')
  await leaver.page.goto('/dashboard/account')
  await leaver.page.getByRole('button', { name: 'Cancel Subscription' }).click()
  const looks = [...(await leaver.look('cancel-reason', BOTH))]
  await leaver.page.getByLabel('Why are you leaving? (optional)').selectOption('It costs too much')
  await leaver.page.getByLabel('Anything you’d like to add? (optional)').fill('Half would do.')
  looks.push(...(await leaver.look('cancel-reason-given', BOTH)))
  await Promise.all([
    leaver.page.waitForEvent('load'),
    leaver.page.getByRole('button', { name: 'Cancel subscription' }).click(),
  ])
  await leaver.page.getByRole('button', { name: 'Reactivate Subscription' }).waitFor()

  const { page, look, takeProblems } = await visit()
  await enterAdmin(page, DESK)
  await page.getByRole('link', { name: 'Numbers' }).click()
  await page.getByRole('rowheader', { name: 'It costs too much' }).waitFor()
  const row = async (name: string | RegExp) =>
    await page.getByRole('row', { name }).getByRole('cell').first().innerText()
  expect([await row(/^Canceled/), await row(/^It costs too much/)]).toEqual(['9', '1 of 11\n9%'])
  looks.push(...(await look('numbers', BOTH)))
  expect([...looks, ...leaver.takeProblems(), ...takeProblems()]).toEqual([])
})
