import { CYCLE } from '#shared/catalog/constants.ts'
import type { StartKind } from './start-state.ts'
import { T } from './texts.ts'

export interface Panel {
  readonly tone: 'info' | 'good' | 'warn'
  readonly title: string
  readonly text: string
}

interface PanelFacts {
  start: StartKind
  /** The reason that the start button gives. */
  reason: string | null
  isProcessing: boolean
  /** The user pressed start on this visit and the run has not finished. */
  justStarted: boolean
  /** When the next batch runs, in words; null when unknown. */
  nextBatch: string | null
}

/** The message below the start button: the first that applies. */
export function panelOf({ start, reason, isProcessing, justStarted, nextBatch }: PanelFacts): Panel {
  const next = nextBatch === null ? '' : ` The next batch runs ${nextBatch}.`
  const why = reason ?? ''
  if (start === 'plan-needed') return { tone: 'warn', title: 'You need a plan to continue', text: why }
  if (start === 'paused') return { tone: 'info', title: 'Drafting is paused', text: why }
  if (start === 'sent-today')
    return {
      tone: 'info',
      title: 'Your configuration was sent today',
      text: next.trim() || `It runs once every ${CYCLE.everyHours} hours.`,
    }
  if (start === 'daily-limit')
    return { tone: 'warn', title: 'Daily limit reached', text: `${why}${next}`.trim() }
  if (isProcessing || start === 'running')
    return {
      tone: 'info',
      title: T.processingTitle,
      text: `The results appear in the tracker in ${CYCLE.expectedMinutes} minutes. You get an email when they are ready.`,
    }
  if (justStarted)
    return {
      tone: 'good',
      title: T.justStartedTitle,
      text: `Your first run will be done in ${CYCLE.expectedMinutes} minutes.${next}`,
    }
  return {
    tone: 'warn',
    title: T.importantTitle,
    text: 'Nothing has started yet. Press the button above: your first run starts at once, and another follows every 24 hours.',
  }
}
