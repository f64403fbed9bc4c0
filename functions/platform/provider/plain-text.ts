import { randomBytes } from 'node:crypto'
import { compile, type DomNode, type HtmlToTextOptions } from 'html-to-text'

/** Zero-width, bidi and tag characters: text that a reader cannot see must not reach a writer either. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g
const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|font-size\s*:\s*0(?![.\d]*[1-9])|(?:left|top|text-indent)\s*:\s*-\d{3,}|color\s*:\s*(?:transparent|#fff(?:fff)?\b|white)/i
const SKIPPED = [
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'head',
  'title',
  'form',
  'select',
  'textarea',
  'img',
  '[hidden]',
  '[aria-hidden=true]',
]

/** A tag that no text can close, since none knows its name: whatever a text holds stands inside it. */
const WHOLE = `x-${randomBytes(8).toString('hex')}`
const MAX_INPUT = 500_000
const MAX_DEPTH = 60

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MAX_INPUT + 100, maxDepth: MAX_DEPTH },
  baseElements: { selectors: [WHOLE], returnDomByDefault: false },
  selectors: [
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: WHOLE, format: 'shown' },
  ],
  formatters: {
    shown: (element, walk, builder) => {
      dropHidden(element, MAX_DEPTH)
      walk(element.children, builder)
    },
  },
}

/** Compiled once: building the selectors costs more than most texts. */
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

/** Drops elements that are styled out of sight. Below the depth nothing is read anyway. */
function dropHidden(element: DomNode, depth: number): void {
  const children = element.children ?? []
  element.children = children.filter(({ attribs }) => !HIDING_STYLE.test(String(attribs?.['style'] ?? '')))
  if (depth > 0) for (const child of element.children) dropHidden(child, depth - 1)
}

/** A text that is no markup, without invisible and control characters and idle space. */
export const visibleText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** What a reader of the HTML sees, as text of at most `max` characters, in time linear to the HTML. */
export const plainText = (html: string, max = 20_000): string =>
  visibleText(convert(inWhole(html))).slice(0, max)

/** As `plainText`, with the address of each mail link after its words. */
export const textWithAddresses = (html: string, max = 60_000): string =>
  visibleText(convertWithAddresses(inWhole(html))).slice(0, max)

const inWhole = (html: string): string =>
  `<${WHOLE}>${html.slice(0, MAX_INPUT).replace(INVISIBLE, '')}</${WHOLE}>`

export const plainLine = (html: string, max = 300): string =>
  plainText(html, max * 2)
    .replace(/\s+/g, ' ')
    .slice(0, max)

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
}

/** Takes one layer of entities off markup that was encoded as a whole. */
export const decodedOnce = (encoded: string): string =>
  encoded.replace(/&(?:lt|gt|quot|#39|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity)
