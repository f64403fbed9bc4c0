import { useController, type Control } from 'react-hook-form'
import { TARGET_ROLES, TargetRole } from '#shared/catalog/configuration/roles.ts'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import type { FormValues } from '#web/features/configuration/form-values.ts'
import { FormCard } from './form-card.tsx'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'

export function RoleCard({ control }: { control: Control<FormValues> }) {
  const { field, fieldState } = useController({ control, name: 'targetPersonRoles' })
  const chosen = field.value[0]
  const error = fieldState.error?.message
  return (
    <FormCard
      title="Target Person Role"
      description="Who your emails go to: the people who decide on the job, not those who post it."
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
