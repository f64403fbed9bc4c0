import { type RefusedLetter, type Writer, WriterUnavailable } from '../model.ts'
import { isDashLine, layOut } from '../render-letter.ts'
import { chosenLines, isSaidIn, type Line } from './lines.ts'
import { plainLetter } from './plain-letter.ts'

const TOO_ALIKE = 'L17'

/** Ids of the lines in the refused sentences; of a letter that is like another one, of all but the first. */
function refusedLines(lines: readonly Line[], { letter, findings }: RefusedLetter): ReadonlySet<string> {
  const { sentences } = layOut(letter)
  const linesIn = (texts: readonly string[]): readonly string[] =>
    texts.flatMap((text) => lines.filter((line) => isSaidIn(line, text)).map(({ line }) => line.id))
  const refused = sentences.filter(({ span: at }) =>
    findings.some(
      ({ severity, span }) => severity === 'E' && span && span.start < at.end && span.end > at.start,
    ),
  )
  // A refused name of a job takes its lines with it.
  const headed = sentences.filter(({ paragraph }) =>
    refused.some((one) => one.paragraph === paragraph && paragraph > 0 && !isDashLine(one.sentence.text)),
  )
  const isAlike = findings.some(({ rule, severity }) => rule === TOO_ALIKE && severity === 'E')
  return new Set([
    ...linesIn([...refused, ...headed].map(({ sentence }) => sentence.text)),
    ...(isAlike ? linesIn(sentences.map(({ sentence }) => sentence.text)).slice(1) : []),
  ])
}

/** The line that a letter tells first. */
const firstIn = (body: string, lines: readonly Line[]): Line | undefined =>
  lines
    .filter((line) => isSaidIn(line, body))
    .toSorted((one, other) => body.indexOf(one.said.slice(1)) - body.indexOf(other.said.slice(1)))[0]

/**
 * Writes without a model: which job, who the writer is and why they write, lines of the resume in the
 * writer's own words, one question. The same assignment gives the same letter; after a refusal, one without the refused
 * lines. Throws WriterUnavailable when the resume has no line that may be told.
 */
export function plainWriter(): Writer {
  return {
    quotes: true,
    async write(assignment, refused) {
      const { revision, tone, todaysEmails } = assignment
      const all = chosenLines(assignment)
      const banned = refused === null ? new Set<string>() : refusedLines(all, refused)
      // The owner's choice stands.
      const lines = revision?.wish === 'lines' ? all : all.filter(({ line }) => !banned.has(line.id))
      if (lines.length === 0) throw new WriterUnavailable('The resume has no line that a letter could tell.')
      const mostOf = tone === 'brisk' ? 3 : 5
      return plainLetter(assignment, {
        lines,
        tone: revision?.wish === 'warmer' ? 'warm' : tone,
        mostLines: revision?.wish === 'shorter' ? 2 : mostOf,
        openers: new Set(todaysEmails.flatMap(({ body }) => firstIn(body, lines)?.line.id ?? [])),
        turn: todaysEmails.length + (refused === null ? 0 : 1),
      })
    },
  }
}
