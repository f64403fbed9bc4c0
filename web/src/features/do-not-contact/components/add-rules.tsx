import { type SyntheticEvent, useState } from 'react'
import { type AddedRules, RULE_LIMITS } from '#shared/models/outreach/do-not-contact.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Textarea } from '#web/components/ui/forms/input.tsx'
import { counted } from '#web/lib/counted.ts'
import { rulesOf, useAddRules } from '#web/features/do-not-contact/api/queries.ts'

/** One field for one company and for a pasted list: lines that cannot be used stay in it, each with its reason. */
export function AddRules() {
  const [text, setText] = useState('')
  const add = useAddRules()
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isTooMany = lines.length > RULE_LIMITS.entries
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (lines.length === 0 || isTooMany) return
    add.mutate(rulesOf(lines), {
      onSuccess: ({ errors }) => setText(errors.map(({ line }) => lines[line - 1] ?? '').join('\n')),
    })
  }
  return (
    <form onSubmit={submit}>
      <Field
        label="Companies, domains or people"
        hint="One per line, or paste a list: Acme Inc., acme.com, jane@acme.com."
        error={
          isTooMany
            ? `Add at most ${RULE_LIMITS.entries} lines at a time; this has ${lines.length}.`
            : undefined
        }
      >
        <Textarea
          rows={Math.min(8, Math.max(2, lines.length + 1))}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={add.isPending} aria-disabled={lines.length === 0 || isTooMany}>
          {lines.length < 2 ? 'Add to the list' : `Add ${lines.length} lines`}
        </Button>
        <output className="text-sm text-muted">{add.data ? resultOf(add.data) : ''}</output>
      </div>
      {add.data && add.data.errors.length > 0 && (
        <ul aria-label="Lines that weren’t added" className="mt-3 space-y-1 text-sm text-bad-ink">
          {add.data.errors.map(({ line, value, message }) => (
            <li key={line} className="wrap-anywhere">
              Line {line}, “{value}”: {message}
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function resultOf({ added, known, errors }: AddedRules): string {
  return [
    `${added} added.`,
    ...(known > 0 ? [`${known} already on the list.`] : []),
    ...(errors.length > 0 ? [`${counted(errors.length, 'line')} couldn’t be used.`] : []),
  ].join(' ')
}
