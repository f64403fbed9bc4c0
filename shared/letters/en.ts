import { first, followsI, TASKS, third } from './en-verbs.ts'
import { type LetterTexts, small, smallWord } from './letter-texts.ts'

const SMALL = `
  an? the one two three four five strong solid proven good deep hands-on careful clear calm
  current valid experience knowledge ability familiarity proficiency understanding background
  expertise readiness willingness practice several relevant prior previous working excellent
  demonstrated \\p{L}+ing`

/** "Missed appointments went from 14% to 6%" is a whole clause. */
const WENT =
  /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]*){0,6} (?:went|fell|rose|dropped|grew|climbed) (?:from|by|to) /u

/** "an Accountant", "an HR Manager", "a UX Designer". */
const article = (name: string): string =>
  /^(?:[AEFHILMNORSX](?:\p{Lu}|\.|Sc\b)|[aio]|e(?!u)|u(?!ni|s|x|k|ti)|honou?r)/u.test(
    /^\p{Lu}(?:\p{Lu}|\.|Sc\b)/u.test(name) ? name : name.toLowerCase(),
  )
    ? 'an '
    : 'a '

export const en: LetterTexts = {
  asked: 'English',
  letsOff: null,
  quotationMarks: ['“', '”'],
  tasks: first(TASKS),
  does: {
    words: first(third(TASKS)),
    frames: [
      'You need {a hire} who {need}.',
      "You're looking for {a hire} who {need}.",
      'You need someone who {need}.',
    ],
  },
  part: /^(?!(?:during|including|according|following|regarding|being|having|some|every|any|no)(?:thing)? )\p{L}+ing(?=[ ,])/iu,
  small: first(SMALL),
  persons: /\b(?:we|us|ours?|you|yours?|I|my)\b/iu,
  article,
  smallTitles: false,
  conceptArticle: null,
  years: { since: 'since {from}', span: '{from} to {to}', year: '{from}' },
  origin: {
    job: [
      '{role} at {employer}, {years}',
      '{employer}, {years}',
      '{role}, {years}',
      '{employer}',
      '{role}',
      'another job',
    ],
    project: ['project, {years}'],
    volunteer: ['volunteer work at {employer}, {years}', 'volunteer work at {employer}', 'volunteer work'],
    rotation: ['rotation at {employer}, {years}', 'rotation at {employer}', 'a rotation'],
  },
  quoted: ', in the words of my resume',
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
  open: {
    goal: [
      'At {company}, you want to {task}.',
      'Your {title} posting says you want to {task}.',
      'You plan to {task}.',
      'You want to {task}.',
    ],
    task: [
      "You're looking for {a hire} to {task}.",
      'At {company}, you need {a hire} to {task}.',
      'For the {title} role, you need someone to {task}.',
      'You need {a hire} to {task}.',
      'You need someone to {task}.',
    ],
    asked: [
      "You're looking for {a hire} with {need}.",
      'For the {title} role, you ask for {need}.',
      'Your {title} posting asks for {need}.',
      'You ask for {need}.',
    ],
    part: [
      'Part of the {title} role is {need}.',
      'The {title} role at {company} includes {need}.',
      'The {title} role you posted includes {need}.',
      'The role you posted includes {need}.',
    ],
    other: [
      'Your {title} posting says: {quote}.',
      'In your {title} posting, one line stood out to me: {quote}.',
      'Your posting says: {quote}.',
    ],
    common: [
      'The {title} role at {company} involves {concept}.',
      'The {title} role you posted involves {concept}.',
      'The role you posted involves {concept}.',
    ],
    bare: [
      "{who}, and I'd like to be considered for the {title} role at {company}.",
      "{who}, and I'm writing about your {title} role at {company}.",
      "{who}, and I'd like to be considered for the {title} role.",
      "{who}, and I'd like to be considered for the role you posted at {company}.",
      "{who}, and I'd like to be considered for the role you posted.",
      'I would like to be considered for the role you posted.',
    ],
    warm: [
      "I was glad to read that you're looking for someone to {task}.",
      'I was glad to find this line in your {title} posting: {quote}.',
      'One line in your {title} posting made me want to write to you: {quote}.',
      'I was glad to read this in your posting: {quote}.',
    ],
  },
  next: {
    goal: ['You also want to {task}.'],
    task: ['You also need someone to {task}.', "You're also looking for someone to {task}."],
    asked: ['You also ask for {need}.', "You're also looking for {need}."],
    part: ['Another part is {need}.', 'The role also includes {need}.'],
  },
  who: {
    present: [
      "I'm {a role} at {employer}, where I've been since {from}",
      "I've been with {employer} since {from} as {a role}",
      "I've been {a role} at {employer} since {from}",
      "I'm {a role} at {employer}",
      "I've worked at {employer} since {from}",
      'I work at {employer}',
      "I've been {a role} since {from}",
      "I'm {a role}",
    ],
    former: [
      'From {from} to {to} I was {a role} at {employer}',
      'I was {a role} at {employer} from {from} to {to}',
      'I was {a role} at {employer}',
      'I worked at {employer} from {from} to {to}',
      'I worked at {employer}',
      'I was {a role} from {from} to {to}',
      'I was {a role}',
    ],
    graduate: ['I have {a study} ({to})', 'I have {a study}'],
    student: ["I'm still studying ({study})"],
  },
  study: ['{degree} in {field} from {school}', '{degree} from {school}', '{degree} in {field}', '{degree}'],
  told: (line, isPresent) => {
    if (followsI(line, isPresent)) return `I ${small(line)}`
    return WENT.test(line) ? smallWord(line) : null
  },
  tell: {
    present: [
      "At {employer}, where I've been {a role} since {from}, {line}.",
      "I've been {a role} at {employer} since {from}, and there {line}.",
      'In my job as {a role} at {employer}, {line}.',
      'At {employer}, {line}.',
      'In my job as {a role}, {line}.',
      'In my present job, {line}.',
    ],
    former: [
      'Earlier, as {a role} at {employer} ({years}), {line}.',
      'As {a role} at {employer} ({years}), {line}.',
      'As {a role} at {employer}, {line}.',
      'At {employer}, {line}.',
      'As {a role}, {line}.',
      'In another job, {line}.',
    ],
    volunteer: ['As a volunteer at {employer}, {line}.', 'As a volunteer, {line}.'],
    project: ['In a project, {line}.'],
    rotation: ['On a rotation at {employer}, {line}.', 'On a rotation, {line}.'],
    none: ['In short, {line}.'],
    answer: {
      present: [
        "That's close to my work at {employer}, where I've been {a role} since {from}: {line}.",
        "That's close to what I do at {employer}, where I've been {a role} since {from}: {line}.",
      ],
      former: [
        "That's close to what I did as {a role} at {employer} ({years}): {line}.",
        "That's close to my work as {a role} at {employer} ({years}): {line}.",
      ],
    },
    there: ['There {line}.', 'In that job, {line}.'],
    also: ['In the same job, {line}.', 'In that job, {line}.', 'There {line}.'],
    again: ['In the same job, {line}.', 'In that job, {line}.'],
  },
  lead: {
    job: [
      '{who}. From my work{quoted}:',
      "{who}, and this is what I'd bring{quoted}:",
      'From my work{quoted}:',
    ],
    resume: ['{who}. From my resume{quoted}:', 'From my resume{quoted}:'],
  },
  support: {
    certificates: ['I hold {list}.', 'I hold {list} as well.'],
    languages: ['I also speak {list}.', 'I speak {list} as well.'],
    skills: ['Of the tools you name, I know {list}.', 'I know {list} as well.'],
  },
  gap: {
    field: [
      "A role like this would be new to me, and I'd like to take it on.",
      "The role would be new ground for me, and one I'd like to grow into.",
    ],
    first: ["It would be my first job after my studies, and I'd like to grow into it."],
    language: [
      'My resume is in English, so I am writing in English.',
      "I'm writing in English, the language of my resume.",
    ],
  },
  wish: [
    "I'd like to do the same at {company}.",
    "I'd be glad to bring that to {company}.",
    "I'd like to put that to use at {company}.",
    "I'd be glad to bring that to your {team} team.",
  ],
  ask: {
    head: [
      'Would you have fifteen minutes next week to talk about the {title} role?',
      'Could we talk about the {title} role for fifteen minutes?',
      'Does that sound like what you need in the {title} role?',
      'Would a short call about the role on the {team} team make sense?',
      'Would a short call make sense?',
    ],
    people: [
      'Could we talk about the {title} role for fifteen minutes?',
      'Shall I send you my resume for the {title} role?',
      'Would a short call about the {title} role be useful?',
      'Does that sound like what you need in the {title} role?',
      'Would a short call be useful?',
    ],
    agency: [
      'Could you put me forward for the {title} job?',
      'Would a short call about the {title} job make sense?',
      'Would a short call make sense?',
    ],
    unknown: [
      'Shall I send you my resume for the {title} role?',
      'Would a short call about the {title} role make sense?',
      'Are you the right person to ask about the {title} role?',
      'Would a short call make sense?',
    ],
    warm: [
      'Would you have fifteen minutes for a call about the {title} role, whenever it suits you?',
      'Could I tell you more about it on the phone, at a time that suits you?',
      'Would you like to talk about the {title} role, on a day you choose?',
      'May I tell you more in a short call?',
    ],
    brisk: [
      'Worth a quick call about the {title} role?',
      'Do you have ten minutes this week to talk about the {title} role?',
      'Worth a quick call?',
    ],
  },
  wayOut: {
    plain: [
      "If it's not a fit, no need to reply.",
      'No worries if you have already found someone.',
      'A quick no is fine too.',
      "If you've found someone already, no need to reply.",
    ],
    warm: [
      "If the timing is off, that's fine, and there is no need to reply.",
      "If you've already found someone, no need to reply, and good luck to them.",
      'A short no is fine too, and thank you for reading.',
      "Please don't feel you have to reply if it's not a match.",
    ],
    brisk: ['If not, no need to reply.', 'A quick no is fine.', 'If the role is filled, no need to reply.'],
  },
  subjects: [
    '{title}: {brief}',
    '{title} role: {brief}',
    '{other} for your {team} team',
    '{title} at {company}',
    'Your {title} role at {company}',
    'About the {title} role at {company}',
    'Your {title} posting',
    'The role you posted at {company}',
    'The role you posted',
  ],
  followUp: {
    locale: 'en-GB',
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
    lead: 'One more thing I have done{quoted}:',
  },
  thanks: {
    replied: 'Thank you for taking the time to answer me.',
    interview: 'Thank you for your time and for our conversation.',
    news: 'I have accepted another position and am ending my search. I wish you and everybody at {company} all the best.',
  },
}
