import { describe, expect, it } from 'vitest'
import { evidencesOf, isResult } from './evidence.ts'
import { jobsOf } from './job.ts'
import { buildResume } from './testing/resume-builder.ts'

function told(did: readonly string[], language = 'eng') {
  const { text, facts } = buildResume({ name: 'Ana Ruiz', jobs: [{ title: 'Planner', employer: 'Kite', from: '2019', to: 'present', did }], language })
  return evidencesOf(facts, jobsOf(facts, text), text)
}
const said = (...did: readonly string[]) => told(did).map(({ clause }) => clause.said)

describe('a bullet', () => {
  it('tells what stands behind its semicolon as well', () => {
    expect(said('Own month-end close for 5 legal entities; cut close from 9 days to 6')).toEqual(['own the month-end close for 5 legal entities', 'cut the close from 9 days to 6'])
    expect(said('Spearheaded squad of 11 (eng, design, data, risk); increased conversion 18% through 30+ A/B tests')).toEqual(['led a squad of 11', 'increased conversion 18% through 30+ A/B tests'])
  })

  it('tells nothing behind a semicolon that was done with others', () => {
    expect(said('Ran the spring fair; raised $5,000 as part of a team of nine')).toEqual([])
  })

  it('of several sentences tells each that stands for itself', () => {
    expect(said('Mailing: Service for sending email. Built an internal app to run batch campaigns, surveys etc. Used this to rank pages. Also wrote the core libraries.')).toEqual(['built an internal app to run batch campaigns, surveys', 'wrote the core libraries'])
    expect(said('Raised $5,000 for the school library. Part of a team of nine.')).toEqual([])
  })

  it('with a product in quotation marks tells it without them', () => {
    expect(said('Launched instalment product "Flex Later" to 250k customers in 6 months')).toEqual(['launched the instalment product Flex Later to 250k customers in 6 months'])
  })

  it('in telegraphic English is told of an English resume, another language of none', () => {
    expect(said('Reduced p99 checkout latency 40%, Kafka, Go, Redis')).toEqual(['reduced p99 checkout latency 40%, Kafka, Go, Redis'])
    expect(said('Manage Einkauf und Lager für 3 Werke')).toEqual([])
  })
})

it.each([
  ['Brought food cost down from 34% to 29%', true],
  ['Cut the close from 9 days to 6', true],
  ['Automated a weekly report, from 5 hours to 10 minutes', true],
  ['Performed audits of clients with revenues from $20M to $900M', false],
  ['Booked appointments for 4 dentists', false],
])('%j is a result: %s', (line, expected) => expect(told([line]).map((one) => isResult(one))).toEqual([expected]))
