import { ADZUNA_COUNTRIES } from '#vendors/adzuna/countries.ts'
import { countryByName } from '#shared/catalog/countries.ts'
import { lazy } from '../lambda/lazy.ts'

/** Whether any source of postings can be asked about a country; known without asking one. */
export const coverage = lazy(
  () => (country: string) => ADZUNA_COUNTRIES.has(countryByName(country)?.code ?? ''),
)
