import * as z from 'zod/mini'
import book from '../../content/country-rules.json' with { type: 'json' }
import { CountryRule, type CountryRuleId } from '#shared/models/country-rule.ts'

/** What the product does in each country (content/country-rules.json); not legal advice. */
const { version, unknown, countries } = z
  .object({ version: z.string(), unknown: CountryRule, countries: z.record(z.string(), CountryRule) })
  .parse(book)

export const COUNTRY_RULES_VERSION = version

/** The rule of a country by its lower-case code, or the rule for unknown countries. */
export const countryRule = (code: string): CountryRule => countries[code] ?? unknown

/** A short note on each rule for the list of countries; null where none is needed. */
export const RULE_NOTES: Readonly<Record<CountryRuleId, string | null>> = {
  allowed: null,
  warn: null,
  needs_consent: 'only people named in postings',
  blocked: 'not written to',
}
