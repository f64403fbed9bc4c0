import { type LetterTexts, small, withArticleOf } from './letter-texts.ts'

/** Articles of nouns whose gender their ending tells, in the accusative; "" for nouns without an article. */
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)/u, ''],
  [
    /(?:(?<!wes|verfahr|nehm|hab|komm|volum)en|projekte|prozesse|systeme|\p{L}[äöü]\p{L}{0,4}[^aeiou]e)$/iu,
    '',
  ],
  [
    /(?:ung|ion|heit|keit|schaft|tät|quote|rate|zeit|treue|dauer|zahl|marge|planung|pflege|hilfe|suche|nahme|tur)$/iu,
    'die ',
  ],
  [
    /(?:abschluss|prozess|umsatz|aufwand|anteil|stand|verbrauch|durchsatz|ablauf|aufbau|ausbau|umbau|einkauf|verkauf|betrieb|einsatz|unterricht)$/iu,
    'den ',
  ],
  [/(?:team|budget|system|volumen|lager|management|ergebnis)$/iu, 'das '],
]
/**
 * A noun with its adjectives, "Fachliche und disziplinarische Leitung", or with the beginning of another,
 * "Monats- und Jahresabschlüsse".
 */
const HEAD =
  /^((?:\p{L}+e(?:(?: und|,)(?= \p{Ll}))? )*)(?:\p{Lu}\p{L}+- und )?(\p{Lu}[\p{L}-]*|\d[\d.]*)(?=[ ,;]|$)/u
/** Nouns for a result that was reached. */
const REACHED =
  /^(?:\p{L}+e )*(?:senkung|verkürzung|steigerung|erhöhung|verbesserung|reduzierung|halbierung|verdopplung)/iu
/** Nouns for something done once. */
const ONCE = /^(?:\p{L}+e )*(?:einführung|umstellung|aufbau|ausbau|umbau|entwicklung|eröffnung)/iu
/** "Leitete eine Schicht" */
const DID = /^(\p{L}+te|Gewann|Hielt|Schrieb|Übernahm) (?=(?:eine?n?|die|das|den|\d\S*) )/u
/** Two nouns in a row: "Planung, Einkauf und Kalkulation". */
const PAIR = /^\p{Lu}[\p{L}-]*(?:,| und) (\p{Lu}[\p{L}-]*)/u
/** Work whose ownership the noun itself tells. */
const SHARED =
  /^(?:auszeichnung|beförderung|mitarbeit|mithilfe|mitwirkung|unterstützung|teilnahme|beteiligung)/iu
const DONE =
  /\s(?:\p{Ll}*ge(?!stalten|winnen|währ|nehm)\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert|\p{Ll}*(?:ver|er|be|ent|über|unter)\p{Ll}{2,}t|\p{Ll}*(?:ge|über|unter)nommen)(?=$|[,; ])/u
/** Nouns for a task, which can be the object of "übernehmen". */
const WORK =
  /(?:ung|ungen|ion|ement|pflege|hilfe|aufbau|ausbau|umbau|einkauf|verkauf|suche|nahme|reparatur|unterricht)$/iu

/** An adjective before a noun begins with a small letter inside a sentence. */
const adjective = (text: string): string =>
  /^(?:sehr |eine? |mehrere |\p{L}+(?:e|es) (?:(?:und |oder )?\p{Ll}+ )*\p{Lu})/iu.test(text) &&
  /^\p{L}+ (?!in |im |mit |als |bei )/u.test(text)
    ? small(text)
    : text

const articleOf = (noun: string) => ARTICLES.find(([ending]) => ending.test(noun))?.[1]

/**
 * The line with the accusative article of its first noun; null when no rule tells the gender, or when a second
 * noun needs another article.
 */
function withArticle(line: string, isWork: boolean): string | null {
  const [head, before = '', noun = ''] = HEAD.exec(line) ?? []
  const article = articleOf(noun)
  const other = PAIR.exec(line)?.[1]
  if (other !== undefined && articleOf(other) !== article) return null
  if (head === undefined || article === undefined || (isWork && !WORK.test(noun))) return null
  if (before !== '' && article === 'den ') return null
  return `${isWork && article === '' ? 'die ' : article}${before === '' ? line : small(line)}`
}

/** Institutions whose name has an article: "bei der Stadtverwaltung Muldental". */
const FEMININE =
  /^(?:Stadt|Stadtverwaltung|Gemeinde|Gemeindeverwaltung|Kreisverwaltung|Universität|Hochschule|Fachhochschule|Bundesagentur|Sparkasse|Volksbank|Firma|Diakonie|Caritas|AOK)(?: |$)/u

