import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { capacityReport, shares } from '#infra/cost/capacity.ts'

const shareOf = (name: string, users: number) => shares(users).find((one) => one.name === name)?.share

test.each([
  // 60 s × 3 ÷ 86,400 × 100,000 ÷ 250.
  ['cycleConcurrency', 100_000, 0.8333],
  // 20 × 1.2 s × 3 ÷ 86,400 × 100,000 ÷ 100.
  ['draftConcurrency', 100_000, 0.8333],
  // (60 + 24 + 30 × 0.1) s × 3 ÷ 86,400 × 1,000,000 ÷ 1,000.
  ['Lambda, concurrency', 1_000_000, 3.0208],
  // 205 × 1,000,000 ÷ 80,000,000.
  ['Gmail, free units', 1_000_000, 2.5625],
  // 2,070 × 3 ÷ 86,400 × 1,000,000 ÷ 40,000.
  ['DynamoDB, the table', 1_000_000, 1.7969],
  // 1,000,000 × 0.1 × 0.34 ÷ 900 s ÷ 14.
  ['SES, the rate', 1_000_000, 2.6984],
  // 70 writes × 3 ÷ 86,400 × 1,000,000 ÷ 8,000.
  ['DynamoDB, index of open work', 1_000_000, 0.3038],
  // (1.4 × 0.32 s + 0.65 s) × 10,000 pages ÷ 17,640 s.
  ['reconcile-billing', 1_000_000, 0.6224],
  // 34,000 mails ÷ 8 shards × 15 ms ÷ 270 s.
  ['send-reminders, a shard', 1_000_000, 0.2361],
  // 0.2 × 0.6 s × 3 ÷ 86,400 × 1,000,000 ÷ 5.
  ['apply-billing-event', 1_000_000, 0.8333],
])('%s with %i users is the share that a calculation by hand gives', (name, users, share) => {
  expect(shareOf(name, users)).toBeCloseTo(share, 4)
})

test('with 100,000 users every scheduled walk ends within its time', () => {
  const walks = [
    'sweep-stuck-work',
    'send-reminders',
    'apply-retention',
    'reconcile-billing',
    'count-accounts',
  ]
  const over = shares(100_000).filter(
    ({ name, share }) => share > 1 && walks.some((walk) => name.startsWith(walk)),
  )
  expect(over).toEqual([])
})

test('docs/performance.md shows the table that the command prints', () => {
  expect(readFileSync(path.resolve('docs/performance.md'), 'utf8')).toContain(capacityReport())
})
