/** The next entry in a direction; after the last comes the first, before the first the last. */
export const stepped = (index: number, by: 1 | -1, count: number): number => (index + by + count) % count
