import * as z from 'zod/mini'
import { BOARD_VENDORS, POSTING_VENDORS, type RegisteredVendor } from '#vendors/posting-vendors.ts'

const IDS = POSTING_VENDORS.map(({ id }) => id)
const WANTED = 'Give postingSources as JSON: each source that is used, with its settings.'

const Given = z.partialRecord(z.enum(IDS, WANTED), z.record(z.string(), z.unknown(), WANTED), WANTED)

/** The error in a source's settings as a sentence; null when they are valid. */
function faultOf({ plain }: RegisteredVendor, settings: Readonly<Record<string, unknown>>): string | null {
  const stranger = Object.keys(settings).find((name) => !plain.some((known) => known.name === name))
  if (stranger !== undefined) return `There is no setting ${stranger}.`
  for (const { name, usual, check } of plain) {
    try {
      check(settings[name] ?? usual)
    } catch (error) {
      return error instanceof Error ? error.message : WANTED
    }
  }
  return null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The sources of postings that a deployment uses, each with its settings: `postingSources` of the context. */
export const PostingSources = z._default(
  Given.check(
    z.check((context) => {
      for (const vendor of POSTING_VENDORS) {
        const settings = context.value[vendor.id]
        const fault = settings === undefined ? null : faultOf(vendor, settings)
        if (fault !== null)
          context.issues.push({
            code: 'custom',
            input: settings,
            path: [vendor.id],
            message: fault,
          })
      }
    }),
  ),
  Object.fromEntries(['adzuna' as const, ...BOARD_VENDORS.map(({ id }) => id)].map((id) => [id, {}])),
)
export type PostingSources = z.output<typeof PostingSources>

/** The vendors in use, each with its environment variables that are not secret. */
export function usedSources(sources: PostingSources): readonly {
  readonly vendor: RegisteredVendor
  readonly variables: Record<string, string>
}[] {
  return POSTING_VENDORS.flatMap((vendor) => {
    const settings = sources[vendor.id]
    if (settings === undefined) return []
    const { baseUrl, plain } = vendor
    const variables = {
      [baseUrl.variable]: baseUrl.real,
      ...Object.fromEntries(
        plain.map(({ variable, name, usual }) => [variable, textOf(settings[name] ?? usual)]),
      ),
    }
    return [{ vendor, variables }]
  })
}
