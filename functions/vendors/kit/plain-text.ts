import { readHtml } from './read-html.ts'

/** Zero-width, bidi and tag characters: text that people cannot see must not reach a model either. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g
const MAX_INPUT = 500_000

/** Plain text without invisible and control characters and superfluous white space. */
export const visibleText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The visible text of HTML, at most `max` characters. */
export const plainText = (html: string, max = 20_000): string =>
  visibleText(readHtml(html.slice(0, MAX_INPUT)).text).slice(0, max)

/** One line of visible text. Most titles and places have no markup, so they need not be parsed. */
export const plainLine = (html: string, max = 300): string =>
  (/[<&]/.test(html) ? plainText(html) : visibleText(html)).replace(/\s+/g, ' ').slice(0, max)

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
}

/** Decodes one layer of entities of markup that was encoded as a whole. */
export const decodedOnce = (encoded: string): string =>
  encoded.replace(/&(?:lt|gt|quot|#39|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity)
