import type { TitleFit, TitleKind } from '../../titles/match-title.ts'
import { LEVELS } from '../../titles/level.ts'
import type { RankingReason } from '../../values/ranking.ts'

const WORDS: Readonly<Record<TitleKind, (title: string) => string>> = {
  same: () => 'The title is the one you search for.',
  within: (title) => `“${title}” has the title you search for in it.`,
  other_name: (title) => `“${title}” is another name for the job you search for.`,
  special: (title) => `“${title}” is a special form of the job you search for.`,
  general: (title) => `“${title}” is a more general form of the job you search for.`,
  near: (title) => `“${title}” is near the job you search for, but not the same.`,
  words: (title) => `“${title}” has the words you search for.`,
}

/** Score that is mapped to 0, since titles below it are never ranked. */
const MIN_SCORE = 0.5

function levelWords({ level, wantedLevel }: TitleFit): string {
  const more = LEVELS.indexOf(level) - LEVELS.indexOf(wantedLevel)
  if (more > 0) return ' It asks for more experience than the title you search for.'
  return more < 0 ? ' It asks for less experience than the title you search for.' : ''
}

export const titleReason = (fit: TitleFit, title: string): RankingReason => ({
  part: 'title',
  value: Math.max(0, (fit.score - MIN_SCORE) / (1 - MIN_SCORE)),
  words: WORDS[fit.kind](title) + levelWords(fit),
})
