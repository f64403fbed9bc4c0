const NAME = String.raw`((?:[\p{Lu}][\p{L}\p{N}&'’/-]*)(?: (?:&|and|und|et|y|of|de|[\p{Lu}][\p{L}\p{N}&'’/-]*)){0,3})`

const PATTERNS = [
  new RegExp(String.raw`\b(?:[Oo]ur|[Tt]he|its|their|your|global|wider) ${NAME} (?:team|department|unit|squad|division)\b`, 'u'),
  new RegExp(String.raw`\b(?:[Uu]nser|unserem|unseren|unseres|im|das|dem|ein) ${NAME}[- ](?:Team|Abteilung|Bereich)s?\b`, 'u'),
  new RegExp(String.raw`\b(?:Team|Abteilung|Fachbereich|équipe|Équipe|service|Service|département|Département|Direction|equipo|área|departamento) (?:de la |de l['’]|des |du |de |del |d['’])?["„“«]?\s?${NAME}`, 'u'),
]

const NO_NAME = /^(?:Our|The|We|You|This|Your|Us|Events?|New|Team|Unit|Player|Lead|Leader|Event|Work|Du|Sie|Wir|Customer Success Manager|H|F)\b(?! \p{Lu})|GmbH|Inc\b|Ltd|S\.A|Leitung|Leiter/u

/** The team's name as a posting gives it; null when it gives none. */
export function teamOf(description: string): string | null {
  for (const pattern of PATTERNS) {
    const name = pattern.exec(description)?.[1]?.replace(/ (?:and|und|et|y|of|de|&)$/u, '')
    if (name !== undefined && name.length >= 2 && name.length <= 40 && !NO_NAME.test(name)) return name
  }
  return null
}
