import { article, certificate, placeName, roleName } from './en-names.ts'
import { told } from './en-told.ts'
import { first, firstThird, POSTED } from './en-verbs.ts'
import { begin, type LetterTexts, small } from './letter-texts.ts'

const SMALL = first(`
  an? the one two three four five strong solid proven good deep hands-on careful clear calm
  current valid experience knowledge ability familiarity proficiency understanding background
  expertise readiness willingness practice several relevant prior previous working excellent
  registration certification licensure licen[cs]e qualification confidence ease
  demonstrated \\p{L}+ing`)
/** An activity rather than a quality. */
const DOING =
  /^(?!understanding|working|willing|training|outstanding|marketing|engineering|nursing|teaching)\p{L}+ing /iu
/** "Has ability to write secure code", "Must have experience with SQL": the verb before a quality. */
const HELD =
  /^(?:must )?(?:has|have|possess(?:es)?|demonstrates?) (?=(?:the )?(?:[\p{L}-]+ ){0,2}(?:ability|experience|knowledge|understanding)\b)/iu
/** Clauses with their own verb, which cannot follow "you ask for". */
const CLAUSE =
  /^(?:has|have|must|is|are|can|able|you|holds?|possess\p{L}*|demonstrates?|be|work|requires?|completed?)(?= )/iu

