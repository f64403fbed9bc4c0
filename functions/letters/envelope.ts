import { nameAsWritten } from '#functions/resume/name-as-written.ts'
import type { LetterTone } from '#shared/catalog/letters.ts'
import { isName } from './built-in/clean-name.ts'
import { textsOf } from './texts.ts'
import type { Assignment } from './model.ts'

/** NAMES IN CAPITALS and names without any in the usual case; others as they are. */
const named = (name: string): string => {
  const plain = name.replaceAll(/\s+/gu, ' ').trim()
  return plain.length <= 2
    ? plain
    : nameAsWritten(plain === plain.toLowerCase() ? plain.toUpperCase() : plain)
}

/**
 * Greets by the name as recorded, by the whole of it where the first is an initial or the language asks for
 * it; never by a title that tells a gender.
 */
export function greetings(
  { contact, language, tone }: Pick<Assignment, 'contact' | 'language' | 'tone'>,
  as: LetterTone = tone,
): readonly string[] {
  const [given, last] = [named(contact.firstName), named(contact.lastName)]
  const whole = [given, last].filter((name) => name !== '').join(' ')
  const first = /^\p{L}\.?$/u.test(given) || given === '' ? whole : given
  const isGreeted = isName(first) || /^\p{L}[\p{L}\p{M} '’.-]{0,58}$/u.test(first)
  const frames = textsOf(language).greetings[as]
  return frames
    .filter((frame) => frame.includes('{') === isGreeted)
    .map((frame) => frame.replace('{first}', first).replace('{whole}', whole))
}

/**
 * Full name, then what the resume gives to answer on: telephone, one link; else the address of the account.
 */
export function signatureOf({ sender, facts }: Assignment): readonly string[] {
  const name = [sender.firstName, sender.lastName]
    .map(named)
    .filter((part) => part !== '')
    .join(' ')
  const phone = facts.phones[0]?.value
  const link = facts.links.find(({ value }) => /linkedin/iu.test(value))?.value
  const lines = [name, phone, link]
    .filter((line) => line !== undefined && line !== '' && !/[\p{Cc}]/u.test(line))
    .map(String)
  return lines.length > 1 ? lines : [...lines, facts.emails[0]?.value ?? sender.email]
}
