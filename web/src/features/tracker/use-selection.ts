import { useState } from 'react'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'

/** The selected entries by id, of any page of a list. */
export type Selected = ReadonlyMap<string, OutreachEntry>

const NONE: Selected = new Map()

/** The emails that the user selected; another list, named by `of`, begins without any. */
export function useSelection(of: string) {
  const [chosen, setChosen] = useState({ of, selected: NONE })
  const selected = chosen.of === of ? chosen.selected : NONE
  const set = (entries: Iterable<readonly [string, OutreachEntry]>) =>
    setChosen({ of, selected: new Map(entries) })
  return {
    selected,
    clear: () => set([]),
    /** Selects these as well. */
    add: (entries: readonly OutreachEntry[]) =>
      set([...selected, ...entries.map((entry) => [entry.id, entry] as const)]),
    remove: (entries: readonly OutreachEntry[]) => {
      const ids = new Set(entries.map(({ id }) => id))
      set([...selected].filter(([id]) => !ids.has(id)))
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
