/** An article as stored; its HTML is already sanitized. */
export interface Article {
  readonly slug: string
  readonly title: string
  readonly abstract: string
  /** Null when the team wrote it. */
  readonly author: string | null
  readonly publishedAt: Date
  readonly featuredImageUrl: string
  readonly featuredImageAlt: string
  readonly contentHtml: string
}

/** An article in a list. */
export type ArticleSummary = Omit<Article, 'contentHtml'>

export interface SearchableArticle extends ArticleSummary {
  /** Title, abstract and text, folded by foldText. */
  readonly searchText: string
}
