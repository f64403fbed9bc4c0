import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { tryLetter } from '#shared/contracts/visitors/demo.ts'
import { DemoPosting, type DemoResult } from '#shared/models/visitors/demo.ts'
import { DEMO_POSTINGS } from '#shared/sample/demo-postings.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Textarea } from '#web/components/ui/forms/input.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { useCall } from '#web/lib/api/use-call.ts'
import { fileProblem, uploadOf } from '#web/lib/api/resume-file.ts'
import { demoRefusal } from './demo-refusal.ts'
import { FileInput } from './file-input.tsx'

const FIELDS = ['title', 'company', 'description'] as const

interface DemoFormProps {
  onStart: () => void
  onResult: (result: DemoResult, company: string) => void
}

/** Native and uncontrolled, so that what was chosen, dropped or typed before hydration is kept. */
export function DemoForm({ onStart, onResult }: DemoFormProps) {
  const { clearErrors, formState, handleSubmit, register, setFocus, setValue } = useForm<DemoPosting>({
    resolver: standardSchemaResolver(DemoPosting),
    reValidateMode: 'onSubmit',
    // The resume comes first, and is not this form's own field.
    shouldFocusError: false,
  })
  const file = useRef<HTMLInputElement>(null)
  const [fileError, setFileError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const letter = useCall(tryLetter)

  /** Shows what is wrong with the chosen file, and returns it when nothing is. */
  function chosenFile(): File | null {
    const chosen = file.current?.files?.[0]
    const problem = chosen === undefined ? 'Choose your resume.' : fileProblem(chosen)?.description
    setFileError(problem)
    return problem === undefined ? (chosen ?? null) : null
  }

  async function send(posting: DemoPosting) {
    const chosen = chosenFile()
    if (chosen === null) return file.current?.focus()
    if (isSending) return undefined
    setIsSending(true)
    onStart()
    try {
      const resume = await uploadOf(chosen).catch(() => null)
      if (resume === null) return setFileError('We couldn’t read this file. Choose it again.')
      onResult(await letter.mutateAsync({ body: { resume, posting } }), posting.company)
    } catch {
      // The notice below says what went wrong.
    } finally {
      setIsSending(false)
    }
    return undefined
  }

  /** Shows everything that is missing, and focuses the first of it. */
  function refuse(errors: FieldErrors<DemoPosting>) {
    const first = FIELDS.find((name) => errors[name] !== undefined)
    if (chosenFile() === null) file.current?.focus()
    else if (first !== undefined) setFocus(first)
  }

  const control = (name: keyof DemoPosting) => register(name, { onChange: () => clearErrors(name) })
  const fill = (posting: DemoPosting) => {
    for (const name of FIELDS) setValue(name, posting[name])
    clearErrors()
  }
  const { title, company, description } = formState.errors
  const refusal = letter.isError && !isSending ? demoRefusal(letter.error) : null
  return (
    // Outside a dialog this method does nothing: submitting before hydration must not put the resume's name
    // into the address.
    <form
      method="dialog"
      data-live
      noValidate
      aria-labelledby="try-title"
      onSubmit={(event) => void handleSubmit(send, refuse)(event)}
      className="mt-12"
    >
      <noscript>
        <Notice tone="info" className="mb-8">
          Writing a draft here needs JavaScript. There is a finished one above, and how it’s made below.
        </Notice>
      </noscript>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)]">
        <Field
          label="Your resume"
          required
          error={fileError}
          hint="PDF, Word or text, up to 4 MB. Drop it here, or choose it."
        >
          <FileInput inputRef={file} onChange={() => setFileError(undefined)} />
        </Field>
        <fieldset className="min-w-0 space-y-4">
          <legend className="sr-only">The posting</legend>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="w-full text-sm font-medium">Paste a posting, or take a sample:</p>
            {DEMO_POSTINGS.map((posting) => (
              <Button key={posting.title} size="sm" onClick={() => fill(posting)}>
                {posting.title}
              </Button>
            ))}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Job title" required error={title?.message}>
              <Input {...control('title')} autoComplete="off" />
            </Field>
            <Field label="Company" required error={company?.message}>
              <Input {...control('company')} autoComplete="off" />
            </Field>
          </div>
          <Field label="Text of the posting" required error={description?.message}>
            <Textarea {...control('description')} rows={7} className="min-h-44" />
          </Field>
        </fieldset>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="accent" size="lg" busy={isSending}>
          {isSending ? 'Writing your draft' : 'Write my draft'}
        </Button>
        <p aria-live="polite" className="measure text-sm text-muted">
          {isSending
            ? 'We read your resume, match it with the posting, and write. It takes a few seconds, at most half a minute.'
            : 'We read both in memory and keep neither.'}
        </p>
      </div>
      <div role="alert">
        {refusal && (
          <Notice tone="bad" title={refusal.title} className="mt-6">
            {refusal.text}
          </Notice>
        )}
      </div>
    </form>
  )
}
