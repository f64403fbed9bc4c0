import { Marked } from 'marked'
import { visibleText } from '#platform/provider/plain-text.ts'
import { readHtml } from '#platform/provider/read-html.ts'
import { sanitiseArticle } from './sanitise-html.ts'

const markdown = new Marked({ gfm: true })

/** Renders an article's Markdown as sanitized HTML; raw HTML in the Markdown is sanitized too. */
export const renderMarkdown = (source: string): string =>
  sanitiseArticle(markdown.parse(source, { async: false }))

/** The text of an article's sanitized HTML. */
export const textOf = (html: string): string => visibleText(readHtml(html).text)
