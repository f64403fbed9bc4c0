import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../values/finding.ts'
import { checkLetter } from './check/check-letter.ts'
import { UNSEEN_LETTERS } from '../test/letters/unseen-letters.ts'
import {
  type Assignment,
  type FallbackCause,
  type RefusedLetter,
  type Writer,
  WriterUnavailable,
} from './model.ts'
import { CheckedLetter, type Letter } from '../values/letter.ts'
import { buildAssignment } from '../test/letters/assignments.ts'
import { RESUMES } from '../test/letters/resumes.ts'
import { LetterPostponed, type LetterWriters, writeLetter } from './write-letter.ts'
import { LetterRefused } from './letter-refused.ts'
import { NotJudged, type SecondReader } from './second-reader/second-reader.ts'
import { atNight } from '../test/at-night.ts'

const assignment = buildAssignment(RESUMES.analyst)

/** A letter with a paragraph of this sentence. */
const letterWith = (text: string): Letter => ({
  subject: 'Looker dashboards at Harbor Labs',
  greeting: 'Hello Maya,',
  paragraphs: [
    [
      'Your posting names this: Own dashboards in Looker for clinic operations.',
      'One line from my work as Data Analyst at Larkfield Insurance: Trained 12 claims managers to write their own SQL queries.',
    ],
    [text],
    ['Would a short call about the role be worth your time?', 'If not, no reply is needed.'],
  ].map((sentences) => sentences.map((sentence) => ({ text: sentence, sources: [{ kind: 'opinion' }] }))),
  signature: ['Priya Raman', '+1 312 555 0142'],
  writer: 'scripted',
})
const good = letterWith('My skills include SQL, Python and Looker.')
/** Refused as a whole: no sentence is at fault that could be left out. */
const bad = { ...good, subject: 'Re: Looker dashboards' }

type Answer = Letter | 'unavailable'

/** A writer that gives the answers in order and records what it was asked to repair. */
function scripted(answers: readonly Answer[]): Writer & { readonly asked: (RefusedLetter | null)[] } {
  const asked: (RefusedLetter | null)[] = []
  return {
    asked,
    write: (_: Assignment, refused: RefusedLetter | null) => {
      const answer = answers[asked.length]
      asked.push(refused)
      return answer === undefined || answer === 'unavailable'
        ? Promise.reject(new WriterUnavailable('out of reach', 'unreachable'))
        : Promise.resolve(answer)
    },
  }
}

/** Finds every sentence in its sources, whatever code doubts. */
const FINE: SecondReader = {
  read: (_assignment, _letter, found) => Promise.resolve(found.filter(({ severity }) => severity === 'E')),
}
const WAITING = { mayWait: true }

/** The model's writer and the plain one. */
const writers = (writer: Writer, plain: Writer, reader = FINE): LetterWriters => ({
  model: { writer, reader },
  plain,
})

const rules = (findings: readonly Finding[]): string[] => findings.map(({ rule }) => rule)

