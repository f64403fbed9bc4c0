import type { Fact, ResumeRole, Span } from '../../../values/resume-facts.ts'
import { linesBetween, type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import { findRange, findSingle } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { sentences } from '../words/statements.ts'
import type { RoleDraft } from './to-role.ts'

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
  readonly title: Span
  readonly employer: Span
  /** How surely the title is one. */
  readonly score: number
}

/** Title and employer of a sentence; where two patterns fit, the title that has a word of titles. */
function namesIn(plain: string, { start, end }: Span, dates: readonly Span[]): Named | null {
  const masked = dates.reduce(
    (words, span) =>
      `${words.slice(0, span.start - start)}${'¦'.repeat(span.end - span.start)}${words.slice(span.end - start)}`,
    plain.slice(start, end),
  )
  const at = ([from, to]: readonly [number, number]): Span => ({ start: start + from, end: start + to })
  const found = PATTERNS.flatMap((pattern) => [...masked.matchAll(pattern)]).flatMap(
    ({ indices, groups = {} }): readonly Named[] => {
      const { title, employer } = indices?.groups ?? {}
      const score = titleScore(groups['title'] ?? '')
      return title && employer && score + employerScore(groups['employer'] ?? '') > 0
        ? [{ title: at(title), employer: at(employer), score }]
        : []
    },
  )
  return found.toSorted((a, b) => b.score - a.score)[0] ?? null
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
): readonly RoleDraft[] => {
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

/** The jobs that sentences of a paragraph tell, each with what follows it there. */
function toldIn(text: string, plain: string, block: Paragraph): readonly RoleDraft[] {
  const told = sentences(plain, block.start, block.end).flatMap((part) => {
    if (plain.slice(part.start, part.end).trim().split(/\s+/u).length < MIN_WORDS) return []
    const dates = datesIn(text, plain, part)
    const names = dates && namesIn(plain, part, dates.spans)
    return names ? [{ part, dates, names }] : []
  })
  return told.map(({ part, dates: { start, end }, names: { title, employer, score } }, order) => {
    const stop = told[order + 1]?.part.start ?? block.end
    const role = {
      kind: 'job',
      title: factAt(text, title.start, title.end, undefined, score > 0 ? 0.8 : 0.4),
      employer: employerAt(text, employer),
      location: null,
      start,
      end,
      span: { ...part, end: stop },
    } as const
    return { role, body: linesBetween(block, part.end, stop) }
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
