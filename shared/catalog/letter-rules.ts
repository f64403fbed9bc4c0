import type { HeldBack } from '#shared/models/outreach/held-back.ts'
import type { Missing, Refusal } from '#engine/values/finding.ts'

interface RuleName {
  /** What is wrong, for use after a colon and before the words concerned. */
  readonly wrong: string
  /** What the user can do, in a sentence or two. */
  readonly advice: string
}

const OURS = 'There’s nothing for you to change. The next run writes a new text.'
const MORE_LINES =
  'Add what you did under your jobs on “What we read”, with figures where you have them: the more there is to choose from, the better your letters get.'
const CORRECT_LINE =
  'Find the line on “What we read” and reword it as it should appear in a letter, or hide it.'

/** Every rule of the check in plain words. Rules that are missing here never block a letter. */
const RULE_NAMES: Readonly<Record<string, RuleName>> = {
  L01: { wrong: 'too few or too many words', advice: MORE_LINES },
  L02: { wrong: 'a subject line that is too long or makes a claim that nothing supports', advice: OURS },
  L03: { wrong: 'words that look like a gap left to fill in', advice: CORRECT_LINE },
  L04: { wrong: 'words that don’t belong in a letter', advice: OURS },
  L05: {
    wrong: 'a figure, date, place or name that your resume doesn’t connect with the job in question',
    advice:
      'Look at the job and its lines on “What we read”: employer, dates and figures of one job belong together.',
  },
  L06: { wrong: 'a name, job title or company that differs from what is known of the person', advice: OURS },
  L07: {
    wrong: 'a meeting, referral, application or acquaintance that you haven’t confirmed',
    advice: CORRECT_LINE,
  },
  L08: { wrong: 'no clear question to the reader, or more than one', advice: OURS },
  L09: { wrong: 'a link or an attachment that isn’t there or isn’t yours', advice: CORRECT_LINE },
  L10: { wrong: 'sentences that are hard to read', advice: CORRECT_LINE },
  L11: { wrong: 'an opening that could stand in any letter', advice: OURS },
  L12: { wrong: 'too many sentences that begin with “I”', advice: OURS },
  L13: { wrong: 'clichés and worn phrases', advice: CORRECT_LINE },
  L14: {
    wrong: 'pressure, flattery, or something private such as age or health',
    advice:
      'If it stands in your resume, hide that line on “What we read”: it doesn’t help in a first email.',
  },
  L15: {
    wrong: 'a signature without your full name or a way to reach you',
    advice: 'Check your name, email address and phone number on “What we read”.',
  },
  L16: { wrong: 'no easy way to say no, or a missing line that the country requires', advice: OURS },
  L17: { wrong: 'a text too much like another email of yours', advice: MORE_LINES },
  L18: {
    wrong: 'an address that may not be written to',
    advice: 'There’s nothing for you to change. The next run looks for someone else.',
  },
  L19: {
    wrong: 'a different language from the one you chose',
    advice:
      'Choose the language of your letters in the configuration, or upload your resume in that language: we quote your lines as you wrote them.',
  },
  L20: {
    wrong: 'a second email to the same person about the same job',
    advice: 'There’s nothing for you to change. We write to each person only once about a job.',
  },
  L21: { wrong: 'a follow-up that is too long or one too many', advice: OURS },
  L22: { wrong: 'words that advertise this service', advice: OURS },
  L23: {
    wrong: 'a stronger word than your resume has, such as “led” for “helped”',
    advice: 'If the stronger word is true, correct the line on “What we read”.',
  },
  L24: {
    wrong: 'a claim about you or the company that nothing supports',
    advice: 'If it is true, add it on “What we read”.',
  },
  L25: { wrong: 'nothing in it about what you have done', advice: MORE_LINES },
  L26: { wrong: 'a sentence that a second reader could not find in your facts', advice: CORRECT_LINE },
}

export const NAMED_RULES: readonly string[] = Object.keys(RULE_NAMES)

const UNNAMED: RuleName = { wrong: 'something that didn’t pass our check', advice: OURS }

/** What a rule finds wrong, in plain words. */
export const ruleInWords = (rule: string): string => (RULE_NAMES[rule] ?? UNNAMED).wrong

const MISSING: Readonly<Record<Exclude<Missing['code'], 'said'>, string>> = {
  no_job: 'no job, project or volunteer work was read in your resume',
  no_line: 'no line that says what you did was read under any of your jobs',
  unconfirmed: 'every line that was read under your jobs still waits for you to confirm it',
  no_match: 'no line of your resume has to do with what this posting asks for',
}

export const missingWords = (missing: Missing): string =>
  missing.code === 'said' ? missing.params.words : MISSING[missing.code]

/** What a rule finds wrong, or what a resume lacks, and what the user can do. */
export const reasonInWords = ({ rule, missing }: Pick<Refusal, 'rule' | 'missing'>): RuleName =>
  missing === null ? (RULE_NAMES[rule] ?? UNNAMED) : { wrong: missingWords(missing), advice: MORE_LINES }

/** Explains in plain words why a letter was held back. */
export const heldBackFor = ({ missing, ...refusal }: Refusal): HeldBack => ({
  ...refusal,
  ...reasonInWords({ ...refusal, missing }),
})
