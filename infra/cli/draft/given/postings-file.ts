import * as z from 'zod/mini'
import { plainText, visibleText } from '#vendors/kit/plain-text.ts'
import { parseJson, textOf } from '../../json-file.ts'
import { UsageError } from '../../command.ts'

/** Maximum number of postings in one run. */
export const MAX_POSTINGS = 100

const MAX_DESCRIPTION = 20_000

/** May be empty, as the family name of a person who has one name. */
const anyLine = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => visibleText(text).replaceAll(/\s+/g, ' ').slice(0, max)),
  )
const line = (max: number) => z.pipe(anyLine(max), z.string().check(z.minLength(1, 'is empty')))
const optionalLine = (max: number) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((text) => text ?? ''),
    ),
    anyLine(max),
  )

/** Removes markup; a text without markup keeps its layout. */
const description = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) =>
      /<(?:p|br|ul|ol|li|div|span|h[1-6])\b/i.test(text)
        ? plainText(text, MAX_DESCRIPTION)
        : visibleText(text).slice(0, MAX_DESCRIPTION),
    ),
  ),
  z.string().check(z.minLength(1, 'is empty')),
)

const postedAt = z.pipe(
  z.nullish(
    z.string().check(z.refine((day) => !Number.isNaN(Date.parse(day)), 'is no date such as 2026-01-30')),
  ),
  z.transform((day) => (day === null || day === undefined ? null : new Date(day))),
)

const url = z.nullish(
  z
    .string()
    .check(
      z.refine(
        (address) => /^https?:\/\/\S+$/i.test(address),
        'is no address that begins with http:// or https://',
      ),
    ),
)

const GivenContact = z.object({
  firstName: line(100),
  lastName: anyLine(100),
  title: optionalLine(200),
  email: z
    .string()
    .check(
      z.regex(z.regexes.html5Email, 'is not an email address'),
      z.maxLength(254, 'is too long for an email address'),
    ),
})

const GivenPosting = z.object({
  title: line(300),
  company: line(300),
  description,
  postedAt,
  url,
  location: optionalLine(300),
  country: optionalLine(100),
  department: optionalLine(300),
  contact: z.nullish(GivenContact),
})
/** A given posting; `contact` is the recipient, if the file names one. */
export type GivenPosting = z.infer<typeof GivenPosting>

const NEEDED =
  'Each posting needs a title, a company and a description; location, country, url, postedAt, department and contact may be left out.'

/** A path such as `[2].contact.email`, counted from 0. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')

function complaint(file: string, { path, message, code }: z.core.$ZodIssue, value: unknown): string {
  if (path.length === 0)
    return `--postings ${file} holds no JSON array. Put the postings between [ and ]. ${NEEDED}`
  if (path.length === 1) return `--postings ${file}: ${placeOf(path)} is no object. ${NEEDED}`
  const wrong =
    code === 'invalid_type'
      ? valueAt(value, path) === undefined
        ? 'is missing'
        : 'is of the wrong kind'
      : message
  return `--postings ${file}: ${placeOf(path)} ${wrong}. ${NEEDED}`
}

const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((within, step) => (isRecord(within) ? within[step] : undefined), value)

/** Reads the postings of a file, without invisible characters. Throws UsageError for the first error. */
export function readPostings(file: string): readonly GivenPosting[] {
  const json = parseJson(`--postings ${file}`, textOf('--postings', file), NEEDED)
  const { success, data, error } = z.array(GivenPosting).safeParse(json)
  if (!success) {
    const [issue] = error.issues
    throw new UsageError(
      issue === undefined ? `--postings ${file} cannot be used. ${NEEDED}` : complaint(file, issue, json),
    )
  }
  if (data.length === 0) throw new UsageError(`--postings ${file} is an empty array. ${NEEDED}`)
  if (data.length > MAX_POSTINGS)
    throw new UsageError(
      `--postings ${file} holds ${data.length} postings, and one run writes to at most ${MAX_POSTINGS}. Split the file.`,
    )
  return data
}
