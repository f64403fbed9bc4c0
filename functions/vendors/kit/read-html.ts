import { Tokenizer, TokenizerMode, type Token } from 'parse5'

const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|font-size\s*:\s*0(?![.\d]*[1-9])|(?:left|top|text-indent)\s*:\s*-\d{3,}|color\s*:\s*(?:transparent|#fff(?:fff)?\b|white)/i
/** Longer styles hide: nobody writes them, and searching them would take long. */
const MAX_STYLE = 2_000

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))
/** Elements whose content readers do not see, or that is no prose. */
const SKIPPED = words(
  'script style noscript template iframe noembed noframes object svg title form select textarea',
)
/** Elements without content, which have no end tag. */
const VOID = words('area base br col embed hr img input link meta param source track wbr')
/** Elements whose content is text, in which only their own end tag is markup. */
const CONTENT_STATES: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ['plaintext', TokenizerMode.PLAINTEXT],
])
/** Elements that are surrounded by an empty line, and elements that begin and end a line. */
const PARAGRAPHS = words('p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure')
const LINES =
  words(`address article aside body caption center dd details div dt fieldset figcaption footer header hgroup
  html legend li main menu nav optgroup option section summary tbody tfoot thead tr`)
const CELLS = words('td th')

export interface HtmlLink {
  readonly href: string
  /** Its text, also when a style hides it, as in menus. */
  readonly words: string
}

export interface HtmlReading {
  /** What a reader sees, with a line per block and spaces as they come. */
  readonly text: string
  readonly links: readonly HtmlLink[]
  /** The page's declared language, such as `de-CH`; empty when it declares none. */
  readonly language: string
  /** The text of the page's title element; empty when it has none. */
  readonly title: string
  /** The name that the page gives its site (ogp.me, `og:site_name`); empty when it gives none. */
  readonly siteName: string
  /** The page's blocks of JSON-LD, unparsed. */
  readonly data: readonly string[]
}

/**
 * Reads a page or fragment token by token, without building its tree: in a time that grows with its length alone,
 * however its elements are nested. A hidden element that is not closed hides the rest.
 */
export function readHtml(html: string, { mailAddresses = false } = {}): HtmlReading {
  const text: string[] = []
  const links: { href: string; words: string[] }[] = []
  let language = ''
  let siteName = ''
  const captured: { title: string[]; data: string[][] } = { title: [], data: [] }
  /** Takes the text of a title or a data block, which is not shown. */
  let capture: string[] | null = null
  let inLink = false
  let preformatted = 0
  /** The element that hides what it contains, and how many elements of its name are open. */
  let hiding: { name: string; open: number } | null = null
  /** Line breaks before the next text. */
  let breaks = 0
  const add = (part: string) => {
    if (hiding !== null || (breaks > 0 && part.trim() === '')) return
    text.push('\n'.repeat(breaks), part)
    breaks = 0
  }
  const breakAround = (name: string) => {
    if (PARAGRAPHS.has(name)) breaks = 2
    else if (LINES.has(name)) breaks = Math.max(breaks, 1)
    else if (CELLS.has(name)) add(' ')
  }
  const endLink = () => {
    const address = mailAddresses && inLink ? MAIL_LINK.exec(links.at(-1)?.href ?? '')?.[1] : undefined
    if (address !== undefined) add(` ${address} `)
    inLink = false
  }
  const write = ({ chars }: Token.CharacterToken) => {
    capture?.push(chars)
    if (inLink && (hiding === null || !SKIPPED.has(hiding.name))) links.at(-1)?.words.push(chars)
    add(preformatted > 0 ? chars : chars.replaceAll('\n', ' '))
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName: name, attrs, selfClosing }) {
        tokenizer.state = CONTENT_STATES.get(name) ?? tokenizer.state
        if (name === 'meta' && valueOf(attrs, 'property') === 'og:site_name')
          siteName = valueOf(attrs, 'content')
        if (name === 'title' && hiding === null && captured.title.length === 0) capture = captured.title
        if (name === 'script' && JSON_LD.test(valueOf(attrs, 'type'))) captured.data.push((capture = []))
        if (name === 'html' && language === '') language = valueOf(attrs, 'lang')
        if (name === 'a') {
          endLink()
          const href = valueOf(attrs, 'href')
          inLink = href !== ''
          if (inLink) links.push({ href, words: [] })
        }
        if (hiding?.name === name) hiding.open += 1
        breakAround(name)
        if (name === 'br' || name === 'hr') breaks = Math.min(breaks + 1, 2)
        if (name === 'li') add('- ')
        if (name === 'pre') preformatted += 1
        if (hiding === null && !VOID.has(name) && !selfClosing && (SKIPPED.has(name) || isHidden(attrs)))
          hiding = { name, open: 1 }
      },
      onEndTag({ tagName: name }) {
        capture = null
        if (name === 'a') endLink()
        if (name === 'pre') preformatted = Math.max(0, preformatted - 1)
        if (hiding?.name === name) {
          hiding.open -= 1
          if (hiding.open === 0) hiding = null
        }
        breakAround(name)
      },
      onCharacter: write,
      onWhitespaceCharacter: write,
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: endLink,
    },
  )
  tokenizer.write(html, true)
  return {
    text: text.join(''),
    links: links.map((link) => ({ href: link.href, words: link.words.join('').slice(0, MAX_LINK_TEXT) })),
    language,
    title: captured.title.join('').trim(),
    siteName: siteName.trim(),
    data: captured.data.map((block) => block.join('')),
  }
}

const JSON_LD = /^application\/ld\+json\b/i
const MAX_LINK_TEXT = 80
const MAIL_LINK = /^mailto:([^?]+)/i

const valueOf = (attrs: readonly Token.Attribute[], name: string): string =>
  attrs.find((attr) => attr.name === name)?.value ?? ''

const isHidden = (attrs: readonly Token.Attribute[]): boolean =>
  attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'aria-hidden' && value.trim().toLowerCase() === 'true') ||
      (name === 'style' && (value.length > MAX_STYLE || HIDING_STYLE.test(value))),
  )
