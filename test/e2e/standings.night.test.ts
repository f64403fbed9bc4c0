import { describe, expect, test } from 'vitest'
import { SAMPLE_ACCOUNTS } from '#dev/samples.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { browserStage, type Visit } from './browser-stage.ts'
import { connectGmail, entriesOf, signIn, startRun, takeSession, tooTall, untilFinished } from './walk.ts'

const { stage, visit } = await browserStage()
const { google } = stage.emulators

/**
 * Opens the dashboard as a user who can press the start button. The tests of the journey and of revisions
 * walk through the pages before it.
 */
async function getReady({ page }: Visit, firstName: string, country: string, city: string): Promise<void> {
  const account = SAMPLE_ACCOUNTS.find((one) => one.firstName === firstName)
  if (account === undefined) throw new Error(`no sample account of ${firstName}`)
  const preferences = { ...BERLIN, country, city }
  const client = await readyUser(stage, account.email, account.plan, 'product-manager.txt', preferences)
  await takeSession(page, client, stage.origin)
  await page.goto('/dashboard')
}

describe('what a user sees', () => {
  test('on a trial: five drafts, and why there are no more', async () => {
    const visitor = await visit()
    const { page, takeProblems, look } = visitor
    await getReady(visitor, 'Tessa', 'Canada', 'Toronto')
    await startRun(visitor)
    await untilFinished(page)
    await page.getByTestId('trial-block').getByText('5 of 5 used').waitFor()
    await page.getByRole('heading', { name: '5 drafts are ready' }).waitFor()
    expect(google.state.draftCount('tessa.trial@example.com')).toBe(5)
    const looks = [...(await look('trial-used'))]
    await page.getByRole('link', { name: /^Tracker/ }).click()
    await entriesOf(page).nth(4).waitFor()
    expect(await entriesOf(page).count()).toBe(5)
    looks.push(...(await look('trial-tracker')))
    expect(takeProblems()).toEqual([])
    expect(looks).toEqual([])
  })

  test('after a trial: the prices', async () => {
    const { page, takeProblems } = await visit()
    await signIn(page, 'Erik')
    await page.waitForURL((url) => `${url.pathname}${url.hash}` === '/#pricing')
    await page
      .getByRole('heading', { name: /pric|plan/i })
      .first()
      .waitFor()
    expect(takeProblems()).toEqual([])
  })

  test('without a plan: the prices', async () => {
    const { page, takeProblems } = await visit()
    await signIn(page, 'Nora')
    await page.waitForURL((url) => `${url.pathname}${url.hash}` === '/#pricing')
    expect(takeProblems()).toEqual([])
  })

  test('when Google refuses the consent, and when it revokes the access', async () => {
    const visitor = await visit()
    const { page, takeProblems, look, heard } = visitor
    const looks: string[] = []
    await getReady(visitor, 'Priya', 'France', 'Paris')
    expect(takeProblems()).toEqual([])

    google.faults.set({ revokeAccount: 'priya.pro@example.com' })
    await page.getByRole('button', { name: /^Gmail\b/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Google Account Connection' })
    await dialog.getByText('Active', { exact: true }).waitFor()
    looks.push(...(await look('gmail-connected')))
    await dialog.getByRole('button', { name: 'Refresh connection' }).click()
    await dialog.getByText('No drafts can be saved to this mailbox').waitFor()
    looks.push(...(await look('gmail-broken')))
    expect(takeProblems()).toEqual([expect.stringMatching(/^response: 409 POST \/api\/gmail-integration/)])
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Gmail needs to be connected again' }).waitFor()
    await page.getByText('Connect again').first().waitFor()
    looks.push(...(await look('dashboard-mailbox-broken')))

    await page.getByRole('link', { name: 'Connect Gmail' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await heard('Connection Failed')).toContain(
      'You didn’t allow access at Google, so nothing was connected.',
    )
    await page.waitForURL(`${stage.origin}/dashboard`)

    await page.getByRole('link', { name: 'Connect Gmail' }).click()
    await page.getByRole('checkbox', { name: /Manage drafts/ }).uncheck()
    await page.getByRole('button', { name: 'Continue' }).click()
    await heard('The box for managing drafts wasn’t checked at Google')
    await connectGmail(visitor)
    await page.getByText('Gmail needs to be connected again').waitFor({ state: 'detached' })
    expect(takeProblems()).toEqual([])
    expect(looks).toEqual([])
  })

  test('when Gmail is disconnected during a run: the run and how to continue, within a few screens', async () => {
    const visitor = await visit()
    const { page, takeProblems, look, heard } = visitor
    await getReady(visitor, 'Elena', 'Germany', 'Berlin')
    // The first drafts are fast and the others slow, so that the run goes on until it was checked.
    google.faults.set({ operation: 'drafts.create', kind: 'slow', times: 2, delayMs: 1 })
    google.faults.set({ operation: 'drafts.create', kind: 'slow', times: 28, delayMs: 12_000 })
    await startRun(visitor)
    await page.getByRole('link', { name: 'Read your first draft' }).waitFor()
    await page.getByRole('button', { name: /^Gmail\b/ }).click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('button', { name: 'Disconnect Gmail' }).click()
    await heard('Gmail Disconnected')
    await page.keyboard.press('Escape')
    await page.getByText('Connect it, so that this run can save its drafts there.').waitFor()
    await page.getByRole('heading', { name: 'This run' }).waitFor()
    await expect.poll(() => tooTall(page)).toEqual([])
    google.faults.clear()
    expect(await look('run-without-gmail')).toEqual([])
    expect(takeProblems()).toEqual([])
  })

  test('on a phone: the menu, and a run without results', async () => {
    const visitor = await visit()
    const { page, takeProblems, look } = visitor
    const looks: string[] = []
    await getReady(visitor, 'Stan', 'Netherlands', 'Utrecht')
    for (const { id } of POSTING_VENDORS) stage.emulators[id].faults.set({ kind: 'status', status: 503 })
    await startRun(visitor)
    await page.getByRole('heading', { name: 'The job search isn’t answering right now' }).waitFor()
    expect(await page.getByRole('button', { name: /^Start Finding Jobs/ }).count()).toBe(0)
    expect(await page.getByText('Your first run will be done in').count()).toBe(0)
    looks.push(...(await look('run-ended-early')))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('complementary', { name: 'Sidebar' })
    await menu.getByRole('link', { name: /^Tracker/ }).click()
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Email Outreach Tracker' }).waitFor()
    await page.getByText('No Email Outreach Yet').waitFor()
    looks.push(...(await look('tracker-empty')))
    expect(takeProblems()).toEqual([])
    expect(looks).toEqual([])
  })
})
