import { mayBeIn } from '#functions/language/letter-languages.ts'
import { namesLanguage } from '#functions/matching/spoken.ts'
import type { ResumeFacts } from '#functions/resume/model.ts'
import type { LetterTexts } from '#shared/letters/letter-texts.ts'
import type { Assignment } from '../model.ts'
import { textsOf } from '../texts.ts'

/** The sentences of a letter's language, with titles written as this resume's writer would. */
export type WriterTexts = Omit<LetterTexts, 'roleName'> & { readonly roleName: (title: string) => string }

const NAMES = new WeakMap<ResumeFacts, ReadonlySet<string>>()

/** Words in names of the resume's tools and employers. Cached, because many letters are composed for a posting. */
function namesOf(facts: ResumeFacts): ReadonlySet<string> {
  const known = NAMES.get(facts)
  if (known !== undefined) return known
  const named = [...facts.skills, ...facts.roles.flatMap(({ employer }) => employer ?? [])]
  const names = new Set(named.flatMap(({ value }) => value.split(/[^\p{L}\d]+/u)))
  NAMES.set(facts, names)
  return names
}

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
