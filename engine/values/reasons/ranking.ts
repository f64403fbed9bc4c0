import * as z from 'zod/mini'
import { coded, Said } from './coded.ts'

/** The relation of a posting's title to the one searched for; `words` when an occupation is unknown. */
const TitleKind = z.enum(['same', 'within', 'other_name', 'special', 'general', 'near', 'words'])
type TitleKind = z.infer<typeof TitleKind>

/** Why a part of a posting's score is as it is. */
export const RankingWhy = z.discriminatedUnion('code', [
  coded('title', { kind: TitleKind, title: z.string(), level: z.enum(['same', 'more', 'less']) }),
  coded('other_language', {}),
  coded('says_too_little', {}),
  coded('no_line', {}),
  coded('line', { line: z.string(), need: z.string() }),
  coded('in_place', { place: z.string() }),
  coded('remote_within', { country: z.string() }),
  coded('remote', {}),
  coded('undated', {}),
  coded('posted', { days: z.number() }),
  coded('company_new', { days: z.number() }),
  coded('company_written', { days: z.number() }),
  coded('declined_title', { words: z.string() }),
  coded('declined_level', { title: z.string() }),
  coded('declined_place', { place: z.string() }),
  Said,
])
export type RankingWhy = z.infer<typeof RankingWhy>

const TITLES: Readonly<Record<TitleKind, (title: string) => string>> = {
  same: () => 'The title is the one you search for.',
  within: (title) => `“${title}” has the title you search for in it.`,
  other_name: (title) => `“${title}” is another name for the job you search for.`,
  special: (title) => `“${title}” is a special form of the job you search for.`,
  general: (title) => `“${title}” is a more general form of the job you search for.`,
  near: (title) => `“${title}” is near the job you search for, but not the same.`,
  words: (title) => `“${title}” has the words you search for.`,
}

const LEVELS = {
  same: '',
  more: ' It asks for more experience than the title you search for.',
  less: ' It asks for less experience than the title you search for.',
} as const

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export function rankingWords({ code, params }: RankingWhy): string {
  switch (code) {
    case 'title':
      return TITLES[params.kind](params.title) + LEVELS[params.level]
    case 'other_language':
      return 'The posting is in another language than your resume, so we did not compare its lines.'
    case 'says_too_little':
      return 'The posting says too little of the work to be compared with your resume.'
    case 'no_line':
      return 'We found no line of your resume that answers what the posting asks for.'
    case 'line':
      return `Your line “${params.line}” has to do with what they need: “${params.need}”.`
    case 'in_place':
      return `In ${params.place}, where you search.`
    case 'remote_within':
      return `Remote work within ${params.country}.`
    case 'remote':
      return 'Remote work from anywhere.'
    case 'undated':
      return 'The posting does not say when it was posted.'
    case 'posted':
      return params.days === 0
        ? 'Posted on the day we found it.'
        : `Posted ${days(params.days)} before we found it.`
    case 'company_new':
      return `No email to this company in the last ${params.days} days.`
    case 'company_written':
      return params.days === 0
        ? 'You had an email to this company within the last day.'
        : `You had an email to this company ${days(params.days)} earlier.`
    case 'declined_title':
      return `You declined a posting with “${params.words}” in its title.`
    case 'declined_level':
      return `You declined a posting of the level of “${params.title}”.`
    case 'declined_place':
      return `You declined a posting in ${params.place}.`
    case 'said':
      return params.words
  }
}

/** The parts of a posting's score. */
export const RankingPart = z.enum(['title', 'facts', 'place', 'age', 'company'])
export type RankingPart = z.infer<typeof RankingPart>

/** One part of a posting's score, with its reason. */
export const RankingReason = z.object({
  part: RankingPart,
  /** 0 to 1, higher is better. */
  value: z.number(),
  why: RankingWhy,
})
export type RankingReason = z.infer<typeof RankingReason>
