import type { ArticleSummary } from './blog.store.ts'

/** An article as sent to the browser; the author is absent when the team wrote it. */
export const articleView = <A extends ArticleSummary>({ author, ...article }: A) => ({
  ...article,
  ...(author === null ? {} : { author }),
})
