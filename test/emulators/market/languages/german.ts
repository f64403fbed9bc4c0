import german from '../../../fixtures/market/professions/german.json' with { type: 'json' }
import { lines } from '../random.ts'
import { LocalMarket } from './local-profession.ts'
import type { LocalWording } from './wording.ts'

/** German puts the subject after the verbs here: "bauen und betreiben wir Solardächer". */
const withUs = (does: string): string => does.replace(/^\p{L}+(?: und \p{L}+)? /u, '$&wir ')

export const GERMAN: LocalWording = {
  ...LocalMarket.parse(german),
  who: ({ organization, size, does }) => [
    `Bei ${organization} ${withUs(does)}; wir sind ein Team von ${size.toLocaleString('de')} Menschen.`,
    `Wir sind ${organization}. Mit ${size.toLocaleString('de')} Mitarbeitenden ${withUs(does)}.`,
    `Wir ${does}. Bei ${organization} arbeiten ${size.toLocaleString('de')} Menschen.`,
  ],
  role: ({ title, team, city, duties }) => [
    `Für unser Team ${team} in ${city} suchen wir dich als ${title}. Deine Aufgaben: ${duties[0]}; ${duties[1]}.`,
    `Deine Aufgaben als ${title} im Team ${team} in ${city}: ${duties[0]}; ${duties[1]}.`,
  ],
  goal: (goal) => `Dieses Jahr wollen wir ${goal}.`,
  bring: (needs, tools) => `Das bringst du mit: ${needs[0]}; ${needs[1]}. Wir arbeiten mit ${tools}.`,
  tools: (tools) => `Erfahrung mit ${tools}`,
  headings: ['Deine Aufgaben', 'Das bringst du mit', 'Wir bieten', 'So bewirbst du dich'],
  belongs: (team) => `Die Stelle gehört zum Team <strong>${team}</strong>.`,
  benefits: lines(`30 Tage Urlaub und freie Tage an Heiligabend und Silvester
    ein Budget für Weiterbildung, über das du selbst entscheidest
    zwei Tage in der Woche im Homeoffice
    eine betriebliche Altersvorsorge mit Zuschuss
    ein Deutschlandticket oder ein Fahrrad, ganz wie du magst
    eine gründliche Einarbeitung mit einem festen Ansprechpartner
    flexible Arbeitszeiten mit Gleitzeitkonto`),
  apply: lines(`Schick uns deinen Lebenslauf und ein paar Zeilen dazu, warum dich die Stelle interessiert.
    Bewirb dich mit deinem Lebenslauf; ein Anschreiben brauchen wir nicht.
    Wir freuen uns auf deine Bewerbung mit frühestem Eintrittstermin und Gehaltswunsch.`),
  special: {
    'no-agencies': lines(`Bitte keine Personalvermittler.
      Wir besetzen die Stelle selbst und arbeiten nicht mit Personalvermittlungen zusammen.`),
    'apply-only-via': lines(`Bewerbungen nehmen wir ausschließlich über unser Bewerberportal an.
      Bewerbungen per E-Mail können wir leider nicht berücksichtigen.`),
    'do-not-contact': lines(`Bitte sehen Sie von telefonischen Anfragen ab.
      Bitte keine Anrufe und keine E-Mails an das Team.`),
    mass: lines(`Keine Vorerfahrung nötig, Start ab sofort, jeder ist willkommen.
      Quereinsteiger willkommen, keine Erfahrung erforderlich, mehrere Stellen, sofortiger Beginn!`),
  },
  titles: (title, team) => [
    `${title} (m/w/d)`,
    `${title} (m/w/d)`,
    `${title} (w/m/d)`,
    `Senior ${title} (m/w/d)`,
    `Junior ${title} (m/w/d)`,
    `${title} (m/w/d) – ${team}`,
    `${title} (m/w/d) in Vollzeit`,
  ],
  cities: {
    Munich: 'München',
    Cologne: 'Köln',
    Hanover: 'Hannover',
    Nuremberg: 'Nürnberg',
    Vienna: 'Wien',
    Zurich: 'Zürich',
  },
}
