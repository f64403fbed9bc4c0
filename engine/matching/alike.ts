import counts from '../data/word-counts.json' with { type: 'json' }

const words: Readonly<Record<string, number>> = counts.words

/** The fewer texts have a word, the more it tells: its inverse document frequency. */
const weightOf = (term: string): number =>
  Math.log((counts.texts + 1) / ((Object.hasOwn(words, term) ? (words[term] ?? 0) : 0) + 0.5)) ** 2

const sumOf = (terms: Iterable<string>): number => {
  let sum = 0
  for (const term of terms) sum += weightOf(term)
  return sum
}

/** Fewer words may be in both by chance. */
const MIN_SHARED = 5

/** How alike two texts are by their words, 0 to 1: the cosine of their words, weighted by TF-IDF with each word once. */
export function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((term) => other.has(term))
  return shared.length < MIN_SHARED ? 0 : sumOf(shared) / Math.sqrt(sumOf(one) * sumOf(other))
}
