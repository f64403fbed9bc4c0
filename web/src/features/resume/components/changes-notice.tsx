import type { ResumeFactsView } from '#shared/models/resume-facts.ts'
import { Notice } from '#web/components/ui/states/notice.tsx'

/** Says which of the user's corrections still apply to a new resume. */
export function ChangesNotice({ changes }: Pick<ResumeFactsView, 'changes'>) {
  if (changes === null || (changes.kept === 0 && changes.dropped.length === 0)) return null
  const { kept, dropped } = changes
  return (
    <Notice
      tone="info"
      title={
        kept === 0
          ? 'This is a new resume.'
          : kept === 1
            ? '1 of your corrections still applies.'
            : `${kept} of your corrections still apply.`
      }
    >
      {dropped.length > 0 && (
        <>
          <p>Your corrections to these no longer apply, because they are not in your new resume:</p>
          <ul className="mt-1 list-disc pl-5">
            {dropped.map((text) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
