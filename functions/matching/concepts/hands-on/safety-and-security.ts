import type { ConceptEntry } from '../concept-entry.ts'

/** Safety at work, security, rescue. */
export const SAFETY_AND_SECURITY_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'workplace-safety',
    label: {
      en: 'safety at work',
      de: 'die Arbeitssicherheit',
      fr: 'la sécurité au travail',
      es: 'la seguridad laboral',
    },
    words: {
      en: `workplace safety, occupational safety, health and safety, hse, ehs, osha, lost time, recordable,
        toolbox talk, risk assessment, hazard, incident rate, accident, ppe, unsafe work, safety training,
        safety inspect, accident free, safety procedure, trir, injury rate, injuries,
        safety and environmental, health safety, safety officer, safe work, near misses on,
        lost time accident`,
      de: `arbeitssicherheit, arbeitsschutz, unfall, unfalle, gefahrdungsbeurteil, sicherheitsunterweis,
        uvv, beinaheunfall, schutzausrust, sicherheitsbeauftrag, sicherheitsvorschrift`,
      fr: `securite au travail, hse, qhse, accident du travail, accidents du travail,
        prevention des risques, document unique, evaluation des risques, consignes de securite,
        normes de securite, regles de securite, port des epi`,
      es: `seguridad laboral, seguridad e higiene, prevencion de riesgos, accidente laboral, accidentes,
        epp, epi, evaluacion de riesgos, normas de seguridad, siniestralidad`,
    },
  },
  {
    id: 'environment',
    label: {
      en: 'environmental protection',
      de: 'der Umweltschutz',
      fr: "la protection de l'environnement",
      es: 'la protección del medio ambiente',
    },
    words: {
      en: `environmental management, iso 14001, waste manage, recycling, environmental sustain,
        environmental polic, spill, wastewater, environmental permit, environmental compliance, pollution`,
      de: `umweltschutz, iso 14001, abfallmanag, recycling, umweltmanag, entsorgung, abwasser,
        gewasserschutz`,
      fr: `environnement~protect, iso 14001, dechets, recyclage, impact environnemental, eaux usees,
        depollution`,
      es: `medio ambiente, iso 14001, residuos, reciclaje, gestion ambiental, impacto ambiental,
        aguas residuales`,
    },
  },
  {
    id: 'guarding',
    label: {
      en: 'guarding and surveillance',
      de: 'Bewachung und Überwachung',
      fr: 'la surveillance et le gardiennage',
      es: 'la vigilancia',
    },
    words: {
      en: `security guard, security officer, patrol, cctv, surveillance, access control, crowd control,
        security incident, guard~site, alarm respon, visitor screening, bouncer, de escalat`,
      de: `wachdienst, objektschutz, sicherheitsdienst, streife, videouberwach, zutrittskontroll, bewach,
        deeskalat, pfortner`,
      fr: `gardiennage, agent de securite, surete, ronde, rondes, videosurveillance, controle d acces,
        surveillance~site, filtrage`,
      es: `vigilancia, vigilante, guardia de seguridad, ronda, camaras de seguridad, control de acceso,
        custodia, videovigilancia`,
    },
  },
  {
    id: 'fire-rescue',
    label: {
      en: 'fire and emergency response',
      de: 'Brandschutz und Rettung',
      fr: 'la prévention incendie et les secours',
      es: 'la emergencia y los incendios',
    },
    words: {
      en: `fire safety, firefight, evacuation, emergency response plan, rescue, first aid, fire drill,
        fire alarm, emergency prepared, fire department`,
      de: 'brandschutz, feuerwehr, evakuier, rettung, erste hilfe, notfallplan, brandmelde',
      fr: 'incendie, pompier, evacuation, secours, premiers secours, ssiap, plan d urgence',
      es: 'incendio, bombero, evacuacion, rescate, primeros auxilios, plan de emergencia, simulacro',
    },
  },
  {
    id: 'investigations',
    label: {
      en: 'investigating incidents',
      de: 'die Untersuchung von Vorfällen',
      fr: 'les enquêtes',
      es: 'la investigación de incidentes',
    },
    words: {
      en: `investigat~incident, investigations, investigat~case, root cause analysis,
        incident investigation, investigative, corrective action, witness, evidence collect,
        interview notes, case management system, incidents and near, near misses, investigat~accident,
        incident investigations`,
      de: `ermittlung, unfalluntersuch, ursachenanalyse, vorfalle~untersuch, korrekturmassnahmen,
        untersuchungen~gefuhrt`,
      fr: 'enquetes, analyse des causes, actions correctives, investigation, arbre des causes',
      es: `investigacion de incidentes, investigacion de accidentes, analisis de causa,
        acciones correctivas, investigaciones`,
    },
  },
]
