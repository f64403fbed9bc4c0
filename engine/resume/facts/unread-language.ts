/** Languages whose headings, dates and degrees the layout reader knows, ISO 639-3. */
const READ = new Set(['eng', 'deu', 'fra', 'spa'])

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/**
 * The language of a resume that the layout reader does not know, `und` for another script; null for a known one
 * and for text that is too short to tell.
 */
export function unreadLanguage(language: string, text: string): string | null {
  if (language !== 'und') return READ.has(language) ? null : language
  return count(text, /\p{L}/gu) > 2 * count(text, /\p{Script=Latin}/gu) ? 'und' : null
}
