import { CYCLE } from '#shared/catalog/constants.ts'
import type { StartState } from './start-state.ts'

export interface Panel {
  /** Whether the user has something to do. */
  readonly isWarning?: true
  readonly title: string
  readonly text: string
}

interface PanelFacts {
  isProcessing: boolean
  /** The user pressed start on this visit and the run has not finished. */
  justStarted: boolean
  hasRunBefore: boolean
  /** When the next batch runs, in words; null when unknown. */
  nextBatch: string | null
}

/** The message below the start button: the first that applies. */
export function panelOf(
  { kind, reason }: StartState,
  { isProcessing, justStarted, hasRunBefore, nextBatch }: PanelFacts,
): Panel {
  const next = nextBatch === null ? '' : ` The next batch runs ${nextBatch}.`
  const why = reason ?? ''
  if (kind === 'plan-needed') return { isWarning: true, title: 'You need a plan to continue', text: why }
  if (kind === 'paused') return { title: 'Drafting is paused', text: why }
  if (kind === 'sent-today')
    return {
      title: 'Your configuration was sent today',
      text: next.trim() || `It runs once every ${CYCLE.everyHours} hours.`,
    }
  if (kind === 'daily-limit')
    return { isWarning: true, title: 'Daily limit reached', text: `${why}${next}`.trim() }
  if (isProcessing || kind === 'running')
    return {
      title: 'Your Email Configurations Are Being Prepared',
      text: `The results appear in the tracker in ${CYCLE.expectedMinutes} minutes. You get an email when they are ready.`,
    }
  if (justStarted)
    return {
      title: 'Configuration Saved Successfully!',
      text: `Your first run will be done in ${CYCLE.expectedMinutes} minutes.${next}`,
    }
  return {
    isWarning: true,
    title: 'Important',
    text: hasRunBefore
      ? 'Your next run can start now. Press the button above: it starts right away, and another follows every 24 hours.'
      : 'Nothing has started yet. Press the button above: your first run starts right away, and another follows every 24 hours.',
  }
}
