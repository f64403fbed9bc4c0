import { unbroken } from './patterns.ts'

const WORD = String.raw`[\p{Lu}][\p{L}\p{N}&'’/-]*`
const NAME = `(${WORD}(?: (?:&|and|und|et|y|of|de|${WORD})){0,3})`

const PATTERNS = [
  new RegExp(
    unbroken(String.raw`\b(?:(?<!(?:with|to|by|from|and|alongside|of) )[Oo]ur|(?:[Jj]oin|[Ww]ithin|[Ii]n|
      for) (?:the|our|its|their)) (?:(?:global|wider|growing|small) )?${NAME} (?:team|department|unit|
      squad|division)\b`),
    'gu',
  ),
  new RegExp(
    unbroken(String.raw`\b(?:[Uu]nser|unserem|unseren|unseres|im|das|dem|ein) ${NAME}[- ]
      (?:Team|Abteilung|Bereich)s?\b`),
    'gu',
  ),
  new RegExp(
    unbroken(String.raw`\b(?:Team|Abteilung|Fachbereich|équipe|Équipe|service|Service|département|
      Département|Direction|equipo|área|departamento) (?:de la |de l['’]|des |du |de |del |
      d['’])?["„“«]?\s?${NAME}`),
    'gu',
  ),
]

const NO_NAME = new RegExp(
  unbroken(String.raw`^(?:Global|Management|RH|HR|Talent Acquisition|People Business Partners|
    Sales and Marketing Leadership|Our|The|We|You|This|Your|Us|Events?|New|Team|Unit|Player|Lead|Leader|
    Event|Work|Du|Sie|Wir|Customer Success Manager|H|F)\b(?! \p{Lu})|GmbH|Inc\b|Ltd|S\.A|Leitung|Leiter`),
  'u',
)

/** The name of the team in a posting; null when there is none. */
export function teamOf(description: string): string | null {
  for (const pattern of PATTERNS) {
    const names = [...description.matchAll(pattern)].map(
      (match) => match[1]?.replace(/ (?:and|und|et|y|of|de|&)$/u, '') ?? '',
    )
    const name = names.find((found) => found.length >= 2 && found.length <= 40 && !NO_NAME.test(found))
    if (name !== undefined) return name
  }
  return null
}
