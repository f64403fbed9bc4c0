import { describe, expect, it } from 'vitest'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import { buildAssignment } from '#core/writing/compose/testing/assignments.ts'
import { RESUMES } from '#core/writing/compose/testing/resumes.ts'
import { WriterUnavailable } from '#core/writing/model.ts'
import { buildPrompt } from './build-prompt.ts'
import { findQuote } from './find-quote.ts'
import { parseModelLetter } from './parse-model-letter.ts'
import { SYSTEM_RULES } from './system-rules.ts'

const assignment = buildAssignment(RESUMES.analyst)
const context = { assignment, writer: 'model-1', prompt: buildPrompt(assignment, [], (count) => new Uint8Array(count).fill(1)) }
const letterOf = (sources: readonly unknown[], text = 'I trained 12 claims managers.') =>
  parseModelLetter({ subject: 'Senior Data Analyst role', paragraphs: [{ sentences: [{ text, sources }] }] }, context)
const sourcesOf = (...sources: readonly unknown[]) => letterOf(sources).paragraphs[0]?.[0]?.sources

describe('parseModelLetter', () => {
  it('finds a quote in the resume and gives it its place', () => {
    const quote = 'Trained 12 claims managers to write their own SQL queries'
    const start = assignment.resumeText.indexOf(quote)
    expect(sourcesOf({ kind: 'resume', quote })).toEqual([{ kind: 'resume', start, end: start + quote.length, quote }])
  })

  it('finds a quote whose white space and marks were changed, and keeps our own text', () => {
    const [source] = sourcesOf({ kind: 'posting', quote: '3+ years  of experience\nwith SQL' }) ?? []
    expect(source).toMatchObject({ kind: 'posting', quote: '3+ years of experience with SQL' })
  })

  it('gives no source to a sentence whose quote stands nowhere, even beside an opinion: the check refuses it', () => {
    expect(sourcesOf({ kind: 'resume', quote: 'Won a Nobel prize' }, { kind: 'opinion', quote: '' })).toEqual([])
    expect(checkLetter(assignment, letterOf([{ kind: 'posting', quote: 'Nowhere at all' }])).findings).toContainEqual(expect.objectContaining({ rule: 'L00', severity: 'E' }))
  })

  it('takes the address of the contact from the record alone', () => {
    expect(sourcesOf({ kind: 'contact', quote: 'Head of Analytics' })).toEqual([{ kind: 'contact', uri: 'https://company.example/team', seenAt: '2026-10-01', quote: 'Head of Analytics' }])
    expect(sourcesOf({ kind: 'contact', quote: 'Chief of Everything' })).toEqual([])
  })

  it('signs and greets from the record, whatever the model says', () => {
    const letter = parseModelLetter({ subject: 'A role', greeting: 'Hi Mallory,', paragraphs: [{ sentences: [] }] }, context)
    expect(letter).toMatchObject({ greeting: 'Hi Maya,', signature: ['Priya Raman', '+1 312 555 0142', 'linkedin.example/in/priya-raman'], writer: 'model-1' })
  })

  it.each([
    ['no object', 'a letter'],
    ['nothing', undefined],
    ['another shape', { subject: 'A role', body: 'Hello' }],
    ['a recipient of its own', { subject: 'A role', to: 'boss@evil.example', paragraphs: [{ sentences: [] }] }],
    ['a subject over 200 characters', { subject: 'x'.repeat(201), paragraphs: [{ sentences: [] }] }],
    ['a body over 4,000 characters', { subject: 'A role', paragraphs: [{ sentences: [{ text: 'x'.repeat(4_001), sources: [] }] }] }],
    ['the rules', { subject: 'A role', paragraphs: [{ sentences: [{ text: SYSTEM_RULES.slice(100, 260), sources: [] }] }] }],
    ['the mark of the blocks', { subject: 'A role', paragraphs: [{ sentences: [{ text: context.prompt.mark, sources: [] }] }] }],
  ])('refuses %s', (_, answer) => expect(() => parseModelLetter(answer, context)).toThrow(WriterUnavailable))
})

describe('findQuote', () => {
  it.each([
    ['Cut  costs\nby 12%', 'costs by 12%', { start: 5, end: 17 }],
    ['the team’s “plan”', 'team\'s "plan"', { start: 4, end: 17 }],
    ['zero\u200bwidth text', 'zerowidth', { start: 0, end: 10 }],
    ['abc', 'x', null],
    ['abc', ' ', null],
    ['abc', 'abcd', null],
  ])('%j holds %j at %j', (text, quote, span) => expect(findQuote(text, quote)).toEqual(span))
})
