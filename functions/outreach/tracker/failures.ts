import { heldBackFor } from '#shared/catalog/letter-rules.ts'
import type { Refusal } from '#engine/values/finding.ts'
import type { OutreachEmailFailure } from '../model.ts'

const FAILURES: Readonly<Record<OutreachEmailFailure, string>> = {
  refused_by_check:
    'We wrote this email more than once and held it back each time. It was given back to your allowance.',
  nothing_to_say:
    'We found nothing in your resume to say about this job, so no email was written. It was given back to your allowance.',
  mailbox_disconnected:
    'Gmail was disconnected before this email was written. It was given back to your allowance.',
  access_ended: 'Your plan or trial ended before this email was written.',
  search_paused: 'You paused the search before this email was written. It was given back to your allowance.',
  mailbox_refused: 'Gmail refused this draft. The email was given back to your allowance.',
  asked_not_to_be_contacted:
    'This person asked not to be contacted. The email was given back to your allowance.',
  on_your_list:
    'This person or company is on your do-not-contact list. The email was given back to your allowance.',
  withdrawn:
    'This person asked not to be contacted, so we deleted the email here and its draft in the connected Gmail. Please do not write to them.',
  gave_up: 'We couldn’t finish this email within a day. It was given back to your allowance.',
}

/** Why an email failed, with the first reason in plain words and the words it is about. */
export function failureOf(failure: OutreachEmailFailure, [first]: readonly Refusal[]): string {
  if (first === undefined || (failure !== 'refused_by_check' && failure !== 'nothing_to_say'))
    return FAILURES[failure]
  const { wrong, words } = heldBackFor(first)
  if (failure === 'nothing_to_say')
    return `We found nothing to say about this job: ${wrong}. No email was written, and none counts against your allowance.`
  return `We wrote this email more than once and held it back each time: ${wrong}${words === null ? '' : ` (“${words}”)`}. It was given back to your allowance.`
}
