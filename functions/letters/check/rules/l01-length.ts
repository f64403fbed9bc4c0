import { bodyWords } from '#functions/letters/render-letter.ts'
import { error, warning } from '../finding.ts'
import type { Rule } from '../model.ts'

/** L01: 40 to 150 words, best 50 to 125; greeting and signature are not counted. A follow-up is shorter: L21. */
export const l01Length: Rule = ({ assignment: { followUp }, letter }) => {
  if (followUp !== undefined) return []
  const words = bodyWords(letter)
  if (words < 40) return [error('L01', `The body has ${words} words. Write at least 40, best 50 to 125.`)]
  if (words > 150)
    return [error('L01', `The body has ${words} words. Cut it to 150 at most, best 50 to 125.`)]
  if (words < 50) return [warning('L01', `The body has ${words} words. Between 50 and 125 is read most.`)]
  if (words > 125) return [warning('L01', `The body has ${words} words. Cut it to 125 or fewer.`)]
  return []
}
