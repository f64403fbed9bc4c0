import { StrictMode } from 'react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trialUser } from '#web/testing/fixtures.ts'
import { renderWithApi } from '#web/testing/render-with-api.tsx'
import { WithoutPlan } from './without-plan.tsx'

test.each([
  ['a trial that is over', trialUser, 'Your trial has ended', 'Choose a plan to continue.'],
  [
    'no plan yet',
    { ...trialUser, isTrial: false },
    'You have no plan yet',
    'Choose one to open your dashboard.',
  ],
])('%s leads to the prices with a word why', async (_, user, title, text) => {
  const { router } = renderWithApi(
    <StrictMode>
      <WithoutPlan user={user} />
    </StrictMode>,
    {},
    '/dashboard',
  )
  expect((await screen.findByText(title)).nextSibling?.textContent).toBe(text)
  expect(screen.getAllByText(title)).toHaveLength(1)
  expect([router.state.location.pathname, router.state.location.hash]).toEqual(['/', '#pricing'])
})
