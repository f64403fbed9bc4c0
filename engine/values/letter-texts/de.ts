import { stemmer } from '@orama/stemmers/german'
import { stopwords } from '@orama/stopwords/german'
import type { LetterTexts } from './letter-texts.ts'

/** Institutions whose name has an article: "bei der Stadtverwaltung Muldental". */
const FEMININE =
  /^(?:Stadt|Stadtverwaltung|Gemeinde|Gemeindeverwaltung|Kreisverwaltung|Universität|Hochschule|Fachhochschule|Technische|Bundesagentur|Sparkasse|Volksbank|Firma|Diakonie|Caritas|AOK)(?: |$)/u
const NEUTER =
  /^(?:\p{L}*(?:klinikum|krankenhaus|amt|institut|zentrum|gymnasium)|Hotel|Autohaus|Museum|Ministerium|Bistum)(?: |$)/iu

export const de: LetterTexts = {
  asked: 'German, with Sie, or with du where the posting says du',
  stem: stemmer,
  stopwords,
  noEnd: new Set(
    'der die das den dem des eine einen einer eines mein meine ihr ihre und oder aber für von bei in im zum zur als durch ohne gegen sowie'.split(
      ' ',
    ),
  ),
  // "Leitete eine Schicht", "Führte ein Ticketsystem ein"; "Reichweite der Teile" is a noun.
  deed: /^(?!\p{L}*(?:weite|seite|kette|liste|karte|quote|rate|miete|werte|texte|konzepte|projekte|produkte|geräte|berichte|kontakte|märkte|leute|punkte|daten) )(\p{L}{3,}te|Gewann|Hielt|Schrieb|Übernahm|Baute|Sank|Schuf) (?=(?:eine?[nrm]?|die|das|den|der|dem|alle|mit|für|\d\S*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) )/u,
  quotationMarks: ['„', '“'],
  article: () => '',
  at: (name) => {
    if (FEMININE.test(name)) return `bei der ${name}`
    return NEUTER.test(name) ? `beim ${name}` : `bei ${name}`
  },
  where: [' {at company} in {place}', ' {at company}', ' in {place}'],
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
    /^(?:Als|Am|An|Auf|Bei|Beim|Das|Dass|Der|Den|Die|Ein|Eine|Einen|Für|Gern|Ich|Im|In|Mein|Meine|Mit|Nach|Seit|Um|Unter|Von|Vor|Was|Wenn|Wer|Wie|Wo|Zu|Zum|Zur)(?= )/u,
  opening: [
    'Ich schreibe Ihnen wegen der Stelle „{title}“{where}.',
    'Für die Stelle „{title}“{where} möchte ich mich vorstellen.',
    'Auf die Stelle „{title}“{where} möchte ich mich bewerben.',
    'Ihre Ausschreibung „{title}“{where} habe ich gelesen und möchte mich bewerben.',
    'Ich schreibe Ihnen wegen der ausgeschriebenen Stelle{where}.',
  ],
  who: {
    present: [
      'Seit {from} bin ich {role} {at}',
      'Seit {from} bin ich {role}',
      'Ich bin {role} {at}',
      'Seit {from} arbeite ich {at}',
      'Ich arbeite {at}',
      'Ich bin {role}',
    ],
    former: [
      'Von {from} bis {to} war ich {role} {at}',
      'Ich war {role} {at}',
      'Ich habe {at} gearbeitet',
      'Ich war {role}',
    ],
    graduate: [
      '{to} habe ich meinen Abschluss gemacht ({study})',
      'Ich habe meinen Abschluss gemacht ({study})',
    ],
    student: ['Ich bin noch im Studium ({study})'],
  },
  told: {
    where: ['{who}; dort {verb} ich {rest}.'],
    there: ['Dort {verb} ich {rest}.', 'In dieser Stelle {verb} ich {rest}.'],
    also: ['Außerdem {verb} ich {rest}.', 'In derselben Stelle {verb} ich {rest}.'],
    earlier: [
      'Davor {verb} ich als {role} {at} {rest}.',
      'Davor {verb} ich {at} {rest}.',
      'Davor {verb} ich als {role} {rest}.',
      'In einer anderen Stelle {verb} ich {rest}.',
    ],
    next: [
      'Noch früher {verb} ich als {role} {at} {rest}.',
      'Noch früher {verb} ich {at} {rest}.',
      'Noch früher {verb} ich als {role} {rest}.',
      'In einer anderen Stelle {verb} ich {rest}.',
    ],
    other: [
      'Als {role} {at} {verb} ich {rest}.',
      'Als {role} {verb} ich {rest}.',
      'In einer anderen Stelle {verb} ich {rest}.',
    ],
    volunteer: ['Im Ehrenamt {at} {verb} ich {rest}.', 'Im Ehrenamt {verb} ich {rest}.'],
    project: ['In einem Projekt {verb} ich {rest}.'],
    rotation: ['Im Praxiseinsatz {at} {verb} ich {rest}.', 'In einem Praxiseinsatz {verb} ich {rest}.'],
    another: [
      'In einem weiteren Praxiseinsatz {at} {verb} ich {rest}.',
      'In einem weiteren Praxiseinsatz {verb} ich {rest}.',
    ],
  },
  lead: { there: 'Aus meiner Arbeit dort:', none: 'Aus meiner Arbeit:' },
  origin: ['{role} {at}, {from} bis {to}', '{role} {at}', '{at}', '{role}'],
  home: ['Ich wohne in {home}.', 'Würden Sie auch mit jemandem von so weit weg sprechen?'],
  credentials: 'An Nachweisen bringe ich mit: {list}.',
  skills: 'In meinem Lebenslauf stehen auch {list}.',
  ask: {
    plain: [
      'Passt Ihnen diese Woche ein kurzes Telefonat?',
      'Ist die Stelle noch frei?',
      'Darf ich Ihnen meinen Lebenslauf schicken?',
      'Hätten Sie nächste Woche zehn Minuten für ein Telefonat?',
    ],
    warm: [
      'Darf ich Ihnen am Telefon mehr erzählen, wann immer es Ihnen passt?',
      'Hätten Sie an einem Tag Ihrer Wahl eine Viertelstunde?',
    ],
    brisk: ['Wollen wir kurz telefonieren?', 'Ist die Stelle noch frei?'],
    agency: ['Könnten Sie mich für die Stelle vorschlagen?', 'Ist die Stelle noch frei?'],
  },
  subjects: [
    '{title}: {credential}',
    '{title}: {role} seit {from}',
    '{title}: seit {from} {at}',
    '{title} {at company}',
    '{title} in {place}',
    'Ihre Stellenanzeige „{title}“',
    'Ihre offene Stelle {at company}',
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
    lead: 'Noch etwas aus meinem Lebenslauf:',
  },
  thanks: {
    replied: 'vielen Dank, dass Sie sich die Zeit für eine Antwort genommen haben.',
    interview: 'vielen Dank für Ihre Zeit und für unser Gespräch.',
    news: 'Ich habe inzwischen eine andere Stelle angenommen und beende meine Suche. Ihnen und allen bei {company} wünsche ich alles Gute.',
  },
}
