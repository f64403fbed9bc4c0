import { expect, test } from 'vitest'
import { knownZone, morningOf } from './morning.ts'

test.each([
  ['UTC', '2026-11-27', '2026-11-27T08:00:00.000Z'],
  ['America/New_York', '2026-11-27', '2026-11-27T13:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-27', '2026-11-27T02:30:00.000Z'],
  ['Pacific/Auckland', '2026-11-27', '2026-11-26T19:00:00.000Z'],
  // The clocks went back at 2:00 that night, and forward on the day below.
  ['America/New_York', '2026-11-01', '2026-11-01T13:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T12:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-29T06:00:00.000Z'],
])('the morning in %s on %s is at %s', (zone, day, at) => {
  expect(morningOf(day, zone)).toEqual(new Date(at))
})

test('a zone that nobody knows is UTC', () => {
  expect([
    knownZone('Europe/Berlin'),
    knownZone('Mars/Olympus'),
    knownZone(''),
    knownZone(undefined),
  ]).toEqual(['Europe/Berlin', 'UTC', 'UTC', 'UTC'])
})
