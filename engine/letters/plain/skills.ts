import { isUnfinished } from '../../language/not-held.ts'
import { isEnglishWord } from '../../language/plain-words.ts'
import { ofJob } from '../../matching/asked.ts'
import { isNamed } from '../../matching/shared-names.ts'
import { headingKind } from '../../resume/layout/sections/headings.ts'
import type { Sentence } from '../../values/letter.ts'
import { TOOL_NAMES } from '../check/facts/names.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { isFragment, sure } from './lines.ts'
import { bulleted, REMARK, WEAK, withLevel } from './named.ts'

const MAX_CHARACTERS = 60
const MOST = 5
/** What has a year, or many words, is told of a time or of somebody. */
const NO_SKILL = /(?<!\d)(?:19|20)\d\d(?!\d)|(?:\S+ ){6}/u

/**
 * What a skill may be named by: "HighJump WMS", "HighJump" and "WMS". A word alone may stand for anything ("People",
 * "Planning"), but for a name of a tool, which has a sign of it or is known as one.
 */
const namesOf = (skill: string): readonly string[] =>
  [skill.replace(/\s*\([^()]*\)$/u, ''), ...skill.split(/[\s,/()]+/u)].filter(
    (name) =>
      /\p{L}[\p{L}-]*[\p{Lu}\d\s.+#]/u.test(name) ||
      isEnglishWord(name) ||
      TOOL_NAMES.has(name.toLowerCase()),
  )

/** The skills of the resume that the posting names, in one line. */
export function skillsOf(assignment: Assignment, told: readonly Sentence[]): Sentence | null {
  const { facts } = assignment
  const asked = ofJob(matchesOf(assignment).posting).map(({ text }) => text)
  const isTold = (value: string) => told.some(({ text }) => isNamed(text, value))
  const named = facts.skills
    .filter((skill) => sure(skill) !== null && skill.value.length <= MAX_CHARACTERS)
    .filter(({ value }) => !NO_SKILL.test(value) && !isFragment(value) && !isUnfinished(value))
    .filter(({ value }) => headingKind(value) === null && !isTold(value))
    .filter(({ value }) => namesOf(value).some((name) => asked.some((text) => isNamed(text, name))))
    .map((skill) => withLevel(skill, assignment, REMARK))
    .filter(({ level }) => !level.some((words) => WEAK.test(words)))
    .slice(0, MOST)
  return named.length === 0
    ? null
    : {
        text: bulleted(named.map(({ text }) => text).join(', ')),
        sources: named.flatMap(({ sources }) => sources),
      }
}
