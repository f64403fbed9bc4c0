import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { DatePicker } from '#web/components/ui/forms/date-picker.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { inOrder, type DayRange } from '#web/features/tracker/list-view.ts'
import { TRACKER_TEXTS } from '#web/features/tracker/texts.ts'

interface FilterPanelProps {
  id: string
  applied: DayRange
  /** Undefined while they are not known. */
  availableDates: readonly string[] | undefined
  onApply: (range: DayRange) => void
}

const orNothing = (day: string) => (day === '' ? undefined : day)

/** Picks a range of days; nothing happens before it is applied. */
export function FilterPanel({ id, applied, availableDates, onApply }: FilterPanelProps) {
  const [start, setStart] = useState(applied.startDate ?? '')
  const [end, setEnd] = useState(applied.endDate ?? '')
  const [shown, setShown] = useState(applied)
  // Going back changes the applied range from outside; remounting instead would take the focus from the
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
    <Card id={id} aria-label="Filter by date">
      <form
        className="px-5 py-5 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          onApply(inOrder({ startDate: orNothing(start), endDate: orNothing(end) }))
        }}
      >
        <div className="flex flex-wrap items-end gap-4">
          <Field label="Start date" className="grow basis-44 sm:max-w-64">
            {(control) => (
              <DatePicker
                {...control}
                value={start}
                onChange={setStart}
                placeholder="Any day"
                available={available}
              />
            )}
          </Field>
          <Field label="End date" className="grow basis-44 sm:max-w-64">
            {(control) => (
              <DatePicker
                {...control}
                value={end}
                onChange={setEnd}
                placeholder="Any day"
                available={available}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary">
              {TRACKER_TEXTS.apply}
            </Button>
            <Button variant="quiet" onClick={clear}>
              {TRACKER_TEXTS.clear}
            </Button>
          </div>
        </div>
        <p className="mt-3 text-xs text-muted">{hint}</p>
      </form>
    </Card>
  )
}
