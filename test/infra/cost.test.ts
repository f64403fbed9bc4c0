import { readFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { reaches } from '#infra/cost/limits.ts'
import { letterCost, monthlyCost, priceOf } from '#infra/cost/monthly-cost.ts'
import { dollars, withTables } from '#infra/cost/report.ts'
import { USAGE, type Usage } from '#infra/cost/usage.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

test.each([
  // Two and a half million, of which one is free: 1.5 × $0.20.
  ['a free allowance', 2_500_000, { free: 1_000_000, per1000: 0.0002 }, 0.3],
  ['less than is free', 999_999, { free: 1_000_000, per1000: 0.0002 }, 0],
  ['nothing free', 400_000, { per1000: 0.001 }, 0.4],
] as const)('a price with %s', (_, quantity, price, expected) => {
  expect(priceOf(quantity, price)).toBeCloseTo(expected, 6)
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
  memoryGb: 1,
  apiSeconds: 0.1,
  planSeconds: 10,
  draftSeconds: 4,
  draftsPerRun: 1,
  creditsPerBought: 2,
  boughtShare: 0.5,
  answeredFromCache: 0.5,
  writing: { times: 1, shared: 5_000, own: 200, output: 100 },
  reading: { times: 2, shared: 500, own: 200, output: 50 },
  keptByVendor: 0.5,
  bytesPerDraft: 10_000,
  monthsKept: 10,
}

test('the bill for a thousand users equals one calculated by hand', () => {
  const bill = monthlyCost(1_000, 'nova-lite', ROUND)
  const dollarsFor = (service: string) => bill.lines.find((line) => line.service === service)?.usd
  // 1,000 × (900 + 100) calls at $1.00 a million.
  expect(dollarsFor('API Gateway')).toBeCloseTo(1, 6)
  // 1,000 × 10 × 1,000 units and 1,000 × 100 × 1: 10.1 million at $0.625.
  expect(dollarsFor('DynamoDB, writes')).toBeCloseTo(6.3125, 6)
  // 1,000 × 10 × 100, 1,000 × 900 × 1 and 1,000 × 100 × 10: 2.9 million at $0.125.
  expect(dollarsFor('DynamoDB, reads')).toBeCloseTo(0.3625, 6)
  // 100,000 GB-s of the API, 100,000 of planning, 400,000 of drafting, 400,000 free: 200,000 × $0.0000133334.
  expect(dollarsFor('Lambda, GB-seconds')).toBeCloseTo(2.66668, 5)
  // 100,000 drafts × 10 months × 10,000 bytes: 10 GB, all of it free, and its backups at $1.20.
  expect(dollarsFor('DynamoDB, storage in GB')).toBe(0)
  expect(dollarsFor('Backups in GB')).toBeCloseTo(12, 6)
  // 10,000 cycles × 10 drafts × a half × 2 credits, 50 free: 99,950 × $0.01196.
  expect(dollarsFor('Hunter')).toBeCloseTo(1_195.402, 6)
  // 100,000 letters. Writing: (2,500 × $0.015 + 2,700 × $0.06 + 100 × $0.24) a million. Reading is too short for
  // the cache: 2 × (700 × $0.06 + 50 × $0.24).
  expect(dollarsFor('Amazon Nova Lite, letters')).toBeCloseTo(22.35 + 10.8, 6)
  expect(bill.total).toBeCloseTo(
    bill.lines.reduce((sum, { usd }) => sum + usd, 0),
    9,
  )
})

test('prompt caching saves only from the minimum length of a vendor on', () => {
  const of = (model: 'nova-lite' | 'haiku-4.5', keptByVendor: number) =>
    letterCost(model, { ...ROUND, writing: { times: 1, shared: 2_000, own: 300, output: 200 }, keptByVendor })
  // 1,000 × $0.015 instead of $0.06, a million.
  expect(of('nova-lite', 0) - of('nova-lite', 0.5)).toBeCloseTo(0.000045, 12)
  expect(of('haiku-4.5', 0.5)).toBe(of('haiku-4.5', 0))
})

test('the plain writer has no model costs, and a thousand users cost what the document says', () => {
  expect(letterCost('plain')).toBe(0)
  const bill = monthlyCost(1_000, 'haiku-5.5')
  const shown = [
    'Hunter',
    'Claude Haiku 5.5, letters',
    'DynamoDB, writes',
    'Lambda, GB-seconds',
    'API Gateway',
  ].map((service) => dollars(bill.lines.find((line) => line.service === service)?.usd ?? 0))
  expect(shown).toEqual(['$2,152', '$476', '$31.88', '$11.60', '$3.24'])
})

test('Cognito is free for ten thousand users and costs $14,850 for a million', () => {
  const cognito = (users: number) =>
    monthlyCost(users, 'plain').lines.find(({ service }) => service === 'Cognito')?.usd
  expect([cognito(10_000), cognito(1_000_000)]).toEqual([0, 14_850])
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
    }).map(({ name, limit, users }) => [`${name}: ${limit}`, users]),
  )
  // 80,000,000 ÷ (20 × 10); 2,500 ÷ (30 × 2 × ½); 25,000 ÷ (30 × 20 × ½ × 2).
  expect(at.get('Gmail: 80,000,000 free units a day')).toBe(400_000)
  expect(at.get('Adzuna: 2,500 calls a month')).toBe(83)
  expect(at.get('Hunter: 25,000 credits a month')).toBe(41)
  // 200,000 ÷ (20 × (5,300 + 2 × 750) × 3 ÷ 1,440).
  expect(at.get('Bedrock (?): 200,000 tokens a minute')).toBe(705)
  // 40,000 ÷ (1,000 × 3 ÷ 86,400).
  expect(at.get('DynamoDB: 40,000 write units a second')).toBe(1_152_000)
  // 1,000 ÷ ((20 × 4 + 10 + 1,000 ÷ 30 × 0.1) × 3 ÷ 86,400).
  expect(at.get('Lambda: 1,000 runs at once')).toBe(308_571)
})

