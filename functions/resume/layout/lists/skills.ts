import type { Fact } from '../../model.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { factAt, onceByValue } from '../words/fact.ts'

const LABEL = /^[^:,;|]{2,40}:\s+/u
const OPENING =
  /^(?:and |und |et |y )?(?:(?:highly |very )?(?:proficient|fluent|skilled|experienced|competent|trained|certified|well versed) (?:in|with|at)|(?:(?:basic|good|strong|solid|advanced|working|excellent|expert|in-depth) )*(?:knowledge|command|understanding|experience|grasp) (?:of|in|with)|familiar(?:ity)? with|proficiency in|and|und|et)\s+/iu
const MAX_WORDS = 6
const MAX_LENGTH = 50

/**
 * Skills of a section: items of lists however they are set apart, without the labels of their groups and
 * without sentences.
 */
export function readSkills(text: string, paragraphs: readonly Paragraph[]): readonly Fact[] {
  return onceByValue(lists(paragraphs).flatMap(({ start, end }) => items(text, start, end)))
}

/** Paragraphs that are one list: a list that ends in mid-item goes on in the next. */
function lists(paragraphs: readonly Paragraph[]): readonly { start: number; end: number }[] {
  const found: { start: number; end: number; words: string }[] = []
  for (const { start, end, words, first } of paragraphs) {
    const above = found.at(-1)
    const goesOn =
      above !== undefined &&
      first.marker === '' &&
      first.gap < 0.5 &&
      !LABEL.test(words) &&
      (/[,;&|·•]$/u.test(above.words) || (/^\p{Ll}/u.test(words) && /[,;]/u.test(above.words)))
    if (goesOn) found[found.length - 1] = { start: above.start, end, words }
    else found.push({ start, end, words })
  }
  return found
}

function items(text: string, start: number, end: number): readonly Fact[] {
  // "Python: beginner; Figma: daily use": what stands before each colon is the skill.
  const levels = [...text.slice(start, end).matchAll(/([^:;]+): \p{Ll}[^:;,]*(?:;\s*|$)/gu)]
  if (levels.length > 1 && levels.reduce((sum, [whole]) => sum + whole.length, 0) === end - start)
    return levels.flatMap(
      (match) => factAt(text, start + match.index, start + match.index + (match[1]?.length ?? 0)) ?? [],
    )
  const label = LABEL.exec(text.slice(start, end))?.[0].length ?? 0
  const facts: Fact[] = []
  let from = start + label
  for (const stop of [...cuts(text, start + label, end), end]) {
    const lead = /^[\s,;|•·▪●∙–—/-]*/u.exec(text.slice(from, stop))?.[0].length ?? 0
    const opening = OPENING.exec(text.slice(from + lead, stop))?.[0].length ?? 0
    const tail = /[\s.;,]*$/u.exec(text.slice(from + lead + opening, stop))?.[0].length ?? 0
    const fact = factAt(text, from + lead + opening, stop - tail)
    if (fact !== null && isSkill(fact.value)) facts.push(fact)
    from = stop
  }
  return facts
}

/** Offsets of the separators outside brackets. */
function cuts(text: string, start: number, end: number): readonly number[] {
  const found: number[] = []
  let depth = 0
  for (let at = start; at < end; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '(') depth += 1
    else if (letter === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 && isCut(text, at, letter)) found.push(at)
  }
  return found
}

function isCut(text: string, at: number, letter: string): boolean {
  if (letter === ',') return !/\d/u.test(text[at + 1] ?? '')
  if (';|•·▪●∙\t'.includes(letter)) return true
  if (letter === ' ')
    return text[at + 1] === ' ' || (/[–—/-]/u.test(text[at + 1] ?? '') && text[at + 2] === ' ')
  return letter === '.' && /^\s+\p{Lu}/u.test(text.slice(at + 1, at + 4))
}

function isSkill(value: string): boolean {
  if (
    value.length > MAX_LENGTH ||
    value.split(' ').length > MAX_WORDS ||
    (value.length < 2 && !/^[CR]$/u.test(value))
  )
    return false
  if (!/\p{L}/u.test(value) || /@|https?:/u.test(value) || /^(?:and|or|with|the|i|my|etc\.?)\b/iu.test(value))
    return false
  return !/\b(?:i|my|to|years|was|were|have|has|who|that|which|skills)\b.*\s/iu.test(value)
}
