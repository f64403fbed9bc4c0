/** A pattern written over several lines: line breaks, and what indents a line, are no part of it. */
export const unbroken = (pattern: string): string => pattern.replaceAll(/\n\s*/gu, '')

/** Whether one of these alternatives stands in a text, in capitals or not. */
export const anyOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(unbroken(alternatives.join('|')), 'iu')
