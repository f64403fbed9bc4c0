import { type RefusedLetter, type Writer, WriterUnavailable } from '../model.ts'
import type { Letter } from '../../values/letter.ts'
import { likeness } from '../check/rules/alike.ts'
import { isDashLine, layOut, renderBody } from '../render-letter.ts'
import { chosenLines, isSaidIn, type Line } from './lines.ts'
import { factsToday } from './own-lines.ts'
import { plainLetter } from './plain-letter.ts'

const TOO_ALIKE = 'L17'
/** A letter that shares less than this with each other one of the day passes the check, to one company as well. */
const DIFFERENT = 0.7
/** Of this many lines, one or two are left out in 55 ways. */
const MOST_TRIED = 10

/** The refused sentences; the refused name of a job with the lines below it. */
function refusedIn({ letter, findings }: RefusedLetter): ReadonlySet<string> {
  const { sentences } = layOut(letter)
  const refused = sentences.filter(({ span: at }) =>
    findings.some(({ span }) => span && span.start < at.end && span.end > at.start),
  )
  const headed = sentences.filter(({ paragraph }) =>
    refused.some((one) => one.paragraph === paragraph && paragraph > 0 && !isDashLine(one.sentence.text)),
  )
  return new Set([...refused, ...headed].map(({ sentence }) => sentence.text))
}

/** The line that a letter tells first. */
const firstIn = (body: string, lines: readonly Line[]): Line | undefined =>
  lines
    .filter((line) => isSaidIn(line, body))
    .toSorted((one, other) => body.indexOf(one.said.slice(1)) - body.indexOf(other.said.slice(1)))[0]

/** The lines without one or two of the best ones, in every way. */
const withoutTwo = (lines: readonly Line[]): readonly (readonly Line[])[] =>
  lines
    .slice(0, MOST_TRIED)
    .flatMap((one, at) =>
      lines.slice(0, at + 1).map((other) => lines.filter((line) => line !== one && line !== other)),
    )
    .filter((some) => some.length > 0)

/**
 * Writes without a model: which job, who the writer is and why they write, lines of the resume in the
 * writer's own words, one question. The same assignment gives the same letter; after a refusal, one without the refused
 * lines and papers, or with other lines than the letters of today. Throws WriterUnavailable when the resume has no line that may be told.
 */
export const plainWriter: Writer = {
  async write(given, refused) {
    const assignment = { ...given, facts: factsToday(given) }
    const { revision, tone, todaysEmails } = assignment
    const all = chosenLines(assignment)
    const banned = refused === null ? new Set<string>() : refusedIn(refused)
    // The owner's choice stands.
    const lines =
      revision?.wish === 'lines'
        ? all
        : all.filter((line) => ![...banned].some((text) => isSaidIn(line, text)))
    if (lines.length === 0) throw new WriterUnavailable('The resume has no line that a letter could tell.')
    const mostOf = tone === 'brisk' ? 3 : 5
    const letterOf = (best: readonly Line[]) =>
      plainLetter(assignment, {
        lines: best,
        banned,
        tone: revision?.wish === 'warmer' ? 'warm' : tone,
        mostLines: revision?.wish === 'shorter' ? 2 : mostOf,
        openers: new Set(todaysEmails.flatMap(({ body }) => firstIn(body, lines)?.line.id ?? [])),
        turn: todaysEmails.length + (refused === null ? 0 : 1),
      })
    const isAlike = refused?.findings.some(({ rule }) => rule === TOO_ALIKE)
    if (isAlike !== true) return letterOf(lines)
    const share = (letter: Letter) =>
      Math.max(0, ...todaysEmails.map(({ body }) => likeness(renderBody(letter), body)))
    let least = { letter: letterOf(lines), share: Infinity }
    for (const some of withoutTwo(lines)) {
      const letter = letterOf(some)
      const other = { letter, share: share(letter) }
      if (other.share < least.share) least = other
      if (least.share < DIFFERENT) break
    }
    return least.letter
  },
}
