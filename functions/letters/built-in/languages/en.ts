import type { LetterTexts } from './letter-texts.ts'

const TASKS = `
  act advise analy[sz]e answer anticipate apply assess assist attend automate bake balance be begin
  book boost brief bring budget build calculate call care carry catch cater champion change chase
  check clean close coach collaborate collect communicate compile complete conduct configure connect
  consult contribute control convert cook coordinate count cover craft create cultivate cut debug
  decide define delegate deliver demonstrate deploy design detect determine develop diagnose
  digiti[sz]e direct discover dispatch distribute document double draft drive educate enable encourage
  enforce engage engineer enhance ensure establish estimate evaluate examine execute expand explain
  extend facilitate fill find finish fit fix follow forecast foster gather generate get give go greet
  grow guarantee guide halve handle help hire host identify implement improve increase inform initiate
  inspect inspire install integrate interpret interview introduce investigate join judge keep launch
  lead listen live load look lower maintain make manage map mark match maximi[sz]e measure meet mentor
  migrate minimi[sz]e model moderni[sz]e monitor move negotiate nurture observe offer onboard open
  operate optimi[sz]e orchestrate order organi[sz]e oversee own pack participate partner perform pick
  place plan prepare present prevent price prioriti[sz]e process produce promote propose protect prove
  provide publish purchase push put qualify raise reach rebuild receive recommend reconcile record
  recruit redesign reduce register release replace report represent research resolve respond restock
  restructure retain retire review roast roll run scale schedule secure select sell send serve set
  share ship shorten simplify solve source speed spend split spot standardi[sz]e start steer stock
  streamline strengthen submit supervise support sustain switch tackle take teach test track train
  translate transport treat troubleshoot turn understand up update upgrade use validate verify visit
  welcome win work write`
const SMALL = `
  an? the one two three four five strong solid proven good deep hands-on careful clear calm
  current valid experience knowledge ability familiarity proficiency understanding background
  expertise readiness willingness practice several relevant prior previous working excellent
  demonstrated \\p{L}+ing`

/** A word of the list, with a space or comma after it. */
const first = (words: string): RegExp =>
  new RegExp(`^(?:${words.trim().split(/\s+/u).join('|')})(?=[ ,])`, 'iu')

/** "an Accountant", "an HR Manager", "a UX Designer". */
const article = (name: string): string =>
  /^(?:[AEFHILMNORSX](?:\p{Lu}|\.|Sc\b)|[aio]|e(?!u)|u(?!ni|s|x|k|ti)|honou?r)/u.test(
    /^\p{Lu}(?:\p{Lu}|\.|Sc\b)/u.test(name) ? name : name.toLowerCase(),
  )
    ? 'an '
    : 'a '

/** "teaches, carries, plans" for "teach carry plan". */
const third = (words: string): string =>
  words.replaceAll(/\S+/gu, (word) => (/[^aeo]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}e?s`))

export const en: LetterTexts = {
  quotationMarks: ['“', '”'],
  tasks: first(TASKS),
  does: {
    words: first(third(TASKS)),
    frames: [
      'In your posting, the {title} {need}.',
      'As your posting puts it, the {title} {need}.',
      'Your posting says: {need}.',
    ],
  },
  part: /^(?!(?:during|including|according|following|regarding|being|having|some|every|any|no)(?:thing)? )\p{L}+ing(?=[ ,])/iu,
  small: first(SMALL),
  article,
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
      "You're hiring {a hire} to {task}.",
      'Your new {hire} will {task}.',
      'For the {title} role, you need someone to {task}.',
      'At {company}, you need {a hire} to {task}.',
      'You need someone to {task}.',
    ],
    asked: [
      "You're looking for {a hire} with {need}.",
      'Your {title} posting asks for {need}.',
      'For the {title} role, you ask for {need}.',
      'You ask for {need}.',
    ],
    part: [
      'Part of the {title} role is {need}.',
      'The {title} role at {company} includes {need}.',
      'The {title} role you posted includes {need}.',
      'The role you posted includes {need}.',
    ],
    other: [
      'Your {title} posting says: {need}.',
      'In your {title} posting, one line stood out to me: {need}.',
      'I read this in your {title} posting: {need}.',
      'Your posting says: {need}.',
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
      'I was glad to find this line in your {title} posting: {need}.',
      'One line in your {title} posting made me want to write to you: {need}.',
      'I was glad to read this in your posting: {need}.',
    ],
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
  lead: {
    close: [
      "{who}, and this is what I've done along those lines{quoted}:",
      "{who}. Here is what I've done on that front{quoted}:",
      '{who}, and some of my work is close to that{quoted}:',
      "Here is what I've done along those lines{quoted}:",
    ],
    near: [
      '{who}, and this part of my work touches on that{quoted}:',
      '{who}. From my own work, this relates to it{quoted}:',
      '{who}. Related work of mine{quoted}:',
      'Related work of mine{quoted}:',
    ],
    loose: [
      '{who}. From my resume, this relates to it{quoted}:',
      '{who}. My resume has this to say on it{quoted}:',
      'My resume has this to say on it{quoted}:',
    ],
    mixed: [
      "{who}, and this is what I'd bring{quoted}:",
      "{who}. What I'd bring{quoted}:",
      '{who}, and here is what I can point to{quoted}:',
      "What I'd bring{quoted}:",
    ],
    bare: [
      "This is what I'd bring{quoted}:",
      "What I'd bring{quoted}:",
      'Here is what I can point to{quoted}:',
      'From my work{quoted}:',
    ],
  },
  support: {
    certificates: ['My credentials include {list}.', 'On the formal side, I hold {list}.'],
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
  ask: {
    head: [
      'Would fifteen minutes next week suit you?',
      'Would a short call about the {title} role make sense?',
      'Could we talk about the {title} role for fifteen minutes?',
      'Would a short call about the role on the {team} team make sense?',
      'Does that sound like what you need in the {title} role?',
      'Would a short call make sense?',
    ],
    people: [
      'Is the {title} role still open?',
      'Shall I send you my resume for the {title} role?',
      'Would you like my resume for the {title} role?',
      'Would a short call about the {title} role be useful?',
      'Does that sound like what you need in the {title} role?',
      'Is the role still open?',
    ],
    agency: [
      'Is the {title} job still open?',
      'Could you put me forward for the {title} job?',
      'Would a short call about the {title} job make sense?',
      'Is the job still open?',
    ],
    unknown: [
      'Is the {title} role still open?',
      'Shall I send you my resume for the {title} role?',
      'Would a short call about the {title} role make sense?',
      'Are you the right person to ask about the {title} role?',
      'Is the role still open?',
    ],
    warm: [
      'Would you have fifteen minutes for a call about the {title} role, whenever it suits you?',
      'Could I tell you more about it on the phone, at a time that suits you?',
      'Would you like to talk about the {title} role, on a day you choose?',
      'May I tell you more in a short call?',
    ],
    brisk: [
      'Worth a quick call about the {title} role?',
      'Do you have ten minutes this week?',
      'Is the {title} role still open?',
      'Worth a quick call?',
    ],
  },
  wayOut: {
    plain: [
      'If the role is filled, no need to reply.',
      "If it's not a fit, no need to reply.",
      'If the timing is off, no need to answer.',
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
    '{title} at {company}',
    'Your {title} role at {company}',
    '{title} opening at {company}',
    '{title} role: {brief}',
    '{other} for your {team} team',
    '{title} role, {team} team',
    'Your {title} posting',
    'The role you posted at {company}',
    'The role you posted',
  ],
}
