import type { Fact, ResumeRole, Span } from '../../../values/resume-facts.ts'
import { APART } from '../document.ts'
import { linesBetween, type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import { findRange, findSingle } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { titleScore } from '../words/job-words.ts'
import { sentences } from '../words/statements.ts'

interface ToldRole {
  readonly role: Omit<ResumeRole, 'id'>
  readonly body: readonly Paragraph[]
}

/** People told of who they are and since when; below what a layout with columns is worth. */
const CONFIDENCE = 0.75

/** By which a sentence speaks of its writer, who in Spanish is in the verb. */
const SELF =
  /(?<!\p{L})(?:j['’]|(?:I|ich|je|yo|trabajé|trabajo|entré|empecé|fui|soy|estuve|estoy|llevo)(?!\p{L}))/iu

const WORD = String.raw`(?!I\b)\p{Lu}[\p{L}\p{M}\d&'’-]*`
const NAME = String.raw`${WORD}(?: (?:(?:&|and|und|et|y|of|de|du|des|la|le|del|von) )?${WORD}){0,5}`
const AT = String.raw`(?:at|for|with|joined|bei(?: de[rm])?|zu[rm]?|chez|à l['’]|à la|à|au|rejoint|en(?: el| la)?)`
const AS = String.raw`(?:as|als|comme|en tant que|en qualité de|como)(?: (?:an?|the|eine?n?|une?|la|le|el|una?))?`

/** "at Petrou Gowns"; a town has "in" before it, and in Spanish the employer follows the title. */
const EMPLOYER = new RegExp(String.raw`(?<!\p{L})${AT}\s?(?<name>${NAME})`, 'du')
/** "as a pattern cutter", "als Köchin" */
const TITLE = new RegExp(
  String.raw`(?<!\p{L})${AS} (?<name>\p{L}[\p{L}\p{M}/'’ -]{3,50}?)(?=\s(?:${AT}|in|im)(?!\p{L})|[,.;(]|$)`,
  'du',
)
/** "I was a midwife", "j'ai été cuisinière", "ich war Köchin", "fui enfermera" */
const WAS = new RegExp(
  String.raw`(?<!\p{L})(?:was|am|have been|war|bin|ai été|suis|étais|fui|soy)(?: (?:an?|the|ich|eine?|une?|una?))* (?<name>\p{L}[\p{L}\p{M}/'’ -]{3,50}?)(?=\s(?:${AT}|in|im)(?!\p{L})|[,.;(]|$)`,
  'du',
)

/** A letter is no resume, however much it tells. */
const GREETING =
  /^\s*(?:dear|hello|hi|sehr geehrte[rs]?|guten tag|hallo|madame|monsieur|bonjour|estimad[oa]s?|hola|buen[oa]s)(?!\p{L}).{0,60}[,:!]\s*$/imu

function named(text: string, { start, end }: Span, pattern: RegExp): Fact | null {
  const [from, to] = pattern.exec(text.slice(start, end))?.indices?.groups?.['name'] ?? []
  return from === undefined || to === undefined
    ? null
    : factAt(text, start + from, start + to, undefined, CONFIDENCE)
}

/** The job that a sentence tells: "In 2019 I joined Larkfield as a buyer." Null when it tells none. */
function jobIn(text: string, sentence: Span): Omit<ResumeRole, 'id' | 'span'> | null {
  const said = text.slice(sentence.start, sentence.end)
  const dates =
    findRange(text, sentence.start, sentence.end) ?? findSingle(text, sentence.start, sentence.end)
  if (dates === null || !SELF.test(said)) return null
  const employer = named(text, sentence, EMPLOYER)
  if (employer === null) return null
  const was = named(text, sentence, WAS)
  const title = named(text, sentence, TITLE) ?? (was !== null && titleScore(was.value) > 0 ? was : null)
  // "In 2019 I joined Larkfield": a single year is the beginning.
  const { start, end } = dates.start === null ? { start: dates.end, end: null } : dates
  return { kind: 'job', title, employer, location: null, start, end }
}

/** Paragraphs without space between them are one: the lines of a text file may be of any length. */
const blocksOf = (paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  paragraphs
    .reduce<readonly (readonly Paragraph[])[]>(
      (blocks, one) =>
        one.first.gap > APART || one.first.marker !== ''
          ? [...blocks, [one]]
          : [...blocks.slice(0, -1), [...(blocks.at(-1) ?? []), one]],
      [],
    )
    .flatMap((block) => paragraphOf(block.flatMap(({ lines }) => lines)))

/**
 * Jobs that are told in sentences with employer and years, each with the rest of its paragraph:
 * "From 2014 I was at Marlow & Finch in Tottenham. I cut for two pattern cutters." A letter tells none.
 */
export function readToldRoles(text: string, paragraphs: readonly Paragraph[]): readonly ToldRole[] {
  if (GREETING.test(text)) return []
  return blocksOf(paragraphs).flatMap((paragraph) => {
    const told = sentences(text, paragraph.start, paragraph.end).flatMap((sentence) => {
      const role = jobIn(text, sentence)
      return role === null ? [] : [{ role, sentence }]
    })
    return told.map(({ role, sentence }, at) => {
      const end = told[at + 1]?.sentence.start ?? paragraph.end
      return {
        role: { ...role, span: { start: sentence.start, end } },
        body: linesBetween(paragraph, sentence.end, end),
      }
    })
  })
}
