import { randomBytes } from 'node:crypto'
import { compile, type DomNode, type HtmlToTextOptions } from 'html-to-text'

/** Zero-width, bidi and tag characters: text that people cannot see must not reach a model either. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g
const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|font-size\s*:\s*0(?![.\d]*[1-9])|(?:left|top|text-indent)\s*:\s*-\d{3,}|color\s*:\s*(?:transparent|#fff(?:fff)?\b|white)/i
const SKIPPED = `script style noscript template iframe object svg head title form select textarea img
  [hidden] [aria-hidden=true]`.split(/\s+/)

/** A wrapper element with a random name, so that no input can close it. */
const WRAPPER = `x-${randomBytes(8).toString('hex')}`
const MAX_INPUT = 500_000
/** Of a posting less is read, because the parser takes quadratic time for elements in each other. */
const MAX_POSTING = 200_000
const MAX_DEPTH = 60

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MAX_INPUT + 100, maxDepth: MAX_DEPTH },
  baseElements: { selectors: [WRAPPER], returnDomByDefault: false },
  selectors: [
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: WRAPPER, format: 'shown' },
  ],
  formatters: {
    shown: (element, walk, builder) => {
      dropHidden(element, MAX_DEPTH)
      walk(element.children, builder)
    },
  },
}

/** Compiled once: building the selectors takes longer than converting most texts. */
const convert = compile(OPTIONS)

const MAIL_LINK = /^mailto:([^?]+)/i

const convertWithAddresses = compile({
  ...OPTIONS,
  selectors: [
    ...(OPTIONS.selectors ?? []).filter(({ selector }) => selector !== 'a'),
    { selector: 'a', format: 'link' },
  ],
  formatters: {
    ...OPTIONS.formatters,
    link: (element, walk, builder) => {
      walk(element.children, builder)
      const address = MAIL_LINK.exec(String(element.attribs?.['href'] ?? ''))?.[1]
      if (address !== undefined) builder.addInline(` ${address} `)
    },
  },
})

/** Drops elements hidden by their style, as deep as anything is read. */
function dropHidden(element: DomNode, depth: number): void {
  const children = element.children ?? []
  element.children = children.filter(({ attribs }) => !HIDING_STYLE.test(String(attribs?.['style'] ?? '')))
  if (depth > 0) for (const child of element.children) dropHidden(child, depth - 1)
}

/** Plain text without invisible and control characters and superfluous white space. */
export const visibleText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The visible text of a posting's HTML, at most `max` characters. */
export const plainText = (html: string, max = 20_000): string =>
  visibleText(convert(wrapped(html.slice(0, MAX_POSTING)))).slice(0, max)

/** Like `plainText`, with the address of each mailto link after its text. */
export const textWithAddresses = (html: string, max = 60_000): string =>
  visibleText(convertWithAddresses(wrapped(html))).slice(0, max)

const wrapped = (html: string): string =>
  `<${WRAPPER}>${html.slice(0, MAX_INPUT).replace(INVISIBLE, '')}</${WRAPPER}>`

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
