import * as z from 'zod/mini'
import { cleanPersonName, fullName } from '#engine/language'
import { Person, Verification, type CompanyPeople, type FoundAddress } from '#functions/recipients/model.ts'
import { plainLine } from '../kit/plain-text.ts'
import { safeLink } from '../kit/safe-link.ts'
import { rowsOf, text, tolerant } from '../kit/tolerant.ts'

const Source = z.object({ uri: text, last_seen_on: text, extracted_on: text })
const Sources = tolerant(z.array(Source))
const Check = tolerant(z.nullable(z.object({ status: text, date: text })))
const number = tolerant(z.nullable(z.number()))

const EmailRow = z.object({
  value: text,
  type: text,
  confidence: number,
  first_name: text,
  last_name: text,
  position: text,
  seniority: text,
  department: text,
  linkedin: text,
  verification: Check,
  sources: Sources,
})
type EmailRow = z.infer<typeof EmailRow>

const DomainData = z.object({
  data: z.object({
    domain: text,
    organization: text,
    accept_all: tolerant(z.boolean()),
    pattern: text,
    emails: tolerant(rowsOf(EmailRow)),
  }),
})
const FinderData = z.object({
  data: z.object({ email: text, score: number, verification: Check, sources: Sources }),
})
const CountData = z.object({
  data: z.object({ personal_emails: number, seniority: z.object({ senior: number, executive: number }) }),
})
const VerifierData = z.object({ data: z.object({ status: text }) })

const statusOf = (status: string | null | undefined): Verification['status'] =>
  Verification.shape.status.safeParse(status).data ?? 'unknown'
// Addresses that every mail server accepts: accented letters need an extension.
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** "{first}.{last}", "{f}{last}": only parts of a name and separators. */
const PATTERN = /^(?=.*\{last\})(?:\{(?:first|last|f|l)\}[._-]?){1,2}$/

/** A valid address in lower case, otherwise null. */
const addressOf = (value: string | null | undefined): string | null =>
  value && value.length <= 254 && ADDRESS.test(value) ? value.toLowerCase() : null

const checkOf = (check: z.infer<typeof Check>): Verification | null =>
  check?.status ? { status: statusOf(check.status), checkedAt: check.date ?? null } : null

const sourceOf = (sources: z.infer<typeof Sources>): Person['source'] => {
  for (const { uri, last_seen_on, extracted_on } of sources ?? []) {
    const link = safeLink(uri)
    if (link !== null) return { uri: link, seenAt: (last_seen_on ?? extracted_on ?? '').slice(0, 10) || null }
  }
  return null
}

const line = (value: string | null | undefined): string => plainLine(value ?? '', 120)

function personOf(row: EmailRow): Person | null {
  const name = cleanPersonName({ firstName: line(row.first_name), lastName: line(row.last_name) })
  if (fullName(name) === '') return null
  return {
    ...name,
    title: line(row.position) || null,
    seniority: Person.shape.seniority.safeParse(row.seniority).data ?? null,
    department: row.department ?? null,
    email: addressOf(row.value),
    linkedin: safeLink(row.linkedin),
    source: sourceOf(row.sources),
    verification: checkOf(row.verification),
    confidence: row.confidence ?? null,
  }
}

/** A domain's people without role addresses; null for an invalid answer, `unknown` without a domain. */
export function companyOf(body: unknown): CompanyPeople | 'unknown' | null {
  const parsed = DomainData.safeParse(body)
  if (!parsed.success) return null
  const { domain, organization, accept_all, pattern, emails } = parsed.data.data
  if (!domain) return 'unknown'
  const people = (emails ?? [])
    .filter(({ type }) => type !== 'generic')
    .map(personOf)
    .filter((person) => person !== null)
  return {
    domain: domain.toLowerCase(),
    organization: line(organization) || null,
    acceptAll: accept_all ?? false,
    pattern: pattern && PATTERN.test(pattern) ? pattern : null,
    people,
  }
}

/** The address that the finder returned; null when it knows none. */
export function addressFound(body: unknown): FoundAddress | null {
  const parsed = FinderData.safeParse(body)
  const email = parsed.success ? addressOf(parsed.data.data.email) : null
  if (!parsed.success || email === null) return null
  const { score, verification, sources } = parsed.data.data
  return { email, source: sourceOf(sources), verification: checkOf(verification), confidence: score ?? null }
}

/** The status that the verifier returned; null for an invalid answer. */
export function verificationOf(body: unknown): Verification['status'] | null {
  const parsed = VerifierData.safeParse(body)
  return parsed.success ? statusOf(parsed.data.data.status) : null
}

/** How many people of a company are known, and how many of them are leaders; null for an invalid answer. */
export function countOf(body: unknown): { readonly people: number; readonly leaders: number } | null {
  const parsed = CountData.safeParse(body)
  if (!parsed.success) return null
  const { personal_emails: people, seniority } = parsed.data.data
  return { people: people ?? 0, leaders: (seniority.senior ?? 0) + (seniority.executive ?? 0) }
}
