import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { DatePicker } from '#web/components/ui/forms/date-picker.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { inOrder, type DayRange } from '#web/features/tracker/list-view.ts'

interface FilterPanelProps {
  applied: DayRange
  /** Undefined until they are known. */
  availableDates: readonly string[] | undefined
  onApply: (range: DayRange) => void
}

const orUndefined = (day: string) => (day === '' ? undefined : day)

/** A form for a range of days, which takes effect when it is submitted. */
export function FilterPanel({ applied, availableDates, onApply }: FilterPanelProps) {
  const [start, setStart] = useState(applied.startDate ?? '')
  const [end, setEnd] = useState(applied.endDate ?? '')
  const [shown, setShown] = useState(applied)
  // Going back changes the applied range from outside. Remounting instead would take the focus from the
  // button just pressed.
  if (shown.startDate !== applied.startDate || shown.endDate !== applied.endDate) {
    setShown(applied)
    setStart(applied.startDate ?? '')
    setEnd(applied.endDate ?? '')
  }
  const clear = () => {
    setStart('')
    setEnd('')
    onApply({ startDate: undefined, endDate: undefined })
  }
  const hint =
    availableDates?.length === 0
      ? 'There are no days with emails yet.'
      : 'Days with emails can be picked; days are counted in UTC.'
  const available = availableDates ?? []

  return (
    <section id="tracker-filter" aria-label="Filter by date">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onApply(inOrder({ startDate: orUndefined(start), endDate: orUndefined(end) }))
        }}
      >
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:items-end">
          <Field label="Start date" className="sm:grow sm:basis-40 sm:max-w-56">
            <DatePicker value={start} onChange={setStart} placeholder="Any day" available={available} />
          </Field>
          <Field label="End date" className="sm:grow sm:basis-40 sm:max-w-56">
            <DatePicker value={end} onChange={setEnd} placeholder="Any day" available={available} />
          </Field>
          <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button type="submit">Apply Filter</Button>
            <Button variant="quiet" onClick={clear}>
              Clear Filter
            </Button>
            <p className="max-w-56 text-xs text-muted max-sm:sr-only">{hint}</p>
          </div>
        </div>
      </form>
    </section>
  )
}
