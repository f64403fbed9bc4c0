import { fold } from './fold.ts'

/** Whose record a clause is about, as far as its words tell; `gap` is what the writer says is missing. */
export interface Clause {
  readonly text: string
  /** Offset in the sentence. */
  readonly start: number
  readonly isOwn: boolean
  readonly isReaders: boolean
  readonly isGap: boolean
}

const CUT =
  /[;:]\s|,\s(?=(?:and|but|which|where|while|und|aber|wo|et|mais|o[uù]|y|pero|donde)\b)|,\s(?=(?:I|my|we|our|your?|ich|wir|mein\p{L}*|Ihr\p{L}*|Sie|je|j'|mon|ma|mes|nous|vous|votre|vos|yo|mi|mis|su|sus)\b)|,\s(?=(?:since|seit|depuis|desde)\b)|,?\s(?:and|und|et|y|then|dann|puis|luego) (?=since\b|from\b|now\b|seit\b|depuis\b|desde\b)|\s(?:but|and (?=I\b|my\b|we\b|you\b|your\b)|aber|und (?=ich\b|Sie\b)|mais|et (?=j'|je\b)|pero|y (?=yo\b|llevo\b|soy\b|tengo\b))/gu

const OWN =
  /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s)\b|\b(?:[Ii]ch|[Mm]ein\p{L}{0,2}|[Mm]ir|[Mm]ich|[Ww]ir|[Uu]ns(?:er\p{L}{0,2})?)\b|\b(?:[Jj]e|[Jj]'\p{L}+|[Mm]on|[Mm]a|[Mm]es|[Mm]oi|[Nn]ous|[Nn]otre|[Nn]os)\b|\b(?:[Yy]o|[Mm]i|[Mm]is|[Mm]e|[Nn]os|[Nn]uestr\p{L}+|[Ss]oy|[Tt]engo|[Hh]e|[Ll]levo|[Tt]rabaj[oé]|[Dd]irij[oí]|[Ff]ui|[Ee]mpec[eé]|[Cc]onozco|[Hh]ablo|[Ff]orm[eé]|[Rr]eduj[eo]|[Dd]iseñ[oé]|[Bb]ajé|[Aa]porto|[Ss]umo)\b/u
const READERS =
  /\b(?:[Yy]ou|[Yy]ours?)\b|\b(?:[Ii]hr(?:e[mnrs]?)?|[Ii]hnen|Sie)\b|\b(?:[Vv]ous|[Vv]otre|[Vv]os)\b|\b(?:[Ss]u|[Ss]us|[Uu]sted(?:es)?|[Pp]id\p{L}+|[Bb]usc\p{L}+|[Ss]olicit\p{L}+|[Vv]alor(?:a|an))\b|\b(?:[Tt]he|[Tt]his|[Aa]n?) (?:\p{L}+ ){0,3}(?:role|opening|position|vacancy|job|post)\b|\b(?:posting|Anzeige|Ausschreibung|Stelle|annonce|offre|poste|anuncio|oferta|puesto|vacante)\b/u
const GAP =
  /\b(?:not|no|never|nor|neither|none|new|rather|instead|without|only|yet|lack(?:s|ed|ing)?|learn\w*|study(?:ing)?|would|could|less|absent|missing|must|if|more than(?= (?:I|my|any|what)\b)|twice|beyond|so far|unknown|still to|I'd (?:have|come|need|like|want|be|pick|learn|get))\b|n't\b|\b(?:nicht|noch|kein\p{L}*|nie|ohne|statt|neu|nur|fehl\p{L}*|muss|falls|wenn|wär\p{L}*|würde\p{L}*|lern\p{L}*|mehr(?! als (?:\d|\p{L}+ (?:Jahr|Monat)))|doppelt)\b|\b(?:apprendre|pas|jamais|aucun\p{L}*|sans|nouve\p{L}+|seulement|serait|manque|absent\p{L}*|si|requis|plutôt|encore|plus (?:que|grand)|autre)\b|\b(?:aprender|no|nunca|ningun\p{L}*|sin|nuev\p{L}+|solo|sería|falta\p{L}*|imprescindible|si|aún|todavía|más (?:que|de lo))\b/iu

/** Words that say what the writer likes about the job. */
const LIKED =
  /(?<!\p{L})(?:(?:draws|attracts|interests) me|appeals? to me|(?:reizt|zieht|interessiert) mich|m'(?:attire|intéresse)\p{L}*|me (?:atrae|interesa|gusta)\p{L}*)(?!\p{L})/iu

/** The clauses of a sentence; figures and names of one clause are told of one record. */
export function clausesOf(text: string): readonly Clause[] {
  const plain = fold(text)
  const starts = [0, ...[...plain.matchAll(CUT)].map(({ index, 0: cut }) => index + cut.length)]
  return starts.map((start, at) => {
    const said = plain.slice(start, starts[at + 1])
    return { text: said, start, isOwn: OWN.test(said), isReaders: READERS.test(said), isGap: GAP.test(said) }
  })
}

/** True where a clause is told of the writer alone, as something that is there. */
export const isClaim = ({ text, isOwn, isReaders, isGap }: Clause): boolean =>
  isOwn && !isReaders && !isGap && !LIKED.test(text)
