import * as z from 'zod/mini'
import { isOfDomain, patternOf } from '#functions/recipients/finding/name-address.ts'
import type { CompanyPages } from '#functions/recipients/finding/person-finder.ts'
import type { BoardsIn } from '#functions/postings/boards/board-links.ts'
import { BoardFamilyId, BoardToken } from '#functions/postings/boards/model.ts'
import { personOf, readPeople, type NamedPerson } from '#functions/recipients/finding/read-people.ts'
import type { AnswerCache, KeptAnswers } from '#platform/table/answer-cache.store.ts'
import type { RecipientScreen } from '#functions/recipients/recipient-screen.store.ts'
import { Person } from '#functions/recipients/model.ts'
import { dayOf } from '#platform/clock.ts'
import type { HeldEntry } from '#shared/models/outreach/recipient.ts'
import { cacheKey, KEEP, keptAnswer } from '../kit/cached-answer.ts'
import { boardsOfSite } from './boards-of-site.ts'
import { visitSite, type ReadSitePage, type SiteOptions, type SitePage } from '../kit/pages/site-visit.ts'

/** Pages that name people, recognized by their path or the text of their link; most likely first. */
const NAMING_PAGES = [
  /\b(?:our-|the-|unser-|das-)?(?:team|people|leadership|management|ansprechpartner|equipe|équipe|equipo)\b/iu,
  /\b(?:about(?:[- ]us)?|ueber-uns|über uns|unternehmen|qui-sommes-nous|qui sommes-nous|a-propos|à propos|quienes-somos|quiénes somos|nosotros)\b/iu,
  /\b(?:impressum|imprint|legal-notice|legal notice|mentions-legales|mentions légales|aviso-legal|aviso legal)\b/iu,
]
/** Pages with people that a visit reads, besides robots.txt, the home page and two careers pages. */
const MAX_PAGES = 3

/** Wording with which imprints object to unsolicited email. */
const REFUSES_MAIL =
  /(?:kontaktdaten|impressumspflicht)[\s\S]{0,300}(?:widersprochen|widersprechen|untersagt)|(?:no|not send) unsolicited|s['’]oppose[\s\S]{0,200}(?:prospection|sollicitation)/iu

const Named = z.extend(z.pick(Person, { firstName: true, lastName: true, title: true, email: true }), {
  uri: z.string(),
})
const KeptPages = z.object({
  seenAt: z.string(),
  people: z.array(Named),
  /** Absent in answers that were stored before boards were read. */
  boards: z._default(z.array(z.object({ family: BoardFamilyId, token: BoardToken })), []),
})
type Named = z.infer<typeof Named>

/** People and job boards on companies' websites, cached for thirty days. Never throws because of a site. */
export const companyPages = (options: PagesOptions): CompanyPages => ({
  boardsOf: async (domain) => (await pagesOf(domain, options))?.boards ?? [],
  async peopleOf(domain) {
    const kept = await pagesOf(domain, options)
    if (kept === null || kept.people.length === 0) return null
    const { seenAt, people } = kept
    return {
      domain,
      organization: null,
      acceptAll: false,
      pattern: patternAmong(people),
      people: people.map((person) => personOf(person, { uri: person.uri, seenAt })),
    }
  },
})

const keyOf = (domain: string): string => cacheKey('company-pages', domain)

/** Finds and deletes what is stored about a person from company pages, by email address. */
export function keptByPages(cache: KeptAnswers) {
  const answerOn = async (email: string) => {
    const key = keyOf(email.slice(email.lastIndexOf('@') + 1))
    const answer = await keptAnswer(cache, key, KeptPages)
    return { key, answer, own: answer?.people.filter((one) => one.email?.toLowerCase() === email) ?? [] }
  }
  return {
    async entriesOn(email: string): Promise<readonly HeldEntry[]> {
      const { answer, own } = await answerOn(email)
      return own.map(({ firstName, lastName, title, uri }) => ({
        name: `${firstName} ${lastName}`,
        title,
        foundBy: 'page',
        sourceUri: uri,
        seenAt: answer?.seenAt ?? null,
      }))
    },
    async forget(email: string): Promise<void> {
      const { key, answer, own } = await answerOn(email)
      if (answer === undefined || own.length === 0) return
      const people = answer.people.filter((one) => !own.includes(one))
      await cache.amend(key, { answer: { ...answer, people } })
    },
  }
}

type PagesOptions = SiteOptions & {
  readonly cache: AnswerCache
  /** Recognizes links to job boards. */
  readonly boardsIn: BoardsIn
  /** Removes people who objected before an answer is stored; when absent, everybody is stored. */
  readonly withoutObjectors?: RecipientScreen['withoutObjectors']
}

/** The stored answer about a site, or the result of a visit; null when no visit is possible now. */
async function pagesOf(domain: string, options: PagesOptions): Promise<z.infer<typeof KeptPages> | null> {
  const { cache, clock } = options
  const key = keyOf(domain)
  const kept = await keptAnswer(cache, key, KeptPages)
  if (kept !== undefined) return kept
  const read = await visitSite(domain, options)
  if (read === null) return null
  const home = (await read('/')) ?? (await read(`https://www.${domain}/`))
  const { withoutObjectors = (people) => Promise.resolve(people) } = options
  const people = home === null ? [] : await withoutObjectors(await peopleOfSite(home, domain, read))
  const boards = home === null ? [] : await boardsOfSite(home, domain, read, options.boardsIn)
  const answer = { seenAt: dayOf(clock.now()), people: [...people], boards: [...boards] }
  await cache.put(key, { answer }, home === null ? KEEP.unread : KEEP.negative)
  return answer
}

async function peopleOfSite(home: SitePage, domain: string, read: ReadSitePage): Promise<readonly Named[]> {
  const people: Named[] = []
  for (const href of namingPages(home, domain)) {
    const page = await read(href)
    if (page !== null) people.push(...peopleOn(page, domain))
  }
  const ordered = people.toSorted((a, b) => Number(a.email === null) - Number(b.email === null))
  return ordered.filter((person, index) => ordered.findIndex((other) => isSame(other, person)) === index)
}

/** Links of the home page to pages that usually name people, most likely first. */
function namingPages({ url, links }: SitePage, domain: string): readonly string[] {
  const naming = links.flatMap(({ href, words }) => {
    const target = URL.parse(href, url)
    if (target === null || !isOfDomain(target.hostname, domain)) return []
    const rank = NAMING_PAGES.findIndex((page) => page.test(words) || page.test(target.pathname))
    return rank < 0 ? [] : [{ href: target.origin + target.pathname, rank }]
  })
  const ordered = naming.toSorted((a, b) => a.rank - b.rank).map(({ href }) => href)
  return [...new Set(ordered)].slice(0, MAX_PAGES)
}

function peopleOn({ url, text }: SitePage, domain: string): readonly Named[] {
  const people = readPeople(text, domain).map((person) => ({ ...person, uri: url }))
  return REFUSES_MAIL.test(text) ? people.map((person) => ({ ...person, email: null })) : people
}

const isSame = (a: NamedPerson, b: NamedPerson): boolean =>
  a.firstName === b.firstName && a.lastName === b.lastName

/** The pattern of the company's email addresses, from the first address that shows one. */
function patternAmong(people: readonly Named[]): string | null {
  const patterns = people.flatMap((person) =>
    person.email === null ? [] : (patternOf(person.email.slice(0, person.email.indexOf('@')), person) ?? []),
  )
  return patterns[0] ?? null
}
