import * as z from 'zod/mini'

const Texts = z.record(z.string(), z.string())

/**
 * Unsaved input, kept in this tab until it is saved or discarded. The key has the id of the resume or email it
 * belongs to, so that no other user gets it.
 */
export function unsavedText(id: string, place: string) {
  const key = `unsaved ${id} ${place}`
  return {
    read(): Record<string, string> | null {
      const kept = sessionStorage.getItem(key)
      return kept === null ? null : (z.safeParse(Texts, JSON.parse(kept)).data ?? null)
    },
    keep: (texts: Readonly<Record<string, string | undefined>>) =>
      sessionStorage.setItem(key, JSON.stringify(texts)),
    forget: () => sessionStorage.removeItem(key),
  }
}
