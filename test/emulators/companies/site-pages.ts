import { careersLink, careersOf, careersPage } from './careers-page.ts'
import type { OwnPage } from './own-page.ts'
import { drawn, hash } from '../market/random.ts'
import type { MarketCompany } from '../market/companies.ts'
import { staffOf, type StaffMember } from '../market/staff.ts'

/**
 * What a company's site says about its people. The shares are a guess at what small and middle-sized
 * companies publish, made before anything was measured with them: `addresses` 12 %, `names` 18 %, `imprint`
 * 25 % (the management, with a shared address), `nobody` 30 %, `forbidden` 5 % (by robots.txt), `none` 10 %.
 */
export type SiteKind = 'addresses' | 'names' | 'imprint' | 'nobody' | 'forbidden' | 'none'

const SHARES: readonly (readonly [SiteKind, number])[] = [
  ['addresses', 12],
  ['names', 18],
  ['imprint', 25],
  ['nobody', 30],
  ['forbidden', 5],
  ['none', 10],
]

export const siteKindOf = ({ domain }: MarketCompany): SiteKind =>
  drawn(SHARES, hash('site', domain) % 100, 'none')

const WORDS = {
  en: { team: 'Our team', about: 'About us', imprint: 'Legal notice', led: 'Managing director' },
  de: { team: 'Team', about: 'Über uns', imprint: 'Impressum', led: 'Geschäftsführer' },
  fr: {
    team: 'Notre équipe',
    about: 'Qui sommes-nous',
    imprint: 'Mentions légales',
    led: 'Directeur de la publication',
  },
} as const

const languageOf = ({ countryCode }: MarketCompany): keyof typeof WORDS =>
  ['de', 'at', 'ch'].includes(countryCode) ? 'de' : ['fr', 'be'].includes(countryCode) ? 'fr' : 'en'

const page = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title><style>.x{color:red}</style></head><body><header><a href="/">Home</a></header><main>${body}</main></body></html>`

const card = (member: StaffMember, address: boolean): string =>
  `<article><h3>${member.firstName} ${member.lastName}</h3><p>${member.title}</p>${address ? `<p><a href="mailto:${member.email}">E-Mail</a></p>` : ''}</article>`

/** People who asked not to be found are on no page. */
const shown = (company: MarketCompany): readonly StaffMember[] =>
  staffOf(company).filter(({ fate }) => fate !== 'refused')

/** A company shows only addresses that are current and the person's own. */
const showsAddress = ({ fate }: StaffMember): boolean =>
  fate === 'public' || fate === 'public-unchecked' || fate === 'pattern'

function htmlOf(company: MarketCompany, path: string): string | null {
  const kind = siteKindOf(company)
  const language = languageOf(company)
  const words = WORDS[language]
  if (kind === 'none') return null
  if (path === '/')
    return page(
      language,
      company.organization,
      `<h1>${company.organization}</h1><p>We ${company.does}.</p><nav><a href="/products">Products</a> <a href="/team">${words.team}</a> <a href="/imprint">${words.imprint}</a> ${careersLink(company, language)}</nav>`,
    )
  const people = shown(company)
  const withAddress = kind === 'addresses'
  if (path === '/team')
    return kind === 'nobody' || kind === 'imprint'
      ? page(
          language,
          words.about,
          `<h1>${words.about}</h1><p>We ${company.does}. Write to info@${company.domain}.</p>`,
        )
      : page(
          language,
          words.team,
          `<h1>${words.team}</h1>${people
            .slice(0, 8)
            .map((member) => card(member, withAddress && showsAddress(member)))
            .join('')}`,
        )
  if (path === '/imprint') {
    const [leader] = people
    const named =
      kind === 'nobody' || leader === undefined
        ? ''
        : `<p>${words.led}: ${leader.firstName} ${leader.lastName}</p>`
    return page(
      language,
      words.imprint,
      `<h1>${words.imprint}</h1><p>${company.name}</p><p>Harbour Street 1</p>${named}<p>E-Mail: info@${company.domain}</p>`,
    )
  }
  return null
}

/** The site's response for a path; null for 404. */
export function sitePage(company: MarketCompany, path: string): Omit<OwnPage, 'host' | 'path'> | null {
  if (siteKindOf(company) !== 'none' && path === careersOf(languageOf(company)).path)
    return careersPage(company)
  const html = htmlOf(company, path)
  return html === null ? null : { html }
}
