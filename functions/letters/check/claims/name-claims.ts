import type { Assignment } from '#functions/letters/model.ts'
import { type Evidence, evidenceOf } from '../evidence.ts'
import { degrees } from '../text/degrees.ts'
import { fold, parts } from '../text/fold.ts'
import { type Name, names } from '../text/names.ts'
import { ORDINARY_WORDS } from '../text/ordinary-words.ts'
import { problem, type Problem } from '../binding/problem.ts'

/** Words that make one name of what stands beside them, so that it cannot be put together from two places. */
const BINDING =
  /^(?:of|university|college|institute|school|academy|bachelor|master|doctor|diploma|certified|certificate|certification|chartered|licensed|associate)$/i

/**
 * The name as a whole, or as parts that each stand in the sources ("SAP Warehouse" next to each other by
 * chance of the sentence).
 */
function proven(name: Name, evidence: Evidence, text: 'own' | 'all'): boolean {
  const source = evidence[text]
  if (name.likeWord) return source.has(name.text, { capital: true }) || evidence.skills.has(name.text)
  if (source.has(name.text)) return true
  // "Part of the Planner job": an everyday word before the name may only open the sentence.
  if (name.opener && source.has(name.text.replace(/^\S+ (?:of (?:the )?)?/, ''))) return true
  const words = name.text.replaceAll(/'s\b/g, '').split(/[\s-]+/)
  // Names have few words; a longer row is none, and trying its divisions would take for ever.
  if (words.length < 2 || words.length > 10) return false
  const ways = (from: number): boolean => {
    if (from === words.length) return true
    for (let to = words.length; to > from; to -= 1) {
      const cutsName =
        to < words.length && (BINDING.test(words[to - 1] ?? '') || BINDING.test(words[to] ?? ''))
      if (!cutsName && source.has(words.slice(from, to).join(' '), { capital: to - from === 1 }) && ways(to))
        return true
    }
    return false
  }
  return ways(0)
}

/**
 * A heading in capitals throughout cannot tell names by their capitals: there, everyday words claim nothing.
 */
function isHeading(text: string): boolean {
  const long = text.split(/\s+/).filter((word) => /^\p{L}{4}/u.test(word))
  return long.length >= 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length / long.length > 0.7
}

function everyday(name: Name): boolean {
  return parts(name.text).every(
    ({ text }) => ORDINARY_WORDS.has(text) || ORDINARY_WORDS.has(`${text}s`) || text === 'of',
  )
}

/** Names of a text that stand in no source, or that are said of the writer and stand in the posting alone. */
export function unprovenNames(
  text: string,
  assignment: Assignment,
  isOwn: (at: number) => boolean = () => false,
): Problem[] {
  const evidence = evidenceOf(assignment)
  const plain = fold(text).replaceAll(/https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@\S{1,255}/g, (match) =>
    ' '.repeat(match.length),
  )
  const known = degrees(plain).map(({ span }) => span)
  const heading = isHeading(plain)
  return names(plain).flatMap((name): Problem[] => {
    const shown = text.slice(name.span.start, name.span.end)
    if (known.some((span) => span.start <= name.span.start && span.end >= name.span.end)) return []
    if (heading && everyday(name) && !name.likeWord) return []
    if (!proven(name, evidence, 'all'))
      return [
        problem(
          'L05',
          `"${shown}" stands neither in the resume, the posting nor the contact's record.`,
          name.span,
        ),
      ]
    const saidOfWriter =
      isOwn(name.span.start) && !evidence.record.has(name.text) && !proven(name, evidence, 'own')
    return saidOfWriter
      ? [
          problem(
            'L05',
            `"${shown}" is said of the writer, but only the posting names it; the resume does not.`,
            name.span,
          ),
        ]
      : []
  })
}