describe('writing a letter', () => {
  it('asks the plain writer for a letter in the quoting language', async () => {
    const asked: string[] = []
    const writer: Writer = {
      write: ({ language }) => {
        asked.push(language)
        return Promise.reject(new WriterUnavailable('nothing to say'))
      },
    }
    await expect(
      writeLetter({ ...assignment, language: 'de', quotingLanguage: 'en' }, writers(writer, writer)),
    ).rejects.toThrow(LetterRefused)
    expect(asked).toEqual(['de', 'en'])
  })
  it('takes the first letter when it passes', async () => {
    const writer = scripted([good])
    const fallback = scripted([])
    const { letter } = await writeLetter(assignment, writers(writer, fallback))
    expect(letter).toBe(good)
    expect(writer.asked).toEqual([null])
    expect(fallback.asked).toEqual([])
  })

  it('leaves what code doubts to the reader, and refuses it where none reads', async () => {
    const doubted = letterWith('I have nine years of experience in SQL.')
    const found = checkLetter(assignment, doubted).findings
    expect(found.map(({ rule, severity, message }) => [rule, severity, message])).toEqual([
      ['L05', 'W', '"nine" is no duration that the dates of your resume come to.'],
    ])
    const { letter, findings, score } = await writeLetter(
      assignment,
      writers(scripted([doubted]), scripted([])),
    )
    expect([letter, findings, score]).toEqual([doubted, [], 100])
    const plain = writers(scripted(['unavailable']), scripted([doubted, good]))
    expect((await writeLetter(assignment, plain)).letter).toBe(good)
  })

  it('has a refused letter repaired once, with its findings', async () => {
    const writer = scripted([bad, good])
    const { letter } = await writeLetter(assignment, writers(writer, scripted([])))
    expect(letter).toBe(good)
    expect(writer.asked.map((refused) => refused && [refused.letter, rules(refused.findings)])).toEqual([
      null,
      [bad, ['L02']],
    ])
  })

  it('goes to the fallback when the rewrite is refused too', async () => {
    const writer = scripted([bad, bad, good])
    const fallback = scripted([good])
    const { letter } = await writeLetter(assignment, writers(writer, fallback))
    expect(letter).toBe(good)
    expect(writer.asked).toHaveLength(2)
    expect(fallback.asked).toEqual([null])
  })

  it('goes to the fallback at once when the model cannot be reached', async () => {
    const writer = scripted(['unavailable'])
    const fallback = scripted([bad, good])
    const { letter } = await writeLetter(assignment, writers(writer, fallback))
    expect(letter).toBe(good)
    expect(writer.asked).toHaveLength(1)
    expect(fallback.asked.map((refused) => refused && rules(refused.findings))).toEqual([null, ['L02']])
  })

  it('refuses with the findings when nothing passes', async () => {
    const refusal = await writeLetter(assignment, writers(scripted([bad, bad]), scripted([bad, bad]))).catch(
      (thrown: unknown) => thrown,
    )
    expect(refusal).toBeInstanceOf(LetterRefused)
    expect(refusal instanceof LetterRefused ? [refusal.message, rules(refusal.findings)] : null).toEqual([
      'L02',
      ['L02'],
    ])
  })

  it('asks no writer when the contact may not be written to', async () => {
    const writer = scripted([good])
    const unproven: Assignment = { ...assignment, contact: { ...assignment.contact, tier: 'C' } }
    await expect(writeLetter(unproven, writers(writer, writer))).rejects.toThrow(/^L18$/)
    expect(writer.asked).toEqual([])
  })

  it('begins no call of the model when there is no time for it: the letter waits, or is plain when it may not', async () => {
    let readings = 0
    const reader: SecondReader = {
      read: () => {
        readings += 1
        return Promise.resolve([])
      },
    }
    const plain = scripted([good])
    const late = { ...WAITING, hasTime: () => false }
    await expect(
      writeLetter(assignment, writers(scripted([good]), scripted([]), reader), late),
    ).rejects.toMatchObject({ name: 'LetterPostponed', failure: 'timeout' })
    const { letter } = await writeLetter(assignment, writers(scripted([good]), plain, reader), {
      ...late,
      mayWait: false,
    })
    expect(letter).toBe(good)
    expect(plain.asked).toEqual([null])
    expect(readings).toBe(0)
  })

  it('rethrows a programming error of a writer', async () => {
    const writer: Writer = { write: () => Promise.reject(new TypeError('defect')) }
    await expect(writeLetter(assignment, writers(writer, scripted([good])))).rejects.toThrow(TypeError)
  })
})

describe('a second reader', () => {
  const doubt = (words: string): Finding => {
    const start = checkLetter(assignment, good).body.indexOf(words)
    return {
      rule: 'L26',
      severity: 'E',
      message: 'No source says this.',
      span: { start, end: start + words.length },
    }
  }
  const SKILLS = doubt('My skills include SQL, Python and Looker.')
  const reader = (
    answers: readonly (readonly Finding[] | Error)[],
  ): SecondReader & { readonly seen: Letter[] } => {
    const seen: Letter[] = []
    return {
      seen,
      read: (_, letter) => {
        const answer = answers[seen.push(letter) - 1] ?? []
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      },
    }
  }

  it('has a letter repaired when it refuses a sentence', async () => {
    const [writer, second] = [scripted([good, good]), reader([[SKILLS], []])]
    const { findings } = await writeLetter(assignment, writers(writer, scripted([]), second))
    expect(rules(findings)).toEqual([])
    expect(writer.asked.map((refused) => refused && rules(refused.findings))).toEqual([null, ['L26']])
  })

  it('a letter that is refused twice goes without the refused sentence, and is judged again', async () => {
    const second = reader([[SKILLS], [SKILLS], []])
    const { letter, body } = await writeLetter(
      assignment,
      writers(scripted([good, good]), scripted([]), second),
    )
    expect(letter.writer).toBe('scripted')
    expect(body).not.toContain('My skills')
    expect(second.seen.at(-1)?.paragraphs).toEqual(good.paragraphs.filter((_, at) => at !== 1))
  })

  it.each([
    ['its opening', 'Your posting names this: Own dashboards in Looker for clinic operations.'],
    ['its last sentence', 'If not, no reply is needed.'],
  ])('a letter that would lose %s is written plainly', async (_, words) => {
    const second = reader([[doubt(words)], [doubt(words)], []])
    const plain = { ...good, writer: 'plain' }
    const { letter } = await writeLetter(
      assignment,
      writers(scripted([good, good]), scripted([plain]), second),
    )
    expect([letter.writer, second.seen.length]).toEqual(['plain', 2])
  })

  it('reads each letter of a model, those that the check refuses too, and none of the plain writer', async () => {
    const [second, causes] = [reader([[SKILLS], [SKILLS], [SKILLS]]), new Array<FallbackCause>()]
    const { letter } = await writeLetter(assignment, {
      ...writers(scripted([bad, good]), scripted([good]), second),
      onFallback: (cause) => void causes.push(cause),
    })
    expect(letter).toBe(good)
    expect(second.seen).toEqual([bad, good, expect.anything()])
    expect(causes).toEqual(['refused_by_check'])
  })

  it('without a verdict there is no draft: the letter waits, and later the plain writer writes', async () => {
    const all = (plain: readonly Letter[]) =>
      writers(scripted([good]), scripted(plain), reader([new NotJudged('another_shape')]))
    await expect(writeLetter(assignment, all([]), WAITING)).rejects.toThrow(LetterPostponed)
    const { letter } = await writeLetter(assignment, all([{ ...good, writer: 'plain' }]))
    expect(letter.writer).toBe('plain')
  })

  it('the cause of a plain letter is reported, and nothing when the model succeeds', async () => {
    const causes: FallbackCause[] = []
    const onFallback = (cause: FallbackCause) => void causes.push(cause)
    await writeLetter(assignment, { ...writers(scripted([good]), scripted([])), onFallback })
    expect(causes).toEqual([])
    await writeLetter(assignment, { ...writers(scripted(['unavailable']), scripted([good])), onFallback })
    expect(causes).toEqual(['unreachable'])
  })
})

