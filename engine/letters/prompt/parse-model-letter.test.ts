import { describe, expect, it } from 'vitest'
import { WriterUnavailable } from '../model.ts'
import { buildAssignment } from '../../test/letters/assignments.ts'
import { RESUMES } from '../../test/letters/resumes.ts'
import { buildPrompt } from './build-prompt.ts'
import { parseModelLetter } from './parse-model-letter.ts'
import { SYSTEM_RULES } from './system-rules.ts'
import { SECRETS } from '../../test/letters/prompt/secrets.ts'

const assignment = buildAssignment(RESUMES.analyst)
const context = { assignment, writer: 'model-1', prompt: buildPrompt(assignment, null, SECRETS) }
const parse = (paragraphs: unknown, more: object = {}) =>
  parseModelLetter({ subject: 'Senior Data Analyst role', paragraphs, ...more }, context)
const sourcesOf = (facts: unknown) =>
  parse([{ text: 'I trained 12 claims managers.', facts }]).paragraphs[0]?.[0]?.sources
const textsOf = (paragraphs: unknown) =>
  parse(paragraphs).paragraphs.map((sentences) => sentences.map(({ text }) => text))

const QUOTE = 'Trained 12 claims managers to write their own SQL queries'
const START = assignment.resumeText.indexOf(QUOTE)
const TRAINED = { kind: 'resume', start: START, end: START + QUOTE.length, quote: QUOTE }

describe('parseModelLetter', () => {
  it('turns ids into sources, each once', () => {
    expect(sourcesOf(['R10', 'R10', 'D2'])).toEqual([
      TRAINED,
      { kind: 'fact', quote: 'Tern & Co.: 1 year 8 months' },
    ])
  })

  it.each([
    ['one string', 'R10, R999'],
    ['unknown ones', ['R10', 'R999', 'constructor', '__proto__', 'P99']],
    ['ids between other things', [7, null, 'R10', {}]],
  ])('reads %s', (_, facts) => expect(sourcesOf(facts)).toEqual([TRAINED]))

  it.each([
    ['an empty list', []],
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['unknown ids alone', ['R999']],
  ])('treats %s as a sentence without facts', (_, facts) => {
    expect(sourcesOf(facts)).toEqual([{ kind: 'opinion' }])
  })

  it.each([
    ['lists of sentences', [[{ text: 'One.', facts: [] }, 'Two.'], [{ text: 'Three?' }]]],
    ['texts', ['One. Two.', 'Three?']],
    ['objects with texts', [{ sentences: 'One. Two.' }, { sentences: ['Three?'] }]],
    ['empty ones among them', [{ sentences: [] }, 'One. Two.', [' '], ['Three?']]],
  ])('reads paragraphs as %s', (_, paragraphs) =>
    expect(textsOf(paragraphs)).toEqual([['One. Two.'], ['Three?']]),
  )

  it('joins the ids of a paragraph that comes as sentences', () => {
    const [paragraph] = parse([
      {
        sentences: [
          { text: 'I trained 12 claims managers.', facts: ['R10'] },
          { text: 'For a year.', facts: ['D2'] },
        ],
      },
    ]).paragraphs
    expect(paragraph).toEqual([
      {
        text: 'I trained 12 claims managers. For a year.',
        sources: [TRAINED, { kind: 'fact', quote: 'Tern & Co.: 1 year 8 months' }],
      },
    ])
  })

  it('puts each paragraph on one line', () =>
    expect(textsOf([['One\nand  two.']])).toEqual([['One and two.']]))

  it('signs and greets from the record, whatever the model says', () => {
    const letter = parse([['Hello there.']], {
      greeting: 'Hi Mallory,',
      to: 'boss@evil.example',
      signature: 'The model',
    })
    expect(letter).toEqual({
      subject: 'Senior Data Analyst role',
      greeting: 'Hello Maya,',
      paragraphs: [[{ text: 'Hello there.', sources: [{ kind: 'opinion' }] }]],
      signature: ['Best regards,', 'Priya Raman', '+1 312 555 0142', 'linkedin.example/in/priya-raman'],
      writer: 'model-1',
    })
  })

  it('goes on in small letters after a German greeting', () =>
    expect(
      parseModelLetter(
        {
          subject: 'Datenanalyse',
          paragraphs: [['Bei Larkfield plane ich.', 'Ich rechne.'], ['Ich frage.']],
        },
        { ...context, assignment: { ...assignment, language: 'de' } },
      ).paragraphs.map((sentences) => sentences.map(({ text }) => text)),
    ).toEqual([['bei Larkfield plane ich. Ich rechne.'], ['Ich frage.']]))

  it.each([
    ['no object', 'a letter', 'another_shape'],
    ['nothing', undefined, 'another_shape'],
    ['another shape', { subject: 'A role', body: 'Hello' }, 'another_shape'],
    ['a letter without a sentence', { subject: 'A role', paragraphs: [{ sentences: [] }] }, 'another_shape'],
    ['a subject over 200 characters', { subject: 'x'.repeat(201), paragraphs: [['One.']] }, 'another_shape'],
    ['a number for a subject', { subject: 7, paragraphs: [['One.']] }, 'another_shape'],
    ['a body over 4,000 characters', { subject: 'A role', paragraphs: [['x'.repeat(4_001)]] }, 'too_long'],
    ['the rules', { subject: 'A role', paragraphs: [[SYSTEM_RULES.slice(100, 260)]] }, 'repeats_rules'],
    [
      'the mark of the posting',
      { subject: 'A role', paragraphs: [[context.prompt.marks[1]]] },
      'repeats_rules',
    ],
    [
      'the mark of the writer',
      { subject: 'A role', paragraphs: [[context.prompt.marks[0]]] },
      'repeats_rules',
    ],
  ])('refuses %s', (_, answer, failure) => {
    expect(() => parseModelLetter(answer, context)).toThrow(WriterUnavailable)
    expect(() => parseModelLetter(answer, context)).toThrow(expect.objectContaining({ failure }))
  })
})
