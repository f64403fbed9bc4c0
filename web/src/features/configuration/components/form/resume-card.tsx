import type { Resume } from '#shared/models/resume.ts'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { useUploadResume } from '#web/features/configuration/api/upload-resume.ts'
import { fileProblem } from '#web/features/configuration/resume-file.ts'
import { FormCard } from './form-card.tsx'
import { ReadSummary } from './read-summary.tsx'
import { ResumeDrop } from './resume-drop.tsx'
import { useState } from 'react'
import { FileText } from 'lucide-react'
import { showDateTime } from '#web/lib/time.ts'

interface ResumeCardProps {
  resume: Resume | null
  error: string | undefined
  onUploaded: (resume: Resume) => void
}

export function ResumeCard({ resume, error, onUploaded }: ResumeCardProps) {
  const uploading = useUploadResume()
  const [problem, setProblem] = useState<string>()

  const showProblem = ({ title, description }: { title: string; description: string }) => {
    setProblem(description)
    notify.failure({ title, description })
  }
  const uploadFile = (file: File | undefined) => {
    const invalid = fileProblem(file)
    if (invalid || !file) return invalid && showProblem(invalid)
    setProblem(undefined)
    uploading.mutate(file, {
      onSuccess: (uploaded) => {
        notify.success({
          title: 'Resume uploaded',
          description: 'Your resume has been uploaded and saved successfully.',
        })
        onUploaded(uploaded)
      },
      onError: (failure) =>
        showProblem({
          title: 'Upload failed',
          description: explain(failure, 'Failed to upload resume. Please try again.'),
        }),
    })
  }

  const shown = problem ?? error
  return (
    <FormCard
      title="Resume Upload"
      description="Your emails are based on it. They claim nothing that it does not say."
    >
      {resume && <ResumeOnFile resume={resume} />}
      {resume && <ReadSummary />}
      <ResumeDrop
        busy={uploading.isPending}
        replace={resume !== null}
        invalid={shown !== undefined}
        errorId="resume-error"
        onFile={uploadFile}
      />
      {uploading.isPending && (
        <div className="mt-4">
          <Progress label="Resume upload" value={uploading.percent} />
          <output className="mt-1.5 block text-xs text-muted">
            {uploading.percent < 100 ? 'Uploading your resume…' : 'Reading your resume…'}
          </output>
        </div>
      )}
      <FieldError id="resume-error" message={shown} />
    </FormCard>
  )
}

/** The current resume. */
function ResumeOnFile({ resume }: { resume: Resume }) {
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
