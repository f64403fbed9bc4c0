import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import {
  type OwnPosting,
  OwnPostingCorrections,
  PostingLink,
  PostingText,
} from '#shared/models/outreach/own-posting.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Textarea } from '#web/components/ui/forms/input.tsx'
import { WebLink } from '#web/components/ui/links.tsx'

interface FormProps<Values> {
  busy: boolean
  /** Whether the form took the place of what had the focus. */
  focus?: boolean
  onSend: (values: Values) => void
}

/** Asks for the link to a posting. */
export function LinkForm({
  busy,
  focus = false,
  onSend,
  onText,
}: FormProps<PostingLink> & { onText: () => void }) {
  const { register, handleSubmit, formState, setFocus } = useForm<PostingLink>({
    resolver: standardSchemaResolver(PostingLink),
    defaultValues: { url: '' },
  })
  useEffect(() => {
    if (focus) setFocus('url')
  }, [focus, setFocus])
  return (
    <TitledCard
      title="Paste a link"
      description="To the company’s own site or job board. LinkedIn, Indeed and a few others don’t let us read their postings, so paste the text instead."
    >
      <CardBody>
        <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
          <Field label="Link to the posting" error={formState.errors.url?.message} required>
            <Input
              {...register('url')}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
            />
          </Field>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" variant="accent" busy={busy}>
              Read the posting
            </Button>
            <Button variant="link" onClick={onText}>
              Paste the text instead
            </Button>
          </div>
        </form>
      </CardBody>
    </TitledCard>
  )
}

/** Asks for the text of a posting and its company. */
export function TextForm({
  busy,
  focus = false,
  onSend,
  onLink,
}: FormProps<PostingText> & { onLink: () => void }) {
  const { register, handleSubmit, formState, setFocus } = useForm<PostingText>({
    resolver: standardSchemaResolver(PostingText),
    defaultValues: { companyName: '', description: '' },
  })
  useEffect(() => {
    if (focus) setFocus('companyName')
  }, [focus, setFocus])
  const { errors } = formState
  return (
    <TitledCard title="Paste the text" description="The whole posting, with its tasks and requirements.">
      <CardBody>
        <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)} className="space-y-5">
          <Field label="Company" error={errors.companyName?.message} required>
            <Input {...register('companyName')} maxLength={120} autoComplete="off" />
          </Field>
          <Field label="Text of the posting" error={errors.description?.message} required>
            <Textarea {...register('description')} maxLength={20_000} className="min-h-56" />
          </Field>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" variant="accent" busy={busy}>
              Read the posting
            </Button>
            <Button variant="link" onClick={onLink}>
              Use a link instead
            </Button>
          </div>
        </form>
      </CardBody>
    </TitledCard>
  )
}

interface ReviewFormProps extends FormProps<OwnPostingCorrections> {
  posting: NonNullable<OwnPosting['posting']>
  link: string | null
  onStartOver: () => void
}

/** What was read of a posting, to be corrected before somebody is looked for. */
export function ReviewForm({ posting, link, busy, onSend, onStartOver }: ReviewFormProps) {
  const { jobTitle, companyName, place, needs } = posting
  const { register, handleSubmit, formState, setFocus } = useForm<OwnPostingCorrections>({
    resolver: standardSchemaResolver(OwnPostingCorrections),
    defaultValues: { jobTitle, companyName },
  })
  // It follows the steps of reading, or a refusal, which had no control with the focus.
  useEffect(() => setFocus('jobTitle'), [setFocus])
  const { errors } = formState
  return (
    <TitledCard
      title="Is this right?"
      description="We’ll write about this job, and look for the person at this company."
    >
      <CardBody>
        <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)} className="space-y-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Job title" error={errors.jobTitle?.message} required>
              <Input {...register('jobTitle')} maxLength={200} autoComplete="off" />
            </Field>
            <Field label="Company" error={errors.companyName?.message} required>
              <Input {...register('companyName')} maxLength={120} autoComplete="off" />
            </Field>
          </div>
          <dl className="grid gap-4 text-sm">
            <div>
              <dt className="font-medium">Place</dt>
              <dd className="mt-0.5 wrap-anywhere text-muted">{place || 'The posting names none.'}</dd>
            </div>
            <div>
              <dt className="font-medium">What it asks for</dt>
              <dd className="mt-1 text-muted">
                {needs.length === 0 ? (
                  'We found no tasks or requirements in it, so there may not be enough to write about.'
                ) : (
                  <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
                    {needs.map((need) => (
                      <li key={need}>{need}</li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
            {link !== null && (
              <div>
                <dt className="sr-only">Link</dt>
                <dd>
                  <WebLink href={link}>Open the posting</WebLink>
                </dd>
              </div>
            )}
          </dl>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" variant="accent" busy={busy}>
              Find the person and write
            </Button>
            <Button variant="link" onClick={onStartOver}>
              Add another posting
            </Button>
          </div>
        </form>
      </CardBody>
    </TitledCard>
  )
}
