import { plainValue } from '../item-id.ts'
import { factsOf } from '../map-facts.ts'
import { DOUBTFUL, type Fact, type ListedFact, type Span } from '../../values/resume-facts.ts'

const AGREED = 1
const DISAGREED = 0.7
/** From this confidence in another value, the layout reader makes the model's value doubtful. */
const SURE = 0.8
const CONTESTED = DOUBTFUL - 0.1

const agree = (one: Fact, other: Fact): boolean => plainValue(one.value) === plainValue(other.value)

/**
 * Merges a field of two readers: a value that both found is certain, the model's value wins over a different
 * one, and the layout reader fills gaps.
 */
export function mergeFact(layout: Fact | null, model: Fact | null): Fact | null {
  if (model === null || layout === null) return model ?? layout
  if (agree(layout, model))
    return { ...layout, confidence: model.confidence < DOUBTFUL ? layout.confidence : AGREED }
  const limit = layout.confidence >= SURE ? CONTESTED : DISAGREED
  return { ...model, confidence: Math.min(model.confidence, limit) }
}

/** Merges a list of two readers, each value once. */
export const mergeLists = (
  layout: readonly ListedFact[],
  model: readonly ListedFact[],
): readonly ListedFact[] => [
  ...layout.map((fact) => ({
    ...fact,
    ...mergeFact(fact, model.find((other) => agree(fact, other)) ?? null),
  })),
  ...model.filter((other) => !layout.some((fact) => agree(fact, other))),
]

interface Item {
  readonly id: string
  readonly span: Span
}

const shared = (a: Span, b: Span): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
const lengthOf = ({ start, end }: Span): number => end - start

/** Merges the facts of an item; its other properties are the layout reader's. */
function mergeItem<T extends Item>(layout: T, model: T): T {
  const [one, other] = [new Map(factsOf(layout)), new Map(factsOf(model))]
  const names = new Set([...one.keys(), ...other.keys()])
  return {
    ...layout,
    ...Object.fromEntries(
      [...names].map((name) => [name, mergeFact(one.get(name) ?? null, other.get(name) ?? null)]),
    ),
  }
}

/**
 * Pairs the readers' versions of the same item, the most similar first: by the number of facts read from the
 * same words, then by shared characters. Without a shared fact, at least half of the shorter must overlap.
 */
function pairUp<T extends Item>(layout: readonly T[], model: readonly T[]): ReadonlyMap<T, T> {
  const candidates = layout.flatMap((one) =>
    model.flatMap((other) => {
      const places = factsOf(other).map(([, { span }]) => span)
      const facts = factsOf(one).filter(([, { span }]) => places.some((place) => shared(place, span) > 0))
      const characters = shared(one.span, other.span)
      const isAlike = facts.length > 0 || characters * 2 > Math.min(lengthOf(one.span), lengthOf(other.span))
      return isAlike ? [{ one, other, facts: facts.length, characters }] : []
    }),
  )
  const pairs = new Map<T, T>()
  const used = new Set<T>()
  for (const { one, other } of candidates.toSorted(
    (a, b) => b.facts - a.facts || b.characters - a.characters,
  )) {
    if (used.has(one) || pairs.has(other)) continue
    used.add(one)
    pairs.set(other, one)
  }
  return pairs
}

/**
 * Merges the items of both readers, in the order of the text. An item that both found keeps the layout
 * reader's id, so that the owner's review of it stays valid with and without a model. `both` is applied to
 * merged pairs, `layoutOnly` to items that the model missed. `idOf` maps the model's ids to the final ones.
 */
export function mergeItems<T extends Item>(
  layout: readonly T[],
  model: readonly T[],
  both: (merged: T, model: T) => T,
  layoutOnly: (item: T) => T = (item) => item,
): { readonly items: readonly T[]; readonly idOf: ReadonlyMap<string, string> } {
  const pairs = pairUp(layout, model)
  const paired = new Set(pairs.values())
  const taken = new Set(layout.map(({ id }) => id))
  const seen = model.map((other): T => {
    const one = pairs.get(other)
    return one === undefined
      ? { ...other, id: taken.has(other.id) ? `${other.id}-2` : other.id }
      : both(mergeItem(one, other), other)
  })
  return {
    items: [...seen, ...layout.filter((one) => !paired.has(one)).map(layoutOnly)].toSorted(
      (a, b) => a.span.start - b.span.start,
    ),
    idOf: new Map(model.map(({ id }, index) => [id, seen[index]?.id ?? id])),
  }
}
