import { describe, expect, it } from 'vitest'
import {
  type LanguageModel,
  type ModelRequest,
  ModelUnavailable,
} from '#platform/language-model/language-model.ts'
import { SECRETS } from '#harness/letters/prompt/secrets.ts'
import { buildAssignment } from '#harness/letters/assignments.ts'
import { RESUMES } from '#harness/letters/resumes.ts'
import { secondReader } from './second-reader.ts'

const ASSIGNMENT = buildAssignment(RESUMES.analyst)
const opinion = [{ kind: 'opinion' as const }]
const LETTER = {
  subject: 'A role',
  greeting: 'Hi Maya,',
  signature: ['Priya Raman'],
  writer: 'm',
  paragraphs: [
    [
      { text: 'I led 12 managers.', sources: opinion },
      { text: 'SQL is mine.', sources: opinion },
    ],
    [{ text: 'A short call?', sources: opinion }],
  ],
}

async function read(answer: unknown) {
  const asked: ModelRequest[] = []
  const failures: string[] = []
  const model: LanguageModel = {
    id: 'reader',
    ask: (request) => {
      asked.push(request)
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
  const findings = await secondReader(model, SECRETS, { failed: (cause) => failures.push(cause) }).read(
    ASSIGNMENT,
    LETTER,
  )
  return { asked, failures, findings }
}

describe('the second reader', () => {
  it('is asked once, with numbered sentences and all facts by id', async () => {
    const { asked } = await read({ sentences: [{ number: 1, supported: true, reason: '' }] })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.shared).toContain(
      'R7 in that role: Trained 12 claims managers to write their own SQL queries',
    )
    expect(asked[0]?.user).toContain('P0 the job: Senior Data Analyst at Harbor Labs')
    expect(asked[0]?.user).toContain('\n1. I led 12 managers.\n2. SQL is mine.\n3. A short call?\n')
  })

  it('refuses a sentence that no fact supports, with its place in the body', async () => {
    const { findings, failures } = await read({
      sentences: [
        { number: 1, supported: false, reason: 'R7 says "trained",\nnot "led"' },
        { number: 2, supported: true, reason: '' },
      ],
    })
    expect(findings).toEqual([
      {
        rule: 'L26',
        severity: 'E',
        message: 'The facts do not say this: R7 says "trained", not "led"',
        span: { start: 10, end: 28 },
      },
    ])
    expect(failures).toEqual([])
  })

  it('accepts numbers and verdicts as strings, and ignores sentence numbers that do not exist', async () => {
    const { findings } = await read({
      sentences: [
        { number: '2', supported: 'no' },
        { number: 9, supported: false, reason: 'x' },
        { number: 3, supported: 'yes', reason: null },
      ],
    })
    expect(findings).toEqual([
      { rule: 'L26', severity: 'E', message: 'The facts do not say this.', span: { start: 29, end: 41 } },
    ])
  })

  it.each([
    ['is late', new ModelUnavailable('timeout', 'The model took too long.'), 'timeout'],
    ['has a defect', new TypeError('defect'), 'unknown'],
    ['answers nothing', null, 'another_shape'],
    ['answers no verdict', { sentences: [] }, 'another_shape'],
    ['answers words', { sentences: 'fine' }, 'another_shape'],
    ['answers half a verdict', { sentences: [{ number: 1 }] }, 'another_shape'],
  ])('lets the letter pass when it %s, and reports the failure', async (_, answer, cause) => {
    expect(await read(answer)).toMatchObject({ findings: [], failures: [cause] })
  })
})
