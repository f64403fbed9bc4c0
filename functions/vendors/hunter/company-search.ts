import { isOfRole } from '#functions/recipients/choose-contact.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'
import type { CompanyAsked, CompanyPeople, Purse } from '#functions/recipients/model.ts'
import type { TargetRole } from '#shared/catalog/configuration/roles.ts'
import { companyOf, countOf } from './answers.ts'
import { charged, type HunterGet } from './hunter-client.ts'

/** Hunter's department for each role. Logistics and procurement belong to operations and differ by title. */
const DEPARTMENT: Readonly<Record<TargetRole, string>> = {
  ceo: 'executive',
  engineering: 'it',
  finance: 'finance',
  hr: 'hr',
  it: 'it',
  logistics: 'operations',
  marketing: 'marketing',
  operations: 'operations',
  buyer: 'operations',
  sales: 'sales',
}
const NARROWER: ReadonlySet<TargetRole> = new Set<TargetRole>(['logistics', 'buyer'])
/** The most addresses that Hunter's free plan returns at once; every ten cost a credit. */
const PAGE = 10
const LIMIT = String(PAGE)

/** Only leaders are contacted, except in departments where employees decide as well. */
const LEADING = 'senior,executive'
const ANY_SENIORITY: ReadonlySet<TargetRole> = new Set<TargetRole>(['hr', 'buyer'])

/** Cache scope of a role: roles that share a department and do not differ by title share an answer. */
const scopeOf = (role: TargetRole): string => (NARROWER.has(role) ? role : DEPARTMENT[role])

/** Scopes of answers that hold a whole company, or all its leaders for roles that need leaders. */
const EVERYBODY = 'everybody'
const LEADERS = 'leaders'
/** Cache scopes that may hold an answer for a role, most likely first. */
export const scopesOf = (role: TargetRole): readonly string[] => [
  scopeOf(role),
  EVERYBODY,
  ...(ANY_SENIORITY.has(role) ? [] : [LEADERS]),
]

const askedFor = ({ domain, name }: CompanyAsked): Record<string, string> =>
  domain === null ? { company: name } : { domain }

export interface SearchResult {
  readonly people: CompanyPeople | null
  readonly scope: string
}

/**
 * Searches a company's people. Hunter's count is free: when the whole company or its leaders fit into one
 * answer, they are requested together for one credit. Otherwise the confirmed people of the role are
 * requested first, then all of the role, then the company's leaders. Searches without a result are free.
 * `people` is null when Hunter does not know the company. Throws SourceUnavailable.
 */
export function companySearch(get: HunterGet) {
  const search = async (
    company: CompanyAsked,
    filter: Record<string, string>,
    purse: Purse,
  ): Promise<CompanyPeople | 'unknown'> => {
    return await charged(
      purse,
      'search',
      async () => {
        const { status, body } = await get(
          '/domain-search',
          { ...askedFor(company), limit: LIMIT, type: 'personal', ...filter },
          'search',
        )
        if (status !== 200) return 'unknown'
        const found = companyOf(body)
        if (found === null) throw new SourceUnavailable('unreadable')
        return found
      },
      (found) => found !== 'unknown' && found.people.length > 0,
    )
  }

  /** Scope and filter under which the company, or its leaders, fit on one page; null when neither does. */
  const onePage = async (
    company: CompanyAsked,
    role: TargetRole,
  ): Promise<{ readonly scope: string; readonly filter: Record<string, string> } | null> => {
    const { status, body } = await get('/email-count', { ...askedFor(company), type: 'personal' }, 'count')
    const known = status === 200 ? countOf(body) : null
    if (known === null || known.people === 0) return null
    if (known.people <= PAGE) return { scope: EVERYBODY, filter: {} }
    const isForLeaders = known.leaders > 0 && known.leaders <= PAGE && !ANY_SENIORITY.has(role)
    return isForLeaders ? { scope: LEADERS, filter: { seniority: LEADING } } : null
  }

  const byRole = async (
    company: CompanyAsked,
    role: TargetRole,
    purse: Purse,
  ): Promise<CompanyPeople | null> => {
    const department = DEPARTMENT[role]
    const narrowed = (found: CompanyPeople): CompanyPeople =>
      NARROWER.has(role)
        ? { ...found, people: found.people.filter(({ title }) => isOfRole(title, role)) }
        : found
    const leading: Record<string, string> = ANY_SENIORITY.has(role) ? {} : { seniority: LEADING }
    const confirmed = await search(company, { department, verification_status: 'valid', ...leading }, purse)
    if (confirmed === 'unknown') return null
    if (narrowed(confirmed).people.length > 0) return narrowed(confirmed)
    if (confirmed.acceptAll) return { ...confirmed, people: [] }
    const known = { ...company, domain: confirmed.domain }
    const all = await search(known, { department, ...leading }, purse)
    const ofRole = all === 'unknown' ? confirmed : narrowed(all)
    if (ofRole.people.length > 0 || role === 'ceo') return ofRole
    // A small company has nobody in this role, so its leaders decide.
    const leaders = await search(known, { department: 'executive' }, purse)
    return leaders === 'unknown' ? ofRole : leaders
  }

  return async (company: CompanyAsked, role: TargetRole, purse: Purse): Promise<SearchResult> => {
    const page = await onePage(company, role)
    const found = page === null ? 'unknown' : await search(company, page.filter, purse)
    if (page !== null && found !== 'unknown' && found.people.length > 0)
      return { people: found, scope: page.scope }
    return { people: await byRole(company, role, purse), scope: scopeOf(role) }
  }
}
