import * as z from 'zod/mini'

/** What shows nothing. Joiners and selectors stay: Persian, Indic scripts and emoji need them. */
const HIDDEN =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu
/** What is left of a text once this is gone can be seen; a mark is seen on a letter only. */
const NOT_SEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/gu

const isVisible = (text: string): boolean => text.replaceAll(NOT_SEEN, '') !== ''
const hidesNothing = (text: string): boolean => text.replaceAll(HIDDEN, '') === text

/** A name from elsewhere without what cannot be seen; empty where nothing can. */
export function visibleName(name: string): string {
  const clean = name.normalize('NFC').replaceAll(HIDDEN, '').trim()
  return isVisible(clean) ? clean : ''
}

const most = (max: number) => z.maxLength(max, `Use at most ${max} characters.`)
const isSeenOrEmpty = (text: string): boolean => text === '' || isVisible(text)
const UNSEEN = 'Use characters that can be seen.'

/** Composed letters, trimmed, without what cannot be seen: that comes along when a text is pasted. */
const clean = [z.normalize('NFC'), z.overwrite((text: string) => text.replaceAll(HIDDEN, '')), z.trim()]

/** A text that somebody types, with something in it that can be seen. */
export const text = (max: number, missing: string) =>
  z.pipe(
    z.string({ error: missing }),
    z.string().check(...clean, z.minLength(1, missing), most(max), z.refine(isSeenOrEmpty, missing)),
  )

/** The same where nothing may be typed too. */
export const optionalText = (max: number) =>
  z.string().check(...clean, most(max), z.refine(isSeenOrEmpty, UNSEEN))

/** Whoever hides something in a name means to be taken for somebody else: it is refused, not mended. */
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
