// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paidUser } from '#harness/web/fixtures.ts'
import { show } from '#harness/web/render.tsx'
import { PlanBlock } from './plan-block.tsx'

test.each([
  ["what is left of the plan's day", {}, '8 of 20 emails left today'],
  [
    'what is left of a lowered daily allowance',
    { dailyRemaining: 4, dailyAllowance: 12 },
    '4 of 12 emails left today',
  ],
  [
    'a pause instead of “0 of 0”',
    { dailyRemaining: 0, dailyAllowance: 0, draftingPaused: true },
    'Drafting is paused for everyone',
  ],
])('a plan shows %s', (_, change, text) => {
  show(<PlanBlock user={{ ...paidUser, ...change }} upgrade={null} />)
  expect(screen.getByText(text)).toBeTruthy()
})
