import { getDomainWithoutSuffix } from 'tldts'
import type { Education, Fact, ResumeFacts, ResumeRole } from './model.ts'

/** A resume in the names of JSON Resume (jsonresume.org/schema); what was not found is left out. */
export type Shape<T> = ReturnType<typeof shape<T>>

/** `x-confidence` has the shape of the resume with numbers from 0 to 1 in place of its values. */
export interface JsonResume extends Shape<string> {
  readonly 'x-confidence': Shape<number>
  /** ISO 639-3, `und` when unsure. */
  readonly 'x-language': string
}

const NETWORKS: ReadonlyMap<string, string> = new Map(
  'LinkedIn, GitHub, GitLab, Bitbucket, Xing, Stack Overflow, Twitter, X, Behance, Dribbble, Medium, Kaggle, ORCID'
    .split(', ')
    .map((name) => [name.toLowerCase().replace(' ', ''), name]),
)

/**
 * The network that a link leads to; null for a page of the person's own, which may be one that a network
 * hosts.
 */
const networkOf = (link: string): string | null =>
  NETWORKS.get(getDomainWithoutSuffix(link, { allowPrivateDomains: true }) ?? '') ?? null

const isOwnProject = ({ kind, employer }: ResumeRole): boolean => kind === 'project' && employer === null

/** Facts of a resume in the names of JSON Resume, with how sure the reader is of each. */
export const jsonResume = (facts: ResumeFacts): JsonResume => ({
  ...shape(facts, (_, value) => value),
  'x-language': facts.language,
  'x-confidence': shape(facts, ({ confidence }) => confidence),
})

/** The shape is made twice, so that values and confidences stand in the same places. */
function shape<T>(facts: ResumeFacts, of: (fact: Fact, value: string) => T) {
  const { name, headline, emails, phones, links, location } = facts
  const always = (fact: Fact) => of(fact, fact.value)
  const maybe = (fact: Fact | null | undefined) =>
    fact === null || fact === undefined ? undefined : always(fact)
  // YYYY-MM or YYYY; the end of what lasts is `present`, which JSON Resume itself would leave out like an end that is
  // not known.
  const dated = ({ start, end }: ResumeRole | Education) => ({ startDate: maybe(start), endDate: maybe(end) })
  const lines = ({ id }: ResumeRole) =>
    facts.lines.filter(({ role }) => role === id).map(({ statement }) => always(statement))
  return {
    basics: {
      name: maybe(name),
      label: maybe(headline),
      email: maybe(emails[0]),
      phone: maybe(phones[0]),
      url: maybe(links.find(({ value }) => networkOf(value) === null)),
      location: location === null ? undefined : { address: always(location) },
      profiles: links.flatMap((link) => {
        const network = networkOf(link.value)
        return network === null ? [] : [{ network: of(link, network), url: always(link) }]
      }),
    },
    work: facts.roles
      .filter((role) => role.kind !== 'volunteer' && !isOwnProject(role))
      .map((role) => ({
        name: maybe(role.employer),
        position: maybe(role.title),
        location: maybe(role.location),
        ...dated(role),
        highlights: lines(role),
      })),
    volunteer: facts.roles
      .filter(({ kind }) => kind === 'volunteer')
      .map((role) => ({
        organization: maybe(role.employer),
        position: maybe(role.title),
        ...dated(role),
        highlights: lines(role),
      })),
    // Those without an employer.
    projects: facts.roles
      .filter(isOwnProject)
      .map((role) => ({ name: maybe(role.title), ...dated(role), highlights: lines(role) })),
    education: facts.education.map((entry) => ({
      institution: maybe(entry.institution),
      studyType: maybe(entry.degree),
      area: maybe(entry.field),
      ...dated(entry),
    })),
    certificates: facts.certificates.map((one) => ({
      name: always(one.name),
      issuer: maybe(one.issuer),
      date: maybe(one.year),
    })),
    skills: facts.skills.map((skill) => ({ name: always(skill) })),
    languages: facts.languages.map((language) => ({ language: always(language) })),
  }
}
