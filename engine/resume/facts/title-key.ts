import { titleParts } from '../../language/title-words.ts'

/** Words of a title that give a rank and not the work. */
const RANKS = new Set(
  `senior junior lead principal staff head chief deputy associate assistant intern trainee apprentice graduate entry mid experienced expert interim global i ii iii iv v l1 l2 l3 l4
  l5 1 2 3 4 5 of the for in a an de du des der die und et y and`.split(/\s+/u),
)

/** The words of a title that name the work, abbreviations expanded. Ranks count if there is nothing else. */
export function titleCore(title: string): readonly string[] {
  const words = titleParts(title).flat()
  const core = words.filter((word) => !RANKS.has(word))
  return core.length > 0 ? core : words
}

/** A key that is equal for titles of the same work. */
export const titleKey = (title: string): string =>
  titleCore(title)
    .toSorted((one, other) => one.localeCompare(other))
    .join(' ')
