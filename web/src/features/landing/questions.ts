import { ONE_TRIAL, PLANS, TRIAL } from '#shared/catalog/plans.ts'
import { BRAND } from '#shared/brand.ts'

const prices = Object.values(PLANS)
  .map(({ name, priceUsd }) => `$${priceUsd} for ${name}`)
  .join(', ')

/** Doubts of a careful person before paying, with answers that are true of the product. */
export const QUESTIONS = [
  {
    question: 'Does it send emails for me?',
    answer: [
      'No. It writes drafts into your own Gmail, and there it stops. You read a draft, ' +
        'change what you like and press send yourself, or delete it.',
      `No part of ${BRAND.name} sends mail from your account, and an automated test makes sure of it.`,
    ],
  },
  {
    question: 'What exactly is a draft?',
    answer: [
      'An unsent email in the Drafts folder of your Gmail, addressed to one person about ' +
        'one posting, 40 to 150 words long, with one question at its end. In the tracker ' +
        'each sentence stands beside its source: your resume, the posting, or a fact that ' +
        'you confirmed.',
      'A sentence without a source isn’t allowed: a draft that contains one is thrown away and doesn’t count.',
    ],
  },
  {
    question: 'What can it do in my Gmail?',
    answer: [
      'It can create drafts, and it sees your name and email address. It can’t read the mail ' +
        'you receive. Google’s permission to compose would also allow sending; we don’t ' +
        'use that part.',
      'You can revoke access at any time, here or in your Google account. Your existing ' +
        'drafts stay yours.',
    ],
  },
  {
    question: 'Where do the addresses come from?',
    answer: [
      'From public sources: company pages, postings and directories of business contacts. ' +
        'Each address is verified before it is used, and the draft names where it was ' +
        'found.',
      'If we can’t verify an address, we write no email, and nothing is taken from your allowance.',
    ],
  },
  {
    question: 'What if a posting is a poor match?',
    answer: [
      'Then there is usually no draft: postings that don’t match your title, location or ' +
        'experience are skipped, and the report says how many and why. If one gets through, ' +
        'delete the draft. The person never hears about it.',
    ],
  },
  {
    question: 'Is it legal to write to people like this?',
    answer: [
      'A personal email to someone’s work address about a job that their company has ' +
        'published is allowed in most countries, as long as it says who you are and lets ' +
        'the person decline. Every draft does both. If someone declines, we never write to them ' +
        'again.',
      'Rules differ from country to country, and you are the sender. This is what we ' +
        'build by, not legal advice.',
    ],
  },
  {
    question: 'When am I charged, and how much?',
    answer: [
      `Nothing for the first ${TRIAL.days * 24} hours after your card is confirmed. Then ` +
        `the plan’s price for a month (${prices}), and the same every month until you ` +
        'cancel. There is never a charge beyond the plan: when the month’s emails are used ' +
        'up, drafting pauses until your plan renews.',
      `${ONE_TRIAL} If you or your card have had one before, you see the price before paying and are charged for the first month right away.`,
    ],
  },
  {
    question: 'How do I cancel?',
    answer: [
      'With one button in your dashboard, whenever you like. In the trial nothing is ' +
        'charged. Later you keep access until the end of the month that you paid for.',
    ],
  },
  {
    question: 'Is there a refund?',
    answer: [
      'Monthly fees aren’t refunded, and unused emails don’t roll over to the next month. ' +
        'That is why the trial comes first. If a charge looks wrong, tell us within 30 ' +
        'days; an answer takes two to three business days.',
    ],
  },
  {
    question: 'Who is it not for?',
    answer: [
      'For entry-level roles that need a formal application, for government and regulated ' +
        'roles, and wherever HR has to screen everyone first. There a letter to ' +
        'the manager changes nothing, so we’d rather you kept your money.',
      'It works best for experienced people, for career changers, and for anyone tired of forms.',
    ],
  },
  {
    question: 'Do I still have to apply?',
    answer: [
      'Often, yes. A letter makes a person look for your application, and many will ask you to send it in anyway.',
    ],
  },
  {
    question: 'What happens to my data when I leave?',
    answer: [
      'You can download everything at any time. When you delete your account, your ' +
        'resume, your letters and your settings are deleted within 30 days. Invoices are kept as long as the law requires.',
    ],
  },
]
