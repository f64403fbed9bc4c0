import tools from '../../../data/tools.json' with { type: 'json' }
import type { Fact } from '../../../values/resume-facts.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { isNotHeld } from '../../../language/not-held.ts'
import { factAt, onceByValue } from '../words/fact.ts'
import { type Phrase, phrases } from '../words/phrases.ts'

const LABEL = /^[^:,;|]{2,40}:(?:\s+|$)/u
const SEPARATOR = /,(?!\d)|[;|•·▪●∙\t]| {2,}| [–—/-] |\.(?=\s+\p{Lu})/gu
const OPENING =
  /^[\s–—/☒☑-]*(?:(?:and |und |et |y )?(?:(?:highly |very )?(?:proficient|fluent|skilled|experienced|competent|trained|certified|well versed) (?:in|with|at)|(?:(?:basic|good|strong|solid|advanced|working|excellent|expert|in-depth) )*(?:knowledge|command|understanding|experience|grasp) (?:of|in|with)|familiar(?:ity)? with|proficiency in|and|und|et)\s+)?/iu
const NO_SKILL =
  /^[^\p{L}]*$|^[ABC][12]$|@|https?:|^(?:and|or|with|the|i|my|etc\.?)\b|\b(?:i|my|to|years|was|were|have|has|who|that|which|skills)\b.*\s/iu
const MAX_WORDS = 6
const MAX_LENGTH = 50

/** Skills of a section: list items with any separator, without group labels and without sentences. */
export const readSkills = (text: string, paragraphs: readonly Paragraph[]): readonly Fact[] =>
  onceByValue(lists(paragraphs).flatMap(({ start, end }) => items(text, start, end)))

/** Joins paragraphs that are one list: a list that ends in mid-item continues in the next paragraph. */
function lists(paragraphs: readonly Paragraph[]): readonly { start: number; end: number }[] {
  const found: { start: number; end: number; words: string }[] = []
  const isBesideLabels = paragraphs.some(
    ({ first: { cells, words } }) => cells.length === 2 && /^[^,]+\t[^\t]*,/u.test(words),
  )
  for (const { start: edge, end, words, first } of paragraphs) {
    const start = isBesideLabels && first.cells.length === 2 ? (first.cells[1]?.start ?? edge) : edge
    const above = found.at(-1)
    const isOpen = /[,;&|·•]$/u.test(above?.words ?? '') || /^\p{Ll}.*[,;]/u.test(words)
    if (above !== undefined && isOpen && first.marker === '' && first.gap < 0.5 && !LABEL.test(words))
      found[found.length - 1] = { start: above.start, end, words }
    else found.push({ start, end, words })
  }
  return found
}

function items(text: string, start: number, end: number): readonly Fact[] {
  const all = phrases(text, { start, end }, SEPARATOR)
  return all.flatMap((item, index) => {
    const next = all[index + 1]
    // A remark after a dash belongs to the skill: "ArcGIS – class only".
    const isDenied =
      next !== undefined && isNotHeld(next.words) && /^\s*[–—-]/u.test(text.slice(item.end, next.start))
    if (isDenied || isNotHeld(item.words) || isUnmarked(text, item)) return []
    const label = LABEL.exec(item.words)?.[0].length ?? 0
    const opening = label + (OPENING.exec(item.words.slice(label))?.[0].length ?? 0)
    // "Vital signs (5 years)"
    const tail = /(?:\s\([\p{Ll}\d][^()]*\))?[\s.]*$/u.exec(item.words.slice(opening))?.[0].length ?? 0
    const fact = factAt(text, item.start + opening, item.end - tail)
    return fact !== null && isSkill(fact.value) ? [fact] : []
  })
}

/** Characters of a cell behind one of its items. */
const MAX_BESIDE = 100
/** Whether the box before an item is empty or all stars beside its cell are: "☐ EWM", "Shopware, portals  ☆☆☆☆☆". */
const isUnmarked = (text: string, { start, end, words }: Phrase): boolean =>
  words.startsWith('☐') || /^[^\t\n]*\t☆+(?:[\t\n]|$)/u.test(text.slice(start, end + MAX_BESIDE))

const TOOLS: ReadonlySet<string> = new Set(
  [...tools.names, ...tools.likeWords].flatMap((line) => line.split(' ')),
)

export const isTool = (item: string): boolean => TOOLS.has(item.toLowerCase())

const isSkill = (value: string): boolean =>
  value.length <= MAX_LENGTH &&
  value.split(' ').length <= MAX_WORDS &&
  (value.length > 1 || /^[CR]$/u.test(value)) &&
  !NO_SKILL.test(value)
