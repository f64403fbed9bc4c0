import { expect, test } from 'vitest'
import type { Missing } from '#engine/values/finding.ts'
import { heldBackFor, NAMED_RULES } from '#shared/catalog/letter-rules.ts'

const refusal = (rule: string, missing: Missing | null = null) => ({ rule, missing, words: null, line: null })

test('every rule of the check has a plain description and advice for the user', () => {
  expect(NAMED_RULES).toEqual(
    Array.from({ length: 26 }, (_, index) => `L${String(index + 1).padStart(2, '0')}`),
  )
  for (const rule of NAMED_RULES) {
    const { wrong, advice } = heldBackFor(refusal(rule))
    expect(wrong).toMatch(/^[a-z][^.]{10,110}$/u)
    expect(wrong).not.toMatch(/\bL\d\d\b|finding|severity|span/u)
    expect(advice).toMatch(/^[A-Z].{20,180}\.$/u)
  }
})

test('a rule without a description yet gets a general one', () => {
  expect(heldBackFor(refusal('L99'))).toMatchObject({
    rule: 'L99',
    wrong: 'something that didn’t pass our check',
    advice: 'There’s nothing for you to change. The next run writes a new text.',
  })
})

test('a letter with nothing to say shows what is missing, in the words of its day', () => {
  const shown = (missing: Missing) => heldBackFor(refusal('nothing_to_say', missing)).wrong
  expect(shown({ code: 'no_line', params: {} })).toBe(
    'no line that says what you did was read under any of your jobs',
  )
  expect(shown({ code: 'said', params: { words: 'no line was read' } })).toBe('no line was read')
})
