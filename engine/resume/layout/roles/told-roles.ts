import type { Education, Fact, ResumeRole, Span } from '../../../values/resume-facts.ts'
import { INSTITUTION, readDegree } from '../education/degree.ts'
import { linesBetween, type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import { findRange, findSingle } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { placeStart } from '../words/places.ts'
import { sentences } from '../words/statements.ts'

/** A job that a sentence tells, and what follows in its paragraph. */
export interface ToldRole {
  readonly role: Omit<ResumeRole, 'id'>
  readonly body: readonly Paragraph[]
}

/** What stands between the names of an employer, in the four languages of letters. */
const JOINT = String.raw`(?:(?:of|the|and|&|de|des|du|del|la|las|los|le|les|y|et|und|für|der|die)\s|d['’])`
const WORD = String.raw`(?:\p{Lu}|(?<=\s)\d)[\p{L}\p{N}.&’'/-]*`
const LEGAL = String.raw`(?:,?\s(?:S\.\s?[AL]\.(?:U\.)?|Inc\.?|Ltd\.?|LLC|gGmbH|e\.\s?V\.))?`
const EMPLOYER = String.raw`(?<employer>(?:\p{Ll}+ of )?${WORD}(?:\s${JOINT}*${WORD})*${LEGAL})`
const TITLE = String.raw`(?<title>\p{L}[\p{L}’'/-]*(?:\s(?!(?:at|for|with|bei|beim|chez|where|und|and|wo|où)\s)\p{L}[\p{L}’'/-]*){0,4}?)`
/** A title that nothing follows: in German its noun is the last word with a capital. */
const TITLE_LAST = String.raw`(?<title>\p{L}[\p{L}’'/-]*(?:\s(?!(?:where|and|until|und|wo|où|et|jusqu|hasta|donde|y)(?!\p{L}))\p{L}[\p{L}’'/-]*){0,4})(?=\s*(?:[.,;¦]|$|\s(?:where|and|until|und|wo|où|et|jusqu|hasta|donde|y)(?!\p{L})))`
const PLACE = String.raw`(?:,? (?:in|à|en) \p{Lu}[\p{L}-]+)?`

/** Sentences that name a job with its employer, by the words between the two. */
const PATTERNS = [
  String.raw`\bas (?:an? |the )?(?:[\p{L} ]{3,30} and then (?:an? )?)?${TITLE}(?: \([^()]*\))?,? (?:at|for|with|in) (?:the )?${EMPLOYER}`,
  String.raw`\b(?:am|was|been|became) (?:an? |the )?${TITLE} (?:at|for|with|in) (?:the )?${EMPLOYER}`,
  String.raw`\b(?:at|for|with|run|ran|join(?:ed|ing)?) (?:the )?${EMPLOYER}(?:, an? [^.;,]{3,60},)?${PLACE} as (?:an? |the )?${TITLE_LAST}`,
  String.raw`\bals (?:eine? )?${TITLE} (?:in der|in|im|bei der|bei dem|beim|bei|an der|am|für die|für den|für) ${EMPLOYER}`,
  String.raw`\b(?:bei der|bei dem|beim|bei|in der|im) ${EMPLOYER}${PLACE} als ${TITLE_LAST}`,
  String.raw`\b(?:comme|en tant qu(?:e |['’])|en qualité d(?:e |['’])|suis|étais|été) ?(?:une? )?${TITLE} (?:chez |à la |à l['’]|au |aux |à |dans (?:la |le |l['’]))${EMPLOYER}`,
  String.raw`(?<!\p{L})(?:chez|à la|à l['’]|au) ?${EMPLOYER}${PLACE} (?:comme|en tant que) ${TITLE_LAST}`,
  String.raw`\b(?:como|(?:estuve|estado|trabaj\p{L}+) de|soy|fui|era|sido) (?:una? )?${TITLE} en (?:el |la |los |las )?${EMPLOYER}`,
  String.raw`\ben (?:el |la |los |las )?${EMPLOYER}${PLACE},? (?:como|de) ${TITLE_LAST}`,
].map((source) => new RegExp(source, 'dgu'))

/** Sentences of somebody who names only where they worked. */
const WITHOUT_TITLE = [
  String.raw`\bI (?:was|have been|am|worked|work|have worked|joined) (?:at |for |with )?(?:the )?${EMPLOYER}`,
  String.raw`\b(?:arbeite|arbeitete|war|bin) ich (?:bei der |beim |bei |für )${EMPLOYER}`,
  String.raw`\b(?:travaillé|travaille|rejoint|entrée?) (?:chez |à la |à l['’]|au )?${EMPLOYER}`,
  String.raw`\b(?:trabaj(?:o|é|aba)|entré|estuve) (?:en|para) (?:el |la )?${EMPLOYER}`,
].map((source) => new RegExp(source, 'dgu'))

/** A letter is no resume, however much it tells. */
const GREETING =
  /^\s*(?:dear|hello|hi|sehr geehrte[rs]?|guten tag|hallo|madame|monsieur|bonjour|estimad[oa]s?|hola|buen[oa]s)(?!\p{L}).{0,60}[,:!]\s*$/imu

/** Words before a date that leave its year as it is. */
const ABOUT =
  /(?<!\p{L})(?:early|mid|late|the (?:beginning|start|middle|end) of|anfang|mitte|ende|début|fin|mi|(?:principios|mediados|finales) de)(?=[\s-])/giu
/** Words before the first date: "In 2008 I joined Petrou Gowns". */
const BEGAN = /(?<!\p{L})(?:in|im|from|since|seit|ab|en|depuis|desde|à partir de|a partir de)\s+$/iu
/** Words before the last date. */
const ENDED = /(?<!\p{L})(?:until|till|bis|jusqu['’](?:en|à)|hasta(?: el)?|left(?: \p{L}+)? in)\s+$/iu
/** A later sentence about the same job. */
const THERE = /(?<!\p{L})(?:there|dort|allí|ahí)(?!\p{L})|\bleft\b/iu
const MIN_WORDS = 6

/** The text as one line without words such as "early" before a date; every offset stays. */
export const asOneLine = (text: string): string =>
  text.replaceAll('\n', ' ').replaceAll(ABOUT, (words) => ' '.repeat(words.length))

type Dates = Pick<ResumeRole, 'start' | 'end'> & { readonly spans: readonly Span[] }

/** The dates of a sentence, together ("from 2019 to 2021") or apart ("in March 2021 … until May 2023"). */
function datesIn(text: string, plain: string, { start, end }: Span): Dates | null {
  const own = (fact: Fact | null): Fact | null =>
    fact && factAt(text, fact.span.start, fact.span.end, fact.value)
  const range = findRange(plain, start, end)
  if (range !== null) {
    const closed = range.end?.value === 'present' ? endAfter(plain, range.to, end) : null
    return {
      start: own(range.start),
      end: own(closed ?? range.end),
      spans: [{ start: range.from, end: range.to }],
    }
  }
  const first = findSingle(plain, start, end)
  if (first === null || first.end === null) return null
  const { span } = first.end
  if (ENDED.test(plain.slice(start, span.start))) return { start: null, end: own(first.end), spans: [span] }
  if (!BEGAN.test(plain.slice(start, span.start))) return null
  const last = endAfter(plain, span.end, end)
  return { start: own(first.end), end: own(last), spans: [span, ...(last === null ? [] : [last.span])] }
}

/** The date after a word such as "until" in plain[start, end). */
function endAfter(plain: string, start: number, end: number): Fact | null {
  const last = findSingle(plain, start, end)?.end ?? null
  return last !== null && ENDED.test(plain.slice(start, last.span.start)) ? last : null
}

interface Named {
  readonly title: Span | null
  readonly employer: Span
}

/** Title and employer of a sentence; where two patterns fit, the title that has a word of titles. */
function namesIn(plain: string, { start, end }: Span, dates: readonly Span[]): Named | null {
  const masked = dates.reduce(
    (words, span) =>
      `${words.slice(0, span.start - start)}${'¦'.repeat(span.end - span.start)}${words.slice(span.end - start)}`,
    plain.slice(start, end),
  )
  const found = (patterns: readonly RegExp[]): readonly Named[] =>
    patterns.flatMap((pattern) =>
      [...masked.matchAll(pattern)].flatMap(({ indices }) => {
        const { title, employer } = indices?.groups ?? {}
        const at = ([from, to]: readonly [number, number]): Span => ({ start: start + from, end: start + to })
        return employer === undefined
          ? []
          : [{ title: title === undefined ? null : at(title), employer: at(employer) }]
      }),
    )
  const words = (span: Span) => plain.slice(span.start, span.end)
  const score = ({ title }: Named) => (title === null ? 0 : titleScore(words(title)))
  const sure = found(PATTERNS).filter((one) => score(one) > 0 || employerScore(words(one.employer)) > 0)
  return (
    sure.toSorted((a, b) => score(b) - score(a))[0] ??
    found(WITHOUT_TITLE).find(({ employer }) => placeStart(words(employer)) !== 0) ??
    null
  )
}

/** A name without the full stop that ends its sentence. */
function employerAt(text: string, { start, end }: Span): Fact | null {
  const words = text.slice(start, end)
  const stop = employerScore(words) < 2 && /[\p{Ll}]{2}[.,]+$/u.test(words) ? 1 : 0
  return factAt(text, start, end - stop, undefined, 0.8)
}

/** The jobs that sentences of these paragraphs tell, with their dates; `plain` is the text as one line. */
export const readToldRoles = (
  text: string,
  plain: string,
  paragraphs: readonly Paragraph[],
): readonly ToldRole[] => {
  if (GREETING.test(text)) return []
  const blocks = blocksOf(text, paragraphs)
  return blocks.flatMap((block, index) => {
    const told = toldIn(text, plain, block)
    const last = told.at(-1)
    if (last === undefined) return []
    const next = blocks
      .slice(index + 1)
      .findIndex((one) => one.first.marker === '' || toldIn(text, plain, one).length > 0)
    const bullets = blocks.slice(index + 1, next < 0 ? undefined : index + 1 + next)
    const span = { ...last.role.span, end: bullets.at(-1)?.end ?? last.role.span.end }
    return [...told.slice(0, -1), { role: { ...last.role, span }, body: [...last.body, ...bullets] }]
  })
}

function toldIn(text: string, plain: string, block: Paragraph): readonly ToldRole[] {
  const parts = sentences(plain, block.start, block.end)
  const told = parts.flatMap((part, index) => {
    if (plain.slice(part.start, part.end).trim().split(/\s+/u).length < MIN_WORDS) return []
    const dates = datesIn(text, plain, part)
    const names = namesIn(plain, part, dates?.spans ?? [])
    return names === null ? [] : [{ part, index, dates, names }]
  })
  return told.flatMap(({ part, index, dates, names }, order) => {
    const next = told[order + 1]
    // "I was there from 2020 until 2021", "I left in August 2024"
    const later = parts
      .slice(index + 1, next?.index)
      .flatMap((other) =>
        THERE.test(plain.slice(other.start, other.end)) ? (datesIn(text, plain, other) ?? []) : [],
      )
    const start = dates?.start ?? later.find((one) => one.start !== null)?.start ?? null
    const end = dates?.end ?? later.find((one) => one.end !== null)?.end ?? null
    const known = names.title !== null && titleScore(plain.slice(names.title.start, names.title.end)) > 0
    const title =
      names.title && factAt(text, names.title.start, names.title.end, undefined, known ? 0.8 : 0.4)
    const employer = employerAt(text, names.employer)
    if (start === null && end === null) return []
    const stop = next?.part.start ?? block.end
    const role = {
      kind: 'job',
      title,
      employer,
      location: null,
      start,
      end,
      span: { ...part, end: stop },
    } as const
    return [{ role, body: linesBetween(block, part.end, stop) }]
  })
}

/** Characters of a line that was wrapped. */
const MIN_WRAPPED = 50

/** Wrapped lines of running text as one paragraph each, whatever their breaks. */
function blocksOf(text: string, paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const blocks: Paragraph[] = []
  for (const paragraph of paragraphs) {
    const above = blocks.at(-1)
    const isRest =
      above !== undefined &&
      paragraph.first.marker === '' &&
      text.slice(above.end, paragraph.start) === '\n' &&
      above.words.length >= MIN_WRAPPED &&
      !/[.!?:]$/u.test(above.words) &&
      findRange(paragraph.words, 0, paragraph.words.length)?.from !== 0
    if (isRest) blocks.splice(-1, 1, ...paragraphOf([...above.lines, ...paragraph.lines]))
    else blocks.push(paragraph)
  }
  return blocks
}

const SCHOOL = new RegExp(String.raw`${WORD}(?:\s${JOINT}*${WORD})*`, 'gu')

/** The schools that sentences of these paragraphs tell, with a degree or a date. */
export const readToldStudies = (
  text: string,
  paragraphs: readonly Paragraph[],
): readonly Omit<Education, 'id'>[] => {
  const plain = asOneLine(text)
  return blocksOf(text, paragraphs)
    .flatMap((block) => sentences(plain, block.start, block.end))
    .flatMap((part) => {
      const words = plain.slice(part.start, part.end)
      if (!/[.!?]$/u.test(words.trim())) return []
      const school = [...words.matchAll(SCHOOL)].find(
        ([name]) =>
          INSTITUTION.test(name) &&
          /\s/u.test(name) &&
          !/^(?:after|at|nach|an|in|après|à|en|tras) /iu.test(name),
      )
      if (school === undefined || words.trim().split(/\s+/u).length < MIN_WORDS) return []
      const at = part.start + school.index
      const institution = employerAt(text, { start: at, end: at + school[0].length })
      const { degree = null, field = null } = readDegree(plain, part.start, part.end) ?? {}
      // The field may end with its sentence.
      const own = (fact: Fact | null) =>
        fact && factAt(text, fact.span.start, fact.span.end - (/\p{Ll}\.$/u.test(fact.quote) ? 1 : 0))
      const { start = null, end = null } =
        findRange(plain, part.start, part.end) ?? findSingle(plain, part.start, part.end) ?? {}
      return degree === null && end === null
        ? []
        : [{ institution, degree: own(degree), field: own(field), start, end, span: part }]
    })
}
