import { StrictMode } from 'react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trialUser } from '#harness/web/fixtures.ts'
import { renderWithApi } from '#harness/web/render-with-api.tsx'
import { WithoutPlan, WithoutPlanNotice } from './without-plan.tsx'

test.each([
  ['a trial that is over', trialUser, 'Your trial has ended', 'Choose a plan to continue.'],
  [
    'no plan yet',
    { ...trialUser, isTrial: false },
    'You have no plan yet',
    'Choose one to open your dashboard.',
  ],
  [
    'a trial that was refused for its card',
    { ...trialUser, isTrial: false, trialSpentBy: 'card' as const },
    'Your free trial didn’t start',
    'The card you gave was used for a free trial before. Nothing was charged. Choose a plan to subscribe without a trial; its first month is charged when you confirm the payment.',
  ],
  [
    'a person who had the trial with another account',
    { ...trialUser, isTrial: false, trialSpentBy: 'person' as const },
    'You have had your free trial',
    'It was used with an earlier account of yours, and there is one per person. Choose a plan to subscribe without a trial; its first month is charged when you confirm the payment.',
  ],
])('%s leads to the prices and says why', async (_, user, title, text) => {
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

test('the notice says why no trial started, and links to the plans', async () => {
  renderWithApi(<WithoutPlanNotice user={{ ...trialUser, isTrial: false, trialSpentBy: 'card' }} />, {})
  expect(await screen.findByText('Your free trial didn’t start')).toBeTruthy()
  expect(
    screen.getByText(/^The card you gave was used for a free trial before\. Nothing was charged\./),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/#pricing')
})
