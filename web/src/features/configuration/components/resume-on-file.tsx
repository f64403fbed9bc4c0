import { FileText } from 'lucide-react'
import type { Resume } from '#shared/models/resume.ts'
import { showDateTime } from '../../../lib/time.ts'

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** The resume that is used, with what was understood of it. */
export function ResumeOnFile({ resume }: { resume: Resume }) {
  const { name, roles, skills, lines } = resume.summary
  return (
    <div className="mb-4 flex items-start gap-3">
      <FileText aria-hidden className="mt-0.5 size-5 text-brand" />
      <div className="min-w-0 text-sm">
        <p className="font-medium break-words">{resume.originalFileName}</p>
        <p className="text-muted tabular">Uploaded {showDateTime(resume.uploadedAt)}</p>
        <p className="mt-1 text-muted">
          Read from it: {name === null ? 'no name' : name}, {many(roles, 'role', 'roles')}, {many(skills, 'skill', 'skills')},{' '}
          {many(lines, 'line', 'lines')} about your work.
        </p>
      </div>
    </div>
  )
}
