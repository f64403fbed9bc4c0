import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { type FactField, isDateField } from '#engine/values/fact-fields.ts'
import type { FactItem } from '#shared/models/resume-facts.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Textarea } from '#web/components/ui/forms/input.tsx'
import { DATE_HINT, END_HINT, readTyped, typedFrom, type Typed } from '#web/features/resume/correction.ts'
import { fieldName } from '#web/features/resume/fact-words.ts'
import { correct } from '#web/features/resume/review-changes.ts'
import { unsavedText } from '#web/lib/typing/unsaved-text.ts'
import { useReviewing } from './reviewing.ts'

/** Fields as wide as the form; start and end share a line. */
const WIDE: ReadonlySet<FactField> = new Set(['text', 'location', 'field'])

interface FactEditorProps {
  item: FactItem
  onClose: () => void
}

/**
 * A form for the values of an item. Valid input is saved when the page is left; invalid input is kept in the
 * tab.
 */
export function FactEditor({ item, onClose }: FactEditorProps) {
  const { resumeId, onChange } = useReviewing()
  const kept = unsavedText(resumeId, item.id)
  const [typed, setTyped] = useState<Typed>(() => kept.read() ?? typedFrom(item))
  const [wasKept] = useState(() => kept.read() !== null)
  const [errors, setErrors] = useState<Typed>({})
  const form = useRef<HTMLFormElement>(null)
  const isDirty = useRef(false)

  const close = () => {
    isDirty.current = false
    kept.forget()
    onClose()
  }
  const save = (event?: { preventDefault: () => void }) => {
    event?.preventDefault()
    const read = readTyped(item, typed)
    if ('values' in read) {
      onChange(correct(item, read.values))
      return close()
    }
    setErrors(read.errors)
    const wrong = item.values.find(({ field }) => read.errors[field] !== undefined)?.field
    form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }
  const leave = useEffectEvent(() => {
    const read = readTyped(item, typed)
    if (!isDirty.current || !('values' in read)) return
    onChange(correct(item, read.values))
    kept.forget()
  })
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, textarea')
    first?.focus()
    return () => leave()
  }, [])

  const type = (field: FactField, text: string) => {
    isDirty.current = true
    const next = { ...typed, [field]: text }
    setTyped(next)
    kept.keep(next)
  }
  const given = (name: FactField) => ({ name, value: typed[name] ?? '', maxLength: 500, autoComplete: 'off' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    // A line is one paragraph, so Enter submits it.
    if (
      event.key === 'Enter' &&
      event.target instanceof HTMLTextAreaElement &&
      !event.nativeEvent.isComposing
    )
      save(event)
  }
  return (
    // Escape and Enter do what the buttons do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      onSubmit={save}
      onKeyDown={onKeyDown}
      aria-label={`Correct the ${fieldName(item.kind, 'text').toLowerCase()}`}
      className="mt-3 space-y-4"
    >
      {wasKept && <p className="text-sm text-warn-ink">You typed this earlier and didn’t save it.</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {item.values.map(({ field, read, value }) => (
          <Field
            key={field}
            label={fieldName(item.kind, field)}
            // The error of a date repeats the hint.
            hint={
              errors[field] !== undefined
                ? undefined
                : field === 'end'
                  ? END_HINT
                  : isDateField(field)
                    ? DATE_HINT
                    : value !== read && read !== null
                      ? `We read: ${read}`
                      : undefined
            }
            error={errors[field]}
            className={WIDE.has(field) ? 'sm:col-span-2' : ''}
          >
            {item.kind === 'line' ? (
              <Textarea {...given(field)} rows={3} onChange={({ target }) => type(field, target.value)} />
            ) : (
              <Input {...given(field)} onChange={({ target }) => type(field, target.value)} />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button size="sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
