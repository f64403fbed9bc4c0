import { CLAIMS } from '#shared/catalog/operator.ts'
import { CYCLE } from '#shared/catalog/constants.ts'
import { RECIPIENT_CAPS } from '#shared/catalog/policies.ts'

/** What users can expect, and when. Figures about other users come only from CLAIMS. */
export const TIMELINE = [
  {
    when: 'Day 1',
    title: 'The first drafts',
    text:
      'Sign up, upload your resume, say what you are looking for, connect Gmail. The first ' +
      `run takes about ${CYCLE.expectedMinutes} minutes. Read the drafts slowly: they show ` +
      'what it has understood about you.',
  },
  {
    when: 'Day 2-3',
    title: 'Finding the tone',
    text:
      'New drafts come every 24 hours. Adjust your title, your city or the kind of person ' +
      'until the matches are right. Send the letters you would have written yourself.',
  },
  {
    when: 'Week 1',
    title: 'The first answers',
    text:
      `${CLAIMS.replies ? `${CLAIMS.replies.text}: that is what our users report. ` : ''}Some will be a no. A clear no ` +
      'after two days is worth more than silence after six weeks.',
  },
  {
    when: 'Weeks 2-4',
    title: 'Conversations',
    text:
      'Letters add up: a referral here, a call there. ' +
      `${CLAIMS.responseRate ? `Our users report ${CLAIMS.responseRate.text}; your` : 'Your'} field, your location and your edits decide where ` +
      'you land. We can’t promise a job.',
  },
] as const

export const STEPS = [
  {
    title: 'You say what you want',
    text:
      'Your resume, one job title, one country and city, the kind of person to write to. ' +
      'About five minutes, once.',
  },
  {
    title: 'We find the job and the person',
    text:
      'Every 24 hours: postings that match, the company behind each, and someone there who ' +
      'decides, from public sources.',
  },
  {
    title: 'We write, and check',
    text:
      'One email for each. Every sentence comes from your resume, the posting or a fact you ' +
      'confirmed. If one doesn’t, we throw the draft away.',
  },
  {
    title: 'You read and send',
    text:
      'The drafts wait in your own Gmail. You change what you like and send what you stand ' +
      'behind, from your own address.',
  },
] as const

export const SUITS = [
  {
    title: 'Experienced professionals',
    text: 'You have done the work. A letter can say so to someone who knows what it means.',
  },
  {
    title: 'Career changers',
    text: 'A filter sees the wrong title. A person can see the reason behind it.',
  },
  { title: 'Anyone tired of forms', text: 'You have filled in enough of them to know what comes back.' },
] as const

export const DOES_NOT_SUIT = [
  {
    title: 'Entry-level roles that need a formal application',
    text: 'They are filled through programs with fixed rules. A letter doesn’t replace the form there.',
  },
  { title: 'Government or regulated roles', text: 'Everyone has to take the same route, and rightly so.' },
  {
    title: 'Roles that require HR screening',
    text: 'Where no one may talk to you before the screening, writing early doesn’t help.',
  },
] as const

export const ETHICS = [
  {
    title: 'We never send',
    text: 'We save drafts in your Gmail and send none of them. We never read your mail.',
  },
  {
    title: 'Nothing is made up',
    text:
      'No invented degrees, no skills you don’t have, no meeting that never took place. ' +
      'You see where each paragraph comes from.',
  },
  {
    title: 'Few letters, to the right people',
    text:
      `No one receives more than two first emails in ${RECIPIENT_CAPS.person.days} days, across all users. ` +
      'We never suggest anyone who has objected.',
  },
  {
    title: 'Your data stays yours',
    text: 'Export or delete it yourself, at any time. We never sell it, and never train a model on it.',
  },
] as const
