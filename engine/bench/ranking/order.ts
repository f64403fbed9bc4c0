import type { Posting } from '../../values/posting.ts'
import { wordsOf } from '../../language/words.ts'
import type { Grade } from './labelled.ts'

const gain = (grade: Grade): number => 2 ** grade - 1

const discounted = (grades: readonly Grade[]): number =>
  grades.slice(0, 10).reduce<number>((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0)

/**
 * Normalised discounted cumulative gain of the first ten, 0 to 1. Postings that an order leaves out add no
 * gain to it, but count in the best possible order.
 */
export function ndcg(order: readonly Posting[], grades: ReadonlyMap<string, Grade>): number {
  const best = discounted([...grades.values()].toSorted((one, other) => other - one))
  return best === 0 ? 1 : discounted(order.map(({ id }) => grades.get(id) ?? 0)) / best
}

/** The order of a plain search: most shared title words first, then the newest. */
export function keywordOrder(jobTitle: string, postings: readonly Posting[]): readonly Posting[] {
  const wanted = new Set(wordsOf(jobTitle))
  const shared = ({ title }: Posting): number =>
    new Set(wordsOf(title).filter((word) => wanted.has(word))).size
  const time = ({ postedAt }: Posting): number => postedAt?.getTime() ?? 0
  return postings.toSorted((one, other) => shared(other) - shared(one) || time(other) - time(one))
}
