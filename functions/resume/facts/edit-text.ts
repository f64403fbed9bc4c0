import type { Span } from '../model.ts'

/** Words that come into the text at an offset of it; `ownLine` puts them on a line of their own. */
export interface Insertion {
  readonly at: number
  readonly words: string
  readonly ownLine: boolean
}

export interface EditedText {
  readonly text: string
  /** Where an unedited part of the text stands now. */
  readonly moved: (span: Span) => Span
  /** Where a region with all that was put into it stands now. */
  readonly region: (span: Span) => Span
  /** Where each insertion stands, in their order. */
  readonly inserted: readonly Span[]
}

/** Spans that overlap or touch as one, in the order of the text. */
export const merged = (spans: readonly Span[]): readonly Span[] => {
  const found: Span[] = []
  for (const span of spans
    .filter(({ start, end }) => start < end)
    .toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1)
    if (last !== undefined && span.start <= last.end)
      found[found.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else found.push(span)
  }
  return found
}

/** What of the spans lies outside the kept ones. */
const without = (spans: readonly Span[], kept: readonly Span[]): readonly Span[] =>
  kept.reduce<readonly Span[]>(
    (left, keep) =>
      left.flatMap((span) =>
        keep.end <= span.start || span.end <= keep.start
          ? [span]
          : [
              { start: span.start, end: keep.start },
              { start: keep.end, end: span.end },
            ].filter(({ start, end }) => start < end),
      ),
    merged(spans),
  )

/** A cut that leaves nothing of its lines but a bullet takes these lines whole. */
export function wholeLines(text: string, { start, end }: Span): Span {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  return /^[\s•·▪◦*–-]*$/u.test(text.slice(from, start)) && text.slice(end, to).trim() === ''
    ? { start: from, end: Math.min(text.length, to + 1) }
    : { start, end }
}

interface Step {
  readonly at: number
  /** Place in the new text before and after what is inserted here. */
  readonly before: number
  readonly after: number
  readonly isCut: boolean
}

/**
 * Cuts spans out of a text and puts words into it. What is kept stays whole, whatever is cut around it;
 * nothing is put into the middle of it.
 */
export function editText(
  text: string,
  cuts: readonly Span[],
  insertions: readonly Insertion[],
  kept: readonly Span[],
): EditedText {
  const whole = merged(kept)
  const gone = without(cuts, whole)
  const free = insertions.map((insertion) => ({
    ...insertion,
    at: whole.find(({ start, end }) => start < insertion.at && insertion.at < end)?.start ?? insertion.at,
  }))
  const inserted = new Map<Insertion, Span>()
  const steps: Step[] = []
  let out = ''
  const points = [
    ...new Set([
      0,
      text.length,
      ...gone.flatMap(({ start, end }) => [start, end]),
      ...free.map(({ at }) => at),
    ]),
  ].toSorted((one, other) => one - other)
  for (const [index, at] of points.entries()) {
    const before = out.length
    const here = free.filter((one) => one.at === at)
    for (const insertion of [
      ...here.filter(({ ownLine }) => ownLine),
      ...here.filter(({ ownLine }) => !ownLine),
    ]) {
      if (insertion.ownLine && out !== '' && !out.endsWith('\n')) out += '\n'
      inserted.set(insertion, { start: out.length, end: out.length + insertion.words.length })
      out += insertion.ownLine ? `${insertion.words}\n` : insertion.words
    }
    const isCut = gone.some(({ start, end }) => start <= at && at < end)
    steps.push({ at, before, after: out.length, isCut })
    if (!isCut) out += text.slice(at, points[index + 1])
  }
  const place = (offset: number, side: 'before' | 'after'): number => {
    const step = steps.findLast(({ at }) => at <= offset)
    if (step === undefined) return offset
    return step.at === offset ? step[side] : step.after + (step.isCut ? 0 : offset - step.at)
  }
  return {
    text: out,
    moved: ({ start, end }) => ({ start: place(start, 'after'), end: place(end, 'before') }),
    region: ({ start, end }) => ({ start: place(start, 'before'), end: place(end, 'before') }),
    inserted: free.map((insertion) => inserted.get(insertion) ?? { start: 0, end: 0 }),
  }
}
