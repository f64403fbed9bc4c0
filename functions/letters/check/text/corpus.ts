import { ALIASES } from './aliases.ts'
import { parts } from './fold.ts'

/** Text that a claim may stand on. */
export interface Corpus {
  /**
   * True when the words of `name` stand in it one after the other, whatever the spelling of their joints
   * ("full stack", "fullstack", "full-stack"). With `capital` the first of them must be written with a
   * capital there: "Swift" is not proven by "swift".
   */
  has(name: string, options?: { readonly capital?: boolean }): boolean
}

/** Nothing runs on from one text into the next. */
const BREAK = '\n'

export function corpus(texts: readonly string[]): Corpus {
  let joined = ''
  let initials = ''
  const starts = new Set<number>()
  const capitals = new Set<number>()
  for (const text of texts) {
    for (const part of parts(text)) {
      starts.add(joined.length)
      if (part.capital) capitals.add(joined.length)
      joined += part.text
      if (part.capital) initials += part.text.charAt(0)
      else if (!/^(?:of|and|the|for|in)$/.test(part.text)) initials += BREAK
    }
    starts.add(joined.length)
    joined += BREAK
    initials += BREAK
  }

  const find = (wanted: string, capital: boolean): boolean => {
    for (let at = joined.indexOf(wanted); at >= 0; at = joined.indexOf(wanted, at + 1)) {
      if (starts.has(at) && starts.has(at + wanted.length) && (!capital || capitals.has(at))) return true
    }
    return false
  }

  return {
    has(name, { capital = false } = {}) {
      const wanted = parts(name)
        .map(({ text }) => text)
        .join('')
      if (wanted === '' || find(wanted, capital)) return true
      // Initials need three letters and capitals in the text: chance makes any shorter row of letters.
      if (/^[A-Z]{3,6}s?$/.test(name) && initials.includes(wanted)) return true
      return (ALIASES.get(wanted) ?? []).some((other) => find(other, false))
    },
  }
}
