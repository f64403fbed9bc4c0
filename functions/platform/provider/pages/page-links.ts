import { plainLine } from '../plain-text.ts'

interface PageLink {
  readonly href: string
  readonly words: string
}

const LINK = /<a\s[^>]{0,500}?href\s*=\s*["']([^"']{1,500})["'][^>]{0,500}>([\s\S]{0,300}?)<\/a>/giu
const MAX_LINKS = 300

export const linksOf = (html: string): readonly PageLink[] =>
  [...html.matchAll(LINK)].slice(0, MAX_LINKS).map(([, href = '', inner = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    words: plainLine(inner, 80),
  }))
