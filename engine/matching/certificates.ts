import professions from '../data/licensed-professions.json' with { type: 'json' }
import type { PostingFacts } from '../postings/reading/model.ts'
import { type Certificate, DOUBTFUL, type ResumeFacts } from '../values/resume-facts.ts'
import { wordsOf } from '../language/words.ts'

/** Common words in names of certificates, which identify none. */
const COMMON = new Set(
  `certified certificate certification licence license licensed registered permit card diploma in of the
  and for de la le en und der die für zertifikat certificat certificado level basic advanced
  professional course training`.split(/\s+/u),
)

const termsOf = (lists: readonly string[]): readonly (readonly string[])[] =>
  lists.flatMap((list) => list.split(',').map((term) => wordsOf(term)))

const hasTerm = (words: readonly string[], term: readonly string[]): boolean =>
  words.some((_, at) =>
    term.every((part, index) =>
      part.length <= 3 ? words[at + index] === part : words[at + index]?.startsWith(part) === true,
    ),
  )

/** Stems of words about a profession that requires licenses, and of words about its licenses. */
const PROFESSIONS = professions.map(({ speaks, licences }) => ({
  speaks: termsOf(speaks),
  licences: termsOf(licences),
}))

/**
 * The certificates that the posting names, then those that its profession requires or that the owner added,
 * each group in the resume's order. A profession is recognized by two of its terms in the posting.
 */
export function certificatesFor(posting: PostingFacts, facts: ResumeFacts): readonly Certificate[] {
  const text = wordsOf(
    posting.facts
      .filter(({ cut }) => !cut)
      .map((fact) => fact.text)
      .join(' . '),
  )
  const posted = PROFESSIONS.filter(({ speaks }) => speaks.filter((term) => hasTerm(text, term)).length >= 2)
  const ranked = facts.certificates
    .filter(({ name }) => name.confidence >= DOUBTFUL)
    .map((certificate) => {
      const name = wordsOf(certificate.name.value)
      const telling = name.filter((word) => !COMMON.has(word) && word.length >= 2)
      const asked = telling.length > 0 && telling.slice(0, 3).every((word) => hasTerm(text, [word]))
      const isRequired = posted.some(({ licences }) => licences.some((term) => hasTerm(name, term)))
      // An owner who adds a certificate wants it to be mentioned.
      const isAdded = certificate.id.startsWith('added-')
      return { certificate, rank: (asked ? 2 : 0) + (isRequired || isAdded ? 1 : 0) }
    })
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ certificate }) => certificate)
}
