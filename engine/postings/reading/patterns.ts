/** A pattern that is written over several lines, without its line breaks and indentation. */
export const unbroken = (pattern: string): string => pattern.replaceAll(/\n\s*/gu, '')

/** A case-insensitive pattern of these alternatives. */
export const anyOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(unbroken(alternatives.join('|')), 'iu')
