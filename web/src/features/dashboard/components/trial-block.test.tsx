// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trialStatus } from '#web/lib/session/subscription-status.ts'
import { NOW, trialUser } from '#harness/web/fixtures.ts'
import { show } from '#harness/web/render.tsx'
import { TrialBlock } from './plan-block.tsx'

const bars = () =>
  screen
    .getAllByRole('progressbar')
    .map((bar) => `${bar.getAttribute('aria-label')} ${bar.getAttribute('aria-valuenow')}`)

test('at half time it shows the time left, the emails and two bars', () => {
  show(<TrialBlock trial={trialStatus(trialUser, NOW)} />)
  expect(screen.getByText('12h 0m left')).toBeTruthy()
  expect(screen.getByText('2 of 5 used')).toBeTruthy()
  expect(bars()).toEqual(['Trial emails used 40', 'Trial time elapsed 50'])
})

test.each([
  ['2026-11-20T17:59:00.000Z', '6h 1m left', null],
  ['2026-11-20T18:00:00.000Z', '6h 0m left', '6 hours or less left in your trial.'],
  ['2026-11-20T18:30:00.000Z', '5h 30m left', '6 hours or less left in your trial.'],
  ['2026-11-20T23:20:00.000Z', '0h 40m left', '1 hour or less left in your trial.'],
])('at %s it says %s and warns from six hours on', (at, left, warning) => {
  show(<TrialBlock trial={trialStatus(trialUser, Date.parse(at))} />)
  expect(screen.getByText(left)).toBeTruthy()
  expect(screen.queryByText(/or less left in your trial/)?.textContent ?? null).toBe(warning)
})

test('after the end it says Expired', () => {
  show(<TrialBlock trial={trialStatus(trialUser, Date.parse('2026-11-21T01:00:00.000Z'))} />)
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(bars()).toEqual(['Trial emails used 40', 'Trial time elapsed 100'])
})
