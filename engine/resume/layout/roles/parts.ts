import type { DateRange } from '../words/dates.ts'
import { employerScore, isFunction, titleScore, unitsBehind } from '../words/job-words.ts'
import { isPlace, isRegion, looksLikeTown, placeStart } from '../words/places.ts'
import { fontOf, type Line, stretches } from '../text/lines.ts'
import { isProse } from '../words/statements.ts'
import { type Phrase, phrases as cutAt } from '../words/phrases.ts'
import { formLabel, isFormRemark, type Label } from './form-labels.ts'
import { AT_NEXT, isNoCut, RANK } from './no-cuts.ts'

/** A phrase between separators in the first lines of an entry. */
export interface Part extends Phrase {
  readonly line: Line
  /** Position in the entry (line, cell, phrase) and font; phrases of different entries correspond by it. */
  readonly slot: string
  /** The phrase follows "at" or "@". */
  readonly afterAt: boolean
  /** The next phrase of the line follows "at" or "@": this one is what the person was there. */
  readonly beforeAt: boolean
  /** The label that a form gives before the phrase ("Position: …"); null when there is none. */
  readonly hint: Label | null
}

export interface HeadLine {
  readonly line: Line
  readonly range: DateRange | null
}

const STRONG =
  /\t+|\s+[|•·‣∙▪⋅]\s*|\s*\|\s*|\s+[–—-]{1,2}\s+|\s*—\s*|\s\/\s|(?<=\p{Ll}{3})(?<!(?<!\p{L})(?:[Ss]tellv|stv))\.\s+(?=\p{Lu})(?!(?:Co|Inc|Ltd|Corp|LLC)\b)|;\s+|,?\s+(?:since|seit|depuis|desde)\s+(?=(?:\d{1,2}[./])?(?:19|20)\d\d)|,?\s+(?:@|at|bei(?: de[rmn])?|beim|chez|bij|au|aux|à la|à l['’])\s*(?<=[\s'’])(?=\p{Lu})|:\s+(?=\p{L})|\s+(?=\(\p{Ll}{2}[^()]{2,60}\))|(?<=\(\p{Ll}{2}[^()]{2,60}\)),?\s+/gu