it.each([
  ['throttled', true],
  ['timeout', true],
  ['unreachable', true],
  ['denied', true],
  ['out_of_credits', true],
  ['vendor_error', true],
  ['unknown', true],
  ['not_found', true],
  ['refused', false],
  ['not_json', false],
  ['another_shape', false],
] as const)('a model that fails with %s is waited for: %s', async (failure, isPostponed) => {
  const writer: Writer = { write: () => Promise.reject(new WriterUnavailable('no letter', failure)) }
  const result = await writeLetter(assignment, writers(writer, scripted([good])), WAITING).catch(
    (error: unknown) => error,
  )
  expect(result instanceof LetterPostponed ? result.failure : null).toBe(isPostponed ? failure : null)
})

describe('hostile writers', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      ...UNSEEN_LETTERS.flatMap(({ letter }) => letter.paragraphs.flat().map((one) => one.text)),
    ),
    fc.constantFrom(
      'Bcc: all@evil.example',
      '\r\nSubject: two',
      '\u202e',
      '[NAME]',
      '<script>',
      '40%',
      'Would you?',
    ),
  )
  const source = fc.oneof(
    fc.constant({ kind: 'opinion' as const }),
    fc.record({
      kind: fc.constantFrom('resume' as const, 'posting' as const),
      start: fc.oneof(fc.integer(), fc.double()),
      end: fc.integer(),
      quote: text,
    }),
    fc.record({
      kind: fc.constant('contact' as const),
      uri: fc.option(text),
      seenAt: fc.option(text),
      quote: text,
    }),
    fc.record({ kind: fc.constant('fact' as const), quote: text }),
  )
  const sentence = fc.record({ text, sources: fc.array(source, { maxLength: 2 }) })
  const noise: fc.Arbitrary<Letter> = fc.record({
    subject: text,
    greeting: text,
    paragraphs: fc.array(fc.array(sentence, { maxLength: 3 }), { maxLength: 4 }),
    signature: fc.array(text, { maxLength: 3 }),
    writer: fc.constant('hostile'),
  })
  const mutated: fc.Arbitrary<Letter> = fc
    .tuple(sentence, fc.option(text), fc.option(text), fc.nat(2))
    .map(([extra, subject, greeting, at]) => ({
      ...good,
      subject: subject ?? good.subject,
      greeting: greeting ?? good.greeting,
      paragraphs: good.paragraphs.map((part, index) => (index === at ? [...part, extra] : part)),
    }))
  const answer = fc.oneof(
    { weight: 3, arbitrary: mutated },
    { weight: 2, arbitrary: noise },
    { weight: 1, arbitrary: fc.constantFrom<Answer>(good, bad, 'unavailable') },
  )

  it('never get a letter with an error through', async () => {
    const outcomes = { passed: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(answer, { minLength: 2, maxLength: 2 }),
        fc.array(answer, { minLength: 2, maxLength: 2 }),
        async (first, second) => {
          const result = await writeLetter(assignment, writers(scripted(first), scripted(second))).catch(
            (thrown: unknown) => thrown,
          )
          if (result instanceof LetterRefused) {
            outcomes.refused += 1
            return
          }
          outcomes.passed += 1
          const { letter } = CheckedLetter.parse(result)
          expect(rules(checkLetter(assignment, letter).findings)).toEqual([])
        },
      ),
      { numRuns: atNight ? 250 : 50, seed: 20_261_121 },
    )
    expect(outcomes.passed).toBeGreaterThan(atNight ? 20 : 4)
    expect(outcomes.refused).toBeGreaterThan(atNight ? 100 : 20)
  })
})
