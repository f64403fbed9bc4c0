import type { Span } from '#functions/resume/model.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { isDashLine, type LaidOutLetter } from '#functions/letters/render-letter.ts'
import { fold } from '../facts/fold.ts'

const MARKED = /["“„«‹](?<said>[^"“”„«»‹›\n]{3,400})["”“»›]/gu

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.;,\s]+$/u, '')
    .trim()

/** Employer and time in parentheses after a quoted line. */
const ORIGIN = / \([^()]{2,90}\)$/u

/** Length of the part of a line that quotes the resume exactly, 0 for none; only its origin may follow. */
function quotedLength(resume: string, line: string): number {
  const bare = line.replace(ORIGIN, '')
  return [line, bare].find((part) => isQuotedFrom(resume, part))?.length ?? 0
}

/**
 * True for a quotation of a whole resume line, or of whole sentences or clauses of it. Any other dash line is
 * treated as an ordinary sentence.
 */
function isQuotedFrom(resume: string, line: string): boolean {
  const [text, quote] = [fold(resume).replaceAll(/[^\S\n]+/gu, ' '), plain(line)]
  for (let at = quote === '' ? -1 : text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (
      /(?:^|[.;:\n•*–—·-] ?)$/u.test(text.slice(Math.max(0, at - 2), at)) &&
      /^(?:$|[.;\n])/u.test(text.slice(at + quote.length).replace(/^ /u, ''))
    )
      return true
  }
  // The document may break a long line in two.
  return quote.length > 60 && text.replaceAll(/\s+/gu, ' ').includes(quote)
}

/** The parts of a letter that quote the resume or the posting. */
export function quotedParts(
  { body, sentences }: LaidOutLetter,
  { resumeText, posting }: Assignment,
): readonly Span[] {
  const lines = sentences.flatMap(({ sentence: { text }, span: { start } }): readonly Span[] => {
    const length = isDashLine(text) ? quotedLength(resumeText, text.slice(2)) : 0
    return length === 0 ? [] : [{ start, end: start + 2 + length }]
  })
  const posted = plain(posting.description).toLowerCase()
  const marked = [...body.matchAll(MARKED)]
    .filter(({ groups }) => posted.includes(plain(groups?.['said'] ?? '').toLowerCase()))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
  return [...lines, ...marked]
}
