import { useController, type Control } from 'react-hook-form'
import { LETTER_LANGUAGE_LABELS, LetterLanguageChoice } from '#engine/values/letter-languages.ts'
import { LETTER_TONES, LetterTone } from '#engine/values/letter-tones.ts'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Select } from '#web/components/ui/forms/input.tsx'
import type { FormValues } from '#web/features/configuration/form-values.ts'
import { FormCard } from './form-card.tsx'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'

const languageOptions = LetterLanguageChoice.options.map((value) => ({
  value,
  label: LETTER_LANGUAGE_LABELS[value],
}))

/** Language and tone of the emails. Collapsed, because nothing in it has to be chosen. */
export function LetterCard({ control }: { control: Control<FormValues> }) {
  const language = useController({ control, name: 'letterLanguage' })
  const tone = useController({ control, name: 'letterTone' })
  const { value: isChosen, ...chooseFirst } = useController({ control, name: 'chooseFirst' }).field
  return (
    <FormCard
      title="Your Emails"
      description="How they sound. What they say about you always comes from your resume."
    >
      <ChoiceOption
        {...chooseFirst}
        type="checkbox"
        checked={isChosen}
        label="Show me the people before you write"
        hint="A run then ends in a shortlist of up to twice your day’s emails. Only those you choose are written and count."
      />
      <details className="mt-3">
        <summary className="min-h-6 w-fit cursor-pointer text-sm font-medium">
          {LETTER_LANGUAGE_LABELS[language.field.value]}, {LETTER_TONES[tone.field.value].label.toLowerCase()}{' '}
          tone
        </summary>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          <Field
            label="Language of your emails"
            hint="We quote your resume as you wrote it. An English resume makes English emails, even for postings in another language, unless it has lines in that language."
            error={language.fieldState.error?.message}
          >
            <Select {...language.field} options={languageOptions} />
          </Field>
          <fieldset>
            <legend className="text-sm font-medium">Tone</legend>
            <div className="mt-1">
              {LetterTone.options.map((option, index) => (
                <ChoiceOption
                  type="radio"
                  key={option}
                  name={tone.field.name}
                  value={option}
                  checked={option === tone.field.value}
                  onChange={() => tone.field.onChange(option)}
                  onBlur={tone.field.onBlur}
                  {...(index === 0 ? { ref: tone.field.ref } : {})}
                  label={LETTER_TONES[option].label}
                  hint={`“${LETTER_TONES[option].example}”`}
                />
              ))}
            </div>
          </fieldset>
        </div>
      </details>
    </FormCard>
  )
}
