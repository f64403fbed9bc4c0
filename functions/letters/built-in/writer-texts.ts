import { mayBeIn } from '#functions/language/letter-languages.ts'
import { namesLanguage } from '#functions/matching/spoken.ts'
import type { ResumeFacts } from '#functions/resume/model.ts'
import type { LetterTexts } from '#shared/letters/letter-texts.ts'
import type { Assignment } from '../model.ts'
import { textsOf } from '../texts.ts'

/** The sentences of a letter's language, with titles written as this resume's writer would. */
export type WriterTexts = Omit<LetterTexts, 'roleName'> & { readonly roleName: (title: string) => string }

const namesOf = ({ skills, roles }: ResumeFacts): ReadonlySet<string> =>
  new Set(
    [...skills, ...roles.flatMap(({ employer }) => employer ?? [])].flatMap(({ value }) =>
      value.split(/[^\p{L}\d]+/u),
    ),
  )

/** Tools, employers and languages keep their capital letter in a title; a title in another language all of them. */
export function writerTexts({ language, facts }: Pick<Assignment, 'language' | 'facts'>): WriterTexts {
  const texts = textsOf(language)
  if (!mayBeIn(language, facts.language)) return { ...texts, roleName: (title) => title }
  const names = namesOf(facts)
  return {
    ...texts,
    roleName: (title) => texts.roleName(title, (word) => names.has(word) || namesLanguage(word)),
  }
}
