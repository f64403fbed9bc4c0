import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Assignment } from '../../letters/model.ts'
import type { Letter } from '../../values/letter.ts'
import { assignmentOfCase, CaseAssignment, LetterCase, letterOfCase } from '../../bench/letters/case-file.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../bench/letters/unseen')
const TODAY = new Date('2026-11-27T09:00:00.000Z')
const Labelled = z.extend(LetterCase, { class: z.string(), expect: z.enum(['pass', 'refuse']) })

const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8')
const ASSIGNMENTS = z.record(z.string(), CaseAssignment).parse(JSON.parse(read('assignments.json')))

export interface UnseenLetter {
  readonly id: string
  readonly class: string
  readonly expect: 'pass' | 'refuse'
  readonly assignment: Assignment
  readonly letter: Letter
}

/** Whole letters in free prose, and the same with one fault, in four languages, written before the check was. */
export const UNSEEN_LETTERS: readonly UnseenLetter[] = read('cases.jsonl')
  .trim()
  .split('\n')
  .map((line) => {
    const one = Labelled.parse(JSON.parse(line))
    const given = ASSIGNMENTS[one.assignment]
    if (given === undefined) throw new Error(`no assignment ${one.assignment}`)
    const assignment = assignmentOfCase(given, one, TODAY)
    return {
      id: one.id,
      class: one.class,
      expect: one.expect,
      assignment,
      letter: letterOfCase(one, assignment),
    }
  })

function letterNamed(id: string): UnseenLetter {
  const found = UNSEEN_LETTERS.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no letter ${id}`)
  return found
}

/** One honest letter in each language, and one whose resume is in another language than its posting. */
export const FIVE_LETTERS = {
  English: letterNamed('unseen-warehouse-1'),
  German: letterNamed('unseen-pflege-1'),
  French: letterNamed('unseen-logistique-1'),
  Spanish: letterNamed('unseen-cocina-1'),
  'English from a German resume': letterNamed('unseen-elektro-1'),
}
