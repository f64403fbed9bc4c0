import { describe, expect, it } from 'vitest'
import { screenPosting, type Screen } from './screen-posting.ts'
import { NOW, posting, SEARCH } from '../test/postings.ts'

const screen: Screen = {
  search: SEARCH,
  now: NOW,
  ownEmployers: ['Wrenfield Labs'],
  ownDomains: ['oakpath.example'],
}
const reason = (changed: Parameters<typeof posting>[0]) => screenPosting(posting(changed), screen)

it('lets an ordinary posting through, dated or not', () => {
  expect(reason({})).toBeNull()
  expect(reason({ postedAt: null })).toBeNull()
})

it('counts the age to the millisecond', () => {
  expect(reason({ postedAt: new Date('2026-03-03T12:00:00.000Z') })).toBeNull()
  expect(reason({ postedAt: new Date('2026-03-03T11:59:59.999Z') })).toBe('too_old')
})

it("recognizes the user's employers by name and by the domain of the user's address", () => {
  expect(reason({ company: 'Wrenfield Labs Inc.' })).toBe('own_employer')
  expect(reason({ company: 'Oakpath', companyDomain: 'oakpath.example' })).toBe('own_employer')
  expect(reason({ company: ' ' })).toBe('company_unknown')
})

it('skips agencies only for users who do not write to them', () => {
  const agencies = [
    posting({ company: 'Oakfield Staffing' }),
    posting({ description: 'Our client, a maker of pumps, seeks a product manager.' }),
    posting({}),
  ]
  const withoutAgencies = { ...screen, search: { ...SEARCH, writeToAgencies: false } }
  expect(agencies.map((each) => screenPosting(each, withoutAgencies))).toEqual([
    'recruitment_agency',
    'recruitment_agency',
    null,
  ])
  expect(agencies.map((each) => screenPosting(each, screen))).toEqual([null, null, null])
})

describe('the text of a posting', () => {
  it.each([
    ['no_agencies', 'No agencies, please.'],
    ['no_agencies', 'Recruitment agencies need not apply.'],
    ['no_agencies', 'Strictly no recruitment agencies.'],
    ['no_agencies', 'We do not pay for unsolicited resumes sent by agencies.'],
    ['apply_only_via', 'Please apply only via our careers portal.'],
    ['apply_only_via', 'We only accept applications through our online form.'],
    ['apply_only_via', 'Applications by e-mail will not be considered.'],
    ['apply_only_via', 'Bewerbungen bitte ausschließlich über unser Portal.'],
    ['apply_only_via', 'Bewerbungen per E-Mail können wir leider nicht berücksichtigen.'],
    ['apply_only_via', 'Les candidatures se font uniquement via notre portail.'],
    ['apply_only_via', 'Les candidatures par e-mail ne seront pas étudiées.'],
    ['apply_only_via', 'Las candidaturas se aceptan únicamente a través de nuestro portal.'],
    ['apply_only_via', 'No se tendrán en cuenta las candidaturas enviadas por correo electrónico.'],
    ['no_agencies', 'Wir arbeiten nicht mit Personalvermittlungen zusammen.'],
    ['no_agencies', "Cabinets de recrutement s'abstenir."],
    ['no_agencies', 'Abstenerse agencias de selección.'],
    ['do_not_contact', 'Bitte sehen Sie von telefonischen Anfragen ab.'],
    ['do_not_contact', "Merci de ne pas contacter directement l'équipe."],
    ['do_not_contact', 'Por favor, no contactes directamente con el equipo.'],
    ['do_not_contact', 'Abstenerse de llamar o enviar correos.'],
    ['entry_level_mass', 'Keine Vorerfahrung nötig, Start ab sofort.'],
    ['entry_level_mass', 'Aucune expérience requise, prise de poste immédiate.'],
    ['entry_level_mass', 'No se requiere experiencia, incorporación inmediata.'],
    ['do_not_contact', 'Please do not contact the hiring team directly.'],
    ['do_not_contact', 'No phone calls or emails, please.'],
    ['do_not_contact', "Don't call us about this role."],
    ['do_not_contact', 'Canvassing, directly or through others, will disqualify.'],
    ['public_sector', 'This is a federal position in grade GS-11.'],
    ['public_sector', 'Bezahlung nach TVöD.'],
    ['entry_level_mass', 'No experience necessary, immediate start.'],
    ['entry_level_mass', 'No experience required. 120 openings on all shifts.'],
  ])('%s: %s', (expected, description) => {
    expect(reason({ description })).toBe(expected)
  })

  it.each([
    'You work with agencies and freelancers.',
    'You have experience with government customers.',
    'Contact us with any questions.',
    'No two days are the same; call volume is high.',
    'You apply what you learn and submit reports through our tool.',
    'No experience in payments is fine if you have built products.',
    'Our call centre handles 900 calls.',
    'Wir arbeiten eng mit Agenturen zusammen; Bewerbung mit Lebenslauf.',
    "Vous pilotez les cabinets de recrutement et suivez les candidatures jusqu'à l'embauche.",
    'Coordinas agencias y consultoras; incorporación inmediata.',
  ])('gives no reason: %s', (description) => {
    expect(reason({ description })).toBeNull()
  })

  it.each([
    ['City of Birchport', 'public_sector'],
    ['Birchport County Council', 'public_sector'],
    ['Landratsamt Birkenau', 'public_sector'],
    ['Capital City Foods', null],
    ['State Street Bakery', null],
  ])('employer %s: %s', (company, expected) => {
    expect(reason({ company })).toBe(expected)
  })

  it('recognizes mass hiring by its title', () => {
    expect(reason({ title: 'Walk-in Interviews: Product Manager' })).toBe('entry_level_mass')
  })
})

