import { expect, test } from 'vitest'
import { panelOf } from './panel.ts'
import type { StartState } from './start-state.ts'

const reason = 'All 20 of today’s emails are used.'
const state = (kind: StartState['kind']) => ({ kind, label: '', reason })
const all = {
  isProcessing: true,
  justStarted: true,
  hasRunBefore: false,
  nextBatch: 'on Nov 21, 2026, 09:05',
} as const

test('“sent today” has the highest priority', () => {
  expect(panelOf(state('sent-today'), all)).toMatchObject({
    title: 'Your configuration was sent today',
    text: 'The next batch runs on Nov 21, 2026, 09:05.',
  })
  expect(panelOf(state('sent-today'), { ...all, nextBatch: null }).text).toBe('It runs once every 24 hours.')
})

test('then the daily limit, with its reason', () => {
  expect(panelOf(state('daily-limit'), all)).toMatchObject({
    title: 'Daily limit reached',
    text: 'All 20 of today’s emails are used. The next batch runs on Nov 21, 2026, 09:05.',
  })
})

test('then the run in progress', () => {
  expect(panelOf(state('running'), all)).toEqual({
    title: 'Your Email Configurations Are Being Prepared',
    text: 'The results appear in the tracker in 5-10 minutes. You get an email when they are ready.',
  })
})

test('then the run that was just started, with the next batch', () => {
  expect(panelOf(state('busy'), { ...all, isProcessing: false })).toEqual({
    title: 'Configuration Saved Successfully!',
    text: 'Your first run will be done in 5-10 minutes. The next batch runs on Nov 21, 2026, 09:05.',
  })
})

test('otherwise it asks the user to press the button', () => {
  const idle = { isProcessing: false, justStarted: false, nextBatch: null }
  expect(panelOf(state('ready'), { ...idle, hasRunBefore: false })).toEqual({
    isWarning: true,
    title: 'Important',
    text: 'Nothing has started yet. Press the button above: your first run starts right away, and another follows every 24 hours.',
  })
  expect(panelOf(state('ready'), { ...idle, hasRunBefore: true }).text).toBe(
    'Your next run can start now. Press the button above: it starts right away, and another follows every 24 hours.',
  )
})
