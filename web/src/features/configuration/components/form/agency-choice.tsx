import { useController, type Control } from 'react-hook-form'
import type { FormValues } from '#web/features/configuration/form-values.ts'

/** Whether postings of recruitment agencies count. */
export function AgencyChoice({ control }: { control: Control<FormValues> }) {
  const { value, ...field } = useController({ control, name: 'writeToAgencies' }).field
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 sm:col-span-2">
      <input
        {...field}
        type="checkbox"
        checked={value ?? true}
        className="mt-1 size-4 shrink-0 accent-brand"
      />
      <span className="min-w-0 text-sm">
        <span className="block font-medium">Write to recruitment agencies</span>
        <span className="block text-xs text-muted">
          Many postings are placed by agencies for companies they do not name.
        </span>
      </span>
    </label>
  )
}
