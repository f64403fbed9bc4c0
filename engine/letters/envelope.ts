import type { LetterTone } from '../values/letter-tones.ts'
import { greetingName, signedName } from '../language/person-name/person-name.ts'
import { small } from '../values/letter-texts/letter-texts.ts'
import { textsOf } from './texts.ts'
import type { Fact } from '../values/resume-facts.ts'
import type { Assignment } from './model.ts'
import type { Letter } from '../values/letter.ts'

/**
 * The greeting, with the contact's first name, or the full name when the first is only an initial or the language
 * requires it, and never with a title that implies a gender. A name that cannot be greeted is left out.
 */
export function greetingOf(
  { contact, language, posting }: Pick<Assignment, 'contact' | 'language' | 'posting'>,
  tone: LetterTone,
): string {
  const { greeting, namelessGreeting } = textsOf(language)
  const name = greetingName(contact)
  if (name === null) return namelessGreeting
  // "Your application goes to Frau Dr. Henrike Vossberg.", "Frau Dr. Vossberg"
  const isDoctor = [name.whole, contact.lastName].some(
    (said) => said !== '' && posting.description.includes(`Dr. ${said}`),
  )
  return greeting[tone]
    .replace('{first}', name.first)
    .replace('{whole}', `${isDoctor ? 'Dr. ' : ''}${name.whole}`)
}

/** Words of a posting that wants to see what somebody made. */
const SHOWS_WORK =
  /(?<!\p{L})(?:portfolios?|portafolios?|book|github|gitlab|repo(?:sitor(?:y|ies))?|code samples?|work samples?|arbeitsproben?|réalisations|showreel|reel)(?!\p{L})/iu
/**
 * Full name, then the resume's phone number, its LinkedIn link, and another page of it where the posting wants to see
 * work. With none of them, the resume's email address or else the account's.
 */
export function signatureOf({ sender, facts, posting }: Assignment): readonly string[] {
  const name = signedName(sender)
  const phone = facts.phones[0]?.value
  const isProfile = ({ value }: Fact) => /linkedin/iu.test(value)
  const link = facts.links.find(isProfile)?.value
  const work = SHOWS_WORK.test(posting.description) ? facts.links.find((one) => !isProfile(one))?.value : ''
  const lines = [name, phone, link, work]
    .filter((line) => line !== undefined && line !== '' && !/[\p{Cc}]/u.test(line))
    .map(String)
  return lines.length > 1 ? lines : [...lines, facts.emails[0]?.value ?? sender.email]
}

/** The paragraphs as they follow a greeting: German goes on in small letters after its comma. */
export function afterGreeting(
  paragraphs: Letter['paragraphs'],
  language: Assignment['language'],
): Letter['paragraphs'] {
  const { smallAfterGreeting } = textsOf(language)
  const opening = paragraphs[0]?.[0]
  if (smallAfterGreeting === undefined || opening === undefined) return paragraphs
  const begun = { ...opening, text: opening.text.replace(smallAfterGreeting, small) }
  return paragraphs.map((sentences, at) => (at === 0 ? sentences.with(0, begun) : sentences))
}
