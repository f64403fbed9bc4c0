import { expect, test } from 'vitest'
import { monthsUntil, numbersOf } from './numbers-view.ts'

test('this month and the two before, also over the turn of a year', () => {
  expect(monthsUntil(new Date('2027-01-31T23:59:00.000Z'))).toEqual(['2027-01', '2026-12', '2026-11'])
  expect(monthsUntil(new Date('2026-03-31T12:00:00.000Z'))).toEqual(['2026-03', '2026-02', '2026-01'])
})

test('a month without counts is zeros, and its users are unknown', () => {
  expect(numbersOf({ month: '2026-11', counts: new Map(), active: null })).toEqual({
    month: '2026-11',
    trials: { begun: 0, paid: 0 },
    cancelled: 0,
    reactivated: 0,
    paused: 0,
    continued: 0,
    lapsed: 0,
    why: [],
    revenue: [],
    costs: [
      { what: 'contacts', name: null, units: 0, usd: 0 },
      { what: 'mails', name: null, units: 0, usd: 0 },
    ],
    postingCalls: [],
    users: null,
    letters: { model: 0, plain: 0, afterRefusal: 0, withoutAnswer: 0, followUp: 0 },
    refused: { letters: 0, rules: [] },
    told: { sent: 0, answered: 0, interviews: 0 },
  })
})

test('counts are shown by kind, and units are priced', () => {
  const counts = new Map([
    ['trials', 12],
    ['trialsPaid', 5],
    ['cancelled', 3],
    ['why.too_expensive', 1],
    ['why.found_job', 2],
    ['gross.usd', 38_700],
    ['refunds.usd', 9_900],
    ['gross.eur', 4_900],
    ['credits', 2_500.5],
    ['creditCents', 2_990.598],
    ['mails', 4_000],
    ['calls.adzuna', 31],
    ['model.calls.us.anthropic.claude-haiku-4-5-20251001-v1:0', 40],
    ['model.input.us.anthropic.claude-haiku-4-5-20251001-v1:0', 1_000_000],
    ['model.cached.us.anthropic.claude-haiku-4-5-20251001-v1:0', 400_000],
    ['model.output.us.anthropic.claude-haiku-4-5-20251001-v1:0', 100_000],
    ['model.calls.llama-home', 2],
    ['model.input.llama-home', 3_000],
    ['letters.model', 30],
    ['letters.after_refusal', 4],
    ['refused', 5],
    ['refused.L05', 2],
    ['refused.L24', 4],
    ['sent', 20],
    ['answered', 6],
    ['interviews', 1],
  ])
  const { trials, why, revenue, costs, postingCalls, users, letters, refused, told } = numbersOf({
    month: '2026-11',
    counts,
    active: 80,
  })
  expect({ trials, why, revenue, costs, postingCalls, users, letters, refused, told }).toEqual({
    trials: { begun: 12, paid: 5 },
    why: [
      { reason: 'found_job', count: 2 },
      { reason: 'too_expensive', count: 1 },
    ],
    revenue: [
      { currency: 'eur', gross: 4_900, refunds: 0 },
      { currency: 'usd', gross: 38_700, refunds: 9_900 },
    ],
    costs: [
      { what: 'contacts', name: null, units: 2_500.5, usd: 29.90598 },
      // 0.6 million at $1, 0.4 at $0.10, 0.1 at $5.
      {
        what: 'model',
        name: 'us.anthropic.claude-haiku-4-5-20251001-v1:0',
        units: 1_100_000,
        usd: 1.14,
      },
      { what: 'model', name: 'llama-home', units: 3_000, usd: null },
      { what: 'mails', name: null, units: 4_000, usd: 0.4 },
    ],
    postingCalls: [{ source: 'adzuna', calls: 31 }],
    users: 80,
    letters: { model: 30, plain: 0, afterRefusal: 4, withoutAnswer: 0, followUp: 0 },
    refused: {
      letters: 5,
      rules: [
        { rule: 'L24', count: 4 },
        { rule: 'L05', count: 2 },
      ],
    },
    told: { sent: 20, answered: 6, interviews: 1 },
  })
})
