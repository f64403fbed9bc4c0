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
  same: () => 'It’s the title you’re looking for.',
  within: (title) => `“${title}” contains the title you’re looking for.`,
  other_name: (title) => `“${title}” is another name for the job you’re looking for.`,
  special: (title) => `“${title}” is a specialized form of the job you’re looking for.`,
  general: (title) => `“${title}” is a broader form of the job you’re looking for.`,
  near: (title) => `“${title}” is close to the job you’re looking for, but not the same.`,
  words: (title) => `“${title}” contains the words you’re looking for.`,
}

const LEVELS = {
  same: '',
  more: ' It asks for more experience than the title you’re looking for.',
  less: ' It asks for less experience than the title you’re looking for.',
} as const

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export function rankingWords({ code, params }: RankingWhy): string {
  switch (code) {
    case 'title':
      return TITLES[params.kind](params.title) + LEVELS[params.level]
    case 'other_language':
      return 'The posting isn’t in the language of your resume, so we didn’t compare the two.'
    case 'says_too_little':
      return 'The posting says too little about the work to compare it with your resume.'
    case 'no_line':
      return 'No line of your resume answers what the posting asks for.'
    case 'line':
      return `Your line “${params.line}” speaks to what they need: “${params.need}”.`
    case 'in_place':
      return `In ${params.place}, where you’re looking.`
    case 'remote_within':
      return `Remote work within ${params.country}.`
    case 'remote':
      return 'Remote work from anywhere.'
    case 'undated':
      return 'The posting doesn’t say when it went up.'
    case 'posted':
      return params.days === 0
        ? 'Posted on the day we found it.'
        : `Posted ${days(params.days)} before we found it.`
    case 'company_new':
      return `No email to this company in the last ${params.days} days.`
    case 'company_written':
      return params.days === 0
        ? 'Your last email to this company was within a day of this one.'
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
