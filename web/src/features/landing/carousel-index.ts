/** The next index in a direction, wrapping around at both ends. */
export const stepped = (index: number, by: 1 | -1, count: number): number => (index + by + count) % count
