import { postingText } from '#core/writing/check/posting-text.ts'
import { greetings, signatureOf } from '#core/writing/compose/envelope.ts'
import { shingles } from '#core/writing/compose/likeness.ts'
import { type Assignment, type Letter, type Sentence, WriterUnavailable } from '#core/writing/model.ts'
import type { Source } from '#shared/models/outreach.ts'
import type { Prompt } from './build-prompt.ts'
import { findQuote } from './find-quote.ts'
import { LetterAnswer, LONGEST_BODY } from './letter-answer.ts'

type AnswerSource = LetterAnswer['paragraphs'][number]['sentences'][number]['sources'][number]

/** The source that a quote names, placed in our own copy of the text; null when it stands nowhere there. */
function resolve(source: AnswerSource, { resumeText, posting, contact }: Assignment): Source | null {
  if (source.kind === 'opinion') return { kind: 'opinion' }
  if (source.kind === 'contact') {
    const record = [`${contact.firstName} ${contact.lastName}`, contact.title ?? '', contact.company]
    const quote = source.quote.trim()
    return quote !== '' && record.some((text) => text.includes(quote)) ? { kind: 'contact', uri: contact.sourceUri, seenAt: contact.seenAt, quote } : null
  }
  const text = source.kind === 'resume' ? resumeText : postingText(posting)
  const span = findQuote(text, source.quote)
  return span === null ? null : { kind: source.kind, ...span, quote: text.slice(span.start, span.end) }
}

/** A sentence whose quotes are not to be found has no source, even if it calls itself an opinion as well: the check refuses it. */
function sentenceOf(sentence: LetterAnswer['paragraphs'][number]['sentences'][number], assignment: Assignment): Sentence {
  const resolved = sentence.sources.map((source) => resolve(source, assignment))
  const found = resolved.filter((source) => source !== null)
  const proven = found.filter(({ kind }) => kind !== 'opinion')
  return { text: sentence.text.trim(), sources: resolved.includes(null) ? proven : found }
}

/** Runs of seven words are long enough not to be shared with the rules by chance. */
function repeatsRules(text: string, { system, mark }: Prompt): boolean {
  const rules = shingles(system, 7)
  return text.includes(mark) || [...shingles(text, 7)].some((run) => rules.has(run))
}

/**
 * Turns a model's structured answer into a letter. Quotes become spans of our own texts; the greeting is kept only if it is one of ours;
 * signature and recipient come from the record. Throws WriterUnavailable when the answer has another shape, is too long or repeats the rules.
 */
export function parseModelLetter(answer: unknown, context: { assignment: Assignment; prompt: Prompt; writer: string }): Letter {
  const { assignment, prompt, writer } = context
  const parsed = LetterAnswer.safeParse(answer)
  if (!parsed.success) throw new WriterUnavailable('The answer is not a letter.', 'another_shape')
  const { subject, greeting, paragraphs } = parsed.data
  const text = paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ')
  if (text.length > LONGEST_BODY) throw new WriterUnavailable('The answer is far too long.', 'too_long')
  if (repeatsRules(`${subject}\n${text}`, prompt)) throw new WriterUnavailable('The answer repeats its instructions.', 'repeats_rules')
  const own = greetings(assignment)
  return {
    subject: subject.trim(),
    greeting: own.find((one) => one === greeting) ?? own[0] ?? 'Hello,',
    paragraphs: paragraphs.map(({ sentences }) => sentences.map((sentence) => sentenceOf(sentence, assignment))),
    signature: signatureOf(assignment),
    writer,
  }
}
