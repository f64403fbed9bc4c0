import { Marked } from 'marked'
import { sanitiseArticle } from './sanitise-html.ts'

const markdown = new Marked({ gfm: true })

/** Renders an article's Markdown as sanitized HTML; raw HTML in the Markdown is sanitized too. */
export const renderMarkdown = (source: string): string =>
  sanitiseArticle(markdown.parse(source, { async: false }))
