import type { Assignment } from '#functions/letters/model.ts'
import { monthNumber } from '#functions/resume/layout/words/dates.ts'
import { postingText } from '../facts/posting-text.ts'
import { withoutContacts } from '../facts/contact-data.ts'
import { fold } from '../facts/fold.ts'
import { problem, type Problem } from '../claims/problem.ts'

const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const NAMED = new RegExp(
  String.raw`\b${NAME}\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?[\s,'-]+((?:19|20)\d{2})\b`,
  'gi',
)
/** A month alone needs a preposition and a capital, for "may" and "march" are words. */
const LONE = new RegExp(
  String.raw`\b(?:in|since|by|from|until|till|of|through|to|last|this|next|early|late|mid)[\s-]+${NAME}\b(?!\.?[\s,]+(?:19|20)\d{2})`,
  'gi',
)
/** "September to December 2025": the first month is of that year too. */
const RANGE = new RegExp(String.raw`\b${NAME}\.?\s*(?:–|-|to|and)\s*\p{L}+\.?\s+((?:19|20)\d{2})\b`, 'giu')
/** A month in digits: "03/2021", "2021-03". */
export const NUMERIC_MONTH =
  /\b(?:(0?[1-9]|1[0-2])[/.]((?:19|20)\d{2})|((?:19|20)\d{2})[-/.](0[1-9]|1[0-2]))\b/g

/** The months that a text names, as YYYY-MM, or -MM where it gives no year. */
function monthsIn(
  text: string,
): readonly { readonly month: string; readonly start: number; readonly end: number }[] {
  const place = ({ 0: said, index }: RegExpExecArray, year = '', month = '') => ({
    month: `${year}-${month.padStart(2, '0')}`,
    start: index,
    end: index + said.length,
  })
  return [
    ...[...text.matchAll(NAMED)].map((match) => place(match, match[2], monthNumber(match[1] ?? '') ?? '')),
    ...[...text.matchAll(NUMERIC_MONTH)].map((match) =>
      place(match, match[2] ?? match[3], match[1] ?? match[4]),
    ),
    ...[...text.matchAll(RANGE)].map((match) => place(match, match[2], monthNumber(match[1] ?? '') ?? '')),
    ...[...text.matchAll(LONE)]
      .filter(([, name = '']) => /^[A-Z]/.test(name))
      .map((match) => place(match, '', monthNumber(match[1] ?? '') ?? '')),
  ]
}

/** L05: months of a text stand in the resume or the posting. */
export function unboundMonths(
  text: string,
  { resumeText, posting, contact }: Assignment,
): readonly Problem[] {
  const claimed = monthsIn(fold(text))
  if (claimed.length === 0) return []
  const known = monthsIn(fold(withoutContacts([resumeText, postingText(posting), contact.reason].join('\n'))))
  return claimed
    .filter(({ month }) => !known.some((one) => one.month.endsWith(month)))
    .map((span) =>
      problem(
        'L05',
        `"${text.slice(span.start, span.end)}" stands neither in the resume nor in the posting.`,
        span,
      ),
    )
}
