import type { VOICES } from '#shared/catalog/operator.ts'

/** A customer's words or, before there are any, a claim that can be checked. */
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
    'You see the price before you pay',
    'The checkout',
    'What is charged today and later, with the trial and any code, is shown beside the card form.',
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

/** A customer's words each, or what can be checked while there are none. */
export function testimonialsOf(voices: typeof VOICES): readonly Testimonial[] {
  const entries =
    voices.length > 0
      ? voices.map((voice) => ({ ...voice, image: initials(voice.name) }))
      : CHECKABLE.map(([name, role, quote], at) => ({ name, role, quote, image: String(at + 1) }))
  return entries.map((entry, at) => ({ ...entry, testId: `testimonial-${at + 1}` }))
}
