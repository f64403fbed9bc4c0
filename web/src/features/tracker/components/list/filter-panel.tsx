import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { DatePicker } from '#web/components/ui/forms/date-picker.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { inOrder, type DayRange } from '#web/features/tracker/list-view.ts'
import { useListView } from '#web/features/tracker/use-list-view.ts'

interface FilterPanelProps {
  /** Undefined until they are known. */
  availableDates: readonly string[] | undefined
}

const DAYS = [
  ['startDate', 'Start date'],
  ['endDate', 'End date'],
] as const
const NO_DAYS: DayRange = { startDate: undefined, endDate: undefined }

/** A form for a range of days, which takes effect when it is submitted. */
export function FilterPanel({ availableDates }: FilterPanelProps) {
  const { view, show } = useListView()
  const applied: DayRange = { startDate: view.startDate, endDate: view.endDate }
  const [picked, setPicked] = useState(applied)
  const [shown, setShown] = useState(applied)
  // Going back changes the applied range from outside. Remounting instead would take the focus from the
  // button just pressed.
  if (shown.startDate !== applied.startDate || shown.endDate !== applied.endDate) {
    setShown(applied)
    setPicked(applied)
  }
  const apply = (range: DayRange) => show({ ...view, ...range, page: 1 })
  const clear = () => {
    setPicked(NO_DAYS)
    apply(NO_DAYS)
  }
  const hint = availableDates?.length === 0 ? 'No days have emails yet.' : 'Days with emails only (UTC).'
  const available = availableDates ?? []

  return (
    <section id="tracker-filter" aria-label="Filter by date">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          apply(inOrder(picked))
        }}
      >
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:items-center">
          {DAYS.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              className="sm:flex sm:items-center sm:gap-2 sm:[&>div]:mt-0 sm:[&>div]:w-36"
            >
              <DatePicker
                value={picked[name] ?? ''}
                onChange={(day) => setPicked({ ...picked, [name]: day === '' ? undefined : day })}
                placeholder="Any day"
                available={available}
              />
            </Field>
          ))}
          <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button type="submit">Apply Filter</Button>
            <Button variant="quiet" onClick={clear}>
              Clear Filter
            </Button>
            <p className="text-xs text-muted max-lg:sr-only">{hint}</p>
          </div>
        </div>
      </form>
    </section>
  )
}
