import { anchorsOf, namesCompany } from '../facts/anchors.ts'
import { quantities } from '../figures/quantities.ts'
import { isCommon, type Word, wordsOf } from '../facts/words.ts'
import { ASIDE, blank, isGapAt, isOwnAt, TURNS_TO_READER } from '../sentences/statements.ts'
import { partAt, segmentAt } from '../sentences/segments.ts'
import { namesIn } from './names.ts'
import { problem, type Problem } from '../findings.ts'
import { addedDeed, addedOutcome } from './additions.ts'
import type { Statement, Units } from '../model.ts'

/**
 * Strong claims that no fact supports: the posting's work told as the writer's own (L05), a past with the
 * reader's side (L07), people led and titles held (L23). An unknown word alone is no reason to refuse a
 * sentence, because free prose is full of them.
 */
export const unsupportedClaims = (statement: Statement, units: Units): readonly Problem[] =>
  [asOwn, addedDeed, addedOutcome, sharedPast, unledPeople, untitled].flatMap((claim) =>
    claim(statement, units),
  )

/** Share of content words from the posting alone at which a claim about the writer is refused. */
const MAX_POSTING_SHARE = 0.5

function asOwn(statement: Statement, units: Units): readonly Problem[] {
  const { kind, text, words, mineFrom } = statement
  if (kind !== 'own' || TURNS_TO_READER.test(text.slice(mineFrom))) return []
  const isOwn = ({ stem }: Word) => units.ownMeanings.has(stem)
  const figures = quantities(text).length
  const counted = words.filter(
    (word) => !word.light && word.start >= mineFrom && (isOwn(word) || !units.recordMeanings.has(word.stem)),
  )
  const theirs = counted.filter(
    (word) => !isOwn(word) && units.postingMeanings.has(word.stem) && isOwnAt(text, word.start),
  )
  const [only] = theirs
  // A single word may be a synonym of one of the resume.
  const isChance =
    theirs.length === 1 &&
    isCommon(only?.stem ?? '') &&
    counted.some((word) => isOwn(word) && !isCommon(word.stem))
  return counted.length > 1 && !isChance && theirs.length >= (counted.length + figures) * MAX_POSTING_SHARE
    ? [problem('L05', 'The posting says this, the resume does not.', text)]
    : []
}

const WRITER = /\b(?:I|me|my|mine|we|us|our)\b/iu
/** Mentions of the reader's side: "in your dining room", "insured with you". */
const THEIR_SIDE =
  /(?<!\b(?:like|as|than|to|of) )\byour\b|\b(?:with|at|from|by|for|met|know|told|seen) you\b|\byours\b/iu
/** Words about reading the posting or thinking of it, which is no past with the reader. */
const OF_POSTING =
  /\b(?:posting|ad|advert|vacancy|role|job|position|line|description|offer|opening|post|goal|plan|aim|target|question|words?|sentence|needs?|list)\b|\b(?:read|saw|seen|notic|thought|wonder|smil|took|found|learn|understood|liked|recogni|imagin|look|remind|interest|attract|surpris|struck|caught)/iu
