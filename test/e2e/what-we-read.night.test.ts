import PostalMime from 'postal-mime'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { fixture } from '#harness/ready-user.ts'
import { EmailLines } from '#shared/models/outreach/email-lines.ts'
import { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { browserStage } from './browser-stage.ts'
import {
  connectGmail,
  ELITE_WISHES,
  fillConfiguration,
  focused,
  pickResume,
  signIn,
  startRun,
  untilFinished,
  type Picked,
} from './walk.ts'

const { stage, visit } = await browserStage()
const { google } = stage.emulators

const resume = fixture('product-manager.txt').toString()
const asFile = (text: string): Picked => ({
  name: 'resume.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

const Emails = z.object({ data: z.array(OutreachEntry) })

const EMPLOYER = 'Lanternworks'
const CORRECTED = 'Harbourlight Billing'
const HIDDEN = 'Led the rebuild of the billing platform'
const LICENCE = 'Certified Scrum Product Owner, 2021'

/** The texts of the drafts in a mailbox. */
const letters = async (account: string): Promise<readonly string[]> =>
  await Promise.all(
    google.state
      .drafts(account)
      .map(async ({ raw }) => (await PostalMime.parse(Buffer.from(raw, 'base64url'))).text ?? ''),
  )

/** Ids of the emails that say a text. */
async function emailsWith(page: Page, said: string): Promise<readonly string[]> {
  const { data } = Emails.parse(await (await page.request.get('/api/email-outreach?limit=100')).json())
  return data.filter(({ emailBody }) => emailBody?.includes(said) === true).map(({ id }) => id)
}

/** What the posting of an email asks for. */
async function needsOf(page: Page, id: string): Promise<string> {
  const { needs } = EmailLines.parse(await (await page.request.get(`/api/email-outreach/${id}/lines`)).json())
  return needs.map(({ text }) => text).join('\n')
}

const role = (page: Page) => page.getByRole('region', { name: 'Jobs' })
const widerThanTheScreen = async (page: Page) =>
  await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

const PEOPLE = [
  [390, 'Priya', 'priya.pro@example.com'],
  [1440, 'Elena', 'elena.elite@example.com'],
] as const

test.each(PEOPLE)(
  "the user's corrections to the resume apply to every letter and to the next upload: %s px",
  async (width, firstName, account) => {
    const visitor = await visit()
    const { page, takeProblems, look, heard } = visitor
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, firstName)
    await page.getByRole('button', { name: 'Set Up Configuration' }).click()
    await pickResume(page, asFile(resume))
    await page.getByText(/^We read [1-9]/).waitFor()
    await page.getByRole('link', { name: 'Check what we read' }).click()
    await page.getByRole('heading', { level: 1, name: 'What we read' }).waitFor()

    const change = page.getByRole('button', { name: 'Change: Senior Product Manager', exact: true })
    await change.click()
    await page.getByRole('button', { name: 'Correct: Senior Product Manager', exact: true }).click()
    const employer = page.getByRole('textbox', { name: 'Employer' })
    await focused(page, employer)
    expect(await employer.inputValue()).toBe(EMPLOYER)
    await employer.fill(CORRECTED)
    await page.keyboard.press('Enter')
    await focused(page, change)
    await heard('Saved')
    await page.getByRole('button', { name: new RegExp(`^Change: ${HIDDEN}`) }).click()
    await page.getByRole('button', { name: new RegExp(`^Never use this: ${HIDDEN}`) }).click()
    await role(page).getByText('Not used in letters').waitFor()
    await heard('Saved')
    await page.getByLabel('I also have …').selectOption('A license or certificate')
    await page.getByRole('textbox', { name: 'In your words' }).fill(LICENCE)
    await page.getByRole('button', { name: 'Add this' }).click()
    await page.getByRole('region', { name: 'Added by you' }).getByText(LICENCE).waitFor()
    await heard('Saved')
    const looks = [...(await look(`what-we-read-${firstName.toLowerCase()}`, ['light', 'dark']))]
    await page.setViewportSize({ width: 320, height: 900 })
    await expect.poll(() => widerThanTheScreen(page)).toBe(0)
    await page.setViewportSize({ width, height: 900 })

    await page.getByRole('main').getByRole('link', { name: 'Configuration' }).click()
    await page.getByRole('button', { name: 'Set Up Configuration' }).click()
    await page.getByRole('button', { name: 'Save Configuration' }).waitFor()
    looks.push(...(await look(`read-summary-${firstName.toLowerCase()}`)))
    await fillConfiguration(page, ELITE_WISHES)
    await connectGmail(visitor)
    await startRun(visitor)
    await untilFinished(page)

    const texts = await letters(account)
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter((text) => text.includes(EMPLOYER))).toEqual([])
    expect(
      texts.filter((text) => text.includes('the rebuild of the billing platform') || text.includes('38%')),
    ).toEqual([])
    expect(texts.some((text) => text.includes(CORRECTED))).toBe(true)
    // A letter tells certificates where its posting asks for any.
    const asked = await Promise.all(
      (await emailsWith(page, 'Scrum Product Owner')).map((id) => needsOf(page, id)),
    )
    expect(asked.filter((needs) => !/certif|licen[cs]e|qualif|regist/iu.test(needs))).toEqual([])
    expect(asked.length).toBeLessThan(texts.length)

    await page.getByRole('button', { name: 'Update Configuration' }).click()
    await pickResume(
      page,
      asFile(
        resume.replace(
          'Launched a carrier portal in 9 countries',
          'Launched a carrier portal in 12 countries',
        ),
      ),
    )
    await heard('Resume uploaded')
    await page.getByRole('link', { name: 'Check what we read' }).click()
    await page.getByText(/ of your corrections still appl/).waitFor()
    await role(page).getByText(CORRECTED).waitFor()
    await role(page)
      .getByText(/12 countries/)
      .waitFor()
    await role(page).getByText('Not used in letters').waitFor()
    await page.getByRole('region', { name: 'Added by you' }).getByText(LICENCE).waitFor()
    await page.getByRole('button', { name: 'Looks right', exact: true }).click()
    await heard('Saved')
    await page.getByText(/^You confirmed this on /).waitFor()
    expect(takeProblems()).toEqual([])
    expect(looks).toEqual([])
  },
)
