import { expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'

const { visit } = await browserStage({ site: 'developed' })

test('the development build has the test pages as well as the public ones', async () => {
  const { page, takeProblems } = await visit()
  await page.goto('/gmail-signup-test', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1, name: 'GMAIL SIGNUP WORKS!' }).waitFor()
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page
    .getByRole('heading', { level: 1, name: 'A personal letter where everyone else sends a form.' })
    .waitFor()
  expect(takeProblems()).toEqual([])
  await page.goto('/checkout-test', { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('h1').count()).toBe(1)
})
