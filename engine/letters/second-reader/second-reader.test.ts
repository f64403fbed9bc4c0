import { describe, expect, it } from 'vitest'
import {
  type LanguageModel,
  type ModelRequest,
  ModelUnavailable,
} from '../../language-model/language-model.ts'
import { SECRETS } from '../../test/letters/prompt/secrets.ts'
import { buildAssignment } from '../../test/letters/assignments.ts'
import { RESUMES } from '../../test/letters/resumes.ts'
import type { Finding } from '../../values/finding.ts'
import { NotJudged, secondReader } from './second-reader.ts'

const ASSIGNMENT = buildAssignment(RESUMES.analyst)
const opinion = [{ kind: 'opinion' as const }]
const LETTER = {
  subject: 'A role',
  greeting: 'Hi Maya,',
  signature: ['Priya Raman'],
  writer: 'm',
  // A model's letter holds whole paragraphs, and each of their sentences is judged.
  paragraphs: [
    [{ text: 'I led 12 managers, e.g. Dr. Hale. SQL is mine.', sources: opinion }],
    [{ text: 'A short call?', sources: opinion }],
  ],
}

async function read(answer: unknown, found: readonly Finding[] = [], before: readonly Finding[] = []) {
  const asked: ModelRequest[] = []
  const model: LanguageModel = {
    id: 'reader',
    ask: (request) => {
      asked.push(request)
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
  const outcome = await secondReader(model, SECRETS)
    .read(ASSIGNMENT, LETTER, found, before.length === 0 ? null : { letter: LETTER, findings: before })
    .catch((error: unknown) => (error instanceof NotJudged ? error.failure : Promise.reject(error)))
  return { asked, outcome }
}

const says = (number: number | string, verdict: string, reason: string | null = '') => ({
  number,
  verdict,
  why: verdict === 'refused' ? 'stretch' : '',
  reason,
})
const FINE = [says(1, 'courtesy'), says(2, 'resume'), says(3, 'resume'), says(4, 'courtesy')]

describe('the second reader', () => {
  it('is asked once, with the whole resume and posting, the subject and every sentence', async () => {
    const { asked, outcome } = await read({ sentences: FINE })
    expect(outcome).toEqual([])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.shared).toContain('\n- Trained 12 claims managers to write their own SQL queries')
    expect(asked[0]?.user).toContain('Senior Data Analyst\nHarbor Labs\n')
    expect(asked[0]?.user).toContain(ASSIGNMENT.posting.description.slice(0, 100))
    expect(asked[0]?.user).toContain(
      '\n1. A role\n2. I led 12 managers, e.g. Dr. Hale.\n3. SQL is mine.\n4. A short call?\n',
    )
  })

  it('is told what code doubts, by sentence, and decides; what code is certain of stands', async () => {
    const doubt = {
      rule: 'L05',
      severity: 'W',
      message: '"SQL" is told of you.',
      span: { start: 44, end: 47 },
    } as const
    const certain = { rule: 'L03', severity: 'E', message: 'A placeholder.', span: null } as const
    const ofSubject = { ...doubt, message: 'No title of yours.', span: null }
    const { asked, outcome } = await read({ sentences: FINE }, [doubt, certain, ofSubject])
    expect(asked[0]?.user).toContain('\n3. "SQL" is told of you.\n1. No title of yours.\n')
    expect(outcome).toEqual([certain])
    expect((await read({ sentences: FINE })).asked[0]?.user).not.toContain('doubts')
  })

  it('is told why an earlier version was refused', async () => {
    const refused = {
      rule: 'L26',
      severity: 'E',
      message: 'It leaves out the team.',
      span: { start: 44, end: 47 },
    } as const
    const [asked] = (await read({ sentences: FINE }, [], [refused])).asked
    expect(asked?.user).toContain('\n"SQL": It leaves out the team. (L26)\n')
    expect((await read({ sentences: FINE })).asked[0]?.user).not.toContain('earlier')
  })

  it('refuses a sentence, with its place in the body', async () => {
    const { outcome } = await read({
      sentences: FINE.with(1, says(2, 'refused', 'resume says "trained",\nnot "led"')),
    })
    expect(outcome).toEqual([
      {
        rule: 'L26',
        severity: 'E',
        message: 'The sources do not say this: resume says "trained", not "led"',
        span: { start: 10, end: 43 },
      },
    ])
  })

  it('refuses a subject, and a sentence of which one verdict of two refuses it', async () => {
    const { outcome } = await read({
      sentences: [says(1, 'refused', null), ...FINE.slice(1), says('3', 'Refused', 'no')],
    })
    expect(outcome).toMatchObject([
      { message: 'The sources do not say this: stretch', span: null },
      { message: 'The sources do not say this: no', span: { start: 44, end: 56 } },
    ])
  })

  it.each([
    ['is late', new ModelUnavailable('timeout', 'The model took too long.'), 'timeout'],
    ['has a defect', new TypeError('defect'), 'unreachable'],
    ['answers nothing', null, 'another_shape'],
    ['answers no verdict', { sentences: [] }, 'another_shape'],
    ['answers words', { sentences: 'fine' }, 'another_shape'],
    ['judges only the first sentence', { sentences: FINE.slice(0, 1) }, 'another_shape'],
    ['leaves one out', { sentences: FINE.filter(({ number }) => number !== 3) }, 'another_shape'],
    ['judges others', { sentences: FINE.map((one) => ({ ...one, number: 9 })) }, 'another_shape'],
    ['has a word of its own', { sentences: FINE.with(2, says(3, 'probably')) }, 'another_shape'],
    ['answers half a verdict', { sentences: FINE.with(2, { ...says(3, ''), number: 3 }) }, 'another_shape'],
  ])('gives no verdict at all when it %s', async (_, answer, failure) => {
    expect((await read(answer)).outcome).toBe(failure)
  })
})
