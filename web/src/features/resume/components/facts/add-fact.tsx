import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { AddedFact, AddedFactKind, type FactItem } from '#shared/models/resume-facts.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Select, Textarea } from '#web/components/ui/forms/input.tsx'
import { ADDED_NAMES, factWords } from '#web/features/resume/fact-words.ts'
import { add } from '#web/features/resume/review-changes.ts'
import { addedId } from '#web/lib/reviewed-facts.ts'
import { unsavedText } from '#web/lib/typing/unsaved-text.ts'
import { useReviewing } from './reviewing.ts'

const HINTS = {
  achievement: 'One sentence, with a figure if you have one.',
  tool: 'Such as a program, a machine or a method.',
  licence: 'With the state or country and the year, if you know them.',
  availability: 'Such as “from 1 March” or “four weeks after an offer”.',
  reason_for_change: 'One or two sentences, as you would say them to a person.',
} as const satisfies Record<AddedFactKind, string>

const KINDS = AddedFactKind.options.map((value) => ({ value, label: ADDED_NAMES[value] }))

const emptyFact = (): AddedFact => ({ id: addedId(), kind: 'achievement', text: '', role: null })

/** The form “I also have …” for a fact that is not on the resume. */
export function AddFact({ roles }: { roles: readonly FactItem[] }) {
  const { resumeId, onChange } = useReviewing()
  const kept = unsavedText(resumeId, 'added')
  const { control, formState, handleSubmit, register, reset, setFocus, subscribe } = useForm<AddedFact>({
    resolver: standardSchemaResolver(AddedFact),
    defaultValues: { ...emptyFact(), text: kept.read()?.['text'] ?? '' },
  })
  const kind = useWatch({ control, name: 'kind' })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => unsavedText(resumeId, 'added').keep({ text: values.text }),
      }),
    [subscribe, resumeId],
  )
  const save = handleSubmit((fact) => {
    onChange(add(fact.kind === 'achievement' ? fact : { ...fact, role: null }))
    reset({ ...emptyFact(), kind: fact.kind })
    kept.forget()
    setFocus('text')
  })
  const choices = [
    { value: '', label: 'No job in particular' },
    ...roles.map((item) => ({
      value: item.id,
      label: [factWords(item).title, ...factWords(item).details.slice(0, 1)].join(', '),
    })),
  ]
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="mt-3 grid gap-4 sm:grid-cols-2"
      aria-label="Add something that isn’t on your resume"
    >
      <Field label="I also have …">
        <Select {...register('kind')} options={KINDS} />
      </Field>
      {kind === 'achievement' && (
        <Field label="In this job">
          <Select {...register('role', { setValueAs: (id: string) => id || null })} options={choices} />
        </Field>
      )}
      <Field
        label="In your words"
        hint={HINTS[kind]}
        error={formState.errors.text?.message}
        required
        className="sm:col-span-2"
      >
        <Textarea {...register('text')} rows={2} maxLength={300} />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit">Add this</Button>
      </div>
    </form>
  )
}
