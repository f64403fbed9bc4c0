import * as z from 'zod/mini'
import { cycleQueue, draftQueue } from '#adapters/sqs/cycle-queues.ts'
import { erasureQueue } from '#adapters/sqs/erasure-queue.ts'
import { mailboxQueue } from '#adapters/sqs/mailbox-queue.ts'
import { mergeQueue } from '#adapters/sqs/merge-queue.ts'
import { filled, readEnvironment } from '../config.ts'
import { lazy } from '../lazy.ts'

export const cycleMessages = lazy(() => cycleQueue(readEnvironment(z.object({ CYCLE_QUEUE_URL: filled })).CYCLE_QUEUE_URL))
export const draftMessages = lazy(() => draftQueue(readEnvironment(z.object({ DRAFT_QUEUE_URL: filled })).DRAFT_QUEUE_URL))
export const mailboxMessages = lazy(() => mailboxQueue(readEnvironment(z.object({ DRAFT_QUEUE_URL: filled })).DRAFT_QUEUE_URL))
export const mergeMessages = lazy(() => mergeQueue(readEnvironment(z.object({ LINKING_QUEUE_URL: filled })).LINKING_QUEUE_URL))
export const erasureMessages = lazy(() => erasureQueue(readEnvironment(z.object({ ERASURE_QUEUE_URL: filled })).ERASURE_QUEUE_URL))
