import { isDashLine } from '#functions/letters/render-letter.ts'
import { warning } from '../finding.ts'
import type { Rule } from '../model.ts'
import { sentencesIn } from '../text/asks.ts'

/** L12: at most half of the sentences begin with the writer. */
export const l12Self: Rule = ({ laidOut }) => {
  const all = laidOut.sentences
    .filter(({ sentence }) => !isDashLine(sentence.text))
    .flatMap(({ sentence }) => sentencesIn(sentence.text))
  const own = all.filter(({ text }) => /^(?:I|I'(?:m|ve|d|ll)|My|Mine)\b/.test(text)).length
  return own * 2 > all.length
    ? [
        warning(
          'L12',
          `${own} of ${all.length} sentences begin with I or My. Begin some with the reader or the work.`,
        ),
      ]
    : []
}
