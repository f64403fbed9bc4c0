import { describe, expect, it } from 'vitest'
import { COUNTRIES, countryByName } from './countries.ts'

describe('the catalogue of countries', () => {
  it('starts every list with All Cities and repeats no city, name or code', () => {
    for (const { cities } of COUNTRIES) {
      expect(cities[0]).toBe('All Cities')
      expect(cities.length).toBeGreaterThanOrEqual(2)
      expect(new Set(cities).size).toBe(cities.length)
    }
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length)
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(55)
  })

  it('gives the city states only themselves', () => {
    expect(countryByName('Singapore')).toEqual({
      name: 'Singapore',
      code: 'sg',
      cities: ['All Cities', 'Singapore'],
    })
    expect(countryByName('Hong Kong')?.cities).toEqual(['All Cities', 'Hong Kong'])
  })

  it('finds a country by its name, letter case aside, and nothing else', () => {
    expect(countryByName('united kingdom')?.code).toBe('gb')
    expect(countryByName('Atlantis')).toBeNull()
  })
})
