import { TextLink } from '#web/components/ui/links.tsx'
import type { TitleFit } from '#engine/values/fact-fields.ts'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'

/** Whether to warn the user before emails are written. */
export const isPoorFit = ({ verdict }: TitleFit): boolean => verdict !== 'speaks'

/**
 * Says that the resume has little or nothing for the job title, and what would help. Nothing is blocked: the
 * user decides.
 */
export function PoorFitNotice({ fit, className }: { fit: TitleFit; className?: string }) {
  return (
    <Notice tone="info" className={className ?? ''}>
      <p>
        {fit.message} {fit.help}
      </p>
      <TextLink to={paths.resume} className="inline-block min-h-6">
        Go to “What we read”
      </TextLink>
    </Notice>
  )
}
