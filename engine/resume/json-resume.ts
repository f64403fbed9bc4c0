import { getDomainWithoutSuffix } from 'tldts'
import type { Education, Fact, ResumeFacts, ResumeRole } from '../values/resume-facts.ts'

/** A resume in the JSON Resume schema (jsonresume.org/schema); fields without a value are undefined. */
export type Shape<T> = ReturnType<typeof shape<T>>

/** `x-confidence` has the same shape, with a confidence from 0 to 1 in place of each value. */
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

/** The network of a profile link; null for the person's own page, including one hosted by a network. */
const networkOf = (link: string): string | null =>
  NETWORKS.get(getDomainWithoutSuffix(link, { allowPrivateDomains: true }) ?? '') ?? null

const isOwnProject = ({ kind, employer }: ResumeRole): boolean => kind === 'project' && employer === null

/** Facts of a resume as JSON Resume, with the reader's confidence in each. */
export const jsonResume = (facts: ResumeFacts): JsonResume => ({
  ...shape(facts, (_, value) => value),
  'x-language': facts.language,
  'x-confidence': shape(facts, ({ confidence }) => confidence),
})

/** Called once for the values and once for the confidences, so that both have the same shape. */
function shape<T>(facts: ResumeFacts, of: (fact: Fact, value: string) => T) {
  const { name, headline, emails, phones, links, location } = facts
  const always = (fact: Fact) => of(fact, fact.value)
  const maybe = (fact: Fact | null | undefined) => (fact ? always(fact) : undefined)
  // YYYY-MM or YYYY; the end of a current entry is `present`. JSON Resume itself would leave it out, like an
  // unknown end.
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
    // Projects with an employer are listed under `work`.
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
