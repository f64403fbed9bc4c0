import { ONLY_CONTACTS } from '#harness/recipients/people-search.ts'
import { atNight } from '#engine/test/at-night.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyPages } from '#vendors/company-pages/company-pages.ts'
import { openSources, usedVendors } from '#functions/postings/coverage.ts'
import { boardsIn } from '#functions/postings/boards/board-links.ts'
import { wholePostings } from '#functions/postings/boards/whole-posting.ts'
import { BOARD_VENDORS, POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { hunterContacts } from '#vendors/hunter/hunter-contacts.ts'
import { providerParts } from '../../harness/vendors/kit/provider-parts.ts'
import { detectByFunctionWords } from '#engine/test/inside.ts'
import { findCandidates } from '#functions/recipients/find-candidates.ts'
import type { Candidate } from '#functions/recipients/model.ts'
import type { Search } from '#functions/postings/model.ts'
import { SEARCH, usedJobsOf } from '#harness/postings/finding-parts.ts'
import { NO_FACTS } from '#engine/test/resume/facts.ts'
import type { TargetRole } from '#shared/catalog/configuration/roles.ts'
import { startAdzunaEmulator } from '../adzuna/start-adzuna-emulator.ts'
import { startCareerjetEmulator } from '../careerjet/start-careerjet-emulator.ts'
import { startBoardsEmulator } from '../boards/start-boards-emulator.ts'
import { startCompaniesEmulator } from '../companies/start-companies-emulator.ts'
import { startHunterEmulator } from '../hunter/start-hunter-emulator.ts'
import { BOARD_EMPLOYERS } from './board-employers.ts'
import { companiesIn } from './companies.ts'
import { advertise, marketPostings, postingByRef } from './postings.ts'
import { PROFESSIONS, professionOf } from './profession.ts'
import { staffOf } from './staff.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')

