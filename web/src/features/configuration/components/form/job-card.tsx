import { type Control, useController } from 'react-hook-form'
import { COUNTRIES, countryByName } from '#engine/values/countries.ts'
import { countryRule, RULE_NOTES } from '#shared/catalog/country-rules.ts'
import { TIMEFRAMES } from '#shared/catalog/configuration/timeframes.ts'
import type { ConfigurationWithCoverage } from '#shared/models/configuration.ts'
import type { TitleFit } from '#engine/values/fact-fields.ts'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'
import { Combobox } from '#web/components/ui/forms/combobox.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Select } from '#web/components/ui/forms/input.tsx'
import { clsx } from 'clsx'
import type { FormValues } from '#web/features/configuration/form-values.ts'
import { FormCard } from './form-card.tsx'
import { isPoorFit } from './title-fit.tsx'

const countryNames = COUNTRIES.map(({ name }) => name)
const timeframeOptions = Object.entries(TIMEFRAMES)
  .toSorted(([, one], [, other]) => one.days - other.days)
  .map(([value, { label }]) => ({ value, label }))

/** The coverage of a country, as a note beside its name and as a sentence under the field. */
const COVERAGE_TEXTS = {
  full: null,
  boards: {
    note: 'company boards only',
    hint: (country: string) =>
      `In ${country} we search only some companies’ job boards, so expect few emails.`,
  },
  none: {
    note: 'not covered yet',
    hint: (country: string) =>
      `We have no job postings in ${country} yet, so we can’t draft emails. Choose another country.`,
  },
} as const

const ruleOf = (name: string) => countryRule(countryByName(name)?.code ?? '')

/** Our own rule for a country, unless it allows everything. */
function ruleHint(name: string): string | null {
  if (name === '') return null
  const { rule, reason } = ruleOf(name)
  return rule === 'allowed' ? null : `${reason} This is our own rule, not legal advice.`
}

interface JobCardProps {
  control: Control<FormValues>
  /** How well the resume fits the saved job title. */
  fit: TitleFit | null
  coverage: ConfigurationWithCoverage['coverage']
}

export function JobCard({ control, fit, coverage }: JobCardProps) {
  const title = useController({ control, name: 'jobTitle' })
  const country = useController({ control, name: 'targetArea' })
  const city = useController({ control, name: 'targetCity' })
  const timeframe = useController({ control, name: 'jobPostedTimeframe' })
  const coverageOf = (name: string) => coverage[countryByName(name)?.code ?? ''] ?? 'full'
  const cities = COUNTRIES.find(({ name }) => name === country.field.value)?.cities ?? []
  const choose = (name: string) => {
    if (name === country.field.value) return
    country.field.onChange(name)
    city.field.onChange('')
  }
  return (
    <FormCard
      title="Target Job Configuration"
      description="One job title, one country and one city at a time."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Job title"
          hint="Be very specific: “Senior Backend Engineer” finds better matches than “Engineer”."
          error={title.fieldState.error?.message}
          required
          className="sm:col-span-2"
        >
          <Input
            {...title.field}
            maxLength={120}
            placeholder="Senior Backend Engineer"
            autoComplete="organization-title"
          />
        </Field>
        {fit !== null && fit.jobTitle === title.field.value.trim() && (
          <p className={clsx('measure text-sm sm:col-span-2', !isPoorFit(fit) && 'text-muted')}>
            {fit.message}
          </p>
        )}
        <Field
          label="Target country"
          // Rendered from the start, so that screen readers announce changes.
          hint={
            <output>
              {[
                COVERAGE_TEXTS[coverageOf(country.field.value)]?.hint(country.field.value),
                ruleHint(country.field.value),
              ]
                .filter(Boolean)
                .join(' ')}
            </output>
          }
          error={country.fieldState.error?.message}
          required
        >
          <Combobox
            {...country.field}
            onChange={choose}
            options={countryNames}
            isDisabled={(name) => coverageOf(name) === 'none'}
            noteOf={(name) => COVERAGE_TEXTS[coverageOf(name)]?.note ?? RULE_NOTES[ruleOf(name).rule]}
            placeholder="Search a country"
          />
        </Field>
        <Field
          label="Target city"
          hint="Choose “All Cities” if you get very few results."
          error={city.fieldState.error?.message}
          required
        >
          <Combobox
            {...city.field}
            options={cities}
            disabled={cities.length === 0}
            placeholder={cities.length === 0 ? 'Select a country first' : 'Search a city'}
          />
        </Field>
        <Field
          label="Jobs posted within"
          hint="3 days or a week is recommended: 24 hours finds fewer jobs."
          error={timeframe.fieldState.error?.message}
        >
          <Select {...timeframe.field} options={timeframeOptions} />
        </Field>
        <AgencyChoice control={control} />
      </div>
    </FormCard>
  )
}

/** Whether to write to recruitment agencies. */
function AgencyChoice({ control }: { control: Control<FormValues> }) {
  const { value, ...field } = useController({ control, name: 'writeToAgencies' }).field
  return (
    <div className="sm:col-span-2">
      <ChoiceOption
        {...field}
        type="checkbox"
        checked={value ?? true}
        label="Write to recruitment agencies"
        hint="Agencies post many jobs for companies they don’t name."
      />
    </div>
  )
}
