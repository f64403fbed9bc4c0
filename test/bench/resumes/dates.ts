import type { Day, Language, Until } from './person.ts'

/** How a template writes a range of months. */
export type DateStyle = 'short' | 'long' | 'short to' | 'long to' | 'slash' | 'dot' | 'year' | 'apostrophe' | 'since'

const LOCALES: Record<Language, string> = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' }
const PRESENT: Record<Language, string> = { en: 'Present', de: 'heute', fr: 'aujourd’hui', es: 'actualidad' }
const UNTIL: Record<Language, string> = { en: 'to', de: 'bis', fr: 'à', es: 'a' }
const SINCE: Record<Language, string> = { en: 'since', de: 'seit', fr: 'depuis', es: 'desde' }

function month(day: Day, style: DateStyle, language: Language): string {
  const [year = '', number] = day.split('-')
  if (number === undefined || style === 'year') return year
  if (style === 'slash' || style === 'since') return `${number}/${year}`
  if (style === 'dot') return `${number}.${year}`
  const length = style.startsWith('long') ? 'long' : 'short'
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: length, timeZone: 'UTC' }).format(new Date(`${day}-01T00:00:00Z`))
  return style === 'apostrophe' ? `${name} ’${year.slice(2)}` : `${name} ${year}`
}

const JOINTS: Partial<Record<DateStyle, string>> = { slash: ' - ', since: ' - ', year: '–' }

/** A range of dates as a resume has it. */
export function writtenRange({ start, end }: { start: Day; end: Until }, style: DateStyle, language: Language): string {
  const from = month(start, style, language)
  if (end === 'present' && style === 'since') return `${SINCE[language]} ${from}`
  const joint = style.endsWith(' to') ? ` ${UNTIL[language]} ` : (JOINTS[style] ?? ' – ')
  const to = end === 'present' ? PRESENT[language] : month(end, style, language)
  return from === to ? from : `${from}${joint}${to}`
}

/** What is left of a date when it is written in this style. */
export const asWritten = (day: Until, style: DateStyle): string => (style === 'year' && day !== 'present' ? day.slice(0, 4) : day)
