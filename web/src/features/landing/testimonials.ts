import { LETTER_LANGUAGE_LABELS, LETTER_LANGUAGES } from '#engine/values/letter-languages.ts'
import { VOICES } from '#shared/catalog/operator.ts'

/** An entry of the carousel: a customer's words or, before there are any, a claim that can be checked. */
export interface Testimonial {
  /** The customer, or the claim in a few words. */
  readonly name: string
  /** The customer's occupation, or where the claim can be checked. */
  readonly role: string
  /** Text of the stamp: initials, or the number. */
  readonly image: string
  readonly quote: string
  readonly testId: string
}

const LANGUAGES = LETTER_LANGUAGES.map((language) => LETTER_LANGUAGE_LABELS[language])

const CHECKABLE: readonly (readonly [what: string, where: string, text: string])[] = [
  [
    'Nothing is sent for you',
    'Your own Gmail',
    'Every email waits as a draft in your Gmail. You read it, change it and press send yourself.',
  ],
  [
    'Every claim has a source',
    'The margin beside each letter',
    'Whatever a letter says about you or the job is shown beside the line of your resume or the posting it comes from.',
  ],
  [
    'You have the last word on your resume',
    'What we read',
    'You see every fact we read. Correct it, or tell us never to use it.',
  ],
  [
    'You see why a job was chosen',
    'The details of each email',
    'What the posting asks for and what you have done stand side by side, with what is missing.',
  ],
  [
    'You see who each email is for, and why',
    'The details of each email',
    'Each person comes with the reason for choosing them and where their address was found.',
  ],
  [
    'A weak letter is held back',
    'The tracker',
    'Every letter is checked. If one fails, it isn’t saved and doesn’t count, and you see why.',
  ],
  [
    'Rewrite any draft',
    'The buttons beside a draft',
    'Ask for another fact, a shorter letter or a warmer one: ten rewrites a day, and earlier versions are kept.',
  ],
  [
    'Two follow-ups at most',
    'The tracker',
    'After five working days without an answer you can ask for one. There is never a third.',
  ],
  [
    "Letters in the posting's language",
    'Your configuration',
    `${LANGUAGES.join(', ')}: the language of the posting, or the one you choose.`,
  ],
  [
    'Anyone who gets an email can say no',
    'The page for recipients',
    'When a person or a company objects, none of our users can write to them again.',
  ],
  [
    'An empty run costs nothing',
    'The latest run',
    'A run that saves no drafts doesn’t count: change the search and start again right away.',
  ],
  [
    'You see the price before you pay',
    'The checkout',
    'What is charged today and later, with the trial and any code, is shown above the card form.',
  ],
  [
    'Cancelling takes one button',
    'Your account',
    'You keep access until the end of the period you paid for, and nothing more is charged.',
  ],
  [
    'Your data is yours to take',
    'Your account',
    'You can download everything we hold about you as one file, at any time.',
  ],
  [
    'You can delete your account today',
    'Privacy settings',
    'You delete it yourself, and see beforehand what is deleted and what the law requires us to keep.',
  ],
]

const initials = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 3)

/** The entries of the carousel. */
export function testimonialsOf(voices: typeof VOICES): readonly Testimonial[] {
  const entries =
    voices.length > 0
      ? voices.map((voice) => ({ ...voice, image: initials(voice.name) }))
      : CHECKABLE.map(([name, role, quote], at) => ({ name, role, quote, image: String(at + 1) }))
  return entries.map((entry, at) => ({ ...entry, testId: `testimonial-${at + 1}` }))
}

export const HAS_VOICES = VOICES.length > 0
export const TESTIMONIALS = testimonialsOf(VOICES)
