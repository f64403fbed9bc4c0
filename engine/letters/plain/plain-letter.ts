import type { ResumeRole } from '../../values/resume-facts.ts'
import { mayBeIn } from '../../language/letter-languages.ts'
import { isAgency } from '../../postings/agency.ts'
import type { LetterTone } from '../../values/letter-tones.ts'
import type { Letter, Sentence } from '../../values/letter.ts'
import { type LetterLanguage, PLAIN_WRITER } from '../../values/letter-languages.ts'
import { capitalized, type Frames } from '../../values/letter-texts/letter-texts.ts'
import { afterGreeting, greetingOf, signatureOf } from '../envelope.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { bodyWords } from '../render-letter.ts'
import { textsOf } from '../texts.ts'
import { credentialsOf } from './credentials.ts'
import { fill, firstOf, postingSlots, resumeSlot, spelledFor } from './frames.ts'
import { isPresent, type Line, resumeSource } from './lines.ts'
import { bulleted, jobOf, stackAbove } from './named.ts'
import { homeOf, reasonOf } from './personal.ts'
import { type Self, selfOf } from './self.ts'
import { skillsOf } from './skills.ts'
import { subjectOf } from './subject.ts'

/** Words between which a letter stays, a little inside of what the check allows. */
const MIN_WORDS = 42
const MAX_WORDS = 140
/** How many papers, languages and lines of skills are told: fewer where the best lines of work would have no room. */
const PAPERS = [5, 3, 2, 1] as const
/** How many where no number leaves that room. */
const MIDDLE = 3
/** Further lines have to fit, or to be of the writer's own job. */
const MIN_LINES = 3
/** A sentence above lines, which ends in a colon; French has a space before it. */
const above = ({ text, sources }: Sentence, language: LetterLanguage): Sentence => ({
  text: `${capitalized(text)}${language === 'fr' ? '\u00a0:' : ':'}`,
  sources,
})

export interface Choice {
  /** The lines that may be told, best first. */
  readonly lines: readonly Line[]
  /** Sentences that the check refused. */
  readonly banned: ReadonlySet<string>
  readonly tone: LetterTone
  readonly mostLines: number
  /** Lines that letters of the day tell first, which this one does not begin with where it has others. */
  readonly openers: ReadonlySet<string>
  /** How many letters of the day come before; they take turns with openings and questions. */
  readonly turn: number
}

/** The frames from the one whose turn it is. */
const turned = (frames: Frames, turn: number): Frames =>
  frames.map((_, at) => frames[(at + turn) % frames.length] ?? '')

