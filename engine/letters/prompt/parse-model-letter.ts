import { afterGreeting, greetingOf, signatureOf } from '../envelope.ts'
import { textsOf } from '../texts.ts'
import { shingles } from '../likeness.ts'
import { type Assignment, WriterUnavailable } from '../model.ts'
import type { Letter, Sentence } from '../../values/letter.ts'
import type { Prompt } from './build-prompt.ts'
import { LetterAnswer, MAX_BODY_LENGTH } from './letter-answer.ts'
import { SYSTEM_RULES } from './system-rules.ts'

/** Drops unknown ids: the check itself looks for the facts behind what is said. */
function paragraphOf(
  { text, facts }: LetterAnswer['paragraphs'][number],
  { sources }: Prompt['sheet'],
): Sentence {
  const found = [...new Set(facts)].flatMap((id) => sources.get(id) ?? [])
  return {
    text: text.replaceAll(/\s+/gu, ' ').trim(),
    sources: found.length === 0 ? [{ kind: 'opinion' }] : found,
  }
}

/** Seven words in a row are enough to rule out a match with the rules by chance. */
function repeatsRules(text: string, { marks }: Prompt): boolean {
  const rules = shingles(SYSTEM_RULES, 7)
  return marks.some((mark) => text.includes(mark)) || [...shingles(text, 7)].some((run) => rules.has(run))
}

/**
 * Turns a model's structured answer into a letter of whole paragraphs. Ids become places in the resume and the posting; greeting
 * and signature come from the assignment. Throws WriterUnavailable when the answer has another shape, is too
 * long or repeats the rules.
 */
export function parseModelLetter(
  answer: unknown,
  context: { assignment: Assignment; prompt: Prompt; writer: string },
): Letter {
  const { assignment, prompt, writer } = context
  const parsed = LetterAnswer.safeParse(answer)
  if (!parsed.success) throw new WriterUnavailable('The answer is not a letter.', 'another_shape')
  const { subject } = parsed.data
  const paragraphs = parsed.data.paragraphs.filter((paragraph) => paragraph.text.trim() !== '')
  const text = paragraphs.map((paragraph) => paragraph.text).join(' ')
  if (text === '') throw new WriterUnavailable('The answer is an empty letter.', 'another_shape')
  if (text.length > MAX_BODY_LENGTH) throw new WriterUnavailable('The answer is far too long.', 'too_long')
  if (repeatsRules(`${subject}\n${text}`, prompt))
    throw new WriterUnavailable('The answer repeats its instructions.', 'repeats_rules')
  return {
    subject,
    greeting: greetingOf(assignment, assignment.tone),
    paragraphs: afterGreeting(
      paragraphs.map((paragraph) => [paragraphOf(paragraph, prompt.sheet)]),
      assignment.language,
    ),
    signature: [textsOf(assignment.language).closing[assignment.tone], ...signatureOf(assignment)],
    writer,
  }
}