export const de: LetterTexts = {
  asked: 'German, with Sie',
  letsOff:
    /\boder (?:ist|sind|haben|passt)\b[^.?!]*(?:besetzt|vergeben|jemanden|nicht)\b|\b(?:falls?|wenn|sollte[nt]?|andernfalls|sonst)\b[^.?!]*\b(?:nicht|kein\p{L}*|nein|schon|bereits|besetzt|vergeben|absage)\b|\b(?:kein\p{L}* (?:antwort|problem|rückmeldung)|absage|nein|ignorieren)\b/iu,
  quotationMarks: ['„', '“'],
  says: {
    task: (text) => (/^\p{Lu}\p{L}+ (?!.*\b(?:Sie|du)\b).*\p{Ll}e?n$/u.test(text) ? text : null),
    does: (text) => (/^(?!(?:[Dd]u|[Ss]ie|[Ww]ir) )\S+ .* \p{Ll}{2,}t$/u.test(text) ? text : null),
    part: (text) => {
      const part = text.replace(/^die /iu, '')
      const noun = HEAD.exec(part)?.[2] ?? ''
      return /(?:ung|ungen|ion|ionen|pflege|arbeit|tätigkeit)$/u.test(noun) ? adjective(part) : null
    },
    asked: (text) =>
      /^(?:ein )?\p{L}+er (?=\p{Lu})|^(?:du|sie|bringst|hast|einer|eines|einem) /iu.test(text)
        ? null
        : adjective(text),
  },
  yours: [[/\bunser/giu, 'Ihr']],
  aside:
    /,? (?:sowie|inklusive|inkl\.|einschließlich|in (?:enger )?(?:Abstimmung|Zusammenarbeit) mit|unter Berücksichtigung|um|damit|zur Sicherstellung|gemäß|anhand|mittels) /giu,
  persons: /(?<!\p{L})(?:wir|uns|ich|mein\p{L}*|du|dich|dir|dein\p{L}*|Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  article: () => '',
  employerName: withArticleOf(FEMININE, 'der'),
  roleName: (title) => title,
  conceptArticle: /^(?:der|die|das)\s/u,
  years: { since: 'seit {from}', span: '{from} bis {to}', year: '{from}' },
  origin: {
    job: ['{role} bei {employer}, {years}', '{employer}, {years}', '{role}, {years}', 'andere Stelle'],
    project: ['Projekt, {years}'],
    volunteer: ['Ehrenamt bei {employer}, {years}', 'Ehrenamt bei {employer}', 'Ehrenamt'],
    rotation: ['Praxiseinsatz bei {employer}, {years}', 'Praxiseinsatz bei {employer}', 'Praxiseinsatz'],
  },
  quoted: ', im Wortlaut',
  greetings: {
    plain: ['Guten Tag {whole},', 'Guten Tag,'],
    warm: ['Guten Tag {whole},', 'Guten Tag,'],
    brisk: ['Guten Tag {whole},', 'Guten Tag,'],
  },
  closings: {
    plain: ['Mit freundlichen Grüßen', 'Freundliche Grüße'],
    warm: ['Mit herzlichen Grüßen', 'Mit freundlichem Gruß und Dank'],
    brisk: ['Freundliche Grüße', 'Beste Grüße'],
  },
  smallAfterGreeting:
    /^(?:Als|Am|An|Auf|Bei|Beim|Für|Gern|Ich|Im|In|Mein|Meine|Mit|Nach|Seit|Unter|Von|Vor|Wenn|Wer|Wie|Zum|Zur)(?= )/u,
  reason: {
    task: [
      'Ich schreibe Ihnen, weil Sie jemanden für diese Aufgabe suchen: {need}.',
      'Ich schreibe Ihnen wegen der Stelle „{title}“ und dieser Aufgabe: {need}.',
      'In Ihrer Anzeige „{title}“ suchen Sie jemanden für diese Aufgabe: {need}.',
    ],
    does: [
      'Ich schreibe Ihnen, weil Sie jemanden suchen, der {need}.',
      'Ich schreibe Ihnen wegen der Stelle „{title}“, weil Sie jemanden suchen, der {need}.',
      'Bei {company} suchen Sie jemanden, der {need}; deshalb schreibe ich Ihnen.',
    ],
    asked: [
      'Für die Stelle „{title}“ wünschen Sie sich {need}; deshalb schreibe ich Ihnen.',
      'Bei {company} wünschen Sie sich {need}; deshalb schreibe ich Ihnen.',
      'Sie wünschen sich {need}; deshalb schreibe ich Ihnen.',
    ],
    part: [
      'Ich schreibe Ihnen, weil Sie jemanden für die {need} suchen.',
      'Ich schreibe Ihnen, weil Sie bei {company} jemanden für die {need} suchen.',
      'Ich schreibe Ihnen wegen der Stelle „{title}“, weil Sie jemanden für die {need} suchen.',
      'Für die Stelle „{title}“ suchen Sie jemanden für die {need}; deshalb schreibe ich Ihnen.',
    ],
    other: [
      'Ich schreibe Ihnen wegen einer Zeile in Ihrer Anzeige: {need}.',
      'Ich schreibe Ihnen wegen einer Zeile in Ihrer Anzeige „{title}“: {need}.',
    ],
    common: [
      'In Ihrer Anzeige geht es auch um das Thema {concept}; deshalb schreibe ich Ihnen.',
      'In Ihrer Anzeige „{title}“ geht es auch um das Thema {concept}; deshalb schreibe ich Ihnen.',
      'Ich schreibe Ihnen wegen der Stelle „{title}“; dort geht es auch um das Thema {concept}.',
      'Zur Stelle „{title}“ gehört das Thema {concept}; deshalb schreibe ich Ihnen.',
    ],
    bare: [
      'Ich schreibe Ihnen wegen der Stelle, die Sie ausgeschrieben haben.',
      'Ich schreibe Ihnen wegen der Stelle, die Sie bei {company} ausgeschrieben haben.',
      'Ich schreibe Ihnen wegen der Stelle „{title}“ bei {company}.',
      'Für die Stelle „{title}“ bei {company} möchte ich mich vorstellen.',
    ],
    warm: ['Gern habe ich gelesen, dass Sie jemanden für die {need} suchen.'],
  },
  who: {
    present: [
      'Seit {from} bin ich {role} bei {employer}',
      'Ich arbeite seit {from} als {role} bei {employer}',
      'Ich bin {role} bei {employer}',
      'Ich arbeite bei {employer}',
      'Ich bin {role}',
    ],
    former: ['Ich war {role} bei {employer}', 'Ich war bei {employer}', 'Ich war {role}'],
    graduate: ['Mein Abschluss: {study} ({to})', 'Mein Abschluss: {study}'],
    student: ['Ich studiere noch ({study})'],
  },
  study: ['{degree} {field}, {school}', '{degree}, {school}', '{degree} {field}', '{degree}'],
  told: (line, isPresent) => {
    const mine = (text: string) => ({ text, isMine: true })
    if (/^(?:verantwortlich|zuständig) für /iu.test(line))
      return mine(`${isPresent ? 'bin' : 'war'} ich ${small(line)}`)
    const did = line.replace(DID, (_, verb: string) => `${small(verb)} ich `)
    if (did !== line) return mine(did)
    const work = SHARED.test(line) ? null : withArticle(line, true)
    if (work === null && /:\s/u.test(line)) return null
    const done = DONE.test(line) && !/[;:]/u.test(line) ? withArticle(line, false) : null
    if (done !== null) return mine(`habe ich ${done}`)
    if (work !== null && REACHED.test(line)) return mine(`gelang mir ${work}`)
    if (work !== null) return mine(`${isPresent && !ONCE.test(line) ? 'übernehme' : 'übernahm'} ich ${work}`)
    return {
      text: `${isPresent ? 'gehört' : 'gehörte'} zu meiner Arbeit: ${line}`,
      isMine: false,
    }
  },
  tell: {
    present: [
      'Ich bin {role} bei {employer}; dort {line}.',
      'Bei {employer}, wo ich {role} bin, {line}.',
      'Bei {employer}, wo ich seit {from} {role} bin, {line}.',
      'Als {role} bei {employer} {mine}.',
      'Bei {employer} {line}.',
      'Als {role} {mine}.',
      'In meiner jetzigen Stelle {line}.',
    ],
    former: [
      'Als {role} bei {employer} ({years}) {mine}.',
      'Bei {employer}, wo ich {role} war, {line}.',
      'Bei {employer} {line}.',
      'Als {role} {mine}.',
      'In einer früheren Stelle {line}.',
    ],
    earlier: [
      'Früher, als {role} bei {employer}, {mine}.',
      'Davor, bei {employer}, wo ich {role} war, {line}.',
      'Früher, bei {employer}, {line}.',
      'Früher, als {role}, {mine}.',
      'In einer früheren Stelle {line}.',
    ],
    promoted: [
      'Als {role} bei {employer} ({years}) {mine}.',
      'Als ich {role} bei {employer} war, {line}.',
      'Bei {employer} {line}.',
      'In einer früheren Stelle {line}.',
    ],
    volunteer: [
      'Ehrenamtlich, als {role} bei {employer}, {mine}.',
      'Ehrenamtlich bei {employer} {line}.',
      'Im Ehrenamt {line}.',
    ],
    project: ['In einem Projekt {line}.'],
    rotation: ['Im Praxiseinsatz bei {employer} {line}.', 'In einem Praxiseinsatz {line}.'],
    none: ['In meinem Werdegang {line}.'],
    also: ['Zudem {line}.', 'Daneben {line}.'],
    there: ['Als {role} im selben Haus {mine}.', 'Im selben Haus {line}.'],
  },
  lead: ['{who}. Aus meinem Lebenslauf{quoted}:', 'Aus meinem Lebenslauf{quoted}:'],
  support: {
    certificates: [
      'Ich bin {profession} und bringe {list} mit.',
      'Ich bin {profession}.',
      'An Nachweisen bringe ich {list} mit.',
    ],
    languages: ['Außerdem spreche ich {list}.', 'Ich spreche auch {list}.'],
    skills: ['Mit {list} kenne ich mich aus.'],
  },
  gap: {
    field: [
      'Nach meiner Arbeit als {role} wäre das ein Wechsel, den ich gern machen würde.',
      'Es wäre ein Wechsel, den ich gern machen würde.',
      'Eine solche Stelle wäre für mich neu, und ich würde mich gern einarbeiten.',
    ],
    first: ['Es wäre meine erste Stelle nach dem Abschluss, und ich möchte gern hineinwachsen.'],
    language: [
      'Mein Lebenslauf ist auf Deutsch, darum schreibe ich Ihnen auf Deutsch.',
      'Ich schreibe Ihnen auf Deutsch, der Sprache meines Lebenslaufs.',
      'Ich schreibe auf Deutsch, weil auch mein Lebenslauf auf Deutsch ist.',
    ],
  },
  ask: {
    plain: [
      'Hätten Sie nächste Woche zehn Minuten für ein Telefonat?',
      'Wäre ein kurzes Gespräch sinnvoll?',
      'Können wir kurz telefonieren?',
      'Darf ich Ihnen meinen Lebenslauf schicken?',
    ],
    warm: [
      'Darf ich Ihnen am Telefon mehr erzählen, wann immer es Ihnen passt?',
      'Hätten Sie an einem Tag Ihrer Wahl eine Viertelstunde?',
    ],
    brisk: ['Lohnt sich ein kurzes Telefonat?', 'Wollen wir kurz telefonieren?'],
    agency: ['Könnten Sie mich für die Stelle „{title}“ vorschlagen?', 'Könnten Sie mich vorschlagen?'],
  },
  wayOut: [
    'Falls die Stelle schon besetzt ist, kein Problem.',
    'Sollte die Stelle schon vergeben sein, ist das kein Problem.',
    'Wenn es nicht passt, ist das kein Problem.',
  ],
  subjects: [
    '„{title}“: {deed}',
    '„{title}“: {me}',
    'Ihre Stelle „{title}“ bei {company}',
    'Ihre Stelle als {title} bei {company}',
    'Ihre Stellenanzeige „{title}“',
    'Ihre offene Stelle bei {company}',
    'Zu Ihrer Stellenanzeige',
  ],
  followUp: {
    locale: 'de',
    opening: {
      1: [
        'Am {date} habe ich Ihnen wegen Ihrer Anzeige „{title}“ geschrieben.',
        'Am {date} habe ich Ihnen wegen Ihrer Stellenanzeige geschrieben.',
      ],
      2: [
        'Am {date} habe ich Ihnen wegen Ihrer Anzeige „{title}“ geschrieben; dies ist meine letzte Nachricht dazu.',
        'Am {date} habe ich Ihnen wegen Ihrer Stellenanzeige geschrieben; dies ist meine letzte Nachricht dazu.',
      ],
    },
    lead: 'Noch etwas aus meiner Arbeit{quoted}:',
  },
  thanks: {
    replied: 'vielen Dank, dass Sie sich die Zeit für eine Antwort genommen haben.',
    interview: 'vielen Dank für Ihre Zeit und für unser Gespräch.',
    news: 'Ich habe inzwischen eine andere Stelle angenommen und beende meine Suche. Ihnen und allen bei {company} wünsche ich alles Gute.',
  },
}
