import { useController, type Control } from 'react-hook-form'
import { TARGET_ROLES, TargetRole } from '#shared/catalog/roles.ts'
import { FieldError } from '../../../components/ui/field.tsx'
import { cn } from '../../../lib/cn.ts'
import type { FormValues } from '../form-values.ts'
import { HINTS, T } from '../texts.ts'
import { FormCard } from './form-card.tsx'

export function RoleCard({ control }: { control: Control<FormValues> }) {
  const { field, fieldState } = useController({ control, name: 'targetPersonRoles' })
  const chosen = field.value[0]
  const error = fieldState.error?.message
  return (
    <FormCard title={T.roleCard} description={HINTS.role}>
      <fieldset aria-describedby="role-error">
        <legend className="sr-only">{T.roleCard}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {TargetRole.options.map((role, index) => {
            const { label, examples } = TARGET_ROLES[role]
            return (
              <label
                key={role}
                className={cn(
                  '-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-2 py-2.5 transition-colors duration-150 hover:bg-wash',
                  role === chosen && 'bg-brand-soft hover:bg-brand-soft',
                )}
              >
                <input
                  type="radio"
                  name={field.name}
                  value={role}
                  checked={role === chosen}
                  onChange={() => field.onChange([role])}
                  onBlur={field.onBlur}
                  {...(index === 0 ? { ref: field.ref } : {})}
                  className="mt-1 size-4 shrink-0 accent-brand"
                />
                <span className="min-w-0 text-sm">
                  <span className="block font-medium">{label}</span>
                  <span className="block text-xs text-muted">{examples.join(', ')}</span>
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <FieldError id="role-error" message={error} />
    </FormCard>
  )
}
