import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newAdmin } from '#harness/admin.ts'
import { browserSession } from '#harness/session.ts'
import { enterAdmin } from './admin-visit.ts'
import { browserStage } from './browser-stage.ts'

const { stage, visit } = await browserStage()
const BOTH = ['light', 'dark'] as const
const DESK = 'desk@staff.example'
await newAdmin(stage, DESK)

/** Counts the clicks of a task, each of them on something found by role and name. */
function clicking(page: Page) {
  let clicks = 0
  return {
    click: async (role: 'button' | 'link', name: string | RegExp) => {
      clicks += 1
      await page.getByRole(role, { name }).click()
    },
    clicks: () => clicks,
  }
}

describe('what waits for staff', () => {
  test('a ticket of a user is found, answered and gone from the list in three clicks', async () => {
    const user = await browserSession(stage, 'asks@mail.example')
    await user.post('/api/support-tickets', {
      subject: 'Nurses',
      message: 'Does it work for nurses?',
      priority: 'high',
    })
    const { page, look, takeProblems } = await visit()
    await enterAdmin(page, DESK)
    const { click, clicks } = clicking(page)
    await click('link', 'Work')
    await click('button', /^Open ticket RW-/)
    await page.getByRole('dialog', { name: 'Nurses' }).waitFor()
    const looks = [...(await look('work-ticket', BOTH))]
    await page.getByLabel('Your answer').fill('Yes, for every trade that hires by email.')
    await click('button', 'Send answer')
    await page.getByRole('heading', { name: 'No ticket waits' }).waitFor()
    expect(clicks()).toBe(3)
    expect(stage.emulators.ses.sent.at(-1)).toMatchObject({ to: 'asks@mail.example' })
    await page.getByLabel('Show').selectOption('Answered')
    await page.waitForURL('**/admin/work?status=answered')
    await page.getByRole('rowheader', { name: /Nurses/ }).waitFor()
    looks.push(...(await look('work-tickets', BOTH)))
    for (const name of [
      'Past due',
      'Disputed',
      'Trials ending today',
      'Empty runs',
      'Postponed drafts',
      'Deletions',
    ]) {
      await click('link', name)
      await page.getByRole('heading', { name, exact: true, level: 2 }).waitFor()
    }
    await page.getByRole('heading', { name: 'No deletion waits' }).waitFor()
    looks.push(...(await look('work-empty', BOTH)))
    expect([...looks, ...takeProblems()]).toEqual([])
  })

  test('an outage is acknowledged and users are told of it in four clicks, by keyboard too', async () => {
    const { page, look, takeProblems } = await visit()
    stage.emulators.hunter.faults.set({ kind: 'status', status: 429, path: '/account' })
    await stage.checkHealth()
    await enterAdmin(page, DESK)
    const { click, clicks } = clicking(page)
    await click('link', 'Security')
    await page.getByText('It is out of credits for this month.').waitFor()
    await click('button', 'Acknowledge: Contacts')
    await page.getByText(`Seen by ${DESK}`).waitFor()
    await click('button', 'Write a note')
    await page.getByLabel('What users should know').fill('Fewer emails today. Runs are back tonight.')
    const looks = [...(await look('monitoring-outage', BOTH))]
    await click('button', 'Put up')
    await page.getByText(/^All signed-in users have seen it since/).waitFor()
    expect(clicks()).toBe(4)
    await page.getByRole('button', { name: 'Take down' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('No note is up.').waitFor()
    stage.emulators.hunter.faults.set({ kind: null })
    expect([...looks, ...takeProblems()]).toEqual([])
  })
})
