import { ENDINGS } from './phrases/endings.ts'
import { MIDDLES } from './phrases/middles.ts'
import { OPENINGS } from './phrases/openings.ts'

const PHRASES = { ...OPENINGS, ...MIDDLES, ...ENDINGS } as const

export type Move = keyof typeof PHRASES

/** A step of a plan: the moves that could make it, the first that can be filled; optional steps may be left out. */
export interface Step {
  readonly moves: readonly Move[]
  readonly optional: boolean
}

export interface Plan {
  readonly id: string
  readonly paragraphs: readonly (readonly Step[])[]
  /** 0 for plans that suit any resume; higher for those that say more about this one. */
  readonly worth: number
}

export const phrasesOf = (move: Move): readonly string[] => PHRASES[move]

const isMove = (name: string): name is Move => Object.hasOwn(PHRASES, name)

/** `a / b?` is a step that takes a or b and may be left out; `|` ends a paragraph. */
function plan(id: string, worth: number, line: string): Plan {
  const step = (text: string): Step => ({ moves: text.replace('?', '').split('/').filter(isMove), optional: text.endsWith('?') })
  return { id, worth, paragraphs: line.split('|').map((paragraph) => paragraph.trim().split(/\s+/u).map(step)) }
}

const LINK = 'linkFit/linkModest'
const TELL = 'tell/tellBare'

/** How a letter may be built. Which of them are open depends on what the resume and the posting give. */
export const PLANS: readonly Plan[] = [
  plan('problem-first', 3, `openNeed | ${TELL} result? ${LINK} | context? skills? | ask exit`),
  plan('result-first', 3, 'openResult result? | relateFit/linkModest also? | context? skills? | ask exit'),
  plan('team', 2, `openTeam | ${TELL} result? ${LINK} | skills? context? | ask exit`),
  plan('question', 3, `openNeed | ${TELL} result? ${LINK} also? | context? | askNeed exit thanks?`),
  plan('two-parallels', 4, 'openTwo | first | second | context? | ask exit'),
  plan('bridge', 2, `openRole bridge | ${TELL} result? ${LINK} | skills? also? | ask exit`),
  plan('skill-first', 2, `openSkill | ${TELL} result? | context? also? | ask exit thanks?`),
  plan('one-example', 2, `openRole | ${TELL} result? ${LINK} | also? whyYou? | ask exit`),
  plan('same-title', 3, `openSame | ${TELL} result? ${LINK}? | also? skills? | ask exit`),
  plan('local', 2, `openPlace | ${TELL} result? ${LINK} | context? skills? | ask exit thanks?`),
  plan('business', 2, `openBusiness | ${TELL} result? ${LINK} | context? whyYou? | ask exit`),
  plan('why-you', 2, `openYou | ${TELL} result? ${LINK} | also? skills? | ask exit`),
  plan('open-gap', 3, `openNeed gapFit/gapModest | ${TELL} result? | context? skills? also? | ask exit`),
  plan('two-results', 2, `openRole | ${TELL} result? ${LINK} | also | ask exit`),
  plan('my-reading', 3, `openGuess | ${TELL} result? ${LINK} | context? skills? | ask/askNeed exit`),
  plan('context-first', 2, `openRole context | ${TELL} result? ${LINK} | whyYou? | askNeed/ask exit`),
  plan('plain', 0, 'openRole/openBare | context? skills? study? | whyYou? offer | askPlain exit thanks'),
  plan('plain-skill', 0, 'openSkill | context? study? whyYou? offer | askPlain exit thanks'),
  plan('plain-local', 0, 'openPlace | context? skills? study? offer | askPlain exit thanks'),
  plan('plain-you', 0, 'openYou | context? skills? study? | offer | askPlain exit thanks'),
  plan('bare-example', 1, `openBare | ${TELL} result? linkModest | context? skills? | askPlain exit thanks?`),
]
