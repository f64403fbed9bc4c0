import { BRAND } from '#shared/brand.ts'

/** Texts that the specification quotes. */
export const BLOG_TITLE = `${BRAND.name} Help Center`
export const START_TRIAL = 'Start Trial'
export const LIST_FAILED = {
  thrown: 'Failed to fetch blog posts',
  shown: 'Failed to load blog posts. Please try again later.',
} as const
export const NOTHING_FOUND = { title: 'No articles found', clear: 'Clear Search' } as const
export const READ_MORE = 'Read more'
export const POST_FAILED = {
  notFound: 'Blog post not found',
  thrown: 'Failed to fetch blog post',
  shown: 'Article Not Found',
  back: 'Back to Blog',
  home: 'Go Home',
} as const
export const DEFAULT_AUTHOR = `${BRAND.name} Team`

export const foundFor = (count: number, term: string): string => `Found ${count} article(s) for ${term}`
export const articleTitle = (title: string): string => `${title} - Blog`
