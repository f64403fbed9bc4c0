import type { Posting } from '#functions/postings/model.ts'

/**
 * The text that the offsets of a `posting` source count in: title, company, location and description, one
 * line break between each.
 */
export function postingText(posting: Posting): string {
  return `${posting.title}\n${posting.company}\n${posting.location}\n${posting.description}`
}
