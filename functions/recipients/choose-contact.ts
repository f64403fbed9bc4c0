import { TARGET_ROLES, type TargetRole } from '#shared/catalog/configuration/roles.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import type { Person, Verification } from './model.ts'
import type { Posting, Tier } from '#engine/values/posting.ts'
import { titleParts } from '#engine/language'

/** Words of a title, and departments, that place a person in a role's function. */
const FUNCTIONS: Readonly<
  Record<TargetRole, { readonly words: RegExp; readonly departments: readonly string[] }>
> = {
  ceo: {
    words:
      /\b(?:ceo|coo|cfo|cto|cmo|chief|founder|president|managing director|general manager|owner|partner|geschäftsführer(?:in)?)\b/i,
    departments: ['executive', 'management'],
  },
  engineering: {
    words:
      /\b(?:engineering|engineers?|software|developers?|development|architect|cto|chief technology|technical|platform|r&d)\b/i,
    departments: ['it', 'engineering'],
  },
  finance: {
    words: /\b(?:financ\w*|cfo|accounting|controller|controlling|treasur\w*|fp&a|tax|audit)\b/i,
    departments: ['finance'],
  },
  hr: {
    words: /\b(?:hr|human resources?|people|talent|recruit\w*|culture|personnel|chro)\b/i,
    departments: ['hr'],
  },
  it: {
    words:
      /\b(?:it|information technology|information systems|cio|ciso|infrastructure|systems?|security|technology)\b/i,
    departments: ['it'],
  },
  logistics: {
    words:
      /\b(?:supply chain|logistics?|warehous\w*|transport\w*|distribution|fulfil?lment|fleet|inventory)\b/i,
    departments: [],
  },
  marketing: {
    words: /\b(?:marketing|cmo|brand|growth|communications?|content|demand|digital)\b/i,
    departments: ['marketing', 'communication'],
  },
  operations: {
    words: /\b(?:operations?|coo|operating|business excellence|process)\b/i,
    departments: ['operations'],
  },
  buyer: {
    words: /\b(?:procurement|purchasing|buyer|sourcing|category manager|vendor)\b/i,
    departments: [],
  },
  sales: {
    words: /\b(?:sales|revenue|commercial|business development|account executive|cro|partnerships)\b/i,
    departments: ['sales'],
  },
}

const ROLE_ADDRESS =
  /^(?:info|contact|hello|hi|jobs?|careers?|karriere|bewerbung|hr|hiring|recruit(?:ing|ment)?|talent|people|office|admin|support|help|sales|marketing|team|press|media|billing|accounts?|privacy|legal|no-?reply|webmaster|postmaster|enquir(?:y|ies)|mail|kontakt)(?:[+.-].*)?@/i
const FREE_MAIL = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com hotmail.com hotmail.co.uk outlook.com live.com msn.com icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.com web.de
  t-online.de proton.me protonmail.com mail.com zoho.com yandex.com qq.com 163.com orange.fr free.fr laposte.net libero.it wp.pl rediffmail.com fastmail.com hey.com`.split(
    /\s+/,
  ),
)

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
/** Whether an address belongs to a customer of a mail provider and not to an employer. */
export const isFreeMail = (email: string): boolean => FREE_MAIL.has(domainOf(email))

/** How much a person leads: 3 the company, 2.5 a function, 1.5 a team, 1 other senior staff, 0 nothing. */
function leadership(person: Person): number {
  const title = person.title ?? ''
  if (
    /\b(?:ceo|coo|chief (?:executive|operating)|founder|president|managing director|general manager|owner|geschäftsführer(?:in)?)\b/i.test(
      title,
    ) &&
    !/\b(?:vice|assistant|associate)\b/i.test(title)
  )
    return 3
  if (
    /\b(?:c[fmtirps]o|chro|cpo|ciso|chief|svp|evp|vp|vice president|head|director)\b/i.test(title) &&
    !/\bassistant\b/i.test(title)
  )
    return 2.5
  if (/\b(?:manager|lead|leader|principal)\b/i.test(title)) return 1.5
  if (person.seniority === 'executive') return 2.5
  return person.seniority === 'senior' ? 1 : 0
}

/** Whether a title belongs to a role's function. */
export const isOfRole = (title: string | null, role: TargetRole): boolean =>
  FUNCTIONS[role].words.test(title ?? '')

export interface Ranked {
  readonly person: Person
  readonly score: number
}

export interface Excluded {
  /** Addresses on the resume (the user's own and referees') and the user's name. */
  readonly emails: readonly string[]
  readonly name: string | null
}

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * The people worth writing to about a posting, best first: those of the chosen role before other leaders,
 * then by seniority, then by the words that their title shares with the posting. The provider has no
 * departments for logistics and procurement, so their titles decide. With `anyRole` nobody is left out
 * because of their title.
 */
export function rankPeople(
  people: readonly Person[],
  role: TargetRole,
  posting: Posting,
  excluded: Excluded,
  anyRole = false,
): readonly Ranked[] {
  const { words, departments } = FUNCTIONS[role]
  const wanted = new Set(titleParts(posting.title).flat())
  const opening = posting.description.slice(0, 2_000)
  return people
    .filter((person) => person.firstName !== '' || person.lastName !== '')
    .filter(
      (person) => !excluded.emails.some((email) => person.email !== null && sameText(email, person.email)),
    )
    .filter(
      (person) =>
        excluded.name === null || !sameText(excluded.name, `${person.firstName} ${person.lastName}`),
    )
    .map((person) => {
      const title = person.title ?? ''
      const byTitle = words.test(title)
      const inRole = byTitle || departments.includes(person.department ?? '')
      const leads = leadership(person)
      const example = TARGET_ROLES[role].examples.findIndex((wantedTitle) => sameText(wantedTitle, title))
      const own = titleParts(title).flat()
      const shared = own.filter((word) => word.length > 2 && wanted.has(word)).length
      const team = own.some((word) => word.length > 4 && new RegExp(String.raw`\b${word}`, 'i').test(opening))
      const score =
        (inRole ? 10 + (byTitle ? 2 : 0) : leads >= 3 ? 3 : 0) +
        2 * leads +
        (example >= 0 ? 1 : 0) +
        Math.min(shared, 2) +
        (team ? 1 : 0) +
        (person.email === null ? -1 : 0)
      return {
        person,
        score,
        fits: anyRole || (inRole ? leads > 0 || role === 'hr' || role === 'buyer' : leads >= 3),
      }
    })
    .filter(({ fits }) => fits)
    .toSorted((a, b) => b.score - a.score)
}

/** Why this address may not be written to, known before any verification; null when it may. */
export function addressProblem(email: string): SkipReason | null {
  if (ROLE_ADDRESS.test(email)) return 'role_address'
  return isFreeMail(email) ? 'free_mail' : null
}

/**
 * A: a public source, and valid. B: found by the provider or by the company's pattern, and valid. Otherwise
 * the reason to skip the person, such as a server that accepts every address.
 */
export function tierOf(
  person: Pick<Person, 'source'>,
  verification: Verification,
  acceptAll: boolean,
): Exclude<Tier, 'C'> | SkipReason {
  if (verification.status === 'valid' && (!acceptAll || person.source !== null))
    return person.source === null ? 'B' : 'A'
  if (
    verification.status === 'accept_all' ||
    (acceptAll && verification.status !== 'invalid' && verification.status !== 'disposable')
  )
    return 'accept_all'
  return verification.status === 'webmail' ? 'free_mail' : 'address_unverified'
}
