import { monthNumber } from '../resume/layout/words/dates.ts'

/** "Not passed", "never renewed", "not kept up", "nicht bestanden", "pas obtenu", "no renovado". */
const DENIED = String.raw`(?:not|never|did(?: not|n[’']t)) (?:been |yet )?(?!limited|required|needed|restricted|affected)(?:[\p{L}-]+(?:ed|en|pt)|(?:re)?done|finish|complete|graduate|pass|renew)|n(?:icht|ie) (?:mehr |wieder )?\p{L}+(?:t|en)|(?:pas|jamais|(?<!(?:et|ou) )non) (?:été )?\p{L}+(?:é|[^aeiou]i|u|is)e?s?|(?:no|nunca) \p{L}+[aiu]d[oa]s?`
/** Left, failed or never taken: "abgebrochen", "pas eu l'examen", "abandoné". */
const LEFT = new RegExp(
  String.raw`(?<!\p{L})(?:${DENIED}|unfinished|incomplete|without (?:a )?degree|no degree|dropped out|left (?:after|in|before|without)|withdrew|withdrawn|class only|ohne abschluss|abgebrochen|non diplômant|inachevée?s?|interrompu\p{L}*|abandonnée?s?|sans diplôme|sin (?:terminar|título|acabar)|inacabad[oa]s?|abandon(?:[eé]|ad[oa]s?)|incomplet[oa]s?)(?!\p{L})`,
  'iu',
)
/** It was held once: "TWIC (expired)", "lapsed", "abgelaufen", "PSC1 à refaire". */
const LAPSED =
  /\(exp\.?\)|(?<!\p{L})(?:expired|inactive|inaktiv|inacti[fv][ea]?|lapse[ds]?|r[au]n out|out of date|(?:no longer|not|nicht mehr|plus|pas|ya no|no) (?:valid[aeo]?|current|in date|gültig|aktuell|valable|à jour|vigente)|due \(|overdue|fällig|(?:needs? )?to (?:renew|retake)|noch offen|steht aus|ausstehend|müsste wiederholt|pte\.? (?:de )?renovar|abgelaufen|expirée?s?|périmée?s?|dépassée?s?|à (?:faire|refaire|renouveler|repasser|recycler)|versäumt|surrendered|suspended|revoked|superseded|replaced by|ersetzt durch|remplacée? par|reemplazad[oa] por|entzogen|vencid[oa]s?|venció|caducó|caducad[oa]s?)(?!\p{L})/iu
/** "No HACCP certificate yet", "Site supervisor -- no" */
const NONE =
  /^[^\p{L}]*(?:no|not|none|never|kein\p{L}*|noch kein\p{L}*|pas|aucun\p{L}*|sin|ning[uú]n\p{L}*)\s|(?<!\p{L})(?:not yet|yet|noch nicht|pas encore|todavía no)(?!\p{L})|[–—:\t-]\s*(?:no|none|nein|keine?r?|non|aucune?|ningun[oa])\s*$/iu
/** It is still being studied for. */
const UNDER_WAY =
  /(?<!\p{L})(?:in progress|working towards?|under ?way|ongoing|applied for|application (?:(?:is )?in(?= with|[,.;)]|$)|sent|submitted|pending)|pending|awaiting|awaited|results? (?:due|expected|in (?:\p{L}{3,9} )?20\d\d)|(?:prüfungs)?(?:resultate?|ergebnis(?:se)?) (?:steh|folg|erwart|ausstehend)\p{L}*|résultats? (?:attendus?|en (?:\p{L}+ )?20\d\d)|resultados? (?:pendientes?|en (?:\p{L}+ (?:de )?)?20\d\d)|thesis submitted|beantragt|examen à repasser|demande (?:envoyée|déposée)|session d[eu’'][^\n.;]{0,20}\d{4}|en trámite|solicitad[oa]|expected|anticipated|candidate|(?:planned|registered|scheduled) for|exam scheduled|signed up|class (?:is|starts) in|\d+ (?:of|de|von|sur) \d+|credits? (?:toward|earned)|coursework|ends (?:\p{L}+ )?20\d\d|(?:\d+|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|dos|tres|cuatro) (?:semester(?:s|n)?|semestres|credits?)|attempted|begun|started|enrolled|deferred|paused|on leave|booked|next sitting|(?:still|currently) (?:learning|studying)|(?<=[(–—:-] ?)learning(?=\)|$)|begonnen|angemeldet|eingeschrieben|pausiert|inscrite?s?|commencée?s?|préparation|inscrit[oa]s?|matriculad[oa]s?|empezad[oa]s?|voraussichtlich|geplant|laufend|derzeit|en cours|prévu\p{L}*|en curso|previst\p{L}*|\d+(?:st|nd|rd|th) year)(?!\p{L})/iu

/** Until when a license is valid. */
const UNTIL =
  /(?:exp\p{L}*\.?|due|fällig|valid|until|through|thru|gültig|bis|vence|caduca|hasta|jusqu\p{L}*)[^\p{L}\d\n]{0,4}(?:(\d{1,2})[/.](?:(\d{1,2})[/.])?|(\p{L}{3,9})\.? )?[^\d\n]{0,12}?(20\d\d)(?:-(\d\d)(?!\d))?/iu
/** "exp. 11/25" */
const SHORTLY =
  /(?:exp\p{L}*\.?|valid (?:until|to|through)|gültig bis|bis|hasta|jusqu\p{L}*) ?:? ?(0?[1-9]|1[0-2])\/(\d\d)(?![\d/])/iu
function hasRunOut(said: string, today: Date): boolean {
  const [, shortMonth, shortYear] = SHORTLY.exec(said) ?? []
  if (shortYear !== undefined)
    return Date.UTC(2000 + Number(shortYear), Number(shortMonth)) <= today.getTime()
  const [until = '', first, second, name, year, after] = UNTIL.exec(said) ?? []
  // Of "05/06/2027" nobody knows which is the month: the later one counts.
  const numbers = /\d\.\d/u.test(until) ? [second ?? first] : [first, second]
  const months = numbers.map(Number).filter((month) => month >= 1 && month <= 12)
  const month = months.length > 0 ? Math.max(...months) : Number(after ?? monthNumber(name ?? '') ?? '12')
  return year !== undefined && Date.UTC(Number(year), month) <= today.getTime()
}

/** Only the next renewal of what is held is under way: "(2021, refresher booked)". */
const RENEWAL = /\([^()]*(?:refresher|renewal|auffrischung|recyclage|reciclaje)[^()]*\)/iu

/** Whether a line denies what it names: "No degree", "Pas de CAP". */
export const isNone = (words: string): boolean => NONE.test(words)

/** Whether a line says that nobody holds what it names (today): it was left, failed, has lapsed, or was never begun. */
export const isNotHeld = (words: string, today?: Date): boolean =>
  LEFT.test(words) || LAPSED.test(words) || isNone(words) || (today !== undefined && hasRunOut(words, today))

/** The degree is held, whatever papers of it are still on their way: "titulado, cédula en trámite". */
const GRADUATED = /(?<!\p{L})(?<!\bno )titulad[oa](?!\p{L})/iu

/** Whether a line is about studies that were left, or are not over. */
export const isUnfinished = (words: string): boolean =>
  LEFT.test(words) || (!GRADUATED.test(words) && UNDER_WAY.test(words.replace(RENEWAL, '')))

/** Courses and talks, at whose end nobody was examined: "Payroll, refresher", "Team Teach, 6 hours". */
const COURSE =
  /(?<!\p{L})(?:\p{L}*seminare?|auffrischung|workshop|masterclass|webinar|refresher|conference|course|\p{L}*kurs|curso|talk)(?!\p{L})/iu
const DAYS =
  /[,(] ?(?:[^,\n]* )?[1-9] (?:tage?|days?|jours?|días?|hours?|hrs?|h|std|stunden|heures|horas)(?!\p{L})/iu
/** Whether a line is about a course or a talk. */
export const isCourse = (words: string): boolean =>
  COURSE.test(words.replaceAll(/\([^()]*\)/gu, '')) || DAYS.test(words)
