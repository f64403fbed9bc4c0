import { mayBeIn } from '#functions/language/letter-languages.ts'
import { namesLanguage } from '#functions/matching/spoken.ts'
import type { ResumeFacts } from '#functions/resume/model.ts'
import { type LetterTexts, small } from '#shared/letters/letter-texts.ts'
import type { Assignment } from '../model.ts'
import { textsOf } from '../texts.ts'

/** The sentences of a letter's language, with titles written as this resume's writer would. */
export type WriterTexts = Omit<LetterTexts, 'roleName'> & { readonly roleName: (title: string) => string }

const NAMES = new WeakMap<ResumeFacts, ReadonlySet<string>>()

/**
 * The resume's tools and employers of one word, unless the resume also writes them small: "Patient Care" and
 * "Youth Project" make no names of "care" and "youth". Cached, because many letters are composed for a posting.
 */
function namesOf({ facts, resumeText }: Pick<Assignment, 'facts' | 'resumeText'>): ReadonlySet<string> {
  const known = NAMES.get(facts)
  if (known !== undefined) return known
  const words = new Set(resumeText.split(/[^\p{L}\d]+/u))
  const named = [...facts.skills, ...facts.roles.flatMap(({ employer }) => employer ?? [])]
  const names = new Set(
    named.flatMap(({ value }) => (/^[\p{L}\d]+$/u.test(value) && !words.has(small(value)) ? [value] : [])),
  )
  NAMES.set(facts, names)
  return names
}

/** Tools, employers and languages keep their capital letter in a title; a title in another language all of them. */
export function writerTexts(assignment: Pick<Assignment, 'language' | 'facts' | 'resumeText'>): WriterTexts {
  const { language, facts } = assignment
  const texts = textsOf(language)
  if (!mayBeIn(language, facts.language)) return { ...texts, roleName: (title) => title }
  const names = namesOf(assignment)
  return {
    ...texts,
    roleName: (title) => texts.roleName(title, (word) => names.has(word) || namesLanguage(word)),
  }
}