test('limits are sorted by nearness, each with its remedy', () => {
  const all = reaches()
  expect(all.map(({ users }) => users)).toEqual(all.map(({ users }) => users).toSorted((a, b) => a - b))
  expect(all.filter(({ remedy }) => remedy.length < 15)).toEqual([])
  for (const name of ['Lambda', 'DynamoDB', 'Gmail', 'Adzuna', 'Hunter', 'Bedrock'])
    expect(all.some((reach) => reach.name.startsWith(name))).toBe(true)
})

test("docs/cost.md shows the model's figures; npm run cost -- --write updates it", () => {
  const document = readFileSync(path.join(ROOT, 'docs/cost.md'), 'utf8')
  expect(withTables(document, 'haiku-5.5') === document).toBe(true)
  expect(() => withTables('no marks', 'haiku-5.5')).toThrow('docs/cost.md lacks the marks')
})

const cost = (...args: string[]) =>
  execa('node', ['infra/cli/main.ts', 'cost', ...args], { cwd: ROOT, preferLocal: true, reject: false })

test('the command prints the bill and the limits', async () => {
  const { exitCode, stdout } = await cost('--users', '5000', '--model', 'nova-lite')
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(
    /^Prices of 2026-11-21, us-east-1\.\n\n### 5,000 users, drafts by Amazon Nova Lite\n/,
  )
  // 5,000 × 600 drafts × 1.2 × (2,040 × $0.015 + 860 × $0.06 + 900 × $0.06 + 330 × $0.06 + 350 × $0.24) a million.
  expect(stdout).toMatch(/^\| Amazon Nova Lite, letters +\| 3,000,000 +\| \$959 /m)
  expect(stdout).toMatch(/^\| Cognito +\| 25 sign-ins a second +\| 981,818 +\| Only sign-ins use it/m)
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
