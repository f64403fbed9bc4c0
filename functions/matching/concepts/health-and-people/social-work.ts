import type { ConceptEntry } from '../concept-entry.ts'

/** Social work and communities. */
export const SOCIAL_WORK_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'case-work',
    label: {
      en: 'case work',
      de: 'die Fallarbeit',
      fr: 'le suivi individuel',
      es: 'el acompañamiento individual',
    },
    words: {
      en: `caseload, case work, casework, social worker, case plan, client advocacy, needs assessment,
        home visits~famil, support plan, welfare, case management~client, carried~cases, cases and,
        strategy meetings`,
      de: `fallarbeit, fallverantwort, hilfeplan, einzelfallhilfe, sozialarbeit, fallmanag, hilfeplanung,
        sozialpadagog`,
      fr: `accompagnement social, suivi individuel, projet personnalis, travailleur social,
        evaluation sociale, accompagnement individuel, accompagnements, mesure educative`,
      es: `trabajo social, seguimiento de casos, acompanamiento, plan de intervencion, informes sociales,
        intervencion social`,
    },
  },
  {
    id: 'young-people',
    label: {
      en: 'supporting young people',
      de: 'die Jugendarbeit',
      fr: "l'accompagnement des jeunes",
      es: 'el apoyo a los jóvenes',
    },
    words: {
      en: `youth, young people, adolescents, teenagers, foster care, group home, at risk youth, juvenile,
        mentoring~students, residential care~child`,
      de: 'jugendhilfe, jugendarbeit, jugendlich, wohngruppe, streetwork, jugendamt, kinder und jugend',
      fr: `jeunes~accompagn, accompagner les jeunes, adolescents, foyer, protection de l enfance,
        mediation educative, animation jeunesse, ateliers~jeunes, projet~jeunes, jeunes~comportement`,
      es: 'jovenes~acompan, adolescentes, menores, proteccion de menores, infancia, jovenes en riesgo',
    },
  },
  {
    id: 'safeguarding',
    label: {
      en: 'safeguarding',
      de: 'der Kinderschutz',
      fr: 'la protection des personnes vulnérables',
      es: 'la protección de personas vulnerables',
    },
    words: {
      en: `safeguard, child protection, vulnerable adult, domestic violence, abuse~report, mandated report,
        child welfare, strategy meetings with police, family court`,
      de: 'kinderschutz, kindeswohl, gewaltschutz, schutzkonzept',
      fr: `protection de l enfance, signalement, maltraitance, personnes vulnerables, violences conjugales,
        bientraitance`,
      es: 'proteccion infantil, violencia de genero, violencia domestica, maltrato, personas vulnerables',
    },
  },
  {
    id: 'disability-support',
    label: {
      en: 'supporting people with disabilities',
      de: 'die Begleitung von Menschen mit Behinderung',
      fr: "l'accompagnement du handicap",
      es: 'el apoyo a personas con discapacidad',
    },
    words: {
      en: `disabilit~support, support worker, assisted living, supported living, developmental disab,
        independent living, daily living skills`,
      de: `behindertenhilfe, menschen mit behinderung, eingliederungshilfe, betreutes wohnen,
        assistenz~behinder, heilerzieh`,
      fr: 'handicap, situation de handicap, esat, foyer de vie, vie quotidienne, auxiliaire de vie',
      es: 'discapacidad, personas con discapacidad, centro de dia, vida independiente, asistente personal',
    },
  },
  {
    id: 'community',
    label: {
      en: 'community programmes and volunteers',
      de: 'Gemeinwesen und Ehrenamt',
      fr: 'les actions locales et les bénévoles',
      es: 'los programas comunitarios y el voluntariado',
    },
    words: {
      en: `volunteers, community program, outreach program, community outreach, fundrais, donors,
        grant funding, nonprofit, food bank, donations, charity, community health, community events,
        health fair, outreach events`,
      de: `ehrenamt, freiwillige, gemeinwesen, spenden, fundraising, forderantrag, fordermittel, verein.,
        vereine., vereinsarbeit`,
      fr: 'benevoles, associatif, collecte de fonds, mecenat, action locale, subventions, dons.',
      es: 'voluntari, comunitari, recaudacion de fondos, donaciones, donantes, ong, subvenciones',
    },
  },
  {
    id: 'integration-work',
    label: {
      en: 'helping people into work',
      de: 'die Eingliederung in Arbeit',
      fr: "l'insertion professionnelle",
      es: 'la inserción laboral',
    },
    words: {
      en: `job coach, job placement, employment support, career counsel, refugee, migrants, resettlement,
        work readiness, career advis`,
      de: `arbeitsvermittl, berufsberat, gefluchtete, migration, jobcoach, eingliederung in,
        bewerbungstraining`,
      fr: `insertion professionnelle, insertion, refugies, accompagnement vers l emploi,
        orientation professionnelle, demandeurs d emploi`,
      es: `insercion laboral, orientacion laboral, refugiados, migrantes, empleabilidad,
        orientacion profesional`,
    },
  },
]
