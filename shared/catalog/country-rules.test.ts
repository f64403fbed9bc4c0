import { expect, test } from 'vitest'
import { COUNTRIES } from '#engine/values/countries.ts'
import { countryRule } from './country-rules.ts'

test('every country of the form has a rule of its own, with its reason in one sentence', () => {
  const unknown = countryRule('xx')
  expect(unknown.rule).toBe('warn')
  for (const { code } of COUNTRIES) {
    const rule = countryRule(code)
    expect([code, rule === unknown]).toEqual([code, false])
    expect(rule.reason).toMatch(/^[^.]+\.$/u)
  }
})

test('the main markets allow drafts, three countries only to people whom the posting names', () => {
  const of = (wanted: string) =>
    COUNTRIES.filter(({ code }) => countryRule(code).rule === wanted).map(({ name }) => name)
  expect(of('needs_consent')).toEqual(['China', 'South Korea', 'Pakistan'])
  expect(of('blocked')).toEqual([])
  expect(countryRule('us').rule).toBe('allowed')
  expect(countryRule('gb').rule).toBe('allowed')
  expect(countryRule('de').rule).toBe('warn')
})
