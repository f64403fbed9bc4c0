import { useId } from 'react'
import type { ResumeFactsView } from '#shared/models/resume-facts.ts'
import { useReviewing } from '#web/features/resume/components/facts/reviewing.ts'
import { sign } from '#web/features/resume/review-changes.ts'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'

/** Asks which name signs the letters when the resume and the account have different ones. */
export function SignerChoice({ signer }: { signer: ResumeFactsView['signer'] }) {
  const { review, onChange } = useReviewing()
  const chosen = review.signer
  const name = useId()
  if (!signer.differ || signer.resumeName === null) return null
  const choices = [
    { id: 'resume', text: signer.resumeName, from: 'from your resume' },
    { id: 'account', text: signer.accountName, from: 'from your account' },
  ] as const
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="float-left w-full text-sm font-medium">Who signs your letters?</legend>
      <p className="clear-both text-sm text-muted">
        The name on your resume and the name of your account differ.{' '}
        {chosen === null && `Until you choose, we sign your letters with the name of your ${signer.first}.`}
      </p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ id, text, from }) => (
          <ChoiceOption
            key={id}
            type="radio"
            name={name}
            value={id}
            aria-label={`${text}, ${from}`}
            checked={(chosen ?? signer.first) === id}
            onChange={() => onChange(sign(id))}
            label={<span className="font-letter text-base break-words">{text}</span>}
            hint={from}
          />
        ))}
      </div>
    </fieldset>
  )
}