export const en: LetterTexts = {
  asked: 'English',
  letsOff:
    /,? or (?:is|are|have|has|did)\b[^?]*\b(?:filled|taken|closed|gone|found|someone|somebody)\b[^?]*\?|\bno (?:worries|problem|need to reply)\b/iu,
  quotationMarks: ['“', '”'],
  says: {
    task: begin(first(POSTED)),
    does: begin(firstThird(POSTED)),
    part: begin(
      /^(?!(?:during|including|according|following (?:an?|the|these|our)|regarding|being|having|some|every|any|no)(?:thing)? )\p{L}+ing(?=[ ,])/iu,
    ),
    asked: (text) => {
      const quality = text.replace(HELD, '')
      if (CLAUSE.test(quality)) return null
      if (DOING.test(quality)) return `experience ${small(quality)}`
      return (SMALL.test(quality) ? small(quality) : quality).replace(/^ability /u, 'the ability ')
    },
  },
  yours: [[/\bour\b/giu, 'your']],
  aside:
    /,? (?:in order to|so that|while|through|via|by \p{L}+ing|including|such as|based on|as well as|according to|in (?:accordance|line|collaboration|coordination|partnership) with|to (?:ensure|promote|support|achieve|improve|drive|enable|meet|identify|deliver|maximi[sz]e|manage)|(?:ensuring|using|providing|driving|maintaining)) /giu,
  persons: /\b(?:we|us|ours?|you|yours?|I|my)\b/iu,
  article,
  employerName: placeName,
  schoolName: placeName,
  certificateName: certificate,
  roleName,
  conceptArticle: null,
  years: { since: 'since {from}', span: '{from} to {to}', year: '{from}' },
  origin: {
    job: ['{role} at {employer}, {years}', '{employer}, {years}', '{role}, {years}', 'another job'],
    project: ['project, {years}'],
    volunteer: ['volunteer work at {employer}, {years}', 'volunteer work at {employer}', 'volunteer work'],
    rotation: ['rotation at {employer}, {years}', 'rotation at {employer}', 'a rotation'],
  },
  quoted: ', word for word',
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
  reason: {
    goal: [
      "I'm writing because you want to {need}.",
      "I'm writing about the {title} role because you want to {need}.",
      "You want to {need}, which is why I'm writing.",
      "You want to {need}, and I'd like to help with that.",
      "Your {title} posting says you want to {need}, which is why I'm writing.",
    ],
    task: [
      "I'm writing because you need someone to {need}.",
      "I'm writing about the {title} role because you need someone to {need}.",
      "You need someone to {need}, which is why I'm writing.",
      "Your {title} posting asks for someone to {need}, which is why I'm writing.",
      "I'd like to help you {need}.",
    ],
    does: [
      "I'm writing because you need someone who {need}.",
      "I'm writing about the {title} role because you need someone who {need}.",
      "You need someone who {need}, which is why I'm writing.",
      "You're looking for {a hire} who {need}, which is why I'm writing.",
    ],
    asked: [
      "I'm writing because you ask for {need}.",
      "I'm writing about the {title} role because you ask for {need}.",
      "Your {title} posting asks for {need}, which is why I'm writing.",
    ],
    part: [
      "I'm writing because the role you posted includes {need}.",
      "I'm writing about the {title} role because it includes {need}.",
      "The {title} role includes {need}, which is why I'm writing.",
    ],
    other: [
      "I'm writing because of one line in your posting: {need}.",
      "I'm writing because of one line in your {title} posting: {need}.",
    ],
    common: [
      "I'm writing because the role you posted involves {concept}.",
      "I'm writing about the {title} role, which involves {concept}.",
      "The {title} role involves {concept}, which is why I'm writing.",
    ],
    bare: [
      "I'm writing about the role you posted.",
      "I'm writing about the role you posted at {company}.",
      "I saw your opening for {a hire}, and I'd like to be considered.",
      "I saw your opening for {a hire} at {company}, and I'd like to be considered.",
      "I'm writing about the {title} role at {company}.",
      "I'd like to be considered for the {title} role at {company}.",
    ],
    warm: ["I was glad to read that you're looking for someone to {need}."],
  },
  who: {
    present: [
      "I'm {a role} at {employer}, where I've been since {from}",
      "I've been {a role} at {employer} since {from}",
      "I'm {a role} at {employer}",
      'I work at {employer}',
      "I'm {a role}",
    ],
    former: ['I was {a role} at {employer}', 'I worked at {employer}', 'I was {a role}'],
    graduate: ['I have {a study} ({to})', 'I have {a study}'],
    student: ["I'm still studying ({study})"],
  },
  study: ['{degree} in {field} from {school}', '{degree} from {school}', '{degree} in {field}', '{degree}'],
  told,
  tell: {
    present: [
      "I'm {a role} at {employer}, where {line}.",
      "At {employer}, where I'm {a role}, {line}.",
      "At {employer}, where I've been {a role} since {from}, {line}.",
      'I work as {a role} at {employer}, where {line}.',
      "Since {from} I've been {a role} at {employer}, where {line}.",
      'As {a role} at {employer}, {mine}.',
      'At {employer}, {line}.',
      'As {a role}, {mine}.',
      'In my present job, {line}.',
    ],
    former: [
      'As {a role} at {employer} ({years}), {mine}.',
      'At {employer}, where I was {a role}, {line}.',
      'At {employer}, {line}.',
      'As {a role}, {mine}.',
      'In an earlier job, {line}.',
    ],
    earlier: [
      'Earlier, as {a role} at {employer}, {mine}.',
      'Before that, as {a role} at {employer}, {mine}.',
      'Earlier, at {employer}, where I was {a role}, {line}.',
      'Earlier, at {employer}, {line}.',
      'Earlier, as {a role}, {mine}.',
      'Earlier, {line}.',
    ],
    promoted: [
      'As {a role} at {employer} ({years}), {mine}.',
      'As {a role} at {employer}, {mine}.',
      'When I was {a role} at {employer}, {line}.',
      'At {employer}, {line}.',
      'In an earlier job, {line}.',
    ],
    volunteer: [
      'As a volunteer {role} at {employer}, {mine}.',
      'As a volunteer at {employer}, {mine}.',
      'As a volunteer, {line}.',
    ],
    project: ['In a project, {line}.'],
    rotation: ['On a rotation at {employer}, {line}.', 'On a rotation, {line}.'],
    none: ['{line}.'],
    also: ['{line}.'],
    there: ['As {a role} there, {mine}.', 'There, {line}.'],
  },
  lead: ['{who}. From my resume{quoted}:', 'From my resume{quoted}:'],
  support: {
    certificates: [
      "I'm {profession} and hold {list}.",
      "I hold {list}, and I'm {profession}.",
      "I'm {profession}.",
      'I hold {list}.',
      'I have {list}.',
    ],
    languages: ['I also speak {list}.'],
    skills: ['I also know {list}.'],
  },
  gap: {
    field: [
      "It would be a change from my work as {a role}, and one I'd like to make.",
      "A role like this would be new to me, and I'd like to take it on.",
      "It would be a change of field for me, and one I'd like to make.",
    ],
    first: ["It would be my first job after my studies, and I'd like to grow into it."],
    language: ['I hope English is all right.', "I'm writing in English and hope that is all right."],
  },
  ask: {
    plain: [
      'Could we talk about the role for ten minutes?',
      'Could we talk for ten minutes this week or next?',
      'Would you have ten minutes for a call this week or next?',
      'Would you be open to a short call about the role?',
      'Worth a quick call about the role?',
      'May I tell you more in a short call?',
      'When would be a good time for a short call?',
      'Shall I send you my resume?',
      'Could we talk about the {title} role for ten minutes?',
      'Would you be open to a short call about the {title} role?',
      'Shall I send you my resume for the {title} role?',
    ],
    warm: [
      'Could I tell you more on the phone, on a day that suits you?',
      'Would you have fifteen minutes for a call about the role, whenever it suits you?',
    ],
    brisk: ['Worth a quick call?', 'Worth a quick call about the {title} role?'],
    agency: ['Could you put me forward for the role?', 'Could you put me forward for the {title} role?'],
  },
  wayOut: [
    'No worries if not.',
    "No worries if it isn't a fit.",
    "If it isn't a fit, no problem.",
    "If now isn't a good time, no worries.",
  ],
  subjects: [
    '{title}: {deed}',
    '{title}: {me}',
    '{title} at {company}',
    'Your {title} role at {company}',
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
    lead: 'One more thing from my resume{quoted}:',
  },
  thanks: {
    replied: 'Thank you for taking the time to answer me.',
    interview: 'Thank you for your time and for our conversation.',
    news: 'I have accepted another position and am ending my search. I wish you and everybody at {company} all the best.',
  },
}
