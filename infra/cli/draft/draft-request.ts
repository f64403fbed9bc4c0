import path from 'node:path'
import { Option, type Command } from 'commander'
import * as z from 'zod/mini'
import { CONTACT_VENDORS } from '#vendors/contact-vendors.ts'
import { POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { BRAND } from '#shared/brand.ts'
import { DEFAULT_LETTER_LANGUAGE, LetterLanguageChoice } from '#engine/values/letter-languages.ts'
import { DEFAULT_LETTER_TONE, LetterTone } from '#engine/values/letter-tones.ts'
import { ALL_CITIES, countryByName } from '#engine/values/countries.ts'
import { MOST_EMAILS_PER_DAY } from '#shared/catalog/plans.ts'
import { TARGET_ROLES, TargetRole } from '#shared/catalog/configuration/roles.ts'
import { Timeframe } from '#shared/catalog/configuration/timeframes.ts'
import { filled, UsageError } from '../command.ts'
import { MAX_POSTINGS, readPostings, type GivenPosting } from './given/postings-file.ts'
import { cityArgument, countryArgument } from './place-argument.ts'

const MAX_DRAFTS = MOST_EMAILS_PER_DAY
const MAX_TITLE_CHARACTERS = 120
/** Of a fact that the owner of a resume adds. */
const MAX_ADDED_CHARACTERS = 300

const Typed = z.object({
  resume: z.string(),
  title: z.optional(z.string()),
  country: z.optional(z.string()),
  city: z.optional(z.string()),
  role: z.optional(TargetRole),
  timeframe: Timeframe,
  language: LetterLanguageChoice,
  tone: LetterTone,
  count: z.optional(z.string()),
  out: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  postings: z.optional(z.string()),
  why: z.optional(z.string()),
})
type Typed = z.infer<typeof Typed>

/** The default role, which every company has. */
const GIVEN_ROLE: TargetRole = 'hr'

const ROLES = Object.entries(TARGET_ROLES).map(([id, { label }]) => `  ${id.padEnd(12)} ${label}`)

/** Names of the sources of postings that can be used for real with a key. */
const WITH_A_KEY = [...POSTING_VENDORS, ...CONTACT_VENDORS]
  .filter(({ secret }) => secret !== null)
  .map(({ name }) => name)

const POSTINGS_HELP = `

--postings takes a JSON array of up to ${MAX_POSTINGS} postings:
  [{ "title": "…", "company": "…", "description": "…", "location": "…", "country": "…", "url": "https://…", "postedAt": "2026-01-30",
     "department": "…", "contact": { "firstName": "…", "lastName": "…", "title": "…", "email": "…" } }]
Title, company and description are needed, everything else may be left out; other fields are ignored. One without a contact gets one as in a run.
None is left out for its title, place or age; a repeat, or one that asks for no contact, is, and report.json says so. --title, --country, --city
and --role may be left out: the first posting's title and country, ${ALL_CITIES}, and ${GIVEN_ROLE}.`

const choice = (flags: string, description: string, options: readonly string[], usual: string): Option =>
  new Option(flags, description).choices(options).default(usual)

export function withDraftOptions(command: Command): Command {
  return command
    .description(
      `Writes email drafts from a resume, as ${BRAND.name} would, and saves them as files. Nothing is sent and no mailbox is touched.`,
    )
    .requiredOption('--resume <file>', 'the resume: PDF, Word (.doc, .docx) or text')
    .option('--title <title>', 'job title to look for, such as "Product Manager"')
    .option('--country <country>', 'country to look in, such as Germany')
    .option('--city <city>', 'one of its cities, or "All Cities"')
    .addOption(new Option('--role <role>', 'who to write to; see below').choices(TargetRole.options))
    .addOption(choice('--timeframe <days>', 'oldest posting', Timeframe.options, '30'))
    .addOption(
      choice(
        '--language <language>',
        'of the letters',
        LetterLanguageChoice.options,
        DEFAULT_LETTER_LANGUAGE,
      ),
    )
    .addOption(choice('--tone <tone>', 'of the letters', LetterTone.options, DEFAULT_LETTER_TONE))
    .option(
      '--count <number>',
      `how many drafts at most, 1 to ${MAX_DRAFTS} (default: ${MAX_DRAFTS}, or one for each given posting)`,
    )
    .option('--postings <file>', 'write to the postings of this JSON file instead of searching, see below')
    .option('--out <folder>', 'where the files go', './drafts')
    .option('--why <text>', 'why you want a job like this, in your own words, for the letters to use')
    .option('--name <name>', "sender, instead of the resume's own name")
    .option('--email <address>', "sender's address, instead of the resume's own")
    .addHelpText(
      'after',
      `\nRoles:\n${ROLES.join('\n')}\n\nKeys of ${WITH_A_KEY.join(', ')}, Bedrock and OpenAI in .env are used; what has none is an emulator with invented postings and people.${POSTINGS_HELP}`,
    )
}

export type DraftRequest = Readonly<ReturnType<typeof draftRequest>>

/** Parses the options; relative paths are resolved against `base`. Throws UsageError for the first error. */
export function draftRequest(options: unknown, base: string) {
  const typed = Typed.parse(options)
  const postings =
    typed.postings === undefined
      ? null
      : readPostings(path.resolve(base, filled('--postings', typed.postings)))
  const search = required({ ...(postings === null ? {} : defaultsOf(postings)), ...typed })
  const country = countryArgument(search.country)
  return {
    resume: path.resolve(base, filled('--resume', typed.resume)),
    title: titleArgument(search.title),
    country: country.name,
    city: cityArgument(country, search.city),
    role: search.role,
    timeframe: typed.timeframe,
    /** Language of the letters: the posting's own, or one for all. */
    language: typed.language,
    tone: typed.tone,
    count: countArgument(typed.count, postings),
    out: path.resolve(base, filled('--out', typed.out)),
    /** The sender, if other than the resume's name and address. */
    name: typed.name === undefined ? null : nameArgument(typed.name),
    email: typed.email === undefined ? null : addressArgument(typed.email),
    /** Why the sender wants such a job; null when they don't say. */
    why: typed.why === undefined ? null : whyArgument(typed.why),
    /** The postings to use instead of a search. */
    postings,
  }
}

function defaultsOf([first]: readonly GivenPosting[]) {
  const country = countryByName(first?.country ?? '')?.name ?? 'United States'
  return {
    title: (first?.title ?? '').slice(0, MAX_TITLE_CHARACTERS),
    country,
    city: ALL_CITIES,
    role: GIVEN_ROLE,
  }
}

function required({ title, country, city, role }: Typed) {
  if (title !== undefined && country !== undefined && city !== undefined && role !== undefined)
    return { title, country, city, role }
  const missing = Object.entries({ title, country, city, role })
    .filter(([, value]) => value === undefined)
    .map(([name]) => `--${name}`)
  throw new UsageError(
    `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Example: npm run draft -- --resume resume.pdf --title "Product Manager" --country Germany --city Berlin --role engineering`,
  )
}

function addressArgument(typed: string): string {
  const address = typed.trim()
  if (!z.regexes.html5Email.test(address) || address.length > 254)
    throw new UsageError(`--email "${typed}" is not an email address.`)
  return address
}

function titleArgument(typed: string): string {
  const title = filled('--title', typed).trim()
  if (title.length > MAX_TITLE_CHARACTERS)
    throw new UsageError(`--title has ${title.length} characters, at most ${MAX_TITLE_CHARACTERS}.`)
  return title
}

function countArgument(typed: string | undefined, postings: readonly GivenPosting[] | null): number {
  const most = postings === null ? MAX_DRAFTS : MAX_POSTINGS
  if (typed === undefined) return postings?.length ?? most
  const count = Number(typed)
  if (!/^\d+$/.test(typed) || count < 1 || count > most)
    throw new UsageError(`--count is a whole number from 1 to ${most}, not "${typed}".`)
  return count
}

function whyArgument(typed: string): string {
  const why = filled('--why', typed).trim().replaceAll(/\s+/gu, ' ')
  if (why.length < 2 || why.length > MAX_ADDED_CHARACTERS)
    throw new UsageError(`--why has ${why.length} characters; write 2 to ${MAX_ADDED_CHARACTERS}.`)
  return why
}

function nameArgument(typed: string): string {
  const name = filled('--name', typed).trim().replaceAll(/\s+/gu, ' ')
  if (!/\p{L}/u.test(name) || /[\p{Cc}<>@"]/u.test(name) || name.length > 80)
    throw new UsageError(`--name "${name}" is not a person's name.`)
  return name
}
