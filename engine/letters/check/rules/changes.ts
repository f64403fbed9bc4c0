import type { Finding } from '../../../values/finding.ts'
import type { LetterLanguage } from '../../../values/letter-languages.ts'
import { error } from '../findings.ts'
import type { Rule } from '../model.ts'
import { states } from '../text/arithmetic.ts'
import { withoutContacts } from '../text/contact-data.ts'
import { type Figure, figuresIn } from '../text/figures.ts'

const FROM = /(?<!\p{L})(?:from|von|de|desde)\s[^.,;:\d]{0,20}$/iu
const TO = /^[^.,;:\d]{0,25}?\s(?:to|auf|à|a|hasta)\s[$€£]?$/iu

/** "From 18% to 11%": what changed, as two figures. */
type Change = readonly [from: Figure, to: Figure]

function changesIn(text: string, language: LetterLanguage): readonly Change[] {
  const figures = figuresIn(text, language).filter(({ unit }) => unit !== 'calendar')
  return figures.flatMap((from, at): readonly Change[] => {
    const to = figures[at + 1]
    const isChange =
      to !== undefined && FROM.test(text.slice(0, from.start)) && TO.test(text.slice(from.end, to.start))
    return isChange ? [[from, to]] : []
  })
}

/**
 * L05: a change from one figure to another is one that a line of the record tells. Where a line has one of the two
 * beside another figure, and none has both, the other was made up.
 */
export const l05Changes: Rule = ({ sentences, records: { own, posting }, assignment: { language } }) => {
  const told = [...own, ...posting]
  return sentences.flatMap(({ text, span }): readonly Finding[] =>
    changesIn(withoutContacts(text), language).flatMap(([from, to]) => {
      const isTold = told.some((line) => states(line, from) && states(line, to))
      const isHalf = own.some(
        (line) =>
          states(line, from) !== states(line, to) &&
          changesIn(withoutContacts(line.text), language).some((change) =>
            change.some((figure) =>
              figure.values.some((value) => [...from.values, ...to.values].includes(value)),
            ),
          ),
      )
      return isTold || !isHalf
        ? []
        : [
            error('L05', `Your resume has another change than from "${from.text}" to "${to.text}".`, {
              start: span.start + from.start,
              end: span.start + to.end,
            }),
          ]
    }),
  )
}
