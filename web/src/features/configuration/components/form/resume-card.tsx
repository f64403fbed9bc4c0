import type { Resume } from '#shared/models/resume.ts'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { notify } from '#web/lib/notify.ts'
import { explain } from '#web/lib/api/api-error.ts'
import { useUploadResume } from '#web/features/configuration/api/upload-resume.ts'
import { ACCEPT, fileProblem } from '#web/lib/api/resume-file.ts'
import { FormCard } from './form-card.tsx'
import { ReadSummary } from './read-summary.tsx'
import { clsx } from 'clsx'
import { useRef, useState, type DragEvent } from 'react'
import { FileText, Upload } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
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
      description="Your emails come from it. They claim nothing it doesn’t say."
    >
      {resume && <ResumeOnFile resume={resume} />}
      {resume && <ReadSummary />}
      <ResumeDrop
        busy={uploading.isPending}
        replace={resume !== null}
        invalid={shown !== undefined}
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

interface ResumeDropProps {
  busy: boolean
  /** Whether there is a resume already. */
  replace: boolean
  invalid: boolean
  onFile: (file: File | undefined) => void
}

/** A drop zone for a file, and a button that does the same without a mouse. */
function ResumeDrop({ busy, replace, invalid, onFile }: ResumeDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!busy) onFile(event.dataTransfer.files[0])
  }
  return (
    // The button inside does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={clsx(
        'flex flex-col items-start gap-3 rounded-lg border border-dashed px-4 py-4',
        'transition-colors duration-150 sm:flex-row sm:items-center sm:px-5',
        over && 'bg-brand-soft',
        invalid ? 'border-bad' : over ? 'border-brand' : 'border-control',
      )}
    >
      <Button
        id="resume-button"
        className="shrink-0"
        busy={busy}
        aria-describedby="resume-error resume-hint"
        onClick={() => input.current?.click()}
      >
        {!busy && <Upload aria-hidden />}
        {replace ? 'Choose another resume' : 'Choose your resume'}
      </Button>
      <p id="resume-hint" className="text-sm text-muted">
        or drop it here. PDF (.pdf), Word (.doc/.docx) or text (.txt).
      </p>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        tabIndex={-1}
        aria-hidden
        data-testid="resume-file"
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          onFile(file)
        }}
      />
    </div>
  )
}
