import { expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'

const { visit } = await browserStage({ site: 'developed' })

test('where things are tried out, the pages for it answer, and the others stand', { timeout: 300_000 }, async () => {
  const { page, takeProblems } = await visit()
  await page.goto('/gmail-signup-test', { waitUntil: 'networkidle' })
  expect(await page.locator('h1').textContent()).toBe('GMAIL SIGNUP WORKS!')
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(await page.locator('h1').textContent()).toBe('A letter where everybody sends a form.')
  expect(takeProblems()).toEqual([])
  await page.goto('/checkout-test', { waitUntil: 'networkidle' })
  expect(await page.locator('h1').count()).toBe(1)
})
