import { stemmer } from '@orama/stemmers/german'
import { stopwords } from '@orama/stopwords/german'
import { toCardinal } from 'n2words/de-DE'
import type { LetterTexts } from './letter-texts.ts'

/** Institutions whose name has an article: "bei der Stadtverwaltung Muldental". */
const FEMININE =
  /^(?:Stadt|Stadtverwaltung|Gemeinde|Gemeindeverwaltung|Kreisverwaltung|Universität|Hochschule|Fachhochschule|Technische|Bundesagentur|Sparkasse|Volksbank|Firma|Diakonie|Caritas|AOK|Stiftung|\p{L}*[Gg]enossenschaft)(?: |$)/u
const NEUTER =
  /^(?:[\p{L}-]*(?:klinikum|krankenhaus|amt|institut|zentrum|gymnasium|verband|verbund|verein)|Hotel|Autohaus|Museum|Ministerium|Bistum)(?: |$)/iu

export const de: LetterTexts = {
  asked: 'German, with Sie, or with du where the posting says du',
  stem: stemmer,
  stopwords,
  inWords: (value) => [toCardinal(value), toCardinal(value).replace(/^ein(?=hundert|tausend)/u, '')],
  otherNumbers: {
    dutzend: 12,
    jahrzehnt: 10,
    zweieinhalb: 2.5,
    dreieinhalb: 3.5,
    viereinhalb: 4.5,
    fünfeinhalb: 5.5,
    sechseinhalb: 6.5,
  },
  self: /\b(?:ich|mein\p{L}*|mir|mich)\b/iu,
  wish: /^suche |\bich (?:suche|möchte|will|würde gern|ziehe (?=.*\b(?:nach|um|zurück)\b))\b/iu,
  wishes: 'Ich ',
  noEnd: new Set(
    'der die das den dem des eine einen einer eines mein meine ihr ihre und oder aber für von bei in im zum zur als durch ohne gegen sowie'.split(
      ' ',
    ),
  ),
  at: (name) => {
    if (FEMININE.test(name)) return `bei der ${name}`
    return NEUTER.test(name) ? `beim ${name}` : `bei ${name}`
  },
  greeting: { plain: 'Guten Tag {whole},', warm: 'Guten Tag {whole},', brisk: 'Guten Tag {whole},' },
  namelessGreeting: 'Guten Tag,',
  closing: { plain: 'Mit freundlichen Grüßen', warm: 'Mit herzlichen Grüßen', brisk: 'Freundliche Grüße' },
  smallAfterGreeting:
    /^(?:Als|Am|An|Auf|Bei|Beim|Das|Dass|Der|Den|Die|Ein|Eine|Einen|Für|Gern|Ich|Im|In|Mein|Meine|Mit|Nach|Seit|Um|Unter|Von|Vor|Was|Wenn|Wer|Wie|Wo|Zu|Zum|Zur)(?= )/u,
  opening: [
    'Ich schreibe Ihnen wegen der Stelle „{title}“[ {at company}][ in {place}].',
    'Für die Stelle „{title}“[ {at company}][ in {place}] möchte ich mich vorstellen.',
    'Auf die Stelle „{title}“[ {at company}][ in {place}] möchte ich mich bewerben.',
    'Ihre Ausschreibung „{title}“[ {at company}][ in {place}] habe ich gelesen und möchte mich bewerben.',
    'Ich schreibe Ihnen wegen der ausgeschriebenen Stelle[ {at company}][ in {place}].',
  ],
  lead: 'Aus meinem Lebenslauf:',
  also: 'Außerdem in meinem Lebenslauf:',
  home: 'Ich wohne in {town}.',
  ask: {
    plain: [
      'Hätten Sie diese Woche zehn Minuten?',
      'Darf ich Ihnen meinen Lebenslauf schicken?',
      'Wofür bräuchten Sie mich zuerst?',
      'Was müsste ich bei Ihnen als Erstes lernen?',
    ],
    warm: [
      'Was würde Ihnen in der Stelle jetzt am meisten helfen?',
      'Was möchten Sie zuerst von mir wissen?',
    ],
    brisk: ['Ab wann brauchen Sie jemanden?', 'Ist die Stelle noch frei?'],
    agency: ['Könnten Sie mich für die Stelle vorschlagen?', 'Ab wann wird jemand gebraucht?'],
  },
  subjects: [
    '{title} {at company}',
    '{title} in {place}',
    'Ihre Stellenanzeige „{title}“',
    '{title}',
    'Ihre offene Stelle {at company}',
    'Zu Ihrer Stellenanzeige',
  ],
  followUp: {
    locale: 'de',
    opening: [
      'Am {date} habe ich Ihnen wegen Ihrer Anzeige „{title}“ geschrieben.',
      'Am {date} habe ich Ihnen wegen Ihrer Stellenanzeige geschrieben.',
    ],
    last: '; dies ist meine letzte Nachricht dazu.',
    ask: ['Ist die Stelle noch frei?', 'Gibt es noch etwas, das Sie wissen möchten?'],
    lead: 'Noch etwas aus meinem Lebenslauf:',
  },
  thanks: {
    replied: 'vielen Dank, dass Sie sich die Zeit für eine Antwort genommen haben.',
    interview: 'vielen Dank für Ihre Zeit und für unser Gespräch.',
    news: 'Ich habe inzwischen eine andere Stelle angenommen und beende meine Suche. Ihnen und allen bei {company} wünsche ich alles Gute.',
  },
}
