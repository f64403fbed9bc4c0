import { stemmer } from '@orama/stemmers/english'
import { stopwords } from '@orama/stopwords/english'
import type { LetterTexts } from './letter-texts.ts'

/** Titles of which an employer has one. */
const SINGLE =
  /^(?:head|chief|ceo|cfo|cto|coo|cmo|director of|managing director|president|vice president|vp)\b/iu

/** "an Accountant", "an HR Manager", "a UX Designer". */
const article = (title: string): string => {
  if (SINGLE.test(title)) return ''
  const isSpelled = /^\p{Lu}(?:\p{Lu}|\.|Sc\b)/u.test(title)
  const hasVowel = isSpelled
    ? /^[AEFHILMNORSX]/u.test(title)
    : /^(?:[aio]|e(?!u)|u(?!ni|s|x|k|ti)|honou?r)/iu.test(title)
  return hasVowel ? 'an ' : 'a '
}

/** "University of Leeds" has an article in a sentence, "Northland University" has none. */
const NAMED_OF =
  /^(?:University|College|Institute|School|Academy|City|Ministry|Department|Bureau|Office|Board|Agency|Council) of\b/u

export const en: LetterTexts = {
  asked: 'English',
  stem: stemmer,
  stopwords,
  // "140 retailers connected to" ends a sentence.
  noEnd: new Set('the a an my your our their and or but than via per as'.split(' ')),
  deed: 'as in English',
  quotationMarks: ['“', '”'],
  article,
  at: (name) => (NAMED_OF.test(name) ? `at the ${name}` : `at ${name}`),
  where: [' {at company} in {place}', ' {at company}', ' in {place}'],
  greetings: {
    plain: ['Hello {first},', 'Hi {first},', 'Hello,'],
    warm: ['Dear {first},', 'Hello {first},', 'Hello,'],
    brisk: ['Hi {first},', 'Hello,'],
  },
  closings: {
    plain: ['Best regards,', 'Kind regards,'],
    warm: ['With kind regards,', 'With thanks,'],
    brisk: ['Regards,', 'Best,'],
  },
  opening: [
    "I'm writing about the {title} role{where}.",
    "I'd like to be considered for the {title} role{where}.",
    'I saw your posting for the {title} role{where}.',
    "I'd like to apply for the {title} role{where}.",
    "I'm writing about the role you posted{where}.",
  ],
  who: {
    present: [
      "I've been {a role} {at} since {from}",
      "I've been {a role} since {from}",
      "I'm {a role} {at}",
      "I've worked {at} since {from}",
      'I work {at}',
      "I'm {a role}",
    ],
    former: [
      'I was {a role} {at} from {from} to {to}',
      'I was {a role} {at}',
      'I worked {at}',
      'I was {a role}',
    ],
    graduate: [
      'I finished my {degree} {at school} in {to}',
      'I finished my {degree} {at school}',
      'I finished my studies in {to} ({study})',
      'I have finished my studies ({study})',
    ],
    student: ["I'm studying for my {degree} {at school}", "I'm still studying ({study})"],
  },
  told: {
    where: ['{who}, where I {verb} {rest}.'],
    there: ['There I {verb} {rest}.', 'In that job I {verb} {rest}.'],
    also: ['I also {verb} {rest}.', 'In the same job I {verb} {rest}.'],
    earlier: [
      'Earlier, as {a role} {at}, I {verb} {rest}.',
      'Earlier, {at}, I {verb} {rest}.',
      'Earlier, as {a role}, I {verb} {rest}.',
      'In another job, I {verb} {rest}.',
    ],
    next: [
      'Before that, as {a role} {at}, I {verb} {rest}.',
      'Before that, {at}, I {verb} {rest}.',
      'Before that, as {a role}, I {verb} {rest}.',
      'In another job, I {verb} {rest}.',
    ],
    other: [
      'As {a role} {at}, I {verb} {rest}.',
      'As {a role}, I {verb} {rest}.',
      'In another job, I {verb} {rest}.',
    ],
    volunteer: ['As a volunteer {at}, I {verb} {rest}.', 'As a volunteer, I {verb} {rest}.'],
    project: ['In a project, I {verb} {rest}.'],
    rotation: ['On a rotation {at}, I {verb} {rest}.', 'On a rotation, I {verb} {rest}.'],
    another: ['On another rotation, {at}, I {verb} {rest}.', 'On another rotation, I {verb} {rest}.'],
  },
  lead: { there: 'From my work there:', none: 'From my work:' },
  origin: ['{role} {at}, {from} to {to}', '{role} {at}', '{at}', '{role}'],
  home: ['I live in {home}.', 'Would you talk to someone from that far away?'],
  credentials: 'My certificates and licenses include {list}.',
  skills: 'My resume also lists {list}.',
  ask: {
    plain: [
      'Would ten minutes this week suit you?',
      'Is the role still open?',
      'Shall I send you my resume?',
      'Could we talk for ten minutes, this week or next?',
      'Would a short call next week suit you?',
    ],
    warm: [
      'Could I tell you more on the phone, on a day that suits you?',
      'Would you have fifteen minutes for a call, whenever it suits you?',
      'May I send you my resume?',
    ],
    brisk: ['Worth a quick call?', 'Still open?', 'Shall I send my resume?'],
    agency: ['Could you put me forward for the role?', 'Is the role still open?'],
  },
  subjects: [
    '{title}: {credential}',
    '{title}: {role} since {from}',
    '{title}: {employer} since {from}',
    '{title} {at company}',
    '{title} in {place}',
    'Your {title} posting',
    'The role you posted {at company}',
    'The role you posted',
  ],
  followUp: {
    locale: 'en-US',
    opening: {
      1: [
        'I wrote to you on {date} about your {title} posting.',
        'I wrote to you on {date} about the job you posted.',
      ],
      2: [
        'I wrote to you on {date} about your {title} posting, and I will not write again after this.',
        'I wrote to you on {date} about the job you posted, and I will not write again after this.',
      ],
    },
    lead: 'One more thing from my resume:',
  },
  thanks: {
    replied: 'Thank you for taking the time to answer me.',
    interview: 'Thank you for your time and for our conversation.',
    news: 'I have accepted another position and am ending my search. I wish you and everybody at {company} all the best.',
  },
}
