import { textsOf } from '../texts.ts'
import type { Favour } from '../../values/letter-texts/letter-texts.ts'
import { replySubject } from '../follow-up/first-email.ts'
import { languageOfLetter } from '../letter-language.ts'
import type { CheckedLetter } from '../../values/letter.ts'

/** A short thank-you for an answer to a letter, in the letter's language, with its greeting and signature. */
export function thankYouFor(
  { letter, subject, body }: Pick<CheckedLetter, 'letter' | 'subject' | 'body'>,
  favour: Favour,
  company: string,
): { readonly subject: string; readonly body: string } {
  const { thanks } = textsOf(languageOfLetter(body))
  return {
    subject: subject.startsWith('Re: ') ? subject : replySubject(subject),
    body: [
      letter.greeting,
      `${thanks[favour]} ${thanks.news.replace('{company}', () => company)}`,
      letter.signature.join('\n'),
    ].join('\n\n'),
  }
}
