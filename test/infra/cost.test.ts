import { readFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { reaches } from '#infra/cost/limits.ts'
import { costOf, letterCost, monthlyCost, priceOf } from '#infra/cost/monthly-cost.ts'
import { PRICES } from '#infra/cost/prices.ts'
import { dollars, withTables } from '#infra/cost/report.ts'
import { USAGE, type Usage } from '#infra/cost/usage.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

test.each([
  // Two and a half million, of which one is free: 1.5 × $0.20.
  ['a free allowance', 2_500_000, PRICES.lambdaRequests.steps, 0.3],
  ['less than is free', 999_999, PRICES.lambdaRequests.steps, 0],
  // 300 × $1.00 and 100 × $0.90.
  ['a cheaper step', 400_000_000, PRICES.httpApi.steps, 390],
  // 1,024 free, 9,216 × $0.085 = 783.36, 1,024 × $0.08 = 81.92.
  ['three steps', 11_264, PRICES.edgeTraffic.steps, 865.28],
  ['nothing', 0, PRICES.keys.steps, 0],
] as const)('a price with %s', (_, quantity, steps, expected) => {
  expect(priceOf(quantity, steps)).toBeCloseTo(expected, 6)
})

/** Round numbers, so that a bill can be calculated by hand. */
const ROUND: Usage = {
  ...USAGE,
  cycles: 10,
  draftsPerCycle: 10,
  sessionPolls: 900,
  otherCalls: 100,
  pollReadUnits: 1,
  callReadUnits: 10,
  callWriteUnits: 1,
  cycleReadUnits: 100,
  cycleWriteUnits: 1_000,
  apiSeconds: 0.1,
  apiGb: 0.5,
  planSeconds: 10,
  draftSeconds: 4,
  planGb: 1,
  draftGb: 1,
  draftsPerRun: 1,
  contacts: {
    creditsPerBought: 2,
    creditsPerKept: 0,
    publicShare: 0.5,
    seenAgain: 0,
    markets: 1_000_000_000,
    onePage: 0,
    rolesServed: 1,
    matchesPerDraft: 1,
  },
  answeredFromCache: 0.5,
  writing: { times: 1, shared: 5_000, own: 200, output: 100 },
  reading: { times: 2, shared: 1_000, own: 200, output: 50 },
  keptByVendor: 0.5,
  bytesPerDraft: 10_000,
  monthsKept: 10,
}

test('the bill for a thousand users equals one calculated by hand', () => {
  const bill = monthlyCost(1_000, 'haiku-4.5', ROUND)
  const dollarsFor = (service: string) => bill.lines.find((line) => line.service === service)?.usd
  // 1,000 × (900 + 100) calls at $1.00 a million.
  expect(dollarsFor('API Gateway')).toBeCloseTo(1, 6)
  // 1,000 × 10 × 1,000 units and 1,000 × 100 × 1: 10.1 million at $0.625.
  expect(dollarsFor('DynamoDB, writes')).toBeCloseTo(6.3125, 6)
  // 1,000 × 10 × 100, 1,000 × 900 × 1 and 1,000 × 100 × 10: 2.9 million at $0.125.
  expect(dollarsFor('DynamoDB, reads')).toBeCloseTo(0.3625, 6)
  // 50,000 GB-s of the API, 100,000 of planning, 400,000 of drafting, 12,960 of checks, 400,000 free: 162,960
  // × $0.0000133334.
  expect(dollarsFor('Lambda, time')).toBeCloseTo(2.17281, 5)
  // 43 metrics of ours, of which ten are free.
  expect(dollarsFor('CloudWatch metrics')).toBeCloseTo(9.9, 6)
  // Four copies of 10 GB at $0.10, and 10 GB sent each night at $0.02.
  expect(dollarsFor('AWS Backup, copies')).toBeCloseTo(4, 6)
  expect(dollarsFor('AWS Backup, transfer')).toBeCloseTo(6, 6)
  // 100,000 drafts × 10 months × 10,000 bytes: 10 GB, all of it free, and its backup at $0.20.
  expect(dollarsFor('DynamoDB, storage')).toBe(0)
  expect(dollarsFor('DynamoDB, backup')).toBeCloseTo(2, 6)
  // 10,000 cycles × 20 credits × a half, 50 free: 99,950 × $0.01196.
  expect(costOf(bill, 'contacts')).toBeCloseTo(1_195.402, 6)
  // 100,000 drafts. Writing is kept: (2,500 × $0.10 + 2,500 × $1.25 + 200 × $1 + 100 × $5) a million. Reading
  // is too short for it: 2 × (1,200 × $1 + 50 × $5).
  expect(costOf(bill, 'model')).toBeCloseTo(407.5 + 290, 6)
  expect(bill.total).toBeCloseTo(
    bill.lines.reduce((sum, { usd }) => sum + usd, 0),
    9,
  )
})

test("prompt caching saves only with vendors that cache the common prefix of a day's letters", () => {
  const of = (model: 'nova-lite' | 'haiku-4.5', caches: boolean) =>
    letterCost(
      model,
      {
        ...ROUND,
        writing: { times: 1, shared: 2_000, own: 300, output: 200 },
        reading: { times: 0, shared: 0, own: 0, output: 0 },
      },
      caches,
    )
  expect(of('nova-lite', true).tokens).toEqual({ cached: 1_000, kept: 1_000, input: 300, output: 200 })
  // 1,000 × $0.015 + 1,300 × $0.06 + 200 × $0.24 against 2,300 × $0.06 + 200 × $0.24, a million.
  expect([of('nova-lite', true).usd, of('nova-lite', false).usd].map((usd) => Math.round(usd * 1e9))).toEqual(
    [141_000, 186_000],
  )
  expect(of('haiku-4.5', true)).toEqual(of('haiku-4.5', false))
})

test('the built-in writer has no model costs, and a thousand users cost what the document says', () => {
  expect(costOf(monthlyCost(1_000, 'composer'), 'model')).toBe(0)
  const bill = monthlyCost(1_000, 'haiku-5.5')
  const shown = ['Hunter', 'Claude Haiku 5.5', 'DynamoDB, writes', 'Lambda, time', 'API Gateway'].map(
    (service) => dollars(bill.lines.find((line) => line.service === service)?.usd ?? 0),
  )
  expect(shown).toEqual(['$2,303', '$423', '$31.88', '$11.77', '$3.24'])
})

test('Cognito is free for ten thousand users and costs $5,445 for a million', () => {
  const cognito = (users: number) =>
    monthlyCost(users, 'composer').lines.find(({ service }) => service === 'Cognito')?.usd
  expect([cognito(10_000), cognito(1_000_000)]).toEqual([0, 5_445])
})

test('limits are reached at the number of users that division gives', () => {
  const at = new Map(
    reaches({
      ...ROUND,
      gmailUnitsPerDraft: 10,
      cycles: 30,
      draftsPerCycle: 20,
      postingCallsPerCycle: 2,
      peak: 3,
    }).map(({ name, users }) => [name, users]),
  )
  // 80,000,000 ÷ (20 × 10); 2,500 ÷ (30 × 2 × ½); 250 ÷ (2 × ½).
  expect(at.get('Gmail, units of a day that are free')).toBe(400_000)
  expect(at.get('Adzuna, calls a month')).toBe(83)
  expect(at.get('Adzuna, calls a day')).toBe(250)
  // 200,000 ÷ (20 × (5,300 + 2 × 1,250) × 3 ÷ 1,440).
  expect(at.get('Bedrock, tokens a minute')).toBe(615)
  // 40,000 ÷ (1,000 × 3 ÷ 86,400).
  expect(at.get('Table, writes a second')).toBe(1_152_000)
  // 1,000 ÷ ((20 × 4 + 10 + 1,000 ÷ 30 × 0.1) × 3 ÷ 86,400).
  expect(at.get('Lambda, runs at once')).toBe(308_571)
  expect(at.get('Scheduler, schedules')).toBe(10_000_000)
})

test('limits are sorted by nearness, each with its remedy', () => {
  const all = reaches()
  expect(all.map(({ users }) => users)).toEqual(all.map(({ users }) => users).toSorted((a, b) => a - b))
  expect(all.filter(({ remedy }) => remedy.length < 15)).toEqual([])
  for (const name of [
    'Scheduler',
    'Lambda',
    'Table',
    'Index of open work',
    'Gmail',
    'Adzuna',
    'Hunter',
    'Bedrock',
  ])
    expect(all.some((reach) => reach.name.startsWith(name))).toBe(true)
})

test("docs/cost.md shows the model's figures; npm run cost -- --write updates it", () => {
  const document = readFileSync(path.join(ROOT, 'docs/cost.md'), 'utf8')
  expect(withTables(document, 'haiku-5.5') === document).toBe(true)
  expect(() => withTables('no marks', 'haiku-5.5')).toThrow('docs/cost.md lacks the marks')
})

const cost = (...args: string[]) =>
  execa('node', ['infra/cli/main.ts', 'cost', ...args], { cwd: ROOT, preferLocal: true, reject: false })

test('the command prints the bill, its largest items and the limits', async () => {
  const { exitCode, stdout } = await cost('--users', '5000', '--model', 'nova-lite')
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(
    /^### 5,000 users, drafts by Amazon Nova Lite\n\nPrices of 2026-11-21, us-east-1\.\n/,
  )
  // 5,000 × 600 drafts × (1,872 × $0.015 + 468 × $0.06 + 1,896 × $0.06 + 420 × $0.24) a million.
  expect(stdout).toMatch(/^\| Amazon Nova Lite +\| 16,128,000,000 +\| tokens +\| \$864 /m)
  expect(stdout).toMatch(/^\| 10,000,000 +\| \$[\d,]+ .* Hunter \d+ %/m)
  expect(stdout).toMatch(/^\| Scheduler, schedules +\| 10,000,000 schedules +\| 10,000,000 +\| One per user/m)
})

test.each([
  [['--users', '0'], "Option '--users <number>' argument '0' is invalid. It is a whole number from 1 on"],
  [
    ['--users', 'many'],
    "Option '--users <number>' argument 'many' is invalid. It is a whole number from 1 on",
  ],
  [['--model', 'parrot'], "Option '--model <id>' argument 'parrot' is invalid. Allowed choices are "],
  [['--whatever'], "Unknown option '--whatever'. --help lists what there is."],
])('%j is refused with the reason', async (args, sentence) => {
  const { exitCode, stderr } = await cost(...args)
  expect(stderr).toContain(sentence)
  expect(exitCode).toBe(2)
})
