import type { PostingFacts } from '#functions/postings/reading/model.ts'
import { type Certificate, DOUBTFUL, type ResumeFacts } from '#functions/resume/model.ts'
import { LICENSED } from './licensed.ts'
import { wordsOf } from '#functions/language/words.ts'

/** Words of a certificate's name that any name may have. */
const COMMON = new Set(
  `certified certificate certification licence license licensed registered permit card diploma in of the
  and for de la le en und der die für zertifikat certificat certificado level basic advanced
  professional course training`.split(/\s+/u),
)

const termsOf = (list: string): readonly (readonly string[])[] => list.split(',').map((term) => wordsOf(term))

const stands = (words: readonly string[], term: readonly string[]): boolean =>
  words.some((_, at) =>
    term.every((part, index) =>
      part.length <= 3 ? words[at + index] === part : words[at + index]?.startsWith(part) === true,
    ),
  )

const PROFESSIONS = LICENSED.map(({ speaks, licences }) => ({
  speaks: termsOf(speaks),
  licences: termsOf(licences),
}))

/**
 * Certificates that the posting names, then those that its profession rests on or that the owner added, each
 * in the resume's order: two words of its text that speak of the profession make the profession.
 */
export function certificatesFor(posting: PostingFacts, facts: ResumeFacts): readonly Certificate[] {
  const text = wordsOf(
    posting.facts
      .filter(({ cut }) => !cut)
      .map((fact) => fact.text)
      .join(' . '),
  )
  const professions = PROFESSIONS.filter(
    ({ speaks }) => speaks.filter((term) => stands(text, term)).length >= 2,
  )
  const ranked = facts.certificates
    .filter(({ name }) => name.confidence >= DOUBTFUL)
    .map((certificate) => {
      const name = wordsOf(certificate.name.value)
      const telling = name.filter((word) => !COMMON.has(word) && word.length >= 2)
      const asked = telling.length > 0 && telling.slice(0, 3).every((word) => stands(text, [word]))
      const rests = professions.some(({ licences }) => licences.some((term) => stands(name, term)))
      // Who adds one to what was read wants it said.
      const isAdded = certificate.id.startsWith('added-')
      return { certificate, rank: (asked ? 2 : 0) + (rests || isAdded ? 1 : 0) }
    })
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ certificate }) => certificate)
}
