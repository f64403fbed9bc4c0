/**
 * Keeps a pure function's latest answers for so many characters of text: a letter's check asks the same many
 * times over. Answers are shared, so nobody may change them.
 */
export function remember<T extends object | string | boolean>(
  work: (text: string) => T,
  characters: number,
): (text: string) => T {
  const known = new Map<string, T>()
  let held = 0
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const made = work(text)
    held += text.length
    // Beginning anew is as good as dropping the oldest, and costs nothing while there is room.
    if (held > characters) {
      known.clear()
      held = text.length
    }
    known.set(text, made)
    return made
  }
}
