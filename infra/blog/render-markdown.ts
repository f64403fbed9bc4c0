import { convert } from 'html-to-text'
import { Marked } from 'marked'
import { sanitiseArticle } from './sanitise-html.ts'

const markdown = new Marked({ gfm: true })

/** Renders an article's Markdown as sanitized HTML; raw HTML in the Markdown is sanitized too. */
export const renderMarkdown = (source: string): string =>
  sanitiseArticle(markdown.parse(source, { async: false }))

export const textOf = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  }).trim()
