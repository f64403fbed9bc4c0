import type { Fact, Span } from '../model.ts'

interface Item {
  readonly id: string
  readonly span: Span
}

const shared = (a: Span, b: Span): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))

/**
 * Facts that both read from the same words, and characters that both lie over: half of the shorter at least,
 * where they share no fact.
 */
function likeness<T extends Item>(
  layout: T,
  model: T,
  factsOf: (item: T) => readonly (Fact | null)[],
): { readonly facts: number; readonly characters: number } | null {
  const places = factsOf(model).flatMap((fact) => fact?.span ?? [])
  const facts = factsOf(layout).filter(
    (fact) => fact !== null && places.some((place) => shared(place, fact.span) > 0),
  ).length
  const characters = shared(layout.span, model.span)
  const shorter = Math.min(layout.span.end - layout.span.start, model.span.end - model.span.start)
  return facts > 0 || characters * 2 > shorter ? { facts, characters } : null
}

/**
 * What both readers have of one item, by the places that it was read from: for each of the model's items the
 * layout reader's most alike.
 */
function pairUp<T extends Item>(
  layout: readonly T[],
  model: readonly T[],
  factsOf: (item: T) => readonly (Fact | null)[],
): ReadonlyMap<T, T> {
  const candidates = layout.flatMap((one) =>
    model.flatMap((other) => {
      const alike = likeness(one, other, factsOf)
      return alike === null ? [] : [{ one, other, ...alike }]
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
 * The items of both readers in the order of the text. What both saw is merged by `both` and keeps the layout
 * reader's id, so that what the owner said of it holds with and without a model. `idOf` gives the id that
 * each of the model's items has now.
 */
export function mergeItems<T extends Item>(
  layout: readonly T[],
  model: readonly T[],
  merge: {
    readonly factsOf: (item: T) => readonly (Fact | null)[]
    readonly both: (layout: T, model: T) => T
    readonly layoutOnly?: (item: T) => T
  },
): { readonly items: readonly T[]; readonly idOf: ReadonlyMap<string, string> } {
  const pairs = pairUp(layout, model, merge.factsOf)
  const paired = new Set(pairs.values())
  const taken = new Set(layout.map(({ id }) => id))
  const seen = model.map((other): T => {
    const one = pairs.get(other)
    return one === undefined
      ? { ...other, id: taken.has(other.id) ? `${other.id}-2` : other.id }
      : { ...merge.both(one, other), id: one.id }
  })
  const unseen = layout.filter((one) => !paired.has(one)).map((one) => merge.layoutOnly?.(one) ?? one)
  return {
    items: [...seen, ...unseen].toSorted((a, b) => a.span.start - b.span.start),
    idOf: new Map(model.map(({ id }, index) => [id, seen[index]?.id ?? id])),
  }
}
