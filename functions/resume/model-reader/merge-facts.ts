import { plainValue } from '../item-id.ts'
import { isFact } from '../map-facts.ts'
import { DOUBTFUL, LEAST_DOUBTFUL, type Fact, type ListedFact } from '../model.ts'

const BOTH_SAY = 1
const MODEL_SAYS_OTHERWISE = 0.7
/** A layout reader that is at least as sure of something else makes the model's value doubtful. */
const SURE = 0.8
const CONTESTED = DOUBTFUL - 0.1

/**
 * One field as two readers read it: what both say is certain, the model's word goes before, and the layout
 * reader fills the gaps.
 */
export function mergeFact(layout: Fact | null, model: Fact | null): Fact | null {
  if (model === null || layout === null) return model ?? layout
  if (plainValue(layout.value) === plainValue(model.value))
    return { ...layout, confidence: model.confidence < DOUBTFUL ? layout.confidence : BOTH_SAY }
  return {
    ...model,
    confidence: Math.min(model.confidence, layout.confidence >= SURE ? CONTESTED : MODEL_SAYS_OTHERWISE),
  }
}

/** The facts of an item as two readers read it; what else it has is the layout reader's. */
export function mergeItem<Item extends object>(layout: Item, model: Item): Item {
  const other = new Map<string, unknown>(Object.entries(model))
  const factOf = (value: unknown): Fact | null => (isFact(value) ? value : null)
  const merged = Object.entries(layout).map(([name, value]: [string, unknown]) => ({
    name,
    fact: mergeFact(factOf(value), factOf(other.get(name))),
  }))
  return {
    ...layout,
    ...Object.fromEntries(merged.flatMap(({ name, fact }) => (fact === null ? [] : [[name, fact]]))),
  }
}

/** A list as two readers read it, each value once. */
export function mergeLists(
  layout: readonly ListedFact[],
  model: readonly ListedFact[],
): readonly ListedFact[] {
  const merged = layout.map((fact) => ({
    ...fact,
    ...mergeFact(fact, model.find(({ value }) => plainValue(value) === plainValue(fact.value)) ?? null),
  }))
  return [
    ...merged,
    ...model.filter(({ value }) => layout.every((fact) => plainValue(fact.value) !== plainValue(value))),
  ]
}

/** A fact that is less sure by `less`. */
export const lowered = <F extends Fact>(fact: F, less: number): F => ({
  ...fact,
  confidence: Math.max(
    Math.min(LEAST_DOUBTFUL, fact.confidence),
    Math.round((fact.confidence - less) * 100) / 100,
  ),
})
