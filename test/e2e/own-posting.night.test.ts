import { expect, test } from 'vitest'
import { companiesIn } from '#emulators/market/companies.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession } from '#harness/session.ts'
import { browserStage } from './browser-stage.ts'
import { takeSession } from './walk.ts'

const { stage, visit } = await browserStage()

const [first, second] = companiesIn('de').filter(({ known, acceptAll }) => known === 'yes' && !acceptAll)
const [one, two] = [first?.name ?? '', second?.name ?? '']
const TEXT = `Product Manager (m/w/d)
Berlin, Germany

${two} rents cargo bikes to companies in forty cities.

Your tasks
- You own the roadmap of the fleet product
- You speak with fleet managers every week

Your profile
- Three years of experience in product management
- Experience with roadmaps and agile delivery`

stage.emulators.companies.put({
  host: 'jobs.harborline.example',
  path: '/opening/7',
  html: `<title>Product Manager | ${one}</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Product Manager',
    description: TEXT.replaceAll('\n', '<br>'),
    hiringOrganization: { '@type': 'Organization', name: one },
    jobLocation: { address: { addressLocality: 'Berlin', addressCountry: 'Germany' } },
  })}</script>`,
})
stage.emulators.companies.put({ host: 'slow.harborline.example', path: '/opening/8', fault: 'drip' })

test('the link of a posting becomes a draft, and each step is shown', async () => {
  const client = await readyUser(stage, 'tessa.trial@example.com', 'trial', 'product-manager.txt')
  const { page, takeProblems, look } = await visit()
  await takeSession(page, client, stage.origin)
  await page.goto('/dashboard/tracker')
  await page.getByRole('link', { name: 'Add a posting you found' }).click()
  await page.getByRole('heading', { level: 1, name: 'A posting you found' }).waitFor()
  await page.getByLabel('Link to the posting').waitFor()
  const looks = [...(await look('own-posting-link', ['light', 'dark']))]

  await page.getByLabel('Link to the posting').fill('jobs.harborline.example')
  await page.getByRole('button', { name: 'Read the posting' }).click()
  await page.getByText('Paste the whole link, with https:// at its beginning.').waitFor()
  looks.push(...(await look('own-posting-link-wrong')))

  await page.getByLabel('Link to the posting').fill('https://slow.harborline.example/opening/8')
  await page.getByRole('button', { name: 'Read the posting' }).click()
  await page.getByText('You can leave this page').waitFor()
  looks.push(...(await look('own-posting-reading')))
  await page.getByText('We couldn’t read this link').waitFor()
  await page.getByText('The site did not answer in time.').waitFor()
  looks.push(...(await look('own-posting-unreadable', ['light', 'dark'])))

  await page.getByRole('button', { name: 'Use a link instead' }).click()
  await page.getByLabel('Link to the posting').fill('https://jobs.harborline.example/opening/7')
  await page.getByRole('button', { name: 'Read the posting' }).click()
  await page.getByRole('heading', { name: 'Is this right?' }).waitFor()
  expect(await page.getByLabel('Company').inputValue()).toBe(one)
  await page.getByText('Three years of experience in product management').waitFor()
  looks.push(...(await look('own-posting-read', ['light', 'dark'])))
  await page.getByRole('button', { name: 'Find the person and write' }).click()
  await page.getByText(/^The email to .+ is written$/).waitFor()
  looks.push(...(await look('own-posting-done', ['light', 'dark'])))
  await page.getByRole('link', { name: 'Read the email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(one).first().waitFor()
  looks.push(...(await look('own-posting-email')))
  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])
})

test('by keyboard alone a text becomes a draft, and the same job again says so with a link', async () => {
  const client = await readyUser(stage, 'nina.new@example.com', 'trial', 'product-manager.txt')
  const { page, takeProblems, look } = await visit()
  await takeSession(page, client, stage.origin)
  await page.goto('/dashboard/posting')
  const press = async (key: string) => await page.keyboard.press(key)
  await page.getByLabel('Link to the posting').focus()
  await page.keyboard.type('https://www.linkedin.com/jobs/view/4012345')
  await press('Enter')
  await page.getByText('This site does not allow programs to read its postings, so we do not.').waitFor()
  const looks = [...(await look('own-posting-linkedin'))]
  // The focus is in the form for the text.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('companyName')
  await page.keyboard.type(two)
  await press('Tab')
  await page.keyboard.insertText(TEXT)
  looks.push(...(await look('own-posting-text')))
  await press('Tab')
  await press('Enter')
  await page.getByRole('heading', { name: 'Is this right?' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('jobTitle')
  await press('Enter')
  await page.getByText(/^The email to .+ is written$/).waitFor()

  await page.getByRole('button', { name: 'Add another posting' }).focus()
  await press('Enter')
  await page.getByRole('button', { name: 'Paste the text instead' }).focus()
  await press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('companyName')
  await page.keyboard.type(two)
  await press('Tab')
  await page.keyboard.insertText(`${TEXT}\n- You like bicycles`)
  await press('Tab')
  await press('Enter')
  await page.getByRole('heading', { name: 'Is this right?' }).waitFor()
  await press('Enter')
  await page.getByText('You already have an email about this job.').waitFor()
  looks.push(...(await look('own-posting-again')))
  await page.getByRole('link', { name: 'Open the email' }).focus()
  await press('Enter')
  await page.getByRole('dialog').getByText(two).first().waitFor()
  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])
})

test('somebody without a resume is told what to do, and the link stays', async () => {
  const client = await browserSession(stage, 'paul.pro@example.com', { plan: 'pro' })
  const { page, takeProblems, look } = await visit()
  await takeSession(page, client, stage.origin)
  await page.goto('/dashboard/posting')
  await page.getByLabel('Link to the posting').fill('https://jobs.harborline.example/opening/7')
  await page.getByRole('button', { name: 'Read the posting' }).click()
  await page.getByText('Save your configuration first.').waitFor()
  expect(await page.getByLabel('Link to the posting').inputValue()).toBe(
    'https://jobs.harborline.example/opening/7',
  )
  expect(await look('own-posting-not-yet')).toEqual([])
  await page.getByRole('link', { name: 'Open the configuration' }).click()
  await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
  expect(takeProblems().filter((problem) => !problem.includes('409'))).toEqual([])
})
