import { stemmer } from '@orama/stemmers/english'
import { stopwords } from '@orama/stopwords/english'
import { toCardinal } from 'n2words/en-US'
import type { LetterTexts } from './letter-texts.ts'

/** "University of Leeds" has an article in a sentence, "Northland University" has none. */
const NAMED_OF =
  /^(?:University|College|Institute|School|Academy|City|Ministry|Department|Bureau|Office|Board|Agency|Council|Town|Village|County|Borough|Port|State|Diocese|Municipality) of\b/u

export const en: LetterTexts = {
  asked: 'English',
  stem: stemmer,
  stopwords,
  inWords: (value) => {
    const whole = toCardinal(value, { and: true })
    return [toCardinal(value), whole, whole.replace(/^one /u, 'a ')]
  },
  otherNumbers: { dozen: 12, decade: 10 },
  self: /\b(?:I|my|me)\b/u,
  wish: /^(?:(?:now|currently) )?(?:looking|ready|hoping) |^(?:moving|relocating) (?:back |home )*(?:to|from|near|closer) |\bI (?:want|wish|hope|am (?:looking (?:for|to)|ready|hoping|(?:moving|relocating) (?:back |home )*(?:to|near))|would like (?:to|an?|my))\b|\bI['’](?:m (?:looking (?:for|to)|ready|hoping|(?:moving|relocating) (?:back |home )*(?:to|near))|d like (?:to|an?|my))\b/iu,
  wishes: "I'm ",
  // "140 retailers connected to" ends a sentence.
  noEnd: new Set('the a an my your our their and or but than via per as'.split(' ')),
  at: (name) => (NAMED_OF.test(name) ? `at the ${name}` : `at ${name}`),
  greeting: { plain: 'Hello {first},', warm: 'Dear {first},', brisk: 'Hi {first},' },
  namelessGreeting: 'Hello,',
  closing: { plain: 'Best regards,', warm: 'With kind regards,', brisk: 'Regards,' },
  opening: [
    "I'm writing about the {title} role[ {at company}][ in {place}].",
    "I'd like to be considered for the {title} role[ {at company}][ in {place}].",
    'I saw your posting for the {title} role[ {at company}][ in {place}].',
    "I'd like to apply for the {title} role[ {at company}][ in {place}].",
    "I'm writing about the role you posted[ {at company}][ in {place}].",
  ],
  lead: 'From my {resume}:',
  also: 'Also on my {resume}:',
  home: 'I live in {town}.',
  ask: {
    plain: [
      'Would ten minutes this week suit you?',
      'May I send you my {resume}?',
      'What would you need me for first?',
      'What would I have to learn first?',
    ],
    warm: ['What would help you most in this role right now?', 'What would you like to know about me first?'],
    brisk: ['When should somebody start?', 'Is the role still open?'],
    agency: ['Could you put me forward for the role?', 'When would they like somebody to start?'],
  },
  subjects: [
    '{title} {at company}',
    '{title} in {place}',
    'Your {title} posting',
    '{title}',
    'The role you posted {at company}',
    'The role you posted',
  ],
  followUp: {
    locale: 'en-US',
    opening: [
      'I wrote to you on {date} about your {title} posting.',
      'I wrote to you on {date} about the job you posted.',
    ],
    last: ', and I will not write again after this.',
    ask: ['Is the role still open?', 'Is there anything else that you would like to know?'],
    lead: 'One more thing from my {resume}:',
  },
  thanks: {
    replied: 'Thank you for taking the time to answer me.',
    interview: 'Thank you for your time and for our conversation.',
    news: 'I have accepted another position and am ending my search. I wish you and everybody at {company} all the best.',
  },
}
