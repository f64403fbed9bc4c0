import * as z from 'zod/mini'
import { STAGES } from '#shared/catalog/constants.ts'
import { EmailMark, NextStep } from '#shared/models/outreach/stages.ts'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import type { EmailMaterial, EmailRecord } from '../emails/outreach-email.item.ts'

const Change = z.object({
  mark: z.nullable(EmailMark),
  at: StoredInstant,
  savedAt: StoredInstant,
  note: z.nullable(z.string()),
})
export type StageRecord = Stored<typeof Change>

/** What its user told about an email: apart from the email, because few have it and notes are long. */
const StagesItem = z.object({
  /** Counts the writes, so that none is lost. */
  version: z.number(),
  /** Oldest first. */
  changes: z.array(Change),
  /** The lines of the resume that the letter tells, for the results by line. */
  lines: z._default(z.array(z.string()), []),
  nextStep: z._default(z.nullable(NextStep), null),
})
export interface Stages extends Omit<z.infer<typeof StagesItem>, 'changes'> {
  readonly changes: readonly StageRecord[]
}

/** The stages of an email; those of emails marked before changes were kept begin with their mark. */
export function stagesOf(
  item: Item | null,
  { mark, markedAt }: Pick<EmailRecord, 'mark' | 'markedAt'>,
): Stages {
  if (item !== null) return StagesItem.parse(item)
  const told =
    mark === null || markedAt === null ? [] : [{ mark, at: markedAt, savedAt: markedAt, note: null }]
  return { version: 0, changes: told, lines: [], nextStep: null }
}

export const stagesToItem = (userId: string, emailId: string, stages: Stages): Item => ({
  ...keys.stages(userId, emailId),
  ...stages,
  version: stages.version + 1,
  changes: stages.changes.slice(-STAGES.kept),
})

/** Shorter quotes are titles and employers, which every letter names. */
const MIN_LINE = 25
const MAX_LINE = 120

/** The lines of the resume that a letter tells, shortened: enough to tell one from another. */
export const linesTold = (letter: EmailMaterial['letter']): string[] => [
  ...new Set(
    (letter?.letter.paragraphs ?? [])
      .flat()
      .flatMap(({ sources }) => sources)
      .flatMap((source) =>
        source.kind === 'resume' && source.quote.length >= MIN_LINE ? [source.quote] : [],
      )
      .map((quote) => quote.slice(0, MAX_LINE)),
  ),
]
