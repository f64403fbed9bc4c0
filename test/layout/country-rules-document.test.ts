import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { COUNTRY_RULES_VERSION, countryRule } from '#shared/catalog/country-rules.ts'
import { COUNTRIES } from '#engine/values/countries.ts'

const document = readFileSync(path.resolve(import.meta.dirname, '../../docs/country-rules.md'), 'utf8')

const rows = document
  .slice(document.indexOf('## The rules'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test("the page has each country's rule, date and reason as in the file", () => {
  expect(document).toContain(`## The rules, version ${COUNTRY_RULES_VERSION}\n`)
  expect(rows).toEqual(
    COUNTRIES.map(({ name, code }) => {
      const { rule, since, reason } = countryRule(code)
      return [name, rule.replace('_', ' '), since, reason]
    }),
  )
})