/** Who asks for no calls is not asked for ten minutes, which is the first question of a list. */
const NO_CALLS =
  /\bno (?:phone |telephone )?(?:calls|enquiries by phone)\b|keine (?:telefonischen )?anrufe|nicht telefonisch|pas d[’']appels?|ne pas (?:appeler|téléphoner)|(?:no|sin) llam(?:ar|adas)/iu

/** Whom a letter names first, and each job of the resume by its name; null where nothing sure names it. */
interface Named {
  readonly self: Self | null
  readonly jobs: ReadonlyMap<ResumeRole, Sentence | null>
}

/** The lines below the names of their jobs, and a present job without lines by its name. */
function blocksOf(
  lines: readonly Line[],
  { self, jobs }: Named,
  { facts, language, revision }: Assignment,
  { openers }: Choice,
): readonly (readonly (Sentence | null)[])[] {
  const opened = ({ line }: Line): number => Number(openers.has(line.id))
  const ordered =
    revision?.wish === 'lines'
      ? lines
      : facts.lines
          .flatMap(({ id }) => lines.find(({ line }) => line.id === id) ?? [])
          .toSorted((one, other) => opened(one) - opened(other))
  const dashesOf = (of: readonly Line[]): readonly Sentence[] =>
    of.map(({ said, line }) => ({
      text: bulleted(said),
      sources: [resumeSource(line.statement)],
    }))
  const ofRole = Map.groupBy(ordered, ({ role }) => role)
  const block = (job: Sentence | null, theirs: readonly Line[] = []) => [
    job && theirs.length > 0 ? above(job, language) : job,
    ...dashesOf(theirs),
  ]
  const others = facts.roles
    .filter((role) => role !== self?.role && ofRole.has(role))
    .map((role) => block(jobs.get(role) ?? null, ofRole.get(role)))
  const own = self?.role ? ofRole.get(self.role) : []
  const isFormer = self?.role ? !isPresent(self.role) : false
  // A former job without lines says little, and the present one may be named above those of a former title.
  const isNamed =
    self !== null &&
    (own !== undefined || !isFormer) &&
    !isOfNone(lines, self) &&
    !facts.roles.some((role) => ofRole.has(role) && self.role && stackAbove(role, facts).includes(self.role))
  const first = isNamed ? [block(self.said, own)] : []
  const of = block(null, ofRole.get(null))
  return [...first, ...others, of]
}

/** Whether the lines are of no job in particular; the last one is named below them, among what the resume has as well. */
const isOfNone = (lines: readonly Line[], self: Self | null): boolean =>
  self !== null && self.role !== null && lines.every(({ role }) => role === null)

/** Composes the letter with any lines; what does not depend on them is made once. */
function composer(
  assignment: Assignment,
  choice: Choice,
  named: Named,
): (lines: readonly Line[], mostPapers: number) => Letter {
  const { language, posting } = assignment
  const { banned, tone, turn } = choice
  const texts = textsOf(language)
  const known = postingSlots(assignment)
  // In another language than the posting's, its town may have another name: Munich is München.
  const isOwnLanguage = mayBeIn(language, matchesOf(assignment).posting.language)
  const slots = isOwnLanguage ? known : { ...known, place: undefined }
  const spell = spelledFor(posting)
  const reason = reasonOf(assignment)
  const home = homeOf(assignment, reason)
  const opening = firstOf([...turned(texts.opening.slice(0, -1), turn), ...texts.opening.slice(-1)], slots)
  const { musts, asked, others } = credentialsOf(assignment)
  const skills = skillsOf(assignment, [...musts, ...asked, ...others])
  const credentials = [...musts, ...asked, ...(skills === null ? [] : [skills]), ...others].filter(
    ({ text }) => !banned.has(text),
  )
  // Where one of them has room, that is what the posting requires.
  const byNeed = credentials.toSorted((one, other) => Number(musts[0] === other) - Number(musts[0] === one))
  const asks = texts.ask[isAgency(posting) ? 'agency' : tone]
  const [ask] = turned(NO_CALLS.test(posting.description) ? asks.slice(1) : asks, turn)
  return (lines, mostPapers) => {
    const told = [
      [opening, fill(texts.lead, resumeSlot(posting))],
      ...blocksOf(lines, named, assignment, choice),
    ]
    const isTold = ({ text }: Sentence) => told.flat().some((one) => one?.text.includes(text.slice(2)))
    const kept = byNeed.filter((line) => !isTold(line)).slice(0, mostPapers)
    const { self } = named
    const last =
      self !== null && isOfNone(lines, self) ? [{ ...self.said, text: bulleted(self.said.text) }] : []
    const more = [...last, ...credentials.filter((line) => kept.includes(line))]
    const after = [
      more.length === 0 ? [] : [fill(texts.also, resumeSlot(posting)), ...more],
      [fill(texts.home, { town: home ?? undefined }), ...reason],
      [fill(ask ?? '', resumeSlot(posting))],
    ]
    const paragraphs = [...told, ...after]
      .map((all) => all.filter((sentence) => sentence !== null && sentence !== undefined))
      .map((all) =>
        all.map((one) => (one.sources[0]?.kind === 'resume' ? one : { ...one, text: spell(one.text) })),
      )
      .filter((all) => all.length > 0)
    return {
      subject: subjectOf(posting, slots, texts),
      greeting: greetingOf(assignment, tone),
      paragraphs: afterGreeting(paragraphs, language),
      signature: [spell(texts.closing[tone]), ...signatureOf(assignment)],
      writer: PLAIN_WRITER,
    }
  }
}

/**
 * A letter that names the job and the writer, tells lines of the resume word for word and what the posting
 * asks for by name, gives the owner's reason where they said one, and asks one question.
 */
export function plainLetter(assignment: Assignment, choice: Choice): Letter {
  const { lines, mostLines } = choice
  const jobs = new Map(assignment.facts.roles.map((role) => [role, jobOf(role, assignment)]))
  const self = selfOf(assignment)
  const letterOf = composer(assignment, choice, { self, jobs })
  if (assignment.revision?.wish === 'lines') return letterOf(lines, PAPERS[0])
  const own = self?.role
  // Lines of a job whose name is in doubt would read as work of another: they only help a letter that is too short.
  const isCertain = ({ role }: Line): boolean => role === null || role === own || jobs.get(role) !== null
  const told = lines.toSorted((one, other) => Number(isCertain(other)) - Number(isCertain(one)))
  const chosenBeside = (mostPapers: number) => {
    const wordsOf = (some: readonly Line[]) => bodyWords(letterOf(some, mostPapers))
    return told.reduce<readonly Line[]>((some, line) => {
      const isEnough = some.length >= MIN_LINES && !line.answers && line.role !== own
      const isFull = some.length >= mostLines || isEnough || (some.length > 1 && !isCertain(line))
      const more = [...some, line]
      return some.length > 0 && (isFull ? wordsOf(some) >= MIN_WORDS : wordsOf(more) > MAX_WORDS)
        ? some
        : more
    }, [])
  }
  for (const papers of PAPERS) {
    const chosen = chosenBeside(papers)
    if (told.slice(0, MIN_LINES).every((line) => chosen.includes(line))) return letterOf(chosen, papers)
  }
  return letterOf(chosenBeside(MIDDLE), MIDDLE)
}