const PAST =
  /\b(?:was|were|has been|have been|'ve been|had been)\b|\bI(?:'ve| have| had) (?:\p{L}+ly )?(?:run|worn|come|gone|sat|stood|slept|bought)\b|\bI(?:'ve| have| had)? (?:\p{L}+ly |often |long |always )?(?:\p{L}{3,}ed|\p{L}+en|went|knew|met|bought|kept|led|ran|did|made|wrote|used)\b/iu
const TOLD_ME =
  /\byour (?:\p{L}+ ){1,8}(?:told|asked|advised|assured|showed|invited|promised|encouraged|urged) (?:me|us)\b/iu

/** True when a text names the company by a word that the resume does not use for something else. */
const namesReader = (text: string, { company, assignment }: Units): boolean =>
  namesCompany(text, company, (word) => assignment.resumeText.includes(word))

/** "I was awarded QTS in July and would like to begin at Thornbeck": the reader's company comes in what is to be. */
const AHEAD = /\b(?:would|'d|hope|want|wish|keen|ready) (?:like )?to\b/iu

/** L07: "I have eaten in your dining room", "Their quizzes were a daily companion in my lessons". */
function sharedPast(statement: Statement, units: Units): readonly Problem[] {
  const { kind } = statement
  const text = statement.text.replaceAll(ASIDE, blank)
  if (kind === 'ask' || kind === 'way_out' || kind === 'quoted') return []
  const at = [...text.matchAll(/[^,;:]+/gu)].find(({ 0: part, index }) => {
    const { start, end } = segmentAt(text, index + 1)
    const whole = text.slice(start, end)
    return (
      (THEIR_SIDE.test(part) || namesReader(part, units)) &&
      WRITER.test(whole) &&
      PAST.test(whole) &&
      !AHEAD.test(part) &&
      !OF_POSTING.test(whole) &&
      !isGapAt(text, index)
    )
  })
  return TOLD_ME.test(text) || at !== undefined
    ? [problem('L07', 'This claims a past with the reader that no fact tells.', text)]
    : []
}

const LEADS =
  /(?<!\bthan )\bI(?:'ve| have| had)? (?:also |now |once )?(?:led|lead|head(?:ed)?|manage[sd]?|chair(?:ed)?|supervised?|directed?|oversaw|oversee)\b/iu
/** The same after another verb: "I guided 25 managers and led the negotiations". */
const AND_LEADS =
  /(?<=\bI\b[^.;:]{0,90}\band (?:also |then )?)(?:led|headed|chaired|supervised|directed|oversaw)\b/iu
const LED =
  /\b(?:led|leads?|leading|leader|head(?:ed|s)?|manag(?:e[sd]?|ing|ement|er(?!s))|chair\p{L}*|supervis\p{L}*|direct(?:s|ed|ing|or)|overs\p{L}*|charge|responsib\p{L}*|ran|run|runs|owns?|captain|president|chief)\b/iu

/** Anchor score above which a statement counts as telling a line. */
const MIN_SCORE = 1.5

function unledPeople(whole: Statement, units: Units): readonly Problem[] {
  const said = whole.kind === 'own' ? (LEADS.exec(whole.text) ?? AND_LEADS.exec(whole.text)) : null
  if (said === null || isGapAt(whole.text, said.index)) return []
  const statement = said[0].startsWith('I')
    ? whole
    : partAt(whole, { start: said.index, end: whole.text.length })
  const telling = statement.words.filter(({ light, stem }) => !light && !isCommon(stem))
  return anchorsOf(statement, units).some(
    ({ unit, score }) =>
      (LED.test(unit.text) || LED.test(unit.role?.title?.value ?? '')) &&
      (telling.length === 0 || score >= MIN_SCORE || telling.some(({ stem }) => unit.says.has(stem))),
  )
    ? []
    : [problem('L23', `"${said[0]}" says more than your resume does.`, statement.text)]
}

/** Words before the writer's own title: "I'm the", "later as", "my role as". */
const CALLED = String.raw`\b(?:I'm|I am|I was|I became|I've been|I have been|(?:worked|role|position|job|post|years|time|later|now|then|promoted|finally),? (?:as|to)) (?:now |also |currently )?(?:an? |the |our |your )?`
const TITLE = new RegExp(
  String.raw`${CALLED}(?<title>(?:(?!about |to |for |with |the |(?!acting )\p{L}+ing )\p{L}+ ){0,3}(?:manager|head|director|lead|leader|chief|supervisor|president)\b)`,
  'iu',
)

/** Words that make a title lower than the same title without them. */
const LOWER = /\b(?:deputy|assistant|associate|junior|trainee|apprentice|acting|vice)\b/iu

/** L23: a title that no role of the resume has, such as the title of the offered job. */
function untitled({ kind, text }: Statement, { own, assignment }: Units): readonly Problem[] {
  const [offered = ''] = assignment.posting.title.split(/ [-–|(:@]|,/u)
  const asOffered = `${CALLED}(?<title>${offered.replaceAll(/[^\p{L}\p{N}]/gu, '.')})\\b`
  const said = new RegExp(asOffered, 'iu').exec(text) ?? TITLE.exec(text)
  const title = wordsOf(said?.groups?.['title'] ?? '')
  const isHeld = own.some(
    (unit) =>
      unit.kind !== 'line' &&
      title.every(({ text: word }) => unit.text.toLowerCase().includes(word.toLowerCase())) &&
      (LOWER.test(text) || !LOWER.test(unit.role?.title?.value ?? '')),
  )
  return kind !== 'own' || said === null || isGapAt(text, said.index) || isHeld
    ? []
    : [problem('L23', 'Your resume does not give you this title.', text)]
}

/** True for a general remark, about nobody in particular and not in the past: "Old walls take longer". */
export const isRemark = ({ kind, text }: Statement): boolean =>
  kind === 'theirs' && !OF_SOMEBODY.test(text.replaceAll(OF_NOBODY, '')) && namesIn(text).length === 0
const OF_SOMEBODY =
  /\b(?:your?|yours|was|were|did|(?:has|have|had) (?:\p{L}+ly |just |never |always )?(?:been|\p{L}{2,}(?:ed|en|wn|ught))|those|fell|rose|went|came|grew|made|gave|took|ran|saw|led|got|kept|built|brought|\p{L}{3,}ed)\b|^\(/iu
/** Exceptions: "is opened" is not in the past, and the "you" of "you learn" is nobody in particular. */
const OF_NOBODY =
  /\b(?:is|are|be|being|gets?) (?:\p{L}+ly )?\p{L}+ed\b|\byou (?:learn|notice|see|find|get|soon|only|never)\b|^\p{L}+ing\b.*\byou\b(?=.*\b(?:is|means|takes|starts)\b)/giu
