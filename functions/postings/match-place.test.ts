import { describe, expect, it } from 'vitest'
import { matchPlace, saysRemote } from './match-place.ts'

const at = (countryCode: string, city: string | null) => ({ countryCode, city })

describe('places that fit', () => {
  it.each([
    ['us', 'Los Angeles', 'Los Angeles, CA', 1],
    ['us', 'Los Angeles', 'LA', 1],
    ['us', 'Los Angeles', 'Northridge, LA', 1],
    ['us', 'Los Angeles', 'Santa Monica, Los Angeles County', 1],
    ['us', 'Los Angeles', 'USA - California - Los Angeles', 1],
    ['us', 'Los Angeles', 'San Jose, CA; Remote in USA', 0.7],
    ['us', 'Denver', 'Anywhere in the US', 0.7],
    ['us', 'Seattle', 'Cambridge, MA Seattle, WA Indianapolis, IN SF Remote in USA McLean, VA', 1],
    ['us', 'Seattle', 'SF Bay Area, Seattle Metro, and New York City Metro Area', 1],
    ['us', 'New York', 'New York City, New York', 1],
    ['us', 'New York', 'Brooklyn, NY', 1],
    ['us', 'Washington', 'Washington D.C.', 1],
    ['us', null, 'Colorado', 1],
    ['us', null, 'Palo Alto, CA', 1],
    ['us', null, 'US - Remote', 1],
    ['us', null, 'Remote/Anywhere', 0.6],
    ['ca', 'Toronto', 'San Francisco and Toronto and Vienna', 1],
    ['ca', 'Vancouver', 'Vancouver, BC', 1],
    ['gb', 'Newcastle', 'Newcastle upon Tyne, UK', 1],
    ['gb', null, 'Scotland, UK', 1],
    ['de', 'Berlin', 'Greater Berlin', 1],
    ['de', 'Berlin', 'Berlin, DE', 1],
    ['de', 'Berlin', '10115 Berlin, Deutschland', 1],
    ['de', 'Berlin', 'Remote - Germany', 0.7],
    ['de', 'Berlin', 'Remote - EMEA', 0.7],
    ['de', 'Hamburg', 'Berlin, Hamburg, Munich', 1],
    ['de', 'Munich', 'München, Bayern', 1],
    ['de', null, 'Hesse', 1],
    ['in', 'Bengaluru', 'Bangalore, Karnataka', 1],
    ['mx', 'Mexico City', 'Ciudad de México', 1],
    ['br', 'São Paulo', 'Sao Paulo - SP, Brasil', 1],
    ['sg', 'Singapore', 'Singapore, Singapore', 1],
    ['jp', 'Tokyo', '東京都', 1],
    ['jp', 'Tokyo', '東京都千代田区, Japan', 1],
    ['jp', 'Osaka', '日本 大阪府大阪市', 1],
    ['jp', null, '日本', 1],
    ['kr', 'Seoul', '서울특별시 강남구, South Korea', 1],
    ['tw', 'Taipei', '臺北市', 1],
    ['th', 'Bangkok', 'กรุงเทพมหานคร', 1],
    ['vn', 'Ho Chi Minh City', 'Thành phố Hồ Chí Minh, Vietnam', 1],
    ['vn', 'Da Nang', 'Đà Nẵng', 1],
    ['ua', 'Kyiv', 'Київ', 1],
    ['gr', 'Athens', 'Αθήνα, Ελλάδα', 1],
    ['tr', 'Istanbul', 'İstanbul, Türkiye', 1],
    ['dk', 'Aarhus', 'Århus', 1],
    ['fi', null, 'Suomi', 1],
    ['se', 'Gothenburg', 'Göteborg, Sverige', 1],
  ])('%s %s: %s', (country, city, place, score) => {
    expect(matchPlace(at(country, city), place, false)).toBe(score)
  })

  it('accepts a remote job in another city only within the country', () => {
    expect(matchPlace(at('de', 'Munich'), 'Berlin, Germany', true)).toBe(0.7)
    expect(matchPlace(at('at', 'Vienna'), 'Berlin, Germany', true)).toBe(0)
  })
})

describe('places that do not fit', () => {
  it.each([
    ['us', 'Los Angeles', 'Baton Rouge, LA'],
    ['us', 'Los Angeles', 'Hybrid - San Diego, CA'],
    ['us', 'Los Angeles', 'Multiple Locations'],
    ['us', 'Los Angeles', ''],
    ['us', 'New York', 'Buffalo, New York'],
    ['us', 'Portland', 'Portland, ME'],
    ['us', 'Columbus', 'Columbus, GA'],
    ['us', 'Washington', 'Washington'],
    ['jp', 'Kyoto', '東京都'],
    ['cn', 'Beijing', '東京都'],
    ['us', 'Washington', 'Seattle, Washington'],
    ['us', 'San Jose', 'San José, Costa Rica'],
    ['us', null, 'Remote in UK'],
    ['cr', 'San José', 'San Jose, CA'],
    ['ca', 'Vancouver', 'Vancouver, WA'],
    ['ca', null, 'Palo Alto, CA'],
    ['gb', 'London', 'London, ON, Canada'],
    ['gb', 'Birmingham', 'Birmingham, AL'],
    ['gb', 'Cambridge', 'Cambridge, MA'],
    ['de', 'Berlin', 'Berlin, CT'],
    ['de', 'Munich', 'Berlin, Germany'],
  ])('%s %s: %s', (country, city, place) => {
    expect(matchPlace(at(country, city), place, false)).toBe(0)
  })
})

it('distinguishes remote from hybrid', () => {
  expect(saysRemote('Fully remote within Germany')).toBe(true)
  expect(saysRemote('Hybrid, two remote days')).toBe(false)
  expect(saysRemote('Not remote')).toBe(false)
})
