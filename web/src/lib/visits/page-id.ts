import { paths } from '#web/lib/paths.ts'

/** The addresses of pages, without parameters and sections. */
const PAGES: ReadonlySet<string> = new Set(
  Object.values(paths).flatMap((path) =>
    typeof path === 'string' && /^\/[\w/-]*$/.test(path) && !path.startsWith('/api/') ? [path] : [],
  ),
)
const ARTICLE = /^\/blog\/[a-z0-9-]+$/

/**
 * The page of an address as it is reported: only pages of the site's own list and its public articles by their name.
 * Whatever else a path holds, such as an id or what somebody typed, becomes `/other`.
 */
export function pageIdOf(pathname: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return PAGES.has(path) || ARTICLE.test(path) ? path : '/other'
}
