import { plainValue } from '../item-id.ts'
import { isFact } from '../map-facts.ts'
import { DOUBTFUL, type Fact, type ListedFact, type Span } from '../model.ts'

const BOTH_SAY = 1
const MODEL_SAYS_OTHERWISE = 0.7
/** A layout reader that is at least as sure of something else makes the model's value doubtful. */
const SURE = 0.8
const CONTESTED = DOUBTFUL - 0.1

const sayTheSame = (one: Fact, other: Fact): boolean => plainValue(one.value) === plainValue(other.value)

/**
 * One field as two readers read it: what both say is certain, the model's word goes before, and the layout
 * reader fills the gaps.
 */
export function mergeFact(layout: Fact | null, model: Fact | null): Fact | null {
  if (model === null || layout === null) return model ?? layout
  if (sayTheSame(layout, model))
    return { ...layout, confidence: model.confidence < DOUBTFUL ? layout.confidence : BOTH_SAY }
  const limit = layout.confidence >= SURE ? CONTESTED : MODEL_SAYS_OTHERWISE
  return { ...model, confidence: Math.min(model.confidence, limit) }
}

/** A list as two readers read it, each value once. */
export const mergeLists = (
  layout: readonly ListedFact[],
  model: readonly ListedFact[],
): readonly ListedFact[] => [
  ...layout.map((fact) => ({
    ...fact,
    ...mergeFact(fact, model.find((other) => sayTheSame(fact, other)) ?? null),
  })),
  ...model.filter((other) => !layout.some((fact) => sayTheSame(fact, other))),
]

interface Item {
  readonly id: string
  readonly span: Span
}

const shared = (a: Span, b: Span): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
const lengthOf = ({ start, end }: Span): number => end - start

const factsOf = (item: Item): readonly (readonly [name: string, fact: Fact])[] =>
  Object.entries(item).flatMap(([name, value]: [string, unknown]) =>
    isFact(value) ? [[name, value] as const] : [],
  )

/** The facts of an item as two readers read it; what else it has is the layout reader's. */
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
 * What both readers have of one item, most alike first: by the facts that they read from the same words, then
 * by the characters that both lie over, half of the shorter at least where they share no fact.
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
 * The items of both readers in the order of the text. What both saw keeps the layout reader's id, so that
 * what the owner said of it holds with and without a model; `both` is told of such a pair, `layoutOnly` of
 * what the model did not see. `idOf` gives the id that each of the model's items has now.
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
