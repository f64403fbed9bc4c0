import { LANGUAGES_READ } from '../../values/letter-languages.ts'

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/**
 * The language of a resume that the layout reader does not know, `und` for another script; null for a known one
 * and for text that is too short to tell.
 */
export function unreadLanguage(language: string, text: string): string | null {
  if (language !== 'und') return Object.hasOwn(LANGUAGES_READ, language) ? null : language
  return count(text, /\p{L}/gu) > 2 * count(text, /\p{Script=Latin}/gu) ? 'und' : null
}
