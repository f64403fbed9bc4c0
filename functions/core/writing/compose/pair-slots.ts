import { titleScore } from '#core/resume/layout/words/job-words.ts'
import { type Evidence, isResult } from './evidence.ts'
import type { Slot, Slots } from './fill.ts'
import { resumeSlot, wasBefore } from './job.ts'
import type { Pair } from './match.ts'
import type { Need } from './posting-needs.ts'

const said = (text: string | null, need: Need): Slot | undefined =>
  text === null ? undefined : { text, sources: [{ kind: 'posting', ...need.span, quote: need.quote }] }

/** What the company wants for itself, where it is named: "Kite wants to halve its cloud bill". */
const its = (text: string | null): string | null => text?.replaceAll(/\byour\b/gu, 'its').replaceAll(/\byou\b/gu, 'it') ?? null

const some = (slot: Slot | null | undefined): Slot | undefined => slot ?? undefined

const plainVolunteer = /^volunteer$/iu

/** An office there is one of: "as treasurer of", without an article. */
const office = (title: Slot | null | undefined): Slot | undefined =>
  title && /^(?:vice )?(?:president|treasurer|secretary|captain|chair\w*)$/iu.test(title.text) ? title : undefined

/** "ICU Clinical Rotation" is said as what it is, "ICU clinical rotation"; initials keep their capitals. */
function rotationOf({ job }: Evidence): Slots {
  const [place, title] = [some(job?.employer), some(job?.title)]
  const named = title && /\b(?:rotation|practicum|placement|clerkship|preceptorship|clinicals?)$/iu.test(title.text)
  return named
    ? { rotation: { ...title, text: title.text.replaceAll(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase()) }, rotationPlace: place }
    : { anyRotationPlace: place, loose: place === undefined ? { text: '', sources: [] } : undefined }
}

/** Who the writer was where the deed was done: only slots of the role's own kind, so that no frame of another kind can be filled. */
function anchor(evidence: Evidence): Slots {
  const { job, kind } = evidence
  if (kind === 'project') return { project: { text: '', sources: [] } }
  if (kind === 'rotation') return rotationOf(evidence)
  // No frame says where without calling it a job.
  if (job === null) return { loose: { text: '', sources: [] } }
  const [place, title] = [some(job.employer), some(job.title)]
  if (kind === 'volunteer') return { volunteerOrg: place, volunteerRole: title && !plainVolunteer.test(title.text) && /volunteer/iu.test(title.text) && titleScore(title.text) === 2 ? title : undefined, volunteerPlace: place }
  if (kind === 'club') {
    const brief = place && { ...place, text: place.text.replace(/ at .*$/u, '') }
    const member = title && /^member$/iu.test(title.text)
    return { clubOrg: place, clubShort: brief, memberOrg: member ? place : undefined, memberShort: member ? brief : undefined, clubOffice: office(title) }
  }
  if (place === undefined) return { loneRole: title }
  const dated = job.current ? { heldRole: title, since: some(job.from) } : { endedRole: title }
  return { employer: place, role: title, ...dated }
}

/** The slots of one deed, each name with the suffix; frames take `deed` in whatever tense it is told. */
function told(evidence: Evidence, suffix: string): Slots {
  const { clause, statement } = evidence
  const deed = { ...resumeSlot(statement), text: clause.said }
  const slots: Slots = {
    deed, pastDeed: clause.tense === 'past' ? deed : undefined, resultDeed: isResult(evidence) ? deed : undefined,
    result: clause.result === null ? undefined : { ...resumeSlot(statement), text: clause.result },
    ...anchor(evidence),
  }
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [`${name}${suffix}`, slot]))
}

/** Slots of a second deed: `same…` in the role of the first, `before…` when dates prove an older job, else those of a deed of its own. */
function toldAlso(evidence: Evidence, first: Evidence): Slots {
  const { job } = evidence
  const deed = { ...resumeSlot(evidence.statement), text: evidence.clause.said }
  if (job !== null && job === first.job) return { sameDeed: deed, ...(evidence.kind === 'job' ? { sameJobDeed: deed } : {}) }
  if (evidence.kind === 'project' && first.kind === 'project') return { deed2: deed, anotherProject: { text: '', sources: [] } }
  const earlier = job !== null && first.job !== null && job.kind === 'job' && first.job.kind === 'job' && wasBefore(job, first.job)
  if (earlier && job.employer !== null && job.employer.text === first.job?.employer?.text) return { beforeDeed: deed, earlierRole: some(job.title) }
  if (earlier) return { beforeDeed: deed, beforeEmployer: some(job.employer), beforeRole: some(job.title) }
  return told(evidence, '2')
}

/** The slots of the deed that the letter tells, the need it answers and, if there is one, a second deed. */
export function pairSlots(pair: Pair, second: Pair | null): Slots {
  const { need, topic, evidence } = pair
  const asked: Slots = need === null ? {} : need.goal
    ? { goal: said(need.base, need), goalYear: need.thisYear ? said(need.base, need) : undefined, goalDoing: said(need.gerund, need), theirGoal: said(its(need.base), need), theirGoalYear: need.thisYear ? said(its(need.base), need) : undefined }
    : { need: said(need.base, need), doing: said(need.gerund, need), asked: said(need.noun, need) }
  const shared: Slots = need === null || topic === null ? {} : { topic: { text: topic, sources: [...(said(topic, need)?.sources ?? []), ...resumeSlot(evidence.statement).sources] } }
  const there = evidence.kind === 'job' && evidence.job?.rank === 0 ? told(evidence, 'There') : {}
  return { ...asked, ...there, ...shared, ...told(evidence, ''), told: isResult(evidence) ? { text: '', sources: [] } : undefined, ...(second === null ? {} : toldAlso(second.evidence, evidence)) }
}