const AT_FIRST = /^(?:@|at|bei(?: de[rmn])?|beim|chez|bij|au|aux|à la|à l['’])\s*(?<=[\s'’@])(?=\p{Lu})/u
/** Remarks in the first lines of entries that are neither title nor employer nor place. */
export const TERMS =
  /^\(?(?:present|current|now|today|heute|full[- ]?time|part[- ]?time|per diem|prn|(?:agency |fixed[- ]term |temporary )?contract(?: role| position)?|contractor|temporary|temp|permanent|seasonal|freelance|vollzeit|teilzeit|minijob|nebenberuflich|zeitarbeit|aushilfe|cdi|cdd|stage|vacataires?|intérim(?:aire)?|saisonni(?:er|ère)|saisons?(?: .*)?|eventual|ref(?:erence|erenz|érence|erencia)?[ .:#][^\p{Ll}]*\d.*|gpa.*|band \d[a-d]?|self[- ]employed|ind[ée]pendante?|autónom[oa]|freiberuflich|portage salarial.*|por (?:mi cuenta|cuenta propia)|à mon compte|auf eigene rechnung|on my own|for myself|selbständig|family|famille|familia|caregiving|(?:various|verschiedene|diverse[nrs]?|vari[oa]s)(?: .*)?|(?:(?:ca|circa|approx|about|around|rund|env|environ|aprox|c)\.? ?)?[\d,.+]+ (?:employees|people|staff|beds|ma|mitarbeit\p{L}*|leute|salariés|personnes|empleados|personas|yrs?|years?|mos?|months?).*|dates? employed.*|(?:seit |since |for |total:? )?\d+\+? ?(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|mois|a[nñ]os?|mes(?:es)?)\b.*|[\p{L}\d -]+ (?:a|per|each) (?:week|month|year)|\d{1,3}(?:[.,]\d)? ?(?:%|std|stunden|h|hrs?|hours|heures|horas)\.?(?: ?(?:\/|pro|par|por) ?\p{L}+)?|(?:c(?:alle|tra\.?|\/)|av(?:enida|da\.?)|plaza|rue|via|viale|piazza) \p{L}[^,]* (?:\d+\p{L}?|s\/n)(?:,.*)?|\p{L}+(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee) \d+\p{L}?(?:,.*)?|\.+)\)?$/iu
/** Breaks between jobs, which are neither employer nor title. */
const BREAK =
  /\b(?:career (?:break|gap)|leave of absence|(?:parental|maternity|paternity|family|medical|sick|carer['’]?s) leave|sabbatical|gap year|(?:laid|lay) off|looked after (?:my|our)|looking after (?:my|our)|working holiday|^(?:bildungs)?karenz|sprachaufenthalt|^(?:militär(?:dienst)?|(?:grund)?wehrdienst|zivildienst|military service|service (?:militaire|national)|servicio militar)(?!\p{L})|auszeit|off work|arrêt maladie|baja médica|^(?:krankheit|illness|maladie|enfermedad)|(?<!\p{L})reha(?!\p{L})|elternzeit|familien(?:zeit|pause)|arbeit(?:s?suchend|slos)|sans emploi|unemployed|desemple(?:o|ad[oa])|congé (?:parental|sabbatique|(?:de )?(?:ma|pa)ternit(?!é (?:de |d[’'])))|recherche d['’]emploi|baja maternal|excedencia|(?:pause|interruption) (?:personnelle|professionnelle)|full[- ]time (?:parent|carer|caregiver|mother|father|mum|mom|dad)|(?:care|caring|carer|caregiver) (?:of|for) (?:my|our|a|an|elderly)|pflege (?:meine[rs]|de[rs]|von) (?:mutter|vater|eltern|angehörigen)|(?:proche )?aidante? famil\p{L}+|(?:mère|père) au foyer|cuidado de (?:mis?|familiar\p{L}*)|^(?:travel|break)$|przerwa zawodowa)\b/iu

/** Whether these phrases tell of a break and not of work. */
export const isBreak = (parts: readonly Phrase[]): boolean => parts.some(({ words }) => BREAK.test(words))

/** "Project #2" */
export const NUMBERED_PROJECT = /^(?:project|projekt|projet|proyecto) ?(?:#|no\.? ?|nr\.? ?)?\d{1,2}$/iu
/** "Junior until 06/2021" */
const UNTIL = /\s(?:until|till|bis|hasta) (?:\d\d?[./])?(?:19|20)\d\d$/iu
/** "38 sites, c. 1,900 colleagues" */
const COUNTED = /(?:^|[\s~])\d[\d,.]*\+? \p{Ll}{3,}/u

const trimmed = (text: string, from: number, to: number): readonly [number, number] => {
  const raw = text.slice(from, to)
  // "a) Cluster Supervisor": the letter numbers the jobs of one employer.
  const lead = /^[\s,()–—|·•:;/\p{So}-]*(?:[a-h]\)\s+)?/u.exec(raw)?.[0].length ?? 0
  const trail = /[\s,–—|·•:;/(>→-]*$/u.exec(raw.slice(lead))?.[0].length ?? 0
  let stop = to - trail
  const kept = text.slice(from + lead, stop)
  // "Canoe Restaurant, Toronto. May 2019": the full stop is not part of the name.
  if (
    /[\p{Ll})]{3,}\.$/u.test(kept) &&
    !/\b(?:Inc|Ltd|Corp|Bros|Dept|Univ|Assoc|Cie|Pvt|Pte|Intl|Mfg)\.$/u.test(kept)
  )
    stop -= 1
  if (text.slice(from + lead, stop).endsWith(')') && !text.slice(from + lead, stop).includes('(')) stop -= 1
  return [from + lead, stop]
}

/** The phrases of text[from, to) between separators. */
function phrases(
  text: string,
  from: number,
  to: number,
): readonly (Phrase & { readonly afterAt: boolean })[] {
  const lead = AT_FIRST.exec(text.slice(from, to))?.[0].length ?? 0
  const area = text.slice(from + lead, to)
  const found = cutAt(text, { start: from + lead, end: to }, STRONG, (cut) => isNoCut(area, cut))
  return found.flatMap(({ start, end }, index) => {
    // "2018 – 2020. Jefe de ventas. Talleres Arrieta S.A.": a full stop behind the dates, before several phrases.
    const stop = index === 0 && found.length > 1 ? (/^\.\s+/u.exec(area)?.[0].length ?? 0) : 0
    const [first, last] = trimmed(text, start + stop, end)
    const afterAt = index === 0 ? lead > 0 : AT_NEXT.test(text.slice(found[index - 1]?.end, start))
    const words = text.slice(first, last)
    return /[\p{L}\d]/u.test(words) ? [{ start: first, end: last, words, afterAt }] : []
  })
}

/** Removes a form's labels from the phrases of a line; the phrase after a label gets it as its `hint`. */
function withHints<P extends Phrase>(text: string, found: readonly P[]): readonly (P & Pick<Part, 'hint'>)[] {
  const names = (label: P | undefined, next: P | undefined): boolean =>
    label !== undefined && next !== undefined && /[:\t]/u.test(text.slice(label.end, next.start))
  return found.flatMap((phrase, index) => {
    const [before, next] = [found[index - 1], found[index + 1]]
    // A label of other content is dropped with a figure in the same phrase ("Salary: 50,000").
    if (isFormRemark(phrase.words) || formLabel(phrase.words) === 'other') return []
    // A label that is no word of another meaning is dropped alone too: its content is in another column.
    const isLong = phrase.words.split(' ').length > 2
    if (formLabel(phrase.words) !== null && (isLong || names(phrase, next))) return []
    return [
      { ...phrase, hint: before !== undefined && names(before, phrase) ? formLabel(before.words) : null },
    ]
  })
}

/** The font and size at an offset of a line, and whether it is bold or italic. */
export function fontAt({ looks }: Line, offset: number): string {
  const look = looks.findLast(({ start }) => start <= offset)
  return `${fontOf(look?.look ?? '')}${Math.round(look?.size ?? 0)}${look?.bold === true ? 'b' : ''}${look?.italic === true ? 'i' : ''}`
}

/** "Client: Larkfield Supply" */
const CLIENT = /^(?:clients?(?: site)?|kunden?|clientes?|einsatz(?:ort)?(?: bei)?)\s*:/iu

export const isClient = ({ words }: Phrase): boolean => CLIENT.test(words)

/** Who has no employer says so in its place. */
const isSelfEmployed = (words: string): boolean =>
  /^(?:self-employed|freelance|pigiste|selbstständig|indépendante?|autónomo)(?:,|$)/iu.test(words)

/** The phrases of an entry's first lines, without the dates. A client is the employer of an entry that names no other. */
export function partsOf(text: string, head: readonly HeadLine[]): readonly Part[] {
  const parts = labelledParts(text, head)
  const isOfClient = ({ line, hint }: Part): boolean => isClient(line) && hint === 'other'
  const namesOther = ({ words, hint, line }: Part): boolean =>
    hint === 'employer' ||
    NUMBERED_PROJECT.test(words) ||
    (hint === null &&
      !isClient(line) &&
      !/^\p{Ll}{2,} /u.test(words) &&
      ![titleScore(words) > 0, TERMS.test(words), isSelfEmployed(words), isPlace(words)].includes(true))
  return parts.some(namesOther)
    ? parts.filter((part) => !isOfClient(part))
    : parts.map((part) =>
        isOfClient(part) || isSelfEmployed(part.words) ? { ...part, hint: 'employer' as const } : part,
      )
}

/** How long somebody had a job, as exports of LinkedIn add it to the dates: "March 2022 - Present (4 years 9 months)". */
export const HOW_LONG = /\((?:\d+ (?:years?|months?|Jahre?|Monate?|ans?|mois|años?|mes(?:es)?)\s?)+\)$/u

function labelledParts(text: string, head: readonly HeadLine[]): readonly Part[] {
  return head.flatMap(({ line, range }, index) => {
    const found = stretches(text, line, range).flatMap(({ start, end }) => phrases(text, start, end))
    return withHints(text, found).map((phrase, at, all): Part => {
      const cell = line.cells.findIndex(({ end }) => end >= phrase.end)
      const beforeAt = all[at + 1]?.afterAt === true
      // "since June 2025 (Saturdays)", "2020 – now (acting supervisor in 2025)"
      const isRemark =
        range !== null &&
        /\(\s*$/u.test(text.slice(range.to - 2, phrase.start)) &&
        phrase.start >= range.to &&
        (titleScore(phrase.words) + employerScore(phrase.words) === 0 || /(?:19|20)\d\d$/u.test(phrase.words))
      // "Mentor (volunteer)"
      const isBehindTitle =
        /^\p{Ll}/u.test(phrase.words) &&
        text[phrase.start - 1] === '(' &&
        titleScore(all[at - 1]?.words ?? '') === 2
      // Below them stands the place.
      const isBelowDates = at === 0 && HOW_LONG.test(head[index - 1]?.line.words ?? '') && isPlace(line.words)
      const hint = isBelowDates
        ? 'place'
        : NUMBERED_PROJECT.test(phrase.words)
          ? 'title'
          : isRemark || isBehindTitle
            ? 'other'
            : phrase.hint
      return { ...phrase, hint, beforeAt, line, slot: `${index}.${cell}.${at}.${fontAt(line, phrase.start)}` }
    })
  })
}

/** Whether words begin in small letters and are no name: "restaurant work", unlike "restaurant Le Clos Vauvert". */
export const isSmall = (words: string): boolean =>
  /^\p{Ll}/u.test(words) &&
  !(employerScore(words) > 0 && /^\p{Ll}+(?: \p{Lu}[\p{L}’'-]*)+(?: \(|$)/u.test(words))

/** Points for each label by the words of a phrase alone. */
export function scoresOf(words: string, afterAt: boolean): Record<Label, number> {
  // "Bowline Energy Inc. (620 employees)" is told by the words outside of the bracket.
  const name = words.replace(/(?<=\S)\s+\([^()]*\)$/u, '')
  const [title, employer] = [titleScore(words), employerScore(name)]
  const [head = ''] = words.split(',', 1)
  const tail =
    words
      .replace(/\s*\([^()]*\)$/u, '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  const place = isPlace(words)
  const isLower = isSmall(words)
  const count = words.split(/\s+/u).length
  const remark =
    TERMS.test(words) ||
    CLIENT.test(words) ||
    COUNTED.test(name) ||
    UNTIL.test(words) ||
    // "Journeyman, before that Apprentice"
    /^(?:formerly|previously|before that|vorher|zuvor|früher|auparavant|antes)\s/u.test(words) ||
    // "Je m'occupe de l'Instagram du salon" is what somebody does.
    /^(?:I|Je|J['’]\p{L}+|Ich|Yo) \p{Ll}/u.test(words) ||
    // "Full P&L for the division from 2019."
    (/(?:\d|\p{L}{4})\.$/u.test(words) && isProse(words)) ||
    // A sentence after the dates: "2020 - present. Acting supervisor since May"
    /^\.\s/u.test(words) ||
    /^(?:\d{1,2}[./])?(?:19|20)\d\d\s/u.test(words) ||
    /^[\d\s.,%+/()-]+(?: ?\p{Ll}[\p{Ll} -]*)?$/u.test(words)
  const same = /, same \p{L}+$/u.test(name) ? -3 : 0
  return {
    title: ([-1.5, 1.2, 3][title] ?? 0) + (isPlace(head) || isRegion(head) ? -2 : 0) + same,
    employer:
      ([0.3, 1.7, 3][employer] ?? 0) +
      same +
      (title === 2 && employer === 0 ? -2 : 0) +
      (isLower ? (/^\p{Ll}{3,}$/u.test(words) ? -4 : -3) : 0) +
      (afterAt ? 2.5 : 0) +
      (place ? -1.5 : 0) +
      (isRegion(words) ? -3 : 0) +
      (isFunction(head) && employer < 2 ? -1.2 : 0) +
      (words.includes(',') && employer < 2 && looksLikeTown(tail) && employerScore(tail) === 0 ? -1 : 0),
    place: place ? 2.5 : -0.3,
    other: (remark ? 4 : -0.2) + (isLower && count > 3 ? 1 : 0) + (count > 10 ? 1.5 : 0),
  }
}

/** Maximum number of ways to cut the words inside a bracket. */
const MAX_INSIDE = 2
const MAX_COMMAS = 4
/** A comma outside of brackets that no legal form follows: "Obras del Júcar, S.L." is one name. */
const COMMA = /,\s+(?![^()]*\))(?!(?:S\.\s?[AL]\.|S\.?A\.?R\.?L|Inc|Ltd|LLC|GmbH|AG|e\.\s?V)(?![\p{L}]))/gu
/** A title and, after a small word, an employer: "Becaria en el Ayuntamiento de Catarroja". */
const JOINED = /\s(?:en(?: el| la| los| las)?|im|in der|dans (?:la|le)|à)\s(?=\p{Lu})/u

/** The ways to cut a part into phrases: not at all, or at commas and brackets. */
export function waysToCut({ words, start }: Phrase): readonly (readonly Phrase[])[] {
  const phrase = (from: number, to: number): Phrase => {
    const raw = words.slice(from, to)
    const lead = /^[\s,(]*/u.exec(raw)?.[0].length ?? 0
    const trail = (raw.indexOf('(') > lead ? /[\s,]*$/u : /[\s,)]*$/u).exec(raw)?.[0].length ?? 0
    return { start: start + from + lead, end: start + to - trail, words: raw.slice(lead, raw.length - trail) }
  }
  const bracket = /\s*\(([^()]+)\)$/u.exec(words)
  if (bracket !== null && bracket.index > 0 && !RANK.test(bracket[1] ?? '')) {
    // "Hill Hospital, Leeds (three wards, 80 beds)": commas in the bracket are cut separately.
    const outside = waysToCut(phrase(0, bracket.index))
    const inside = waysToCut(phrase(bracket.index, words.length)).slice(0, MAX_INSIDE)
    // "Office Clerk (Senior since 2022)": the time of another title.
    const whole = /\S\s(?:since|seit|depuis|desde)\s/iu.test(bracket[1] ?? '')
      ? []
      : [[phrase(0, words.length)]]
    return [...whole, ...outside.flatMap((way) => inside.map((rest) => [...way, ...rest]))]
  }
  const joint = JOINED.exec(words)
  if (joint !== null) {
    const [job, firm] = [phrase(0, joint.index), phrase(joint.index + joint[0].length, words.length)]
    if (titleScore(job.words) > 0 && employerScore(firm.words) > 0)
      return waysToCut(firm).map((way) => [job, ...way])
  }
  const place = placeStart(words)
  const head = place > 0 ? words.slice(0, place).replace(/[\s,-]+$/u, '').length : words.length
  const all = [...words.slice(0, head).matchAll(COMMA)].map(({ index }) => index)
  const commas = all.slice(unitsBehind(words.slice(0, head).split(COMMA)), MAX_COMMAS)
  const cuts = commas.reduce<readonly (readonly number[])[]>(
    (ways, comma) => [...ways, ...ways.map((way) => [...way, comma])],
    [[]],
  )
  const ways = cuts.map((way) => {
    const edges = [0, ...way, head]
    return [
      ...edges.slice(1).map((to, index) => phrase(edges[index] ?? 0, to)),
      ...(place > 0 ? [phrase(place, words.length)] : []),
    ]
  })
  return [...(place > 0 ? [[phrase(0, words.length)]] : []), ...ways].filter((way) =>
    way.every((one) => one.words !== ''),
  )
}
