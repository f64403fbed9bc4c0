import { wordsFor } from '../../language/initials.ts'
import { termsOf } from '../../language/terms.ts'
import { askedOf } from '../../matching/asked.ts'
import { isNamed } from '../../matching/shared-names.ts'
import type { PostingFact } from '../../postings/reading/model.ts'

/** What finished studies are called in postings: "diplôme logistique", "abgeschlossene Ausbildung als …". */
export const STUDIES = /\bdegree\b|\bdipl[oô]m|\bausbildung|berufsausbildung|\bstudium|\bt[ií]tulo\b/iu

/** A driving license with what is written of it. */
export const DRIVING =
  /\b(?:(?:full|clean|valid|UK|US) )*(?:driving licen[cs]e|driver[’']?s?[’']? licen[cs]e|clean (?:UK )?licence|führerschein|fahrerlaubnis|permis (?=[a-e]\b)|carn[eé]t? de conducir|licencia de conducir)(?:[: ]+[^,.;|\n]{1,25}|\s+[A-E][E\d]?(?!\p{L}))?/iu

/** An abbreviation: "PMP". */
export const SHORT = /(?<!\p{L})\p{Ll}?\p{Lu}[\p{Lu}\d&-]{1,7}(?!\p{L})/gu
export const shortsIn = (text: string): readonly string[] => text.match(SHORT) ?? []

/** Words for papers, with which other words name one: "registered nurse". */
const PAPER =
  /(?<!\p{L})(?:certif|licen[cs]|regist|chartered|qualifi|professional|status|accredit|permi[ts]|carn[eé]t|zertifi|geprüft|staatlich|zulassung|habilit|aptitude|t[ií]tul|colegiad|matr[ií]cula)/iu

/** Whether a posting asks for a certificate by its name, its abbreviation, or the words that either stands for. */
export function isAskedFor(
  name: string,
  asked: string,
  requirements: readonly PostingFact[],
  language: string,
): boolean {
  const [title = ''] = name.split(/[,(]/u)
  const isWhole = (words: string) => title.trim().startsWith(words)
  // "CDL-A" is a CDL.
  const meant = (short: string, text: string) =>
    [short, ...short.split('-', 1)].flatMap((each) => wordsFor(each, text))
  return (
    (title.trim() !== '' && isNamed(asked, title.trim())) ||
    (DRIVING.test(asked) && DRIVING.test(name)) ||
    shortsIn(name).some(
      (short) => isNamed(asked, short) || meant(short, asked).some((words) => PAPER.test(words)),
    ) ||
    shortsIn(asked).some((short) =>
      meant(short, title).some((words) => isWhole(words) || PAPER.test(words)),
    ) ||
    requirements.some((fact) => {
      const own = [...termsOf(name, language)].filter((term) => !PAPER.test(term))
      const shared = own.filter((term) => termsOf(fact.text, language).has(term)).length
      return shared > 1 || (shared > 0 && askedOf(fact) === 'papers' && !STUDIES.test(fact.text))
    })
  )
}
