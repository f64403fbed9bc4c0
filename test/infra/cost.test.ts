import { readFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { costReport, costs, letterRequests, modelUsd, reaches } from '#infra/cost/cost.ts'
import { USAGE, type Usage } from '#infra/cost/usage.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Round numbers, so that a bill can be calculated by hand. */
const ROUND: Usage = {
  ...USAGE,
  cycles: 30,
  draftsPerCycle: 20,
  cycleWriteUnits: 1_000,
  postingCallsPerCycle: 2,
  answeredFromCache: 0.5,
  contactSearchesPerCycle: 25,
  creditsPerBought: 2,
  boughtShare: 0.5,
  writing: { shared: 5_000, own: 200, output: 100 },
  reading: { shared: 500, own: 200, output: 50 },
  repaired: 0.5,
  keptByVendor: 0.5,
  visits: { pages: 100, events: 4, agree: 0.5 },
  peak: 3,
}

test('a letter and a user cost what a calculation by hand says', () => {
  const bill = costs('nova-lite', ROUND)
  const lineOf = (what: string) => bill.find((line) => line.what === what)
  // A half of the contacts × 2 credits × $0.01196; 600 letters.
  expect(lineOf('Hunter, contacts')?.letter).toBeCloseTo(0.01196, 8)
  expect(lineOf('Hunter, contacts')?.user).toBeCloseTo(7.176, 6)
  // Writing: 2,500 × $0.015 + 2,700 × $0.06 + 100 × $0.24 a million. Reading is too short for the cache:
  // 700 × $0.06 + 50 × $0.24. Every other letter takes both again.
  expect(lineOf('Amazon Nova Lite')?.letter).toBeCloseTo(0.00041625, 10)
  // 1,000 units ÷ 20 letters × $0.625 a million.
  expect(lineOf('DynamoDB, writes')?.letter).toBeCloseTo(0.00003125, 10)
  // 100 × 4 × a half × ($1 ÷ 100,000 + 0.7 KB × $0.50 ÷ 1,000,000).
  expect(lineOf('CloudWatch RUM, visits')?.user).toBeCloseTo(0.00207, 8)
  expect(lineOf('the rest of AWS')?.user).toBe(0.073)
})

test('prompt caching saves only from the minimum length of a vendor on, and plain letters need no model', () => {
  const of = (model: 'nova-lite' | 'haiku-4.5', keptByVendor: number) =>
    modelUsd(model, { ...ROUND, writing: { shared: 2_000, own: 300, output: 200 }, keptByVendor })
  // 1.5 × 1,000 × $0.015 instead of $0.06, a million.
  expect(of('nova-lite', 0) - of('nova-lite', 0.5)).toBeCloseTo(0.0000675, 12)
  expect(of('haiku-4.5', 0.5)).toBe(of('haiku-4.5', 0))
  expect(modelUsd('plain')).toBe(0)
})

test('a letter has the tokens of writing, of reading and of repairs, by the tokenizer of the model', () => {
  // 1.54 tokens for four characters: writing 5,200 and 100, of which 5,000 are the same all day and half of them cached.
  const [write, read, repair] = letterRequests('haiku-5.5', ROUND)
  expect(write).toMatchObject({ input: 8_008, shared: 7_700, cached: 3_850, output: 154 })
  expect(read).toMatchObject({ input: 1_078, shared: 770, cached: 0, output: 77 })
  expect(repair).toMatchObject({ input: 4_543, cached: 1_925, output: 115.5 })
  // 3,850 × $0.01 + 4,158 × $0.10 + 154 × $0.50, a million.
  expect(write?.usd).toBeCloseTo(0.0005313, 10)
})

test('limits are reached at the number of users that division gives, the nearest first', () => {
  expect(reaches(ROUND)).toEqual([
    // 25,000 ÷ (600 × a half × 2).
    { name: 'Hunter, its largest listed plan', limit: '25,000 credits a month', users: 41 },
    // 2,500 ÷ (30 × 2 × a half).
    { name: 'Adzuna', limit: '2,500 calls a month', users: 83 },
    { name: 'Google before verification', limit: '100 test users', users: 100 },
    // 200,000 ÷ (20 × 1.5 × (5,300 + 750) × 1.54 × 3 ÷ 1,440).
    { name: 'Bedrock', limit: '200,000 tokens a minute', users: 343 },
    // 500 ÷ (25 × a half × 3 ÷ 1,440).
    { name: 'Hunter', limit: '500 searches a minute', users: 19_200 },
    { name: 'SES', limit: '50,000 mails a day', users: 50_000 },
    { name: 'Employers', limit: '2,857,142 first emails a day', users: 142_857 },
  ])
})

const cost = (...args: string[]) =>
  execa('node', ['infra/cli/main.ts', 'cost', ...args], { cwd: ROOT, preferLocal: true, reject: false })

test('the command prints what docs/cost.md shows', async () => {
  const { exitCode, stdout } = await cost()
  expect(exitCode).toBe(0)
  expect(stdout).toBe(costReport(1_000, 'haiku-5.5'))
  expect(readFileSync(path.join(ROOT, 'docs/cost.md'), 'utf8')).toContain(stdout)
  expect(stdout).toMatch(/^\| total +\| \$0\.004969 \| \$2\.981 +\| \$3,041 /m)
})

test('the number of users and the model are chosen', async () => {
  const { stdout } = await cost('--users', '5000', '--model', 'nova-lite')
  expect(stdout).toContain('a month of 5,000 users')
  // 600 × 1.2 × (880 × $0.015 + 3,170 × $0.06 + 480 × $0.24) a million.
  expect(stdout).toMatch(/^\| Amazon Nova Lite +\| \$0\.000382 \| \$0\.229 +\| \$1,147 /m)
})

test.each([
  [['--users', '0'], "Option '--users <number>' argument '0' is invalid. It is a whole number from 1 on"],
  [['--model', 'parrot'], "Option '--model <id>' argument 'parrot' is invalid. Allowed choices are "],
  [['--whatever'], "Unknown option '--whatever'. --help lists what there is."],
])('%j is refused with the reason', async (args, sentence) => {
  const { exitCode, stderr } = await cost(...args)
  expect(stderr).toContain(sentence)
  expect(exitCode).toBe(2)
})
