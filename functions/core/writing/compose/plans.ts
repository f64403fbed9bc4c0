import { DEEDS } from './phrases/deeds.ts'
import { ENDINGS } from './phrases/endings.ts'
import { MIDDLES } from './phrases/middles.ts'
import { OPENINGS } from './phrases/openings.ts'

const PHRASES = { ...OPENINGS, ...DEEDS, ...MIDDLES, ...ENDINGS } as const

export type Move = keyof typeof PHRASES

/** A step of a plan: the moves that could make it, the first that can be filled. */
export interface Step {
  readonly moves: readonly Move[]
  /** `always`: the plan fails without it; `sometimes`: left out now and then; `if possible`: said whenever the facts allow it. */
  readonly said: 'always' | 'sometimes' | 'if possible'
}

/** Who a plan is for: people with work behind them, people at their start, or whoever has too little to tell a deed. */
export type Audience = 'usual' | 'early' | 'above' | 'deedless'

export interface Plan {
  readonly id: string
  readonly audience: Audience
  readonly paragraphs: readonly (readonly Step[])[]
  /** Higher for plans that say more about this resume and this posting. */
  readonly worth: number
}

export const phrasesOf = (move: Move): readonly string[] => PHRASES[move]

const isMove = (name: string): name is Move => Object.hasOwn(PHRASES, name)

const step = (text: string): Step => ({
  moves: text.replace(/[?!]$/u, '').split('/').filter(isMove),
  said: text.endsWith('?') ? 'sometimes' : text.endsWith('!') ? 'if possible' : 'always',
})

/** `a/b?` is a step that takes a or b and may be left out, `a!` one that is said if possible; `|` ends a paragraph. */
function plan(id: string, audience: Audience, worth: number, line: string): Plan {
  return { id, audience, worth, paragraphs: line.split('|').map((paragraph) => paragraph.trim().split(/\s+/u).map(step)) }
}

const TELL = 'tell/tellBare result!'

/** How a letter may be built. Which of them are open depends on what the resume and the posting give. */
export const PLANS: readonly Plan[] = [
  plan('need-and-proof', 'usual', 4, `openNeed | ${TELL} also! | context! skills? held! | ask exit`),
  plan('goal-and-proof', 'usual', 5, `openGoal | ${TELL} also! | context! skills? held! | ask exit`),
  plan('same-title', 'usual', 3, `openSame | tellThere result! link? also! | skills! held! | ask exit`),
  plan('role-and-result', 'usual', 1, `openResult | ${TELL} link? also! | context! skills? shift! held! | ask exit`),
  plan('role', 'usual', 1, `openRole | ${TELL} link? also! | skills! context? shift! held! | ask exit`),
  plan('team', 'usual', 3, `openTeam | ${TELL} link? also! | context! skills? shift! held! | ask exit`),
  plan('business', 'usual', 3, `openBusiness | ${TELL} link? also! | context! skills? shift! held! | ask exit`),
  plan('local', 'usual', 3, `openPlace | ${TELL} link? also! | context! skills? shift! held! | ask exit`),
  plan('shift', 'usual', 1, `openShift | ${TELL} also! | context! skills? held! | ask exit`),
  plan('no-title', 'usual', 1, `openBare | ${TELL} also! | context! skills? shift! held! | ask exit`),
  plan('agency', 'usual', 3, `openAgency | ${TELL} link? also! | context! skills? held! | ask exit`),
  plan('need-early', 'early', 4, `openNeed/openGoal | ${TELL} also! | study! start? skills? held! | askEarly exit`),
  plan('role-early', 'early', 2, `openRole start | ${TELL} also! | study! skills? held! | askEarly exit`),
  plan('business-early', 'early', 3, `openBusiness | ${TELL} also! | study! start? skills? held! | askEarly exit`),
  plan('team-early', 'early', 3, `openTeam start | ${TELL} also! | study! skills? held! | askEarly exit`),
  plan('move-early', 'early', 2, `openMove | ${TELL} also! | study! start? skills? held! | askEarly exit`),
  plan('social-early', 'early', 5, `openSocial | ${TELL} also! | study! start? held! | askEarly exit`),
  plan('language-early', 'early', 5, `openLanguage | ${TELL} also! | study! start? held! | askEarly exit`),
  plan('bare-early', 'early', 1, `openBare start | ${TELL} also! | study! skills? held! | askEarly exit`),
  plan('agency-early', 'early', 3, `openAgency | ${TELL} also! | study! start? skills? held! | ask exit`),
  plan('agency-above', 'above', 3, `openAgency | ${TELL} also! | study! start? skills? held! | ask exit`),
  plan('above', 'above', 3, `openAbove | ${TELL} also! | study! start? skills? held! | askJunior exit`),
  plan('above-then-early', 'above', 3, `openAbove study! | ${TELL} also! | start! skills? held! | askJunior exit`),
  plan('above-bare', 'above', 1, `openBare start | ${TELL} also! | start! skills? held! | askJunior exit`),
  plan('plain', 'deedless', 1, 'openRole/openBare | context! study! start! skills! held! | offer | ask exit'),
  plan('plain-agency', 'deedless', 2, 'openAgency | context! study! start! skills! held! | offer | ask exit'),
  plan('plain-team', 'deedless', 1, 'openTeam | context! study! start! skills! held! | offer | ask exit'),
  plan('plain-business', 'deedless', 2, 'openBusiness | context! study! start! skills! held! | offer | ask exit'),
  plan('plain-local', 'deedless', 2, 'openPlace | context! study! start! skills! held! | offer | ask exit'),
]
