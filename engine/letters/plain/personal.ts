import { countryByName } from '../../values/countries.ts'
import { mayBeIn } from '../../language/letter-languages.ts'
import type { LetterLanguage } from '../../values/letter-languages.ts'
import { languageOfLine } from '../letter-language.ts'
import type { Assignment } from '../model.ts'
import type { Sentence } from '../../values/letter.ts'
import { countWords } from '../render-letter.ts'
import { slot, townIn, type Slot } from './frames.ts'
import { sure } from './lines.ts'
import { resumeSource } from './self.ts'

const MIN_WORDS = 5
const MAX_WORDS = 45

/** A word by which writers speak of themselves: without one, an answer is a note and no sentence. */
const SELF: Readonly<Record<LetterLanguage, RegExp>> = {
  en: /\b(?:I|my|me)\b/u,
  de: /\b(?:ich|mein\p{L}*|mir|mich)\b/iu,
  fr: /\b(?:je|j|mon|ma|mes|me|moi)\b/iu,
  es: /\b(?:yo|mis?|me|soy|estoy|vivo|quiero|busco|tengo)\b/iu,
}

/** Why the writer wants the job, in the words in which they answered, when these are a sentence in the letter's language. */
export function reasonOf({ facts, language }: Assignment): Sentence | null {
  const line = facts.lines.find(({ says }) => says === 'reason_for_change')
  const said = sure(line?.statement)
  if (line === undefined || said === null) return null
  const text = said.value.replace(/[.!]+$/u, '')
  const words = countWords(text)
  const isSentence =
    words >= MIN_WORDS && words <= MAX_WORDS && !text.includes('?') && SELF[language].test(text)
  if (!isSentence || !mayBeIn(language, languageOfLine(line, facts))) return null
  return {
    text: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`,
    sources: [resumeSource(said)],
  }
}

/** The country at the end of a place: "Malaysia" of "Kuala Lumpur, Malaysia". */
const countryIn = (place: string): string | undefined =>
  countryByName(place.split(',').at(-1)?.trim() ?? '')?.code

/** The town that the writer lives in, when it is the posting's own or in another country; null for work from anywhere. */
export function homeOf({
  facts,
  posting,
}: Assignment): { readonly town: Slot; readonly isFar: boolean } | null {
  const home = sure(facts.location)
  if (home === null || posting.remote) return null
  const [own, theirs] = [countryIn(home.value), countryIn(posting.location)]
  const town = townIn(home.value)
  const isFar = own !== undefined && theirs !== undefined && own !== theirs
  return town !== null && (isFar || town === townIn(posting.location))
    ? { town: slot(town, resumeSource(home)), isFar }
    : null
}
