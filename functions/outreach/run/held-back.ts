import { reasonInWords } from '#shared/catalog/letter-rules.ts'
import type { Refusal } from '#engine/values/finding.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import type { HeldBackLetter } from '#functions/runs/model.ts'

/** What a run stores about a letter that was held back, without quoting it. */
export function outlineOf(refusals: readonly Refusal[]): HeldBackLetter {
  const [first] = refusals
  return {
    rule: first?.rule ?? 'nothing_to_say',
    missing: first?.missing ?? null,
    lines: refusals.flatMap(({ line, rule }) => (line === null ? [] : [{ id: line, rule }])),
  }
}

/** The reasons of a run in plain words, the most frequent first. */
export function heldBackOf(letters: readonly HeldBackLetter[]): Run['heldBack'] {
  const reasons = new Map<string, Run['heldBack'][number]>()
  for (const letter of letters) {
    const { wrong, advice } = reasonInWords(letter)
    reasons.set(wrong, { wrong, advice, count: (reasons.get(wrong)?.count ?? 0) + 1 })
  }
  return [...reasons.values()].toSorted((a, b) => b.count - a.count)
}
