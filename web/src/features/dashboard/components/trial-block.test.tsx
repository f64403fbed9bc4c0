// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trialOf } from '../../../lib/standing.ts'
import { NOW, trialUser } from '../../../testing/fixtures.ts'
import { show } from '../../../testing/render.tsx'
import { TrialBlock } from './trial-block.tsx'

const bars = () => screen.getAllByRole('progressbar').map((bar) => `${bar.getAttribute('aria-label')} ${bar.getAttribute('aria-valuenow')}`)

test('halfway it shows time, emails and two bars', () => {
  show(<TrialBlock trial={trialOf(trialUser, NOW)} />)
  expect(screen.getByText('12h 0m left')).toBeTruthy()
  expect(screen.getByText('2 of 5 used')).toBeTruthy()
  expect(bars()).toEqual(['Trial emails used 40', 'Trial time elapsed 50'])
})

test('six hours before the end it warns', () => {
  show(<TrialBlock trial={trialOf(trialUser, Date.parse('2026-11-20T18:30:00.000Z'))} />)
  expect(screen.getByText('Less than 6 hours left in your trial.')).toBeTruthy()
})

test('after the end it says Expired', () => {
  show(<TrialBlock trial={trialOf(trialUser, Date.parse('2026-11-21T01:00:00.000Z'))} />)
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(bars()).toEqual(['Trial emails used 40', 'Trial time elapsed 100'])
})
