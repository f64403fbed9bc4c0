import * as z from 'zod/mini'

/** The levels that a search can be limited to, from the least experience to the most. */
export const SEARCH_LEVELS = ['training', 'graduate', 'beginner', 'plain', 'senior', 'lead'] as const
export const SearchLevel = z.enum(SEARCH_LEVELS)
export type SearchLevel = z.infer<typeof SearchLevel>

export const SEARCH_LEVEL_LABELS: Readonly<Record<SearchLevel, string>> = {
  training: 'Internship or training',
  graduate: 'Graduate',
  beginner: 'Junior',
  plain: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead or principal',
}
