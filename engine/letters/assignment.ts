import type { FactReview } from '../values/fact-review.ts'
import type { LetterLanguageChoice } from '../values/letter-languages.ts'
import type { ResumeFacts } from '../values/resume-facts.ts'
import { splitName } from '../language/person-name/person-name.ts'
import { firstSigner, isSameName, nameKey } from '../resume/facts/same-name.ts'
import { applyReview } from '../resume/review/apply-review.ts'
import { languageOfLetter, letterLanguages } from './letter-language.ts'
import type { Assignment } from './model.ts'

/** What its owner ordered: a letter from a resume, as reviewed, in a language of their choice. */
interface Order
  extends Omit<
    Assignment,
    'resumeText' | 'facts' | 'readTo' | 'sender' | 'language' | 'quotingLanguage' | 'revision'
  > {
  readonly resume: { readonly id: string; readonly text: string; readonly facts: ResumeFacts }
  readonly review: FactReview
  /** The account, whose name signs where the resume has none; without an address the resume's own is used. */
  readonly account: { readonly firstName: string; readonly lastName: string; readonly email: string | null }
  /** For a first email; a follow-up is in the language of the letter that it follows. */
  readonly language: LetterLanguageChoice
  /** The rewrite that the user asked for; absent for a first draft. */
  readonly revision?: Assignment['revision']
}

/** What a writer needs for an order: the corrected resume, the signature, and the language of the letter. */
export function assignmentOf({ resume, review, account, language, ...rest }: Order): Assignment {
  const { text, facts } = applyReview(resume.text, resume.facts, review, resume.id)
  const followed = rest.followUp?.before.at(-1)
  return {
    revision: null,
    ...rest,
    resumeText: text,
    facts,
    readTo: resume.text.length,
    sender: {
      ...signerOf(facts, account, review.signer),
      email: account.email ?? facts.emails[0]?.value ?? '',
    },
    ...letterLanguages(
      followed === undefined ? language : languageOfLetter(followed),
      rest.posting.description,
      facts,
    ),
  }
}

/** Words with the capitals of another spelling: "Maclellan" of "MACLELLAN" as "MacLellan". */
const spelledAs = (words: string, other: string): string =>
  words.replaceAll(
    /[^\s-]+/gu,
    (word) =>
      other
        .split(/[\s-]+/u)
        .find((one) => one.toLowerCase() === word.toLowerCase() && /^\p{Lu}.*\p{Ll}/u.test(one)) ?? word,
  )

/**
 * The name in the signature of letters: the one that the user chose, otherwise that of `firstSigner`. If the
 * preferred name is missing, the other one is used.
 */
export function signerOf(
  facts: Pick<ResumeFacts, 'name'>,
  account: { readonly firstName: string; readonly lastName: string },
  chosen: FactReview['signer'],
): Omit<Assignment['sender'], 'email'> {
  const own = { firstName: account.firstName, lastName: account.lastName }
  const { name } = facts
  const whole = `${own.firstName} ${own.lastName}`.trim()
  const hasOwn = whole !== ''
  if (name === null || (hasOwn && (chosen ?? firstSigner(name, whole)) === 'account')) return own
  const { firstName, lastName } = splitName(name.value)
  // "IMBODEN Reto" puts the family first; the account knows which is which.
  const isReversed = isSameName(name.value, whole) && nameKey(firstName) === nameKey(own.lastName)
  if (isReversed) return own
  const read = { firstName: spelledAs(firstName, whole), lastName: spelledAs(lastName, whole) }
  if (read.firstName !== '') return read
  return hasOwn ? own : { firstName: name.value, lastName: '' }
}
