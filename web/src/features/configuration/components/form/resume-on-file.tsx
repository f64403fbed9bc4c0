import { FileText } from 'lucide-react'
import type { Resume } from '#shared/models/resume.ts'
import { showDateTime } from '#web/lib/time.ts'

/** The resume that is used. */
export function ResumeOnFile({ resume }: { resume: Resume }) {
  return (
    <div className="mb-4 flex items-start gap-3">
      <FileText aria-hidden className="mt-0.5 size-5 text-brand" />
      <div className="min-w-0 text-sm">
        <p className="font-medium break-words">{resume.originalFileName}</p>
        <p className="text-muted tabular">Uploaded {showDateTime(resume.uploadedAt)}</p>
      </div>
    </div>
  )
}
