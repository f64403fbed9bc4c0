import { type FactReview, NO_REVIEW } from '../../values/fact-review.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyReview } from './apply-review.ts'
import { factItems } from '../fact-items.ts'
import type { Fact, ResumeFacts } from '../../values/resume-facts.ts'
import { NO_FACTS } from '../../test/resume/facts.ts'

const TEXT = fc.stringMatching(/^[a-z\n •-]{60,90}$/u)

/** Facts anywhere in the text, within and across each other. */
function factIn(text: string, confidence = fc.constantFrom(0.2, 0.9)): fc.Arbitrary<Fact> {
  return fc
    .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 20 }), confidence)
    .map(([start, length, sure]) => {
      const end = Math.min(text.length, start + length)
      const quote = text.slice(start, end)
      return { value: quote, quote, span: { start, end }, confidence: sure }
    })
}

function factsIn(text: string): fc.Arbitrary<ResumeFacts> {
  const fact = factIn(text)
  const maybe = fc.option(fact)
  const span = fact.map((one) => ({ start: one.span.start, end: Math.min(text.length, one.span.end + 30) }))
  const role = fc.record({ title: maybe, employer: maybe, location: maybe, start: maybe, end: maybe, span })
  const line = fc.record({ statement: fact, role: fc.constantFrom(null, 'role-0', 'role-1', 'role-9') })
  const education = fc.record({
    institution: maybe,
    degree: maybe,
    field: maybe,
    start: maybe,
    end: maybe,
    span,
  })
  const certificate = fc.record({ name: fact, issuer: maybe, region: maybe, year: maybe, span })
  const some = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(one, { maxLength: 3 })
  return fc
    .record({
      name: maybe,
      headline: maybe,
      location: maybe,
      emails: some(fact),
      roles: some(role),
      lines: some(line),
      education: some(education),
      certificates: some(certificate),
      skills: some(fact),
    })
    .map((read) => ({
      ...NO_FACTS,
      ...read,
      roles: read.roles.map((one, at) => ({ ...one, id: `role-${at}`, kind: 'job' as const })),
      lines: read.lines.map((one, at) => ({ ...one, id: `line-${at}`, numbers: [{ ...one.statement }] })),
      education: read.education.map((one, at) => ({ ...one, id: `education-${at}` })),
      certificates: read.certificates.map((one, at) => ({ ...one, id: `certificate-${at}` })),
      skills: read.skills.map((one, at) => ({ ...one, id: `skill-${at}` })),
    }))
}

function reviewOf(facts: ResumeFacts): fc.Arbitrary<FactReview> {
  const items = factItems(facts)
  const ids = fc.subarray([...items.map(({ id }) => id), 'line-77'])
  const places = items.flatMap(({ id, values }) => values.map(({ field }) => ({ item: id, field })))
  const corrections = fc
    .subarray(places)
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((place) =>
          fc
            .constantFrom(null, 'OWN', '2021-03', 'Own Words')
            .map((value) => ({ ...place, value, was: null })),
        ),
      ),
    )
  const added = fc.subarray([
    { id: 'added-000001', kind: 'achievement' as const, text: 'Did 40 things', role: 'role-0' },
    { id: 'added-000002', kind: 'tool' as const, text: 'Cerner', role: null },
  ])
  const allRight = fc.constantFrom(null, { resumeId: 'res_1', at: new Date('2026-03-10T12:00:00.000Z') })
  return fc
    .record({ corrections, hidden: ids, confirmed: ids, added, allRight })
    .map((said) => ({ ...NO_REVIEW, ...said }))
}

const scene = TEXT.chain((text) =>
  factsIn(text).chain((facts) =>
    fc.record({ text: fc.constant(text), facts: fc.constant(facts), review: reviewOf(facts) }),
  ),
)

const everyFact = (facts: ResumeFacts): readonly Fact[] => [
  ...facts.emails,
  ...facts.lines.flatMap(({ numbers }) => numbers),
  ...(facts.location === null ? [] : [facts.location]),
  ...factItems(facts).flatMap(({ values }) => values.flatMap(({ fact }) => (fact === null ? [] : [fact]))),
]

test('the span of every fact is right, whatever is corrected, hidden, doubtful and added', () => {
  fc.assert(
    fc.property(scene, ({ text, facts, review }) => {
      const read = applyReview(text, facts, review, 'res_1')
      for (const { span, quote } of everyFact(read.facts))
        expect(read.text.slice(span.start, span.end)).toBe(quote)
      for (const { span } of [...read.facts.roles, ...read.facts.education, ...read.facts.certificates])
        expect(span.start <= span.end && span.end <= read.text.length).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('no hidden item is left among the facts, and every value of the owner is there', () => {
  fc.assert(
    fc.property(scene, ({ text, facts, review }) => {
      const read = applyReview(text, facts, review, 'res_1')
      const left = factItems(read.facts)
      const byId = new Map(
        [
          ...read.facts.roles,
          ...read.facts.lines,
          ...read.facts.education,
          ...read.facts.certificates,
          ...read.facts.skills,
        ].map((one) => [one.id, one]),
      )
      for (const id of review.hidden) expect(byId.has(id)).toBe(false)
      for (const line of read.facts.lines)
        expect(line.role !== null && review.hidden.includes(line.role)).toBe(false)
      for (const { item, field, value } of review.corrections) {
        const own = byId.has(item)
          ? left.find(({ id }) => id === item)?.values.find((one) => one.field === field)?.fact?.value
          : value
        expect(own ?? null).toBe(value)
      }
    }),
    { numRuns: 400 },
  )
})

test('a hidden line with words of its own is not in the text', () => {
  fc.assert(
    fc.property(TEXT, fc.nat(59), (words, at) => {
      const text = `${words.slice(0, at)}\n• SECRET LINE\n${words.slice(at)}`
      const start = text.indexOf('SECRET')
      const line = {
        id: 'line-0',
        statement: {
          value: 'SECRET LINE',
          quote: 'SECRET LINE',
          span: { start, end: start + 11 },
          confidence: 1,
        },
        numbers: [],
        role: null,
      }
      const read = applyReview(
        text,
        { ...NO_FACTS, lines: [line] },
        { ...NO_REVIEW, hidden: ['line-0'] },
        'res_1',
      )
      expect(read).toEqual({
        text: `${words.slice(0, at)}\n•            \n${words.slice(at)}`,
        facts: NO_FACTS,
      })
    }),
  )
})
