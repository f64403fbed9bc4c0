import type { TitleFit } from '../../titles/match-title.ts'
import { LEVELS } from '../../titles/level.ts'
import type { RankingReason } from '../../values/reasons/ranking.ts'

/** Score that is mapped to 0, since titles below it are never ranked. */
const MIN_SCORE = 0.5

function levelOf({ level, wantedLevel }: TitleFit): 'same' | 'more' | 'less' {
  const more = LEVELS.indexOf(level) - LEVELS.indexOf(wantedLevel)
  if (more > 0) return 'more'
  return more < 0 ? 'less' : 'same'
}

export const titleReason = (fit: TitleFit, title: string): RankingReason => ({
  part: 'title',
  value: Math.max(0, (fit.score - MIN_SCORE) / (1 - MIN_SCORE)),
  why: { code: 'title', params: { kind: fit.kind, title, level: levelOf(fit) } },
})
