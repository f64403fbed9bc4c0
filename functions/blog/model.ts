/** An article as it is kept: the HTML is clean already, the text is what a search looks through. */
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

/** What a list needs of it. */
export type ArticleSummary = Omit<Article, 'contentHtml'>

export interface SearchableArticle extends ArticleSummary {
  /** Title, abstract and text, folded by foldText. */
  readonly searchText: string
}
