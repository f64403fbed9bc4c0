import { Upload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { clsx } from 'clsx'
import { ACCEPT } from '#web/features/configuration/resume-file.ts'

interface ResumeDropProps {
  busy: boolean
  /** Whether there is a resume already. */
  replace: boolean
  invalid: boolean
  errorId: string
  onFile: (file: File | undefined) => void
}

/** A drop zone for a file, and a button that does the same without a mouse. */
export function ResumeDrop({ busy, replace, invalid, errorId, onFile }: ResumeDropProps) {
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
        aria-describedby={`${errorId} resume-hint`}
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
