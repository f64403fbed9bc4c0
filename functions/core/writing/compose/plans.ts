import { ENDINGS } from './phrases/endings.ts'
import { MIDDLES } from './phrases/middles.ts'
import { OPENINGS } from './phrases/openings.ts'

const PHRASES = { ...OPENINGS, ...MIDDLES, ...ENDINGS } as const

export type Move = keyof typeof PHRASES

/** A step of a plan: the moves that could make it, the first that can be filled. */
export interface Step {
  readonly moves: readonly Move[]
  /** `always`: the plan fails without it; `sometimes`: left out now and then; `if possible`: said whenever the facts allow it. */
  readonly said: 'always' | 'sometimes' | 'if possible'
}

export interface Plan {
  readonly id: string
  readonly paragraphs: readonly (readonly Step[])[]
  /** 0 for plans that suit any resume; higher for those that say more about this one. */
  readonly worth: number
}

export const phrasesOf = (move: Move): readonly string[] => PHRASES[move]

const isMove = (name: string): name is Move => Object.hasOwn(PHRASES, name)

const step = (text: string): Step => ({
  moves: text.replace(/[?!]$/u, '').split('/').filter(isMove),
  said: text.endsWith('?') ? 'sometimes' : text.endsWith('!') ? 'if possible' : 'always',
})

/** `a/b?` is a step that takes a or b and may be left out, `a!` one that is said if possible; `|` ends a paragraph. */
function plan(id: string, worth: number, line: string): Plan {
  return { id, worth, paragraphs: line.split('|').map((paragraph) => paragraph.trim().split(/\s+/u).map(step)) }
}

const TELL = 'tell/tellBare'

/** How a letter may be built. Which of them are open depends on what the resume and the posting give. */
export const PLANS: readonly Plan[] = [
  plan('problem-first', 3, `openNeed | ${TELL} result? linkFit | context? skills? | ask exit`),
  plan('problem-and-proof', 3, `openNeed gapFit | ${TELL} result? also? | context? skills? | ask exit`),
  plan('result-first', 3, 'openResult result? | relateFit also? | context? skills? | ask exit'),
  plan('results-then-role', 2, 'openResult result? also? | linkModest | context? skills? | ask exit'),
  plan('team', 2, `openTeam | ${TELL} result? linkFit! also? linkModest! | skills? context? | ask exit`),
  plan('question', 3, `openNeed | ${TELL} result? linkFit also? | context? | askNeed exit thanks?`),
  plan('question-about-role', 2, `openRole | ${TELL} result? also? linkModest! | context? skills? | askNeed exit thanks?`),
  plan('two-parallels', 4, 'openTwo | first | second | context? | ask exit'),
  plan('bridge', 2, `openRole bridge | ${TELL} result? linkFit! also? | skills? | ask exit`),
  plan('skill-first', 2, `openSkill | ${TELL} result? also? linkModest! | context? | ask exit thanks?`),
  plan('one-example', 2, `openRole | ${TELL} result? linkFit! linkModest! | also? | whyYou? | ask exit`),
  plan('same-title', 3, `openSame | ${TELL} result? linkFit! also? | skills? | ask exit`),
  plan('local', 2, `openPlace | ${TELL} result? linkFit! also? linkModest! | context? skills? | ask exit thanks?`),
  plan('business', 2, `openBusiness | ${TELL} result? linkFit! also? | context? whyYou? | ask exit`),
  plan('why-you', 2, `openYou | ${TELL} result? linkFit! also? linkModest! | skills? | ask exit`),
  plan('open-gap', 2, `openNeed gapModest | ${TELL} result? also? | context? skills? | ask exit`),
  plan('two-results', 2, `openRole | ${TELL} result? linkFit! | also linkModest! | skills? | ask exit`),
  plan('my-reading', 3, `openGuess | ${TELL} result? linkFit | context? skills? | ask/askNeed exit`),
  plan('my-reading-modest', 1, `openGuess gapModest | ${TELL} result? also? | skills? | askNeed exit`),
  plan('context-first', 2, `openRole context | ${TELL} result? linkFit! linkModest! | whyYou? skills? | askNeed/ask exit`),
  plan('plain', 0, 'openRole/openBare | context? skills? study? | whyYou? offer | askPlain exit thanks'),
  plan('plain-skill', 0, 'openSkill | context? study? whyYou? offer | askPlain exit thanks'),
  plan('plain-local', 0, 'openPlace | context? skills? study? offer | askPlain exit thanks'),
  plan('plain-you', 0, 'openYou | context? skills? study? | offer | askPlain exit thanks'),
  plan('bare-example', 1, `openBare | ${TELL} result? linkModest | context? skills? | askPlain exit thanks?`),
]
