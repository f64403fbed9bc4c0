const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const NAMED = new RegExp(
  String.raw`\b${NAME}\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?[\s,'-]+((?:19|20)\d{2})\b`,
  'gi',
)
const LONE = new RegExp(
  String.raw`\b(?:in|since|by|from|until|till|of|through|to|last|this|next|early|late|mid)[\s-]+${NAME}\b(?!\.?[\s,]+(?:19|20)\d{2})`,
  'gi',
)
/** A month in digits: "03/2021", "2021-03". */
export const NUMERIC_MONTH =
  /\b(?:(0?[1-9]|1[0-2])[/.]((?:19|20)\d{2})|((?:19|20)\d{2})[-/.](0[1-9]|1[0-2]))\b/g

export interface MonthClaim {
  /** YYYY-MM, or --MM where the text gives no year. */
  readonly month: string
  readonly start: number
  readonly end: number
}

const numberOf = (name: string): string =>
  String(NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')

const place = (match: RegExpExecArray, month: string): MonthClaim => ({
  month,
  start: match.index,
  end: match.index + match[0].length,
})

/**
 * The months a text names ("March 2021", "03/2021", "2021-03", "since March"). A lone month needs a
 * preposition and a capital, for "may" and "march" are words.
 */
export function months(text: string): MonthClaim[] {
  return [
    ...[...text.matchAll(NAMED)].map((match) =>
      place(match, `${match[2] ?? ''}-${numberOf(match[1] ?? '')}`),
    ),
    ...[...text.matchAll(NUMERIC_MONTH)].map((match) =>
      place(match, `${match[2] ?? match[3] ?? ''}-${(match[1] ?? match[4] ?? '').padStart(2, '0')}`),
    ),
    ...[...text.matchAll(LONE)]
      .filter((match) => /^[A-Z]/.test(match[1] ?? ''))
      .map((match) => place(match, `--${numberOf(match[1] ?? '')}`)),
  ]
}

/** True when a month of the source is the claimed one, in any year where the claim names none. */
export function saysMonth(claim: MonthClaim, source: readonly MonthClaim[]): boolean {
  return source.some(
    ({ month }) =>
      month === claim.month || (claim.month.startsWith('--') && month.endsWith(claim.month.slice(1))),
  )
}