describe('a refined search', () => {
  const refined = (change: Partial<Screen['search']>, changed: Parameters<typeof posting>[0]) =>
    screenPosting(posting(changed), { ...screen, search: { ...SEARCH, ...change } })

  it.each([
    ['Sales Product Manager', 'title_word'],
    ['Product Manager, Pre-Sales', 'title_word'],
    ['Product Manager, Salesforce', null],
    ['Praktikum Produktmanagement für Frühstarter', 'title_word'],
  ])('leaves out a title with a whole word of the list: %s', (title, flaw) => {
    expect(refined({ titleWordsLeftOut: ['SALES', 'fruhstarter', ''] }, { title })).toBe(flaw)
  })

  it.each([
    ['Junior Product Manager', 'level_differs'],
    ['Mid-level Product Manager', 'level_differs'],
    ['Product Manager', null],
    ['Senior Product Manager', null],
    ['Principal Product Manager', 'level_differs'],
  ] as const)('keeps a title of the levels, and one that names none: %s', (title, flaw) => {
    expect(refined({ minLevel: 'senior', maxLevel: 'senior' }, { title })).toBe(flaw)
  })

  it.each([
    [{ workMode: 'hybrid' }, 'not_remote'],
    [{ workMode: 'onsite' }, 'not_remote'],
    [{ workMode: 'remote' }, null],
    [{ description: 'You work in our office three days a week.' }, 'not_remote'],
    [{ location: 'Berlin (hybrid)' }, 'not_remote'],
    [{ description: 'We make pumps.' }, null],
    [{ description: 'This is a fully remote role.' }, null],
  ] as const)(
    'leaves out what says that it is not remote, and nothing that says nothing: %j',
    (changed, flaw) => {
      expect(refined({ remoteOnly: true }, changed)).toBe(flaw)
    },
  )

  it('changes nothing by default', () => {
    expect(
      refined(
        { otherTitles: [], titleWordsLeftOut: [], remoteOnly: false, minLevel: null, maxLevel: null },
        { title: 'Intern, Sales', workMode: 'onsite' },
      ),
    ).toBeNull()
  })
})
