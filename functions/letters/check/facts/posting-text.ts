import type { Posting } from '#functions/postings/model.ts'

/** The text that offsets of `posting` sources refer to: title, company, location and description. */
export const postingText = ({ title, company, location, description }: Posting): string =>
  [title, company, location, description].join('\n')
