import { factReviewStore } from '#functions/resume/review/fact-review.store.ts'
import { resumeStore } from '#functions/resume/resume.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const resumes = lazy(() => resumeStore(table()))
export const factReviews = lazy(() => factReviewStore(table()))
