import * as z from 'zod/mini'
import book from '../../content/country-rules.json' with { type: 'json' }
import { CountryRule, type CountryRuleId } from '#shared/models/country-rule.ts'

/** What this product does in each country (content/country-rules.json); no legal advice. */
const { version, unknown, countries } = z
  .object({ version: z.string(), unknown: CountryRule, countries: z.record(z.string(), CountryRule) })
  .parse(book)

export const COUNTRY_RULES_VERSION = version

/** The rule of a country by its code in lower case; that for unknown countries where there is none. */
export const countryRule = (code: string): CountryRule => countries[code] ?? unknown

/** What each rule does, in a few words for a list of countries; null where there is nothing to say. */
export const RULE_NOTES: Readonly<Record<CountryRuleId, string | null>> = {
  allowed: null,
  warn: null,
  needs_consent: 'only people named in postings',
  blocked: 'not written to',
}
