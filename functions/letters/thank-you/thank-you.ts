import type { LetterLanguage } from '#shared/catalog/letters.ts'
import { replySubject } from '../follow-up/first-email.ts'
import { languageOfLetter } from '../letter-language.ts'
import type { CheckedLetter } from '../model.ts'

/** What the person did for the user. */
export type Favour = 'replied' | 'interview'

/** What is thanked for, and what has changed since. {company} is the person's company. */
const TEXTS: Readonly<Record<LetterLanguage, Readonly<Record<Favour, string>> & { readonly news: string }>> =
  {
    en: {
      replied: 'Thank you for taking the time to answer me.',
      interview: 'Thank you for your time and for our conversation.',
      news: 'I have accepted another position and am ending my search. I wish you and everybody at {company} all the best.',
    },
    de: {
      replied: 'vielen Dank, dass Sie sich die Zeit für eine Antwort genommen haben.',
      interview: 'vielen Dank für Ihre Zeit und für unser Gespräch.',
      news: 'Ich habe inzwischen eine andere Stelle angenommen und beende meine Suche. Ihnen und allen bei {company} wünsche ich alles Gute.',
    },
    fr: {
      replied: 'Je vous remercie d’avoir pris le temps de me répondre.',
      interview: 'Je vous remercie du temps que vous m’avez accordé et de notre échange.',
      news: 'J’ai entre-temps accepté un autre poste et je mets fin à ma recherche. Je vous souhaite une bonne continuation, à vous et à toute l’équipe de {company}.',
    },
    es: {
      replied: 'Gracias por haberse tomado el tiempo de responderme.',
      interview: 'Gracias por su tiempo y por nuestra conversación.',
      news: 'Entretanto he aceptado otro puesto y doy por terminada mi búsqueda. Le deseo lo mejor a usted y a todo el equipo de {company}.',
    },
  }

/**
 * A short text that thanks for an answer to a letter, in the letter's language, with its greeting and its
 * signature.
 */
export function thankYouFor(
  { letter, subject, body }: Pick<CheckedLetter, 'letter' | 'subject' | 'body'>,
  favour: Favour,
  company: string,
): { readonly subject: string; readonly body: string } {
  const texts = TEXTS[languageOfLetter(body)]
  return {
    subject: subject.startsWith('Re: ') ? subject : replySubject(subject),
    body: [
      letter.greeting,
      `${texts[favour]} ${texts.news.replace('{company}', () => company)}`,
      letter.signature.join('\n'),
    ].join('\n\n'),
  }
}
