import * as z from 'zod/mini'

/** Why a posting or person was left out, for use after a number: "4 postings: too old". */
export const SKIP_WORDS = {
  title_differs: 'the job title differs from yours',
  place_differs: 'the job is somewhere else',
  too_old: 'posted longer ago than you allow',
  repost: 'a repeat of another posting',
  already_used: 'you have written about this job before',
  own_employer: 'your current or a past employer',
  apply_only_via: 'the posting wants applications through its own form only',
  no_agencies: 'the posting asks not to be approached',
  do_not_contact: 'the posting asks not to be contacted',
  recruitment_agency: 'placed by a recruitment agency, which you chose not to write to',
  public_sector: 'public sector',
  entry_level_mass: 'entry-level mass hiring',
  company_unknown: 'the company could not be identified',
  no_person: 'nobody in the role you chose was found',
  no_address: 'no address is known for the person',
  role_address: 'only a shared address such as info@ is known',
  free_mail: 'only a private address is known',
  accept_all: 'the address cannot be confirmed',
  address_unverified: 'the address did not pass verification',
  asked_not_to_be_contacted: 'the person asked not to be contacted',
  contact_capped: 'the person has been written to enough lately',
  company_capped: 'the company has been written to enough lately',
  consent_needed: 'in this country we write only to people whom the posting itself names',
  contact_budget_spent: 'finding a person would have exceeded the daily budget',
  not_processable: 'the details could not be read',
  contact_search_ended: 'the search for people ended before this posting',
  // Stands for reasons of older runs that are no longer in this list.
  other: 'another reason',
} as const

export type SkipReason = keyof typeof SKIP_WORDS

const isReason = (name: string): name is SkipReason => Object.hasOwn(SKIP_WORDS, name)
export const SkipReason = z.enum(Object.keys(SKIP_WORDS).filter(isReason))
