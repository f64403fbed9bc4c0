import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { saveFactReview } from '#shared/contracts/resume.ts'
import type { FactReviewInput, ResumeFactsView } from '#shared/models/resume-facts.ts'
import { call } from '#web/lib/api/api-client.ts'
import { hasCode } from '#web/lib/api/api-error.ts'
import { reviewedFacts } from '#web/lib/reviewed-facts.ts'
import { resumeFactsQuery } from './get-resume-facts.ts'

export type ReviewChange = (review: FactReviewInput) => FactReviewInput

interface Draft {
  /** Changes that the server has not saved yet; null when there are none. */
  readonly review: FactReviewInput | null
  readonly state: 'idle' | 'saving' | 'saved' | 'failed' | 'conflict'
}

export type SaveState = Draft['state']

const CLEAN: Draft = { review: null, state: 'idle' }

/** Kept in the query cache, so that it survives leaving the page and is cleared with the session. */
const draftQuery = {
  queryKey: ['fact review not yet saved'],
  queryFn: () => CLEAN,
  initialData: CLEAN,
  gcTime: Infinity,
  staleTime: Infinity,
  enabled: false,
}

const draftIn = (queryClient: QueryClient): Draft =>
  queryClient.getQueryData<Draft>(draftQuery.queryKey) ?? CLEAN
const viewIn = (queryClient: QueryClient): ResumeFactsView | null | undefined =>
  queryClient.getQueryData(resumeFactsQuery.queryKey)
const setDraft = (queryClient: QueryClient, draft: Draft) =>
  void queryClient.setQueryData<Draft>(draftQuery.queryKey, draft)

/**
 * Saves all pending changes on top of the version of the last save. Null when the save before already
 * included them.
 */
async function saveWaiting(queryClient: QueryClient) {
  const { review } = draftIn(queryClient)
  const view = viewIn(queryClient)
  if (review === null || !view) return null
  setDraft(queryClient, { review, state: 'saving' })
  // A request from before this save would bring back the earlier version.
  await queryClient.cancelQueries({ queryKey: resumeFactsQuery.queryKey })
  const isSameResume = review.resumeId === view.resumeId
  const body = {
    ...review,
    version: view.review.version,
    resumeId: view.resumeId,
    allRight: review.allRight && isSameResume,
  }
  return { review, reply: await call(saveFactReview, { body }) }
}

/**
 * The facts of the resume as the user sees them, and a function that changes them: shown at once, saved one
 * change after the other.
 */
export function useFactReview() {
  const queryClient = useQueryClient()
  const facts = useQuery(resumeFactsQuery)
  const { data: draft } = useQuery(draftQuery)
  const { mutate } = useMutation({
    scope: { id: 'fact-review' },
    mutationFn: () => saveWaiting(queryClient),
    onSuccess: (saved) => {
      if (saved === null) return
      queryClient.setQueryData(resumeFactsQuery.queryKey, saved.reply)
      if (draftIn(queryClient).review === saved.review)
        setDraft(queryClient, { review: null, state: 'saved' })
    },
    onError: async (error) => {
      const isConflict = hasCode(error, 'review_changed')
      setDraft(
        queryClient,
        isConflict ? { review: null, state: 'conflict' } : { ...draftIn(queryClient), state: 'failed' },
      )
      if (isConflict) await queryClient.invalidateQueries({ queryKey: resumeFactsQuery.queryKey })
    },
  })
  const change = useCallback(
    (update: ReviewChange) => {
      const review = draftIn(queryClient).review ?? viewIn(queryClient)?.review
      if (review === undefined) return
      setDraft(queryClient, { review: update(review), state: 'saving' })
      mutate()
    },
    [queryClient, mutate],
  )
  const view = useMemo(
    () => (facts.data && draft.review ? reviewedFacts(facts.data, draft.review) : facts.data),
    [facts.data, draft.review],
  )
  return { facts, view, saveState: draft.state, change, retry: () => mutate() }
}
