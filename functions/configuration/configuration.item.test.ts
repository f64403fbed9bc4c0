import { expect, test } from 'vitest'
import { configurationFromItem, configurationToItem } from './configuration.item.ts'
import { configurationOf } from '#harness/outreach/cycle-context.ts'
import { storedItem } from '#platform/table/instant.ts'
import type { SavedConfiguration } from './model.ts'

const saved: SavedConfiguration = {
  ...configurationOf(new Date('2026-03-10T12:00:00.000Z')),
  letterLanguage: 'de',
  letterTone: 'warm',
  writeToAgencies: false,
  otherTitles: ['Product Owner'],
  titleWordsLeftOut: ['intern'],
  remoteOnly: true,
  minLevel: 'senior',
  maxLevel: 'lead',
  updatedAt: new Date('2026-03-11T12:00:00.000Z'),
}

test('a saved configuration is read back unchanged', () => {
  expect(configurationFromItem(storedItem(configurationToItem('usr_1', saved)))).toEqual(saved)
})

test('a configuration saved before these settings existed gets their defaults', () => {
  const {
    letterLanguage: _language,
    letterTone: _tone,
    writeToAgencies: _agencies,
    otherTitles: _titles,
    titleWordsLeftOut: _words,
    remoteOnly: _remote,
    minLevel: _min,
    maxLevel: _max,
    ...old
  } = storedItem(configurationToItem('usr_1', saved))
  expect(configurationFromItem(old)).toEqual({
    ...saved,
    letterLanguage: 'posting',
    letterTone: 'plain',
    writeToAgencies: true,
    otherTitles: [],
    titleWordsLeftOut: [],
    remoteOnly: false,
    minLevel: null,
    maxLevel: null,
  })
})
