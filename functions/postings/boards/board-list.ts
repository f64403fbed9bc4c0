import * as z from 'zod/mini'
import { COUNTRIES } from '#engine/values/countries.ts'
import { BoardFamilyId, BoardToken, type Board } from './model.ts'

const WANTED = 'Give the boards as "curated" or as a JSON list of {"token", "company", "domain", "country"}.'
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const Domain = z.string().check(z.regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/))
const Country = z.enum(COUNTRIES.map(({ code }) => code))

/** The industry of a company. */
const Field = z.enum([
  'defence & space',
  'education',
  'energy & environment',
  'finance',
  'food & agriculture',
  'games',
  'health',
  'industry & hardware',
  'legal & consulting',
  'logistics & mobility',
  'marketing & communications',
  'media & entertainment',
  'property & construction',
  'public sector & nonprofit',
  'recruiting & staffing',
  'retail & consumer goods',
  'software & technology',
  'travel & hospitality',
  'other',
])

/** A board in the file of the curated list. */
export const CuratedBoard = z.strictObject({
  company: line,
  family: BoardFamilyId,
  token: BoardToken,
  domain: z.optional(Domain),
  /** Country in which the company mainly hires. */
  country: Country,
  field: z.nullable(Field),
  /**
   * How the board was found: somebody read it (`probed`), or public lists name it. Boards named once are
   * included only for countries without others.
   */
  evidence: z.enum(['probed', 'listed once', 'listed twice', 'probed, listed twice']),
  /** When the command `check-boards` last asked the board, and the result. */
  checkedAt: z.optional(z.iso.date()),
  state: z.optional(z.enum(['open', 'empty', 'gone'])),
  postings: z.optional(z.int()),
})
export type CuratedBoard = z.infer<typeof CuratedBoard>

const CuratedBoards = z.array(CuratedBoard)
const GivenBoards = z.array(
  z.strictObject({ token: BoardToken, company: line, domain: z.optional(Domain), country: Country }),
)

/** The part of the curated list needed where no board is read: each family's countries and one token. */
export const CuratedCoverage = z.record(
  BoardFamilyId,
  z.strictObject({ countries: z.array(Country), token: BoardToken }),
)
export type CuratedCoverage = z.infer<typeof CuratedCoverage>

/** The coverage of a list, without boards that are gone. */
export function coverageOfList(list: readonly CuratedBoard[]): CuratedCoverage {
  const of = (family: BoardFamilyId) =>
    list.filter((board) => board.family === family && board.state !== 'gone')
  return CuratedCoverage.parse(
    Object.fromEntries(
      BoardFamilyId.options.map((family) => [
        family,
        {
          countries: [...new Set(of(family).map(({ country }) => country))].toSorted(),
          token: of(family)[0]?.token,
        },
      ]),
    ),
  )
}

/** Parses the curated list. Throws when the file does not match the schema. */
export const parseCurated = (file: unknown): readonly CuratedBoard[] => CuratedBoards.parse(file)

/** The boards of a family in the curated list, without those that are gone. */
export const curatedOf = (family: BoardFamilyId, list: readonly CuratedBoard[]): readonly Board[] =>
  list
    .filter((board) => board.family === family && board.state !== 'gone')
    .map(({ token, company, domain = null, country }) => ({ family, token, company, domain, country }))

/** The boards in a setting: 'curated' or a list of its own. Throws an Error that explains the format. */
export function boardsOf(family: BoardFamilyId, setting: unknown): readonly Board[] | 'curated' {
  if (setting === 'curated') return 'curated'
  const given = GivenBoards.safeParse(setting)
  if (!given.success) throw new Error(WANTED)
  return given.data.map(({ domain = null, ...board }) => ({ ...board, family, domain }))
}
