import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useForm, useController, type Control } from 'react-hook-form'
import { ConfigurationInput, type ConfigurationWithCoverage } from '#shared/models/configuration.ts'
import type { Resume } from '#shared/models/resume.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { notify } from '#web/lib/notify.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { updateConfiguration } from '#shared/contracts/configuration.ts'
import { configurationQuery } from '#web/features/configuration/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import {
  errorList,
  formValues,
  type FormError,
  type FormValues,
} from '#web/features/configuration/form-values.ts'
import { saveFailure } from '#web/features/configuration/save-failure.ts'
import { JobCard } from './job-card.tsx'
import { MoreCard } from './more-card.tsx'
import { LetterCard } from './letter-card.tsx'
import { ResumeCard } from './resume-card.tsx'
import { TARGET_ROLES, TargetRole } from '#shared/catalog/configuration/roles.ts'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { searchQuestionsQuery } from '#web/features/configuration/components/search-question-card.tsx'
import { FormCard } from './form-card.tsx'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'

interface ConfigurationFormProps {
  configuration: ConfigurationWithCoverage
  resume: Resume | null
  /** The field to focus; a new object asks for the focus again. */
  goal?: { readonly field: FormError['field'] } | null
  onSaved?: () => void
}

export default function ConfigurationForm({
  configuration,
  resume,
  goal = null,
  onSaved,
}: ConfigurationFormProps) {
  const saving = useCall(updateConfiguration, {
    // Facts include how well the resume fits the job title.
    changes: [configurationQuery.queryKey, resumeFactsQuery.queryKey, searchQuestionsQuery.queryKey],
    done: () => ({
      title: 'Configuration Saved',
      description: 'Your email outreach configuration has been saved successfully and will appear above.',
    }),
  })
  // The page has already fetched the facts, and the summary in the form refetches them after a failure.
  const facts = useQuery({ ...resumeFactsQuery, enabled: resume !== null, retryOnMount: false })
  const { control, handleSubmit, formState, getValues, setValue, reset, setFocus } = useForm<FormValues>({
    resolver: standardSchemaResolver(ConfigurationInput),
    defaultValues: formValues(configuration, resume),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitted } = formState

  useEffect(() => {
    // With `isSubmitted` reset, an error that was corrected would stay until the field loses the focus, and
    // its removal would move the Save button away from under the pointer.
    reset(formValues(configuration, resume), {
      keepDirtyValues: true,
      keepErrors: true,
      keepIsSubmitted: true,
      keepTouched: true,
    })
  }, [configuration, resume, reset])

  const goTo = useCallback(
    (field: FormError['field']) => {
      if (field === 'resumeUrl') return document.getElementById('resume-button')?.focus()
      // The disabled city cannot take the focus, so the country gets it.
      setFocus(field === 'targetCity' && getValues('targetArea') === '' ? 'targetArea' : field)
    },
    [getValues, setFocus],
  )
  useEffect(() => {
    if (goal !== null) goTo(goal.field)
  }, [goal, goTo])
  const save = handleSubmit(
    (values) =>
      saving.mutate(
        { body: values },
        {
          onSuccess: () => {
            reset(values)
            onSaved?.()
          },
          onError: (error) => notify.failure(saveFailure(error)),
        },
      ),
    (found) => {
      const [first] = errorList(found)
      if (first) goTo(first.field)
    },
  )

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="space-y-5" id="configuration-form">
      <ResumeCard
        resume={resume}
        error={errors.resumeUrl?.message}
        onUploaded={({ storageUrl, id }) =>
          setValue('resumeUrl', storageUrl || id, { shouldDirty: true, shouldValidate: true })
        }
      />
      <JobCard control={control} fit={facts.data?.fit ?? null} coverage={configuration.coverage} />
      <MoreCard control={control} />
      <RoleCard control={control} />
      <LetterCard control={control} />
      <FormErrors errors={isSubmitted ? errorList(errors) : []} onGo={goTo} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="accent" size="lg" busy={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save Configuration'}
        </Button>
        {formState.isDirty && !saving.isPending && (
          <p className="text-sm text-muted">You have unsaved changes.</p>
        )}
      </div>
    </form>
  )
}

interface FormErrorsProps {
  errors: readonly FormError[]
  /** Focuses the field. */
  onGo: (field: FormError['field']) => void
}

/** Lists the errors of the form. The form is longer than a screen, so each error leads to its field. */
function FormErrors({ errors, onGo }: FormErrorsProps) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <Notice tone="bad" title="Not saved yet">
          <ul className="mt-1 list-disc pl-5">
            {errors.map(({ field, message }) => (
              <li key={message}>
                <button
                  type="button"
                  className="min-h-6 text-left underline decoration-1 underline-offset-4 hover:decoration-2"
                  onClick={() => onGo(field)}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

function RoleCard({ control }: { control: Control<FormValues> }) {
  const { field, fieldState } = useController({ control, name: 'targetPersonRoles' })
  const chosen = field.value[0]
  const error = fieldState.error?.message
  return (
    <FormCard
      title="Target Person Role"
      description="Who your emails go to: the people who make the hire, not those who post the job."
    >
      <fieldset aria-describedby="role-error">
        <legend className="sr-only">Target Person Role</legend>
        <div className="-my-2.5 grid gap-x-6 sm:grid-cols-2">
          {TargetRole.options.map((role, index) => {
            const { label, examples } = TARGET_ROLES[role]
            return (
              <ChoiceOption
                type="radio"
                key={role}
                name={field.name}
                value={role}
                checked={role === chosen}
                onChange={() => field.onChange([role])}
                onBlur={field.onBlur}
                {...(index === 0 ? { ref: field.ref } : {})}
                label={label}
                hint={examples.join(', ')}
              />
            )
          })}
        </div>
      </fieldset>
      <FieldError id="role-error" message={error} />
    </FormCard>
  )
}