describe('the market', () => {
  it('has no adverts for a title that means nothing', () => {
    for (const title of ['asdfgh', 'Qwertz Uiop', 'xkrtp vbnml'])
      expect(marketPostings({ title, countryCode: 'de', city: 'Berlin' }, NOW, 30)).toEqual([])
    expect(marketPostings({ title: 'HR', countryCode: 'de', city: 'Berlin' }, NOW, 7)).not.toEqual([])
  })

  it('has 40 to 110 adverts a week for any title and city, the same ones every time', () => {
    for (const [title, countryCode, city] of [
      ['product manager', 'de', 'Berlin'],
      ['Marketing Coordinator', 'us', 'Los Angeles'],
      ['Glass Blower', 'it', 'Venice'],
      ['Nurse', 'gb', null],
    ] as const) {
      const found = marketPostings({ title, countryCode, city }, NOW, 7)
      expect(found.length).toBeGreaterThanOrEqual(40)
      expect(found.length).toBeLessThanOrEqual(110)
      expect(marketPostings({ title, countryCode, city }, NOW, 7)).toEqual(found)
      expect(postingByRef(found[3]?.ref ?? '')).toEqual(found[3])
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    }
  })

  it('brings new adverts with every day and keeps the others', () => {
    const search = { title: 'Product Manager', countryCode: 'de', city: 'Berlin' }
    const today = marketPostings(search, NOW, 7).map(({ id }) => id)
    const tomorrow = new Set(
      marketPostings(search, new Date('2026-03-11T12:00:00.000Z'), 8).map(({ id }) => id),
    )
    expect(today.filter((id) => !tomorrow.has(id))).toEqual([])
    expect(tomorrow.size - today.length).toBeGreaterThanOrEqual(8)
  })

  it('describes the profession with enough detail for a letter', () => {
    expect(PROFESSIONS.length).toBeGreaterThanOrEqual(14)
    const texts = marketPostings(
      { title: 'Registered Nurse', countryCode: 'us', city: 'Boston' },
      NOW,
      7,
    ).map(({ description }) => description.text)
    expect(texts.filter((text) => text.length > 300).length).toBe(texts.length)
    const { duties } = professionOf('Registered Nurse')
    expect(texts.filter((text) => duties.filter((duty) => text.includes(duty)).length === 2).length).toBe(
      texts.length,
    )
    expect(professionOf('Mechanical Engineer').id).toBe('other')
    expect(professionOf('Data Engineer').id).toBe('data')
  })

  it('is as messy as a real one', () => {
    const texts = ['Berlin', 'Hamburg', 'Munich', 'Cologne'].flatMap((city) =>
      marketPostings({ title: 'Product Manager', countryCode: 'de', city }, NOW, 30),
    )
    const some = (pattern: RegExp) =>
      texts.filter(({ title, company, place, description }) =>
        pattern.test(`${title} ${company} ${place} ${description.text}`),
      ).length
    for (const pattern of [
      /no agencies|agencies/i,
      /apply only via|applications/i,
      /no experience/i,
      /City of/,
      /Remote/,
      /Intern/,
      /Ref\./,
      /attacker\.invalid/,
      /\(m\/w\/d\)/,
    ])
      expect(some(pattern)).toBeGreaterThan(0)
  })

  it.each([
    ['de', 'Berlin', 'Product Manager', 'deu', 'Produktmanager (m/w/d)', 'Deine Aufgaben'],
    ['at', 'Vienna', 'Registered Nurse', 'deu', 'Pflegefachkraft (m/w/d)', 'So bewirbst du dich'],
    ['ch', 'Zurich', 'Accountant', 'deu', 'Buchhalter (m/w/d)', 'Das bringst du mit'],
    ['ch', 'Geneva', 'Electrician', 'fra', 'Électricien H/F', 'Vos missions'],
    ['be', 'Brussels', 'Project Manager', 'fra', 'Chef de projet H/F', 'Comment postuler'],
    ['fr', 'Paris', 'Software Engineer', 'fra', 'Ingénieur logiciel H/F', 'Votre profil'],
    ['es', 'Madrid', 'Marketing Manager', 'spa', 'Responsable de marketing', 'Tus funciones'],
    ['mx', 'Mexico City', 'Warehouse Manager', 'spa', 'Jefe de almacén', 'Qué buscamos'],
    ['co', 'Bogotá', 'Chef', 'spa', 'Cocinero', 'Cómo postular'],
  ])(
    'in %s, %s, writes about half of its postings for %s in %s',
    (countryCode, city, title, language, own, heading) => {
      const found = marketPostings({ title, countryCode, city }, NOW, 14)
      const local = found.filter(({ description }) => detectByFunctionWords(description.html) === language)
      expect(local.length / found.length).toBeGreaterThan(0.35)
      expect(local.length / found.length).toBeLessThan(0.65)
      expect(local.some((posting) => posting.title === own)).toBe(true)
      expect(local.filter(({ description }) => !description.html.includes(`<h3>${heading}</h3>`))).toEqual([])
      const english = found.filter(({ description }) =>
        description.html.includes('<h3>What you will do</h3>'),
      )
      expect(local.length + english.length).toBe(found.length)
    },
  )

  it('writes English for cities and professions without another language', () => {
    for (const [countryCode, city, title] of [
      ['be', 'Antwerp', 'Product Manager'],
      ['ch', 'Lugano', 'Product Manager'],
      ['se', 'Stockholm', 'Product Manager'],
      ['de', 'Berlin', 'Glass Blower'],
    ] as const) {
      const found = marketPostings({ title, countryCode, city }, NOW, 14)
      expect(found.filter(({ description }) => !/<h3>What you will do/.test(description.html))).toEqual([])
    }
    expect(professionOf('Chef de produit').id).toBe('product')
    expect(professionOf('Krankenpfleger').id).toBe('health')
    expect(professionOf('Sous Chef').id).toBe('kitchen')
  })

  it('staffs every company with six to twenty people at its own reserved domain', () => {
    const staffs = companiesIn('jp').map((company) => ({ company, staff: staffOf(company) }))
    for (const { company, staff } of staffs) {
      expect(staff.length).toBeGreaterThanOrEqual(6)
      expect(staff.length).toBeLessThanOrEqual(20)
      for (const { email } of staff)
        expect(email).toMatch(
          new RegExp(String.raw`^[a-z._-]+@${company.domain.replace('.', String.raw`\.`)}$`),
        )
      expect(company.domain).toMatch(/^[a-z-]+\.example$/)
    }
  })
})

const hasBoard = (domain: string, countryCode: string): boolean =>
  BOARD_EMPLOYERS.some(({ board }) => board.domain === domain && board.country === countryCode)

/** By day a run ends with the people that it is expected to find. */
const WANTED = atNight ? 500 : 30

