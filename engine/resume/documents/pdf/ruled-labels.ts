import { CELL_GAP, rightOf, type Glyphs } from './glyphs.ts'

/** A short rule, typed as a dash. Google's template "Swiss" has U+3161 above each heading of its margin. */
const RULE = /^\s*[ㅡ—–―─_]+\s*$/u
/** Ems from a rule down to its label, and from one of its lines to the next. */
const MAX_DROP = 2.5

/**
 * Puts labels of a margin that stand below a rule in the rule's place, in one line, where the text that they label begins. A
 * single rule is left alone.
 */
export function raiseLabels(glyphs: readonly Glyphs[]): readonly Glyphs[] {
  const rules = glyphs.filter((one) => RULE.test(one.text) && isAlone(one, glyphs))
  if (rules.length < 2) return glyphs
  const fromTop = glyphs.toSorted((a, b) => b.y - a.y)
  const labels = new Map(rules.map((rule) => [rule, labelBelow(rule, fromTop)] as const))
  const moved = new Set([...labels.values()].flat())
  return glyphs.flatMap((one) => {
    const label = labels.get(one)
    if (label === undefined) return moved.has(one) ? [] : [one]
    const [first] = label
    const text = label.map((part) => part.text.trim()).join(' ')
    return first === undefined ? [] : [{ ...first, y: one.y, text }]
  })
}

/** The pieces of the label below a rule, down to the next rule. */
function labelBelow(rule: Glyphs, fromTop: readonly Glyphs[]): readonly Glyphs[] {
  const label: Glyphs[] = []
  let last = rule
  for (const one of fromTop) {
    const isBelow = Math.abs(one.x - rule.x) < 2 && one.y < last.y && last.y - one.y < MAX_DROP * rule.size
    if (!isBelow) continue
    if (RULE.test(one.text) || (label[0] !== undefined && one.look !== label[0].look)) break
    label.push(...phraseOf(one, fromTop))
    last = one
  }
  return label
}

const isNear = (left: Glyphs, right: Glyphs): boolean => right.x - rightOf(left) < CELL_GAP * left.size

const onLineOf = (one: Glyphs, glyphs: readonly Glyphs[]): readonly Glyphs[] =>
  glyphs.filter((other) => other !== one && Math.abs(other.y - one.y) < 1)

const isAlone = (rule: Glyphs, glyphs: readonly Glyphs[]): boolean =>
  !onLineOf(rule, glyphs).some((other) => (other.x < rule.x ? isNear(other, rule) : isNear(rule, other)))

/** The pieces of text from this one up to a gap. */
function phraseOf(first: Glyphs, glyphs: readonly Glyphs[]): readonly Glyphs[] {
  const phrase = [first]
  for (const one of onLineOf(first, glyphs).toSorted((a, b) => a.x - b.x))
    if (one.x > first.x && isNear(phrase.at(-1) ?? first, one)) phrase.push(one)
  return phrase
}
