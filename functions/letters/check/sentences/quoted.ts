import type { Span } from '#functions/resume/model.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { isDashLine, type LaidOutLetter } from '#functions/letters/render-letter.ts'
import { fold } from '../facts/fold.ts'
import { spanOf } from '../findings.ts'

const MARKED = /["“„«‹](?<said>[^"“”„«»‹›\n]{3,400})["”“»›]/gu

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.;,\s]+$/u, '')
    .trim()

/** Employer and time in parentheses after a quoted line. */
const ORIGIN = / \([^()]{2,90}\)$/u

/**
 * True for a quotation of a whole resume line, or of whole sentences or clauses of it. Any other dash line is
 * treated as an ordinary sentence.
 */
function isQuotedFrom(resume: string, line: string): boolean {
  const quote = plain(line)
    .replaceAll(/[\^$\\.*+?()[\]{}|]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`)
  return (
    quote !== '' &&
    new RegExp(String.raw`(?:^|[.;:\n•*–—·-] ?)${quote}\s*(?:$|[.;\n])`, 'u').test(fold(resume))
  )
}

/** The parts of a letter that quote the resume or the posting. */
export function quotedParts(
  { body, sentences }: LaidOutLetter,
  { resumeText, posting }: Assignment,
): readonly Span[] {
  const lines = sentences.flatMap(({ sentence: { text }, span: { start } }): readonly Span[] => {
    const quote = [text, text.replace(ORIGIN, '')].find((part) => isQuotedFrom(resumeText, part.slice(2)))
    return isDashLine(text) && quote !== undefined ? [{ start, end: start + quote.length }] : []
  })
  const posted = plain(posting.description).toLowerCase()
  const marked = [...body.matchAll(MARKED)]
    .filter(({ groups }) => posted.includes(plain(groups?.['said'] ?? '').toLowerCase()))
    .map(spanOf)
  return [...lines, ...marked]
}
