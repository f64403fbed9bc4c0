import { article } from './en-names.ts'
import { changeOf, countedOf, first, followsI, PASSIVE, TASKS, tellsOn } from './en-verbs.ts'
import { type Clause, small, smallWord } from './letter-texts.ts'

/** "Close the books; shortened the close to five days": two deeds of the writer, joined with "and". */
const joinedOn = (line: string): string =>
  line.replace(/; (?=\p{Ll})([^;]*)$/u, (rest, deed: string) => (tellsOn(deed) ? ` and ${deed}` : rest))

/** "Missed appointments went from 14% to 6%" is a complete clause. */
const WENT =
  /^\p{Lu}\p{Ll}+(?: [\p{L}\d&’'-]+){0,8} (?:went|fell|rose|dropped|grew|climbed|improved|increased) (?:from|by|to) /u
/** A verb of its own, so that the line is no name of work. */
const FINITE = / (?:is|are|was|were|has|have|had|went|fell|rose|dropped|grew|climbed|improved|increased) /u
const TASK = first(TASKS)

/** "Truck driver with 1.4 million miles and no preventable accident" */
const PERSON =
  /^(?:[\p{L}-]+ ){0,3}\p{L}*(?:er|or|ist|ian|ant|nurse|chef|lead|analyst|clerk|paralegal) (?:with|who) /iu

/** "Sole responsibility for payroll" */
const OWNED = /^(?:\p{L}+ )?(?:responsibility|ownership) (?:for|of) /iu
/** Plurals and kinds of work, which take no article: "Nurse clinics for diabetes", "64 accounts". */
const WORK =
  /^(?:\d[\d,.]* (?!out |of |to |in )|(?:(?!(?:with|to|for|of|in|on|at|the|an?) )[\p{L}-]+ ){0,4}(?:\p{L}{3,}[^s]s|\p{L}+(?:ing|ment|tion(?= of))|support|care|maintenance) (?:for|of|at|with|in|on|to) |\p{L}{3,}ing (?:the|an?|our|my|all|new|\d\S*) )/u

/** A line of a resume as a clause in the first person, its words unchanged. */
export function told(line: string, isPresent: boolean, isAlso: boolean): Clause | null {
  const also = isAlso ? 'also ' : ''
  const mine = (text: string) => ({ text, isMine: true })
  if (followsI(line, isPresent)) return mine(`I ${also}${small(joinedOn(line))}`)
  const charge = /^(?:was |am )?((?:responsible for|in charge of) .*)/isu.exec(line)?.[1]
  if (charge !== undefined) return mine(`${isPresent ? "I'm" : 'I was'} ${also}${small(charge)}`)
  if (PASSIVE.test(line)) return mine(`I was ${also}${small(line)}`)
  if (OWNED.test(line)) return mine(`I ${also}${isPresent ? 'have' : 'had'} ${small(line)}`)
  if (PERSON.test(line)) return mine(`I'm ${also}${article(line)}${small(line)}`)
  if (/^(?:no|zero) /iu.test(line))
    return { text: `there ${isPresent ? 'has been' : 'was'} ${small(line)}`, isMine: false }
  if (WENT.test(line)) return { text: smallWord(line), isMine: false }
  const change = countedOf(line) ?? (FINITE.test(line) ? null : changeOf(line))
  if (change !== null) return { text: smallWord(change), isMine: false }
  if (WORK.test(line) && !line.includes(';') && !TASK.test(line) && !FINITE.test(line))
    return {
      text: `my work ${also}${isPresent ? 'includes' : 'included'} ${smallWord(line)}`,
      isMine: false,
    }
  return null
}
