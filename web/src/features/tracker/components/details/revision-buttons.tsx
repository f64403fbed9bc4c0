import { REVISIONS } from '#shared/catalog/constants.ts'
import { QuickWish, REVISION_WISHES } from '#engine/values/letter-tones.ts'
import type { OutreachEntry, Revision } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { useReviseEmail } from '#web/features/tracker/api/letter.ts'
import { isOpenDraft } from '#web/features/tracker/marking.ts'
import { HeldBackReasons } from './held-back.tsx'
import { Section } from '#web/components/ui/section.tsx'

interface RevisionButtonsProps {
  entry: OutreachEntry
  revision: Revision
}

/**
 * Buttons to have a draft rewritten, and the result of the last time. No buttons once the email is no longer
 * a draft.
 */
export function RevisionButtons({ entry, revision }: RevisionButtonsProps) {
  const { mutate, isPending, variables } = useReviseEmail(entry.id)
  const working = revision.underWay ?? (isPending ? variables.wish : null)
  const rewriting = working === 'own_words' ? null : working
  const { leftToday } = revision
  return (
    <>
      {isOpenDraft(entry) && (
        <Section
          title="Not quite right? Have it rewritten"
          hint={
            rewriting === null
              ? hint(leftToday)
              : 'Rewriting it… This takes a few seconds; you can close this window meanwhile.'
          }
        >
          <div className="mt-3 flex flex-wrap gap-3">
            {QuickWish.options.map((wish) => (
              <Button
                key={wish}
                size="sm"
                busy={wish === working}
                disabled={working === null ? leftToday === 0 : wish !== working}
                onClick={() => mutate({ wish })}
              >
                {REVISION_WISHES[wish]}
              </Button>
            ))}
          </div>
        </Section>
      )}
      <div aria-live="polite">
        {working === null && revision.ownWords === null && revision.failure !== null && (
          <Notice tone="warn" title={revision.failure}>
            {revision.heldBack.length > 0 && <HeldBackReasons reasons={revision.heldBack} />}
          </Notice>
        )}
      </div>
    </>
  )
}

function hint(leftToday: number): string {
  if (leftToday === 0)
    return (
      `You have had ${REVISIONS.perDay} drafts rewritten today. You can continue tomorrow ` +
      '(UTC); until then, edit the text yourself.'
    )
  const left = leftToday < REVISIONS.warnBelow ? ` ${leftToday} left today.` : ''
  return `The new text replaces the draft in your Gmail, with any changes you made there. The previous text is kept here.${left}`
}
