import * as z from 'zod/mini'

/** Invisible characters, except joiners and selectors, which Persian, Indic scripts and emoji need. */
const HIDDEN =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu
/** Characters that are invisible by themselves, including combining marks, which need a letter. */
const NOT_SEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/gu

const isVisible = (text: string): boolean => text.replaceAll(NOT_SEEN, '') !== ''
const hidesNothing = (text: string): boolean => text.replaceAll(HIDDEN, '') === text

/** Removes invisible characters from an external name; returns '' when nothing visible is left. */
export function visibleName(name: string): string {
  const clean = name.normalize('NFC').replaceAll(HIDDEN, '').trim()
  return isVisible(clean) ? clean : ''
}

const most = (max: number) => z.maxLength(max, `Use at most ${max} characters.`)
const isSeenOrEmpty = (text: string): boolean => text === '' || isVisible(text)
const UNSEEN = 'Use characters that can be seen.'

/** Normalizes (NFC), trims, and removes invisible characters, which pasted texts often contain. */
const clean = [z.normalize('NFC'), z.overwrite((text: string) => text.replaceAll(HIDDEN, '')), z.trim()]

/** A typed text with at least one visible character. */
export const text = (max: number, missing: string) =>
  z.pipe(
    z.string({ error: missing }),
    z.string().check(...clean, z.minLength(1, missing), most(max), z.refine(isSeenOrEmpty, missing)),
  )

/** A typed text that may be empty. */
export const optionalText = (max: number) =>
  z.string().check(...clean, most(max), z.refine(isSeenOrEmpty, UNSEEN))

/** Names with invisible characters are refused, not cleaned, because they are used to imitate others. */
const asName = [
  z.normalize('NFC'),
  z.trim(),
  z.refine<string>(hidesNothing, UNSEEN),
  z.refine<string>(isSeenOrEmpty, UNSEEN),
]

/** A name of a person or company. */
export const name = (max: number, missing: string) =>
  z.pipe(z.string({ error: missing }), z.string().check(...asName, z.minLength(1, missing), most(max)))

/** A name that may be empty. */
export const optionalName = (max: number) => z.string().check(...asName, most(max))
