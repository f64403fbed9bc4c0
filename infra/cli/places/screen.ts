import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import * as z from 'zod/mini'
import { matchPostings } from '#engine/postings'
import { WorkMode } from '#engine/values/work-mode.ts'
import { COUNTRIES } from '#engine/values/countries.ts'
import { SKIP_WORDS } from '#shared/catalog/skip-reasons.ts'
import { filled, say, typedIn } from '../command.ts'
import { parseJson, shaped, textOf } from '../json-file.ts'

/** A posting without a company is screened for everything else. */
const NO_COMPANY = 'Somewhere'

const ScreenCase = z.object({
  id: z.string(),
  search: z.object({ title: z.string(), country: z.string(), city: z.nullable(z.string()) }),
  posting: z.object({
    title: z.string(),
    company: z._default(z.string(), NO_COMPANY),
    location: z.string(),
    remote: z._default(z.boolean(), false),
    workMode: z.optional(WorkMode),
    description: z._default(z.string(), ''),
  }),
})
type ScreenCase = z.infer<typeof ScreenCase>

/** Screens one posting as a run does; the reason is null for a kept one. */
function screened({ id, search, posting }: ScreenCase, now: Date) {
  const countryCode = search.country.toLowerCase()
  const { skips } = matchPostings(
    [
      {
        ...posting,
        id,
        source: 'file',
        companyDomain: null,
        url: '',
        applyUrl: null,
        postedAt: null,
        attribution: null,
      },
    ],
    {
      search: {
        jobTitle: search.title,
        country: COUNTRIES.find(({ code }) => code === countryCode)?.name ?? search.country,
        countryCode,
        city: search.city,
        maxAgeDays: 30,
        writeToAgencies: true,
      },
      now,
      ownEmployers: [],
      ownDomains: [],
    },
  )
  const reason = skips[0]?.reason
  return { id, kept: reason === undefined, reason: reason === undefined ? null : SKIP_WORDS[reason] }
}

interface Typed {
  readonly cases: string
  readonly out: string
}

async function screen(typed: Typed): Promise<void> {
  const fileOf = (option: keyof Typed) => path.resolve(typedIn(), filled(`--${option}`, typed[option]))
  const given = parseJson('--cases', textOf('--cases', fileOf('cases')), 'Give a list of cases.')
  const now = new Date()
  const answers = shaped('--cases', z.array(ScreenCase), given).map((one) => screened(one, now))
  await writeFile(fileOf('out'), answers.map((one) => `${JSON.stringify(one)}\n`).join(''))
  say(`${answers.length} postings screened: ${answers.filter(({ kept }) => kept).length} kept.`)
}

export function addScreen(program: Command): void {
  program
    .command('screen')
    .description(
      'Says which postings in a file a search keeps, and why it leaves the others out, by the same rules as a run.',
    )
    .requiredOption(
      '--cases <file>',
      'JSON list: id, search (title, country as two letters, city or null) and posting (title, location, remote, description; optional: company, workMode)',
    )
    .requiredOption('--out <file>', 'where the results go, one JSON object per line: id, kept and reason')
    .action(screen)
}
