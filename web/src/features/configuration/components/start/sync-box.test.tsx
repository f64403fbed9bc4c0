// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NextSyncInfo } from '#shared/models/configuration.ts'
import { nextSync } from '#harness/web/fixtures.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { SyncBox } from './sync-box.tsx'

const shown = async (change: Partial<NextSyncInfo>): Promise<string> => {
  renderWithApi(<SyncBox />, { 'GET /api/next-sync-info': ok({ ...nextSync, ...change }) })
  const label = await screen.findByText('Time until next sync')
  return label.parentElement?.textContent ?? ''
}

test('shows the time until the next cycle', async () => {
  expect(await shown({ timeUntilNextHours: 3, timeUntilNextMinutes: 5 })).toBe('Time until next sync3h 5m')
})

test('a due cycle shows neither zero minutes nor a time in the past', async () => {
  expect(await shown({ timeUntilNextHours: 0, timeUntilNextMinutes: 0 })).toBe('Time until next syncDue now')
  expect(screen.getByText('As soon as it can start')).toBeTruthy()
})

test('says when no cycle is planned', async () => {
  expect(await shown({ nextSyncTime: null, timeUntilNextHours: 0, timeUntilNextMinutes: 0 })).toBe(
    'Time until next syncNot planned yet',
  )
})