describe('a run over the market', () => {
  const parts = providerParts(NOW.toISOString())
  const started = {
    adzuna: startAdzunaEmulator({ clock: parts.clock, limits: [] }),
    careerjet: startCareerjetEmulator({ clock: parts.clock }),
    boards: startBoardsEmulator({ clock: parts.clock }),
    hunter: startHunterEmulator({ clock: parts.clock }),
    companies: startCompaniesEmulator({ clock: parts.clock }),
  }
  let find: (search: Search) => Promise<readonly Candidate[]>

  beforeAll(async () => {
    const [adzuna, careerjet, boards, hunter, companies] = await Promise.all([
      started.adzuna,
      started.careerjet,
      started.boards,
      started.hunter,
      started.companies,
    ])
    const values: Readonly<Record<string, string>> = {
      ADZUNA_BASE_URL: adzuna.url,
      ...adzuna.settings,
      CAREERJET_BASE_URL: careerjet.url,
      ...careerjet.settings,
      ...boards.settings,
    }
    const setting = (variable: string) => values[variable] ?? ''
    const pages = companyPages({
      ...parts,
      robot: 'ReachwellBot',
      contactUrl: 'https://reachwell.example/recipients',
      through: companies.url,
      boardsIn: boardsIn(BOARD_VENDORS),
    })
    const needs = {
      postings: openSources(
        usedVendors(POSTING_VENDORS, ({ baseUrl }) => baseUrl.variable in values, setting),
        setting,
        parts,
      ),
      contacts: hunterContacts({ ...parts, baseUrl: `${hunter.url}/v2`, apiKey: 'emulator-key' }),
      readWhole: wholePostings({
        boards: (await Promise.all(BOARD_VENDORS.map((vendor) => vendor.boards(setting)))).flat(),
        readers: await Promise.all(BOARD_VENDORS.map(({ reader }) => reader(setting, parts))),
        boardsIn: boardsIn(BOARD_VENDORS),
        boardsAt: async (domain) => await pages.boardsOf(domain),
      }),
      ...ONLY_CONTACTS,
      pages,
      usedJobs: usedJobsOf(),
      clock: parts.clock,
    }
    find = async (search) => {
      const candidates: Candidate[] = []
      for await (const candidate of findCandidates(
        { userId: 'usr_1', search, facts: NO_FACTS, wanted: WANTED },
        needs,
      ).candidates)
        candidates.push(candidate)
      return candidates
    }
  })

  afterAll(async () => {
    await Promise.all(Object.values(started).map(async (emulator) => (await emulator).close()))
  })

  const SEARCHES: readonly [string, string, string, string, TargetRole][] = [
    ['Product Manager', 'Germany', 'de', 'Berlin', 'engineering'],
    ['Registered Nurse', 'United Kingdom', 'gb', 'London', 'operations'],
    ['Product Manager', 'Germany', 'de', 'Berlin', 'ceo'],
    ['Product Manager', 'Germany', 'de', 'Berlin', 'buyer'],
    ['Marketing Coordinator', 'United States', 'us', 'Los Angeles', 'marketing'],
    ['Marketing Coordinator', 'United States', 'us', 'Los Angeles', 'hr'],
    ['Welder', 'France', 'fr', 'Lyon', 'logistics'],
  ]

  it.each(atNight ? SEARCHES : SEARCHES.slice(0, 1))(
    '%s in %s %s %s finds thirty people of role %s',
    async (jobTitle, country, countryCode, city, role) => {
      const candidates = await find({ ...SEARCH, jobTitle, country, countryCode, city, role })
      expect(candidates.length).toBeGreaterThanOrEqual(30)
      expect(new Set(candidates.map(({ contact }) => contact.email)).size).toBe(candidates.length)
      for (const { contact, posting } of candidates) {
        expect(['A', 'B']).toContain(contact.tier)
        expect(contact.email).toMatch(/@[a-z-]+\.example$/)
        expect(posting.description).not.toMatch(/[<>]|\u200B|No agencies/)
      }
      const ofBoards = candidates.filter(({ contact }) => hasBoard(contact.domain, countryCode))
      const whole = candidates.filter(({ posting }) => posting.textFrom !== undefined)
      expect(whole.length / candidates.length).toBeGreaterThanOrEqual(0.1)
      expect(whole.length / ofBoards.length).toBeGreaterThanOrEqual(0.7)
    },
  )

  const CITIES: readonly [string, string, string][] = [
    ['Japan', 'jp', 'Tokyo'],
    ['Sweden', 'se', 'Stockholm'],
    ['Brazil', 'br', 'São Paulo'],
    ['South Africa', 'za', 'Johannesburg'],
    ['Germany', 'de', 'Hamburg'],
  ]

  it.each(atNight ? CITIES : CITIES.slice(0, 1))(
    'among the people of a run in %s %s, most postings are read whole at the boards of their employers',
    async (country, countryCode, city) => {
      advertise({ title: 'Product Manager', countryCode, city })
      const candidates = await find({
        ...SEARCH,
        country,
        countryCode,
        city,
        maxAgeDays: 30,
        role: 'operations',
      })
      expect(candidates.length).toBeGreaterThanOrEqual(15)
      const whole = candidates.filter(({ posting }) => posting.textFrom !== undefined)
      expect(whole.length / candidates.length).toBeGreaterThanOrEqual(0.5)
    },
  )
})
