import { hardFacts, scoreOf } from './check/check-letter.ts'
import type { Assignment } from './model.ts'
import type { CheckedLetter, Letter, Sentence } from '../values/letter.ts'
import { isDashLine } from './render-letter.ts'
import { OWNER_WRITER } from '../values/letter-languages.ts'

/** The text of a letter that its user typed. */
interface OwnWords {
  readonly subject: string
  readonly body: string
}

/** The typed text as it is saved: one line for the subject, one empty line between paragraphs. */
export const tidied = ({ subject, body }: OwnWords): OwnWords => ({
  subject: subject.replaceAll(/\s+/gu, ' ').trim(),
  body: body
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+$/gmu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim(),
})

/**
 * The letter with the text that its user typed, and what the check notes about it. Nothing is refused: these
 * are the user's own words. Without an assignment, as when no resume is left, nothing is noted.
 */
export function inOwnWords(
  before: CheckedLetter,
  words: OwnWords,
  assignment: Assignment | null,
): CheckedLetter {
  const { subject, body } = tidied(words)
  const letter = ownLetter(before.letter, { subject, body })
  if (assignment === null) return { letter, subject, body, findings: [], score: before.score }
  const findings = hardFacts(assignment, letter)
  return { letter, subject, body, findings, score: scoreOf(findings) }
}

/** The text by greeting, paragraphs and signature. A sentence that was not changed keeps its sources. */
function ownLetter(before: Letter, { subject, body }: OwnWords): Letter {
  const [greeting = '', ...rest] = body.split('\n\n')
  const signature = rest.length > 1 ? (rest.at(-1) ?? '').split('\n') : []
  const paragraphs = rest.length > 1 ? rest.slice(0, -1) : rest
  const known = before.paragraphs.flat().filter(({ sources }) => sources.length > 0)
  return {
    subject,
    greeting,
    paragraphs: paragraphs.map((paragraph) => sentencesOf(paragraph, known)),
    signature,
    writer: OWNER_WRITER,
  }
}

/** A paragraph in parts: sentences known from before with their sources, and what was typed between them. */
function sentencesOf(paragraph: string, known: readonly Sentence[]): readonly Sentence[] {
  const parts: Sentence[] = []
  let from = 0
  const typed = (until: number) => {
    const text = paragraph.slice(from, until).trim()
    if (text !== '') parts.push({ text, sources: [] })
  }
  const found = known
    .map((sentence) => ({ sentence, at: paragraph.indexOf(sentence.text) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)
  for (const { sentence, at } of found) {
    if (at < from) continue
    typed(at)
    parts.push(sentence)
    from = at + sentence.text.length
  }
  typed(paragraph.length)
  // Where the user put line breaks that parts cannot have, the paragraph stays in one part.
  return joined(parts) === paragraph ? parts : [{ text: paragraph, sources: [] }]
}

const joined = (parts: readonly Sentence[]): string =>
  parts.reduce((text, part, index) => {
    if (index === 0) return part.text
    const breaks = isDashLine(part.text) || isDashLine(parts[index - 1]?.text ?? '')
    return `${text}${breaks ? '\n' : ' '}${part.text}`
  }, '')
