// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NextSyncInfo } from '#shared/models/configuration.ts'
import { nextSync } from '#web/testing/fixtures.ts'
import { ok, renderWithApi } from '#web/testing/render-with-api.tsx'
import { SyncBox } from './sync-box.tsx'

const shown = async (change: Partial<NextSyncInfo>): Promise<string> => {
  renderWithApi(<SyncBox />, { 'GET /api/next-sync-info': ok({ ...nextSync, ...change }) })
  const label = await screen.findByText('Time until next sync')
  return label.parentElement?.textContent ?? ''
}

test('a cycle to come says how long it is off', async () => {
  expect(await shown({ timeUntilNextHours: 3, timeUntilNextMinutes: 5 })).toBe('Time until next sync3h 5m')
})

test('one whose time has come names no minutes and no time that is past', async () => {
  expect(await shown({ timeUntilNextHours: 0, timeUntilNextMinutes: 0 })).toBe('Time until next syncDue now')
  expect(screen.getByText('As soon as it can start')).toBeTruthy()
})

test('one that is not planned says so', async () => {
  expect(await shown({ nextSyncTime: null, timeUntilNextHours: 0, timeUntilNextMinutes: 0 })).toBe(
    'Time until next syncNot planned yet',
  )
})
