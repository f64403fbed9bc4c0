import type { ConceptEntry } from '../concept-entry.ts'

/** What nearly every posting asks for; it tells little. */
export const EVERYDAY_WORK_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'stakeholders',
    general: true,
    label: {
      en: 'working with other departments',
      de: 'die Zusammenarbeit mit anderen Abteilungen',
      fr: 'le travail avec les autres services',
      es: 'el trabajo con otras áreas',
    },
    words: {
      en: `stakeholder, cross functional, other departments, other teams, liais, partner with,
        collaborat~teams, work closely with, interdisciplin, multidisciplin, relationship manage,
        business partner, with product and, interfunction`,
      de: `stakeholder, schnittstelle, abteilungsubergreifend, bereichsubergreifend, interdisziplin,
        enger zusammenarbeit, enger abstimmung, ansprechpartner, fachabteilungen, ansprechperson`,
      fr: `parties prenantes, transversal, interlocuteur, pluridisciplin, en lien avec,
        en collaboration avec, autres services, interservices, partenaires internes`,
      es: `partes interesadas, stakeholders, otras areas, interdisciplin, multidisciplin,
        en coordinacion con, areas internas, transversal`,
    },
  },
  {
    id: 'reporting',
    general: true,
    label: { en: 'reports', de: 'das Berichtswesen', fr: 'le reporting', es: 'los informes' },
    words: {
      en: `reports to management, weekly report, monthly report, prepare reports, reporting,
        report findings, status report, progress report, report preparation, written reports`,
      de: 'berichte, reporting, berichterstatt, auswertungen, statusbericht, berichtswesen',
      fr: 'reporting, rapports, comptes rendus, bilans, tableaux de suivi',
      es: 'informes, reportes, reportar, elaboracion de informes, rendicion de',
    },
  },
  {
    id: 'documentation',
    general: true,
    label: { en: 'documentation', de: 'die Dokumentation', fr: 'la documentation', es: 'la documentación' },
    words: {
      en: `documentation, keep records, records of, accurate records, up to date records, record keeping,
        paperwork, maintain records, document results`,
      de: 'dokumentation, dokumentier, aufzeichnungen, protokollier, nachweise, unterlagen',
      fr: 'documentation, dossiers~tenue, tracabilite, mise a jour des, archivage, documents administratifs',
      es: `documentacion, registros, trazabilidad, archivo, actualizacion de documentos,
        registro de informacion`,
    },
  },
  {
    id: 'presenting',
    general: true,
    label: {
      en: 'presenting to others',
      de: 'Präsentationen',
      fr: 'les présentations',
      es: 'las presentaciones',
    },
    words: {
      en: `presentation, present~results, presented~board, public speaking, present~leadership, present to,
        presented to, workshops, facilitat`,
      de: 'prasentation, prasentier, vortrag, workshops, moderation, moderier',
      fr: 'presentation, presenter, animation de reunion, animer des reunions, ateliers, prise de parole',
      es: 'presentacion, presentaciones, exposiciones, talleres, presentar resultados',
    },
  },
  {
    id: 'teamwork',
    general: true,
    label: {
      en: 'working in a team',
      de: 'die Arbeit im Team',
      fr: 'le travail en équipe',
      es: 'el trabajo en equipo',
    },
    words: {
      en: 'team player, teamwork, collaborat, as part of a team, team environment, team oriented',
      de: 'teamarbeit, teamfahig, teamgeist, im team, zusammenarbeit im',
      fr: 'travail en equipe, esprit d equipe, en equipe, travailler en equipe',
      es: 'trabajo en equipo, en equipo, trabajar en equipo, colaboracion',
    },
  },
  {
    id: 'communication',
    general: true,
    label: {
      en: 'clear communication',
      de: 'klare Kommunikation',
      fr: 'une communication claire',
      es: 'una comunicación clara',
    },
    words: {
      en: `communication skills, written and verbal, communicat, interpersonal, writing skills,
        explain~technical`,
      de: 'kommunikationsstark, kommunikationsfahig, kommunikat, wort und schrift',
      fr: 'communication, relationnel, aisance, redactionnel, expression orale',
      es: 'comunicacion, comunicacional, habilidades de comunicacion, redaccion',
    },
  },
  {
    id: 'problem-solving',
    general: true,
    label: {
      en: 'solving problems',
      de: 'das Lösen von Problemen',
      fr: 'la résolution de problèmes',
      es: 'la resolución de problemas',
    },
    words: {
      en: `problem solving, solve problem, complex problem, troubleshoot, resolve issues, analytical skills,
        drive resolution, complex logic`,
      de: 'problemlos, losungsorient, lost probleme, analytisch, losungswege',
      fr: 'resolution de probleme, esprit d analyse, solutions adaptees, recherche~solution',
      es: 'resolucion de problemas, solucion de problemas, capacidad analitica, resolver problemas',
    },
  },
  {
    id: 'deadlines',
    general: true,
    label: {
      en: 'meeting deadlines',
      de: 'das Einhalten von Fristen',
      fr: 'le respect des délais',
      es: 'el cumplimiento de plazos',
    },
    words: {
      en: `deadline, timely manner, time management, tight schedule, on schedule, prioriti,
        multiple projects, multiple tasks, short notice`,
      de: 'fristen, fristgerecht, termingerecht, priorisier, zeitmanag, termindruck, termintreu',
      fr: 'respect des delais, delais, echeances, priorites, gestion des priorites, dans les temps',
      es: 'plazos, fechas limite, vencimientos, prioridades, gestion del tiempo, cumplimiento de plazos',
    },
  },
]
