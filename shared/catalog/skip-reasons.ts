import * as z from 'zod/mini'
import { keysOf } from '#shared/keys-of.ts'
import type { Unfit } from '#engine/values/unfit.ts'

/** Why a posting or person was left out, for use after a number: "4 postings: too old". */
export const SKIP_WORDS = {
  title_differs: 'the job title differs from yours',
  title_word: 'the job title has a word you leave out',
  level_differs: 'the job is above or below the levels you chose',
  does_not_fit: 'your resume doesn’t fit the job',
  place_differs: 'the job is somewhere else',
  not_remote: 'the posting says the job isn’t remote',
  too_old: 'posted longer ago than you allow',
  repost: 'a repeat of another posting',
  already_used: 'you have written about this job before',
  own_employer: 'your current or a past employer',
  on_your_list: 'on your do-not-contact list',
  apply_only_via: 'the posting wants applications through its own form only',
  no_agencies: 'the posting asks not to be approached',
  do_not_contact: 'the posting asks not to be contacted',
  recruitment_agency: 'placed by a recruitment agency, which you chose not to write to',
  public_sector: 'public sector',
  entry_level_mass: 'entry-level mass hiring',
  company_unknown: 'we couldn’t identify the company',
  no_person: 'we found no one in the role you chose',
  no_address: 'no address is known for the person',
  role_address: 'only a shared address such as info@ is known',
  free_mail: 'only a private address is known',
  accept_all: 'the address can’t be confirmed',
  address_unverified: 'the address didn’t pass verification',
  asked_not_to_be_contacted: 'the person asked not to be contacted',
  contact_capped: 'the person has had enough emails lately',
  company_capped: 'the company has had enough emails lately',
  consent_needed: 'in this country we write only to people the posting itself names',
  contact_budget_spent: 'finding a person would have exceeded the daily budget',
  not_processable: 'we couldn’t read the details',
  contact_search_ended: 'the search for people ended before this posting',
  // Stands for reasons of older runs that are no longer in this list.
  other: 'another reason',
} as const

/** Why a posting or a person was left out. */
export const SkipReason = z.enum(keysOf(SKIP_WORDS))
export type SkipReason = z.infer<typeof SkipReason>

/** Why no letter was written to a posting, in a sentence. */
export function unfitInWords(unfit: Unfit): string {
  if (unfit.code === 'no_job') return 'Its title names no job.'
  if (unfit.code === 'another_trade') return 'Nothing in your resume answers what it asks for.'
  return unfit.code === 'far_above'
    ? `It asks for ${unfit.asked} years of experience; your resume shows ${unfit.own}.`
    : `It is for beginners; your resume shows ${unfit.own} years of work.`
}
