import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useController, useFormState, type Control } from 'react-hook-form'
import { SEARCH_LEVEL_LABELS, SEARCH_LEVELS, SearchLevel } from '#engine/values/search-levels.ts'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Select } from '#web/components/ui/forms/input.tsx'
import { searchQuestionsQuery } from '#web/features/configuration/components/search-question-card.tsx'
import type { FormValues } from '#web/features/configuration/form-values.ts'
import { FormCard } from './form-card.tsx'

const levelOptions = [
  { value: 'any', label: 'Any' },
  ...SEARCH_LEVELS.map((value) => ({ value, label: SEARCH_LEVEL_LABELS[value] })),
]

const FIELDS = ['otherTitles', 'titleWordsLeftOut', 'minLevel', 'maxLevel'] as const

/** As many of the known names as fit in two lines. */
const MAX_NAMES = 12

/** Refines the search. Collapsed, because nothing in it has to be chosen. */
export function MoreCard({ control }: { control: Control<FormValues> }) {
  const { value: remoteOnly, ...remote } = useController({ control, name: 'remoteOnly' }).field
  const { data } = useQuery(searchQuestionsQuery)
  const { errors } = useFormState({ control, name: FIELDS })
  const isWrong = FIELDS.some((name) => errors[name] !== undefined)
  const details = useRef<HTMLDetailsElement>(null)
  // A message in a closed card would not be seen, and its field could not be focused.
  useEffect(() => {
    if (isWrong && details.current !== null) details.current.open = true
  }, [isWrong])
  const known = (data?.sameTitles ?? []).slice(0, MAX_NAMES)
  return (
    <FormCard
      title="More About This Search"
      description="Narrows or widens it from the next run on. What a posting doesn’t say never leaves it out."
    >
      <details ref={details}>
        <summary className="min-h-6 w-fit cursor-pointer text-sm font-medium">
          Other titles, levels, remote work, words to leave out
        </summary>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          <ListField
            control={control}
            name="otherTitles"
            label="Other titles that count as the same"
            hint={
              known.length === 0
                ? 'Up to three, separated by commas. Each is searched for like your job title.'
                : `Up to three, separated by commas. Each is searched for like your job title. These count already: ${known.join(', ')}.`
            }
            placeholder="Product Owner, Platform Lead"
          />
          <ListField
            control={control}
            name="titleWordsLeftOut"
            label="Words that must not be in a title"
            hint="Separated by commas. A title with one of them is left out, also one that counts as the same."
            placeholder="intern, sales"
          />
          <LevelField control={control} name="minLevel" label="Lowest level" />
          <LevelField control={control} name="maxLevel" label="Highest level" />
          <div className="sm:col-span-2">
            <ChoiceOption
              {...remote}
              type="checkbox"
              checked={remoteOnly}
              label="Remote only"
              hint="Leaves out postings that say the work is on site or hybrid. Many sources don’t say: those stay in."
            />
          </div>
        </div>
      </details>
    </FormCard>
  )
}

interface ListFieldProps {
  control: Control<FormValues>
  name: 'otherTitles' | 'titleWordsLeftOut'
  label: string
  hint: string
  placeholder: string
}

const partsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A list typed with commas. */
function ListField({ control, name, label, hint, placeholder }: ListFieldProps) {
  const { field, fieldState } = useController({ control, name })
  const { value, onChange, ...rest } = field
  const [typed, setTyped] = useState(value.join(', '))
  // What was typed stays as it is while it stands for the saved list.
  const shown = partsOf(typed).join() === value.join() ? typed : value.join(', ')
  const { error } = fieldState
  return (
    <Field
      label={label}
      hint={hint}
      error={error?.message ?? (Array.isArray(error) ? error.find(Boolean)?.message : undefined)}
    >
      <Input
        {...rest}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(partsOf(target.value))
        }}
        placeholder={placeholder}
        autoComplete="off"
      />
    </Field>
  )
}

interface LevelFieldProps {
  control: Control<FormValues>
  name: 'minLevel' | 'maxLevel'
  label: string
}

function LevelField({ control, name, label }: LevelFieldProps) {
  // The levels are checked against each other: the message stands beside the lowest one.
  const { field, fieldState } = useController({ control, name, rules: { deps: ['minLevel'] } })
  return (
    <Field
      label={label}
      error={fieldState.error?.message}
      hint="As the title names it. A title without a level stays in."
    >
      <Select
        {...field}
        value={field.value ?? 'any'}
        onChange={({ target }) => field.onChange(SearchLevel.safeParse(target.value).data ?? null)}
        options={levelOptions}
      />
    </Field>
  )
}
