import type { Evidence } from './evidence.ts'
import { resumeSlot, type Job } from './evidence.ts'
import type { Slot, Slots } from './fill.ts'
import type { Pair } from './match.ts'
import type { Need } from './posting-needs.ts'

const said = (text: string | null, need: Need): Slot | undefined =>
  text === null ? undefined : { text, sources: [{ kind: 'posting', ...need.span, quote: need.quote }] }

const deed = ({ clause, statement }: Evidence, tense: 'past' | 'now'): Slot | undefined =>
  clause.tense === tense ? { ...resumeSlot(statement), text: clause.said } : undefined

function told(evidence: Evidence): Slots {
  const { job, clause, statement } = evidence
  return {
    did: deed(evidence, 'past'),
    do: deed(evidence, 'now'),
    result: clause.result === null ? undefined : { ...resumeSlot(statement), text: clause.result },
    employer: job?.employer ?? undefined,
    role: job?.title ?? undefined,
    ...(job?.current === true
      ? { nowEmployer: job.employer ?? undefined }
      : { pastEmployer: job?.employer ?? undefined, pastRole: job?.title ?? undefined }),
  }
}

/** Slots of a second deed: `same…` when it belongs to the job of the first, `earlier…` when to an older one. */
function toldAlso(evidence: Evidence, before: Job | null): Slots {
  const { job } = evidence
  const [did2, do2] = [deed(evidence, 'past'), deed(evidence, 'now')]
  const employer = job?.employer ?? undefined
  if (job !== null && job === before) return { sameDid2: did2, sameDo2: do2 }
  if (employer === undefined) return { bareDid2: did2 }
  const earlier = before !== null && job !== null && job.rank > before.rank
  return { did2, employer2: employer, earlierEmployer2: earlier ? employer : undefined }
}

/** The slots of the deed that the letter tells, the need it answers and, if there is one, a second deed. */
export function pairSlots(pair: Pair, second: Pair | null): Slots {
  const { need, topic, evidence } = pair
  const asked: Slots = need === null ? {} : { need: said(need.base, need), doing: said(need.gerund, need), asked: said(need.noun, need) }
  const shared: Slots = need === null || topic === null ? {} : { topic: { text: topic, sources: [...(said(topic, need)?.sources ?? []), ...resumeSlot(evidence.statement).sources] } }
  const also: Slots = second === null ? {} : toldAlso(second.evidence, evidence.job)
  const askedAlso: Slots =
    second?.need && second.fits && second.need !== need
      ? {
          doing2: said(second.need.gerund, second.need),
          asked2: said(second.need.noun, second.need),
          parDid: deed(second.evidence, 'past'),
          parEmployer: second.evidence.job?.employer ?? undefined,
        }
      : {}
  return { ...asked, ...shared, ...told(evidence), ...also, ...askedAlso }
}
