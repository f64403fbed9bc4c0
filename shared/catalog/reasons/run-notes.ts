import * as z from 'zod/mini'
import { keysOf } from '#shared/keys-of.ts'
import { coded, orSaid, Said } from '#engine/values/reasons/coded.ts'

/** The end of a sentence about the source. */
export const SOURCE_TROUBLES = {
  key_refused: 'it refused our key',
  key_or_address_refused: 'it refused our key or address',
  busy: 'it refused more searches for now',
  minute_limit: 'its limit for this minute is used up',
  daily_limit: 'its daily limit is used up',
  weekly_limit: 'its weekly limit is used up',
  monthly_limit: 'its monthly limit is used up',
  credits_spent: 'its credits are used up',
  out_of_order: 'it answers with an error',
  unreachable: 'it can’t be reached',
  too_slow: 'it didn’t answer in time',
  moved: 'it wants to send us elsewhere',
  too_large: 'its answer was too large',
  unreadable: 'its answer couldn’t be read',
  no_last_page: 'it didn’t give its last page',
  place_unclear: 'it didn’t know which place was meant',
} as const

/** What keeps a source of postings or contacts from answering. */
export const SourceTrouble = z.enum(keysOf(SOURCE_TROUBLES))
export type SourceTrouble = z.infer<typeof SourceTrouble>

const ofSource = { source: z.string(), trouble: SourceTrouble }

/** What stopped a run short. */
export const RunNote = z.discriminatedUnion('code', [
  coded('source_failed', ofSource),
  coded('source_cut_short', ofSource),
  coded('contacts_cut_short', { trouble: SourceTrouble }),
  coded('contact_budget_spent', {}),
  coded('draft_uncertain', {}),
  Said,
])
export type RunNote = z.infer<typeof RunNote>

/** What drafting adds: codes without parameters, because the table looks for plain values only. */
const DraftingNote = z.literal('draft_uncertain')
export type DraftingNote = z.infer<typeof DraftingNote>

/** A note as a run's item has it. */
export const StoredNote = orSaid(
  z.union([
    RunNote,
    z.pipe(
      DraftingNote,
      z.transform((code) => ({ code, params: {} })),
    ),
  ]),
)

export function runNoteWords({ code, params }: RunNote): string {
  switch (code) {
    case 'source_failed':
      return `${params.source} could not be searched: ${SOURCE_TROUBLES[params.trouble]}.`
    case 'source_cut_short':
      return `${params.source} stopped early: ${SOURCE_TROUBLES[params.trouble]}.`
    case 'contacts_cut_short':
      return `The search for contacts stopped early: ${SOURCE_TROUBLES[params.trouble]}.`
    case 'contact_budget_spent':
      return 'We wrote fewer emails: today’s budget for finding contacts is used up. Your next run picks up from there.'
    case 'draft_uncertain':
      return 'For a day Gmail didn’t say whether it had saved a draft. Look through your drafts before you use a text that waits in the tracker.'
    case 'said':
      return params.words
  }
}
