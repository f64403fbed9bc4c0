/** A part of what a walk reads, and where the next part begins; null after the last. */
export interface Page<T> {
  readonly found: readonly T[]
  readonly next: string | null
}

/** How far one start of a schedule walks. */
export interface Walk {
  /** The shard of the index that this start is for; null for all of them, one after the other. */
  readonly shard: number | null
  /** Whether there is time for another page. */
  readonly hasTime: () => boolean
}

type ReadPage<T> = (after: string | null) => Promise<Page<T>>

/**
 * Reads page after page, from the beginning or from `after`, while there is time, and at least one that is not empty. The
 * rest is left to the next start.
 */
export async function* walk<T>(
  read: ReadPage<T>,
  hasTime: Walk['hasTime'],
  after: string | null = null,
): AsyncGenerator<Page<T>> {
  let [cursor, began] = [after, false]
  do {
    const page = await read(cursor)
    yield page
    cursor = page.next
    began ||= page.found.length > 0
  } while (cursor !== null && (!began || hasTime()))
}

/** All pages together, however long it takes. */
export async function allOf<T>(read: ReadPage<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const { found } of walk(read, () => true)) all.push(...found)
  return all
}
