import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { getSearchQuestions } from '#shared/contracts/search/search-questions.ts'
import type { FactReviewInput } from '#shared/models/resume-facts.ts'
import { isSameQuestion, type SearchQuestion } from '#engine/values/search-question.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Textarea } from '#web/components/ui/forms/input.tsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { readOptions } from '#web/lib/api/read-options.ts'
import { paths } from '#web/lib/paths.ts'
import { addedId, questionInWords } from '#web/lib/reviewed-facts.ts'
import { unsavedText } from '#web/lib/typing/unsaved-text.ts'
import { useFactReview } from '#web/queries/use-fact-review.ts'

export const searchQuestionsQuery = readOptions(getSearchQuestions)

const MAX_ANSWER = 300

const isOpen = (question: SearchQuestion, { added, skipped }: FactReviewInput): boolean =>
  ![...skipped, ...added.flatMap((fact) => fact.question ?? [])].some((one) => isSameQuestion(one, question))

/**
 * One question about what readers of the letters would wonder: the answer is a fact in the user's own words.
 * Renders nothing when no question is open and none was answered on this page.
 */
export function SearchQuestionCard() {
  const { data } = useQuery(searchQuestionsQuery)
  const { view, change } = useFactReview()
  const [last, setLast] = useState<'answered' | 'skipped' | null>(null)
  const told = useRef<HTMLParagraphElement>(null)
  if (data === undefined || !view) return null
  const question = data.questions.find((one) => isOpen(one, view.review))
  const done = (how: 'answered' | 'skipped', update: (review: FactReviewInput) => FactReviewInput) => {
    change(update)
    setLast(how)
    told.current?.focus()
  }
  if (question === undefined && last === null) return null
  return (
    <section aria-labelledby="search-question">
      <Card className="px-5 py-5 sm:px-6">
        <h2 id="search-question" className="text-xl">
          {question === undefined ? 'Thank you' : 'One question about your search'}
        </h2>
        <p ref={told} tabIndex={-1} aria-live="polite" className="text-sm outline-none not-empty:mt-1">
          {last === 'answered' && 'Saved. Your letters can use it from now on.'}
          {last === 'skipped' && 'Skipped. Your letters won’t mention it.'}
        </p>
        {question === undefined ? (
          <p className="mt-2 text-sm">
            <TextLink to={paths.resume}>See your answers in “What we read”</TextLink>
          </p>
        ) : (
          <Answer
            key={`${question.code} ${question.from} ${question.to}`}
            resumeId={view.resumeId}
            question={question}
            onAnswer={(text) =>
              done('answered', (review) => ({
                ...review,
                added: [
                  ...review.added,
                  { id: addedId(), kind: 'reason_for_change', text, role: null, question: { ...question } },
                ],
              }))
            }
            onSkip={() =>
              done('skipped', (review) => ({ ...review, skipped: [...review.skipped, { ...question }] }))
            }
          />
        )}
      </Card>
    </section>
  )
}

interface AnswerProps {
  resumeId: string
  question: SearchQuestion
  onAnswer: (text: string) => void
  onSkip: () => void
}

function Answer({ resumeId, question, onAnswer, onSkip }: AnswerProps) {
  const kept = unsavedText(resumeId, `question ${question.code} ${question.to}`)
  const [text, setText] = useState(() => kept.read()?.['text'] ?? '')
  const [isTouched, setIsTouched] = useState(false)
  const hint = useId()
  const error = isTouched && text.trim().length < 2 ? 'Write a sentence, or skip the question.' : undefined
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (text.trim().length < 2) return
    kept.forget()
    onAnswer(text.trim())
  }
  return (
    <form noValidate onSubmit={save} aria-describedby={hint}>
      <p id={hint} className="mt-2 measure text-sm text-muted">
        The people you write to will wonder about this. Your letters can answer it only in your words; without
        them they say nothing.
      </p>
      <Field label={questionInWords(question)} error={error} className="mt-4 measure">
        <Textarea
          rows={2}
          maxLength={MAX_ANSWER}
          value={text}
          onChange={({ target }) => {
            kept.keep({ text: target.value })
            setText(target.value)
          }}
        />
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit">Save the answer</Button>
        <Button
          variant="quiet"
          onClick={() => {
            kept.forget()
            onSkip()
          }}
        >
          Skip
        </Button>
      </div>
    </form>
  )
}
