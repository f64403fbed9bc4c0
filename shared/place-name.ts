/** A place as a source names it, without a part that repeats the one before: “Berlin, Berlin, Germany”. */
export const placeName = (location: string): string =>
  location
    .split(/\s*,\s*/)
    .filter((part, index, parts) => part.toLowerCase() !== parts[index - 1]?.toLowerCase())
    .join(', ')
