import type { TestStage } from './stage.ts'

export interface SavedDraft {
  readonly id: string
  /** Without angle brackets. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The drafts in a user's mailbox, newest first, as Google would show them. */
export async function draftsOf(
  stage: Pick<TestStage, 'emulators'>,
  email: string,
): Promise<readonly SavedDraft[]> {
  const { state } = stage.emulators.google
  return await Promise.all(
    state.drafts(email.toLowerCase()).map(async (draft) => {
      const message = await state.parsed(draft)
      return {
        id: draft.id,
        messageId: draft.rfc822MessageId,
        to: message.to?.map((recipient) => recipient.address ?? '').join(', ') ?? '',
        subject: message.subject ?? '',
        text: message.text ?? '',
      }
    }),
  )
}
