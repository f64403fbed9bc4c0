import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { makeDocx } from '#engine/test/fixtures/make-docx.ts'
import { makePdf } from '#engine/test/fixtures/make-pdf.ts'
import { fixture } from '#harness/ready-user.ts'
import { atNight } from '#engine/test/at-night.ts'
import { browserStage } from './browser-stage.ts'
import {
  beyondTheSession,
  ELITE_WISHES,
  entriesOf,
  fillConfiguration,
  focused,
  pickResume,
  startRun,
  tooTall,
  type Picked,
  untilFinished,
} from './walk.ts'

const { stage, visit } = await browserStage()

/** By day on the smallest plan, at night on the largest. */
const SENDER = atNight
  ? { account: /Elena Castellan/, email: 'elena.elite@example.com', aDay: 30 }
  : { account: /Stan Okafor/, email: 'stan.starter@example.com', aDay: 15 }

const text = Buffer.from(fixture('product-manager.txt'))
/** The elements with the accent colour of the next step. */
const accents = (page: Page): Promise<readonly string[]> =>
  page.locator('main .bg-accent:visible').allTextContents()

/** Goes through the list and the details by keyboard, marking one email on the way. */
async function byKeys(page: Page): Promise<void> {
  const cards = page.getByRole('article')
  const opener = (place: number) => cards.nth(place).getByRole('button', { name: /^View details/ })
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('j')
  await focused(page, opener(0))
  await page.keyboard.press('j')
  await focused(page, opener(1))
  await page.keyboard.press('Enter')
  const letter = page.getByRole('dialog', { name: /^Email to / })
  await letter.getByText(`2 of ${SENDER.aDay}`, { exact: true }).waitFor()
  await page.keyboard.press('j')
  await letter.getByText(`3 of ${SENDER.aDay}`, { exact: true }).waitFor()
  await letter.getByRole('button', { name: 'I have an interview' }).waitFor()
  await page.keyboard.press('i')
  await letter.getByText(/^You marked it as leading to an interview/).waitFor()
  await page.keyboard.press('Escape')
  await letter.waitFor({ state: 'detached' })
  await cards.nth(2).getByText('Interview', { exact: true }).waitFor()
  await page.getByRole('link', { name: `To read ${SENDER.aDay - 2}` }).waitFor()
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('the journey from sign-in to drafts', () => {
  test('with all emails of a day', async () => {
    const visitor = await visit()
    const { page, takeProblems, look, heard } = visitor
    const looks: string[] = []
    const screen = async (name: string) => void looks.push(...(await look(name)))

    await page.goto('/')
    await page.getByRole('heading', { name: 'Same product, three volumes' }).waitFor()
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('heading', { name: 'Continue with Google' }).waitFor()
    await screen('sign-in')
    await page.getByRole('button', { name: SENDER.account }).click()
    await page.getByRole('heading', { name: 'Ready to Get Started?' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await screen('dashboard-new')
    expect(takeProblems()).toEqual([])

    await page.getByRole('button', { name: 'Set Up Configuration' }).click()
    await page.getByRole('button', { name: 'Save Configuration' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await screen('configuration-errors')
    await pickResume(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('not a resume') })
    await page
      .locator('#resume-error')
      .getByText('Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.')
      .waitFor()
    await screen('resume-wrong')
    expect(takeProblems()).toEqual([])

    const all: readonly Picked[] = [
      { name: 'resume.txt', mimeType: 'text/plain', buffer: text },
      {
        name: 'resume.doc',
        mimeType: 'application/msword',
        buffer: Buffer.from(fixture('nurse-manager.doc')),
      },
      { name: 'resume.docx', mimeType: DOCX, buffer: Buffer.from(await makeDocx(text.toString())) },
      {
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(await makePdf(text.toString())),
      },
    ]
    for (const file of atNight ? all : all.slice(2)) {
      await pickResume(page, file)
      await page.getByText(file.name, { exact: true }).first().waitFor()
      await page.getByText(/^We read [1-9]/).waitFor()
    }
    await fillConfiguration(page, ELITE_WISHES)
    await screen('configured-without-gmail')
    expect(takeProblems()).toEqual([])
    // One next step at a time, and the saved configuration fits the allowed height.
    await expect.poll(() => accents(page)).toEqual(['Connect Gmail'])
    await expect.poll(() => tooTall(page)).toEqual([])

    await page.getByRole('link', { name: 'Connect Gmail' }).click()
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    await screen('consent')
    await page.getByRole('button', { name: 'Continue' }).click()
    await heard('Gmail Connected')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.getByRole('button', { name: /^Start Finding Jobs/ }).waitFor()
    await screen('ready-to-start')

    // Some drafts are slow, so that the run is visible while under way.
    stage.emulators.google.faults.set({ operation: 'drafts.create', kind: 'slow', times: 8, delayMs: 5_000 })
    await startRun(visitor)
    await page.getByRole('heading', { name: 'This run' }).waitFor()
    // Companies appear one by one, and before the first draft no allowance is shown as used.
    await page.getByText('Drafting Emails...').waitFor()
    await page
      .getByRole('list', { name: 'Companies of this run' })
      .getByText('being written')
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Read your first draft' }).click()
    await page.getByRole('dialog', { name: /^Email to / }).waitFor()
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'This run' }).waitFor()
    await screen('run-under-way')
    await untilFinished(page)
    await page.getByText(/^Configuration Sent Today - Next Run in 2[34]h$/).waitFor()
    await screen('run-finished')
    await expect.poll(() => accents(page)).toEqual(['Read the drafts in the tracker'])
    await expect.poll(() => tooTall(page)).toEqual([])
    await page.getByRole('button', { name: 'Update Configuration' }).click()
    await page.getByRole('textbox', { name: 'Job title' }).waitFor()
    await screen('configuration-form')
    await page.getByRole('button', { name: 'Close the form' }).click()
    await focused(page, page.getByRole('heading', { name: 'Your Active Configuration' }))
    expect(takeProblems()).toEqual([])

    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: /^Tracker/ })
      .click()
    await page.getByRole('heading', { name: 'Email Outreach Tracker' }).waitFor()
    const cards = entriesOf(page)
    await cards.nth(SENDER.aDay - 1).waitFor()
    expect(await cards.count()).toBe(SENDER.aDay)
    await screen('tracker')
    await page.getByRole('link', { name: `To read ${SENDER.aDay}` }).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    const endOfFirstEmail = async () => {
      const place = await page.getByRole('article').first().boundingBox()
      return place === null ? Infinity : place.y + place.height
    }
    await expect.poll(endOfFirstEmail).toBeLessThanOrEqual(844)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Replied 0' }).click()
    await page.getByText('Nothing in “Replied”').waitFor()
    await screen('tracker-empty-folder')
    await page.getByRole('link', { name: 'All', exact: true }).click()

    await page.getByRole('button', { name: 'Start date' }).click()
    await page.getByRole('dialog', { name: 'Calendar' }).waitFor()
    await screen('tracker-calendar')
    await page
      .getByRole('dialog', { name: 'Calendar' })
      .locator('button:enabled', { hasText: /^\d+$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Apply Filter' }).click()
    await page.getByText(`${SENDER.aDay} emails in the days you picked`).waitFor()
    await page.getByRole('heading', { name: 'Emails, page 1 of 1' }).waitFor()
    await page.getByRole('button', { name: 'Clear Filter' }).click()
    await page.getByText(`${SENDER.aDay} emails in the days you picked`).waitFor({ state: 'detached' })

    await cards.first().click()
    const letter = page.getByRole('dialog', { name: /^Email to / })
    await letter
      .getByRole('complementary', { name: 'Sources of the sentences' })
      .getByText('Your resume')
      .first()
      .waitFor()
    const subject = await letter.getByRole('definition').nth(2).textContent()
    await letter.getByRole('button', { name: 'I sent it' }).click()
    await letter.getByText(/^You marked it as sent on .* Its draft is still in your Gmail\.$/).waitFor()
    await screen('tracker-details')
    await page.keyboard.press('Escape')
    await letter.waitFor({ state: 'detached' })

    const marked = page.getByRole('article').first()
    await marked.getByText('Sent', { exact: true }).waitFor()
    await marked.getByLabel(/^Mark the email to /).selectOption('They replied')
    await marked.getByText('Replied', { exact: true }).waitFor()
    const person = (await marked.getByRole('heading').textContent()) ?? '?'
    await page.getByRole('button', { name: 'Statistics' }).click()
    await page.getByRole('table', { name: 'By status' }).getByRole('row', { name: 'Replied 1' }).waitFor()
    await screen('tracker-statistics')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Statistics' }).waitFor({ state: 'detached' })

    await focused(page, page.getByRole('button', { name: 'Statistics' }))
    await byKeys(page)
    expect(takeProblems()).toEqual([])
    const search = page.getByRole('searchbox', { name: 'Search your emails' })
    await search.fill(person.toUpperCase())
    await page.getByText(`with “${person.toUpperCase()}”`).waitFor()
    await marked.getByText('Replied', { exact: true }).waitFor()
    await search.fill('nothing is called this')
    await page.getByText('No email with “nothing is called this”').waitFor()
    await screen('tracker-search-nothing')
    await page.getByRole('button', { name: 'Show all emails' }).click()
    await cards.nth(9).waitFor()
    await page.getByRole('link', { name: /^Account Management/ }).click()
    await page.getByRole('heading', { level: 1, name: /Account/ }).waitFor()
    expect(takeProblems()).toEqual([])

    await page.goto(`${stage.emulators.google.url}/mailbox?account=${SENDER.email}`)
    const drafts = page.getByRole('region', { name: 'Drafts' }).getByRole('link')
    expect(await drafts.count()).toBe(SENDER.aDay)
    await drafts
      .filter({ hasText: subject ?? '?' })
      .first()
      .click()
    await page.getByRole('heading', { name: subject ?? '?' }).waitFor()
    await page.getByText('To', { exact: true }).waitFor()
    await screen('mailbox')
    expect(stage.emulators.google.sendAttempts).toEqual([])

    await page.goto('/dashboard/tracker')
    await cards.nth(9).waitFor()
    expect(takeProblems()).toEqual([])
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    // Requests made before the session ended may be answered after it.
    expect(beyondTheSession(takeProblems())).toEqual([])
    await page.goto('/dashboard')
    await page.waitForURL((url) => url.pathname === '/login')
    expect(looks).toEqual([])
  })
})
