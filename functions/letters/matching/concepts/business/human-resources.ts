import type { ConceptEntry } from '../concept-entry.ts'

/** Human resources. */
export const HUMAN_RESOURCES_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'recruiting',
    label: { en: 'recruiting', de: 'das Recruiting', fr: 'le recrutement', es: 'la selección de personal' },
    words: {
      en: `fill~roles, recruit, hiring process, hired, time to hire, talent acquisition, candidates~interview, vacancies, sourcing
        candidates, job interview, staffing needs, applicant, open positions, headhunt, technical interviews,
        interviews for`,
      de: `recruiting, personalbeschaffung, personalauswahl, stellenbesetz, bewerbungsgesprach, personalgewinnung,
        vorstellungsgesprach, bewerbermanag, rekrutier`,
      fr: 'recrutement, entretiens d embauche, candidats, recrutements, sourcing, besoins en personnel',
      es: `reclutamiento, seleccion de personal, entrevistas~candidat, contratacion de personal, vacantes, busqueda de
        talento`,
    },
  },
  {
    id: 'employee-relations',
    label: {
      en: 'employee relations',
      de: 'die Zusammenarbeit mit Mitarbeitenden und Betriebsrat',
      fr: 'les relations sociales',
      es: 'las relaciones laborales',
    },
    words: {
      en: `labour law, employee relations, grievance, workplace investigation, disciplinary, union, labor relations, labour
        relations, works council, harassment, investigat~concerns, employee concerns, employment law, collective
        bargaining`,
      de: `betriebsrat, betriebsvereinbarung, arbeitsrecht, gewerkschaft, tarif, disziplinar, mitarbeitergesprach,
        arbeitsrechtlich, personalrat`,
      fr: `relations sociales, cse, droit du travail, irp, syndicat, procedures disciplinaires, negociation collective,
        dialogue social`,
      es: `relaciones laborales, sindicat, derecho laboral, comite de empresa, procedimientos disciplinarios, convenio
        colectivo, laboral~asesor`,
    },
  },
  {
    id: 'hr-administration',
    label: {
      en: 'HR administration',
      de: 'die Personaladministration',
      fr: "l'administration du personnel",
      es: 'la administración de personal',
    },
    words: {
      en: `hr admin, personnel files, personnel admin, employee records, hris, workday, contracts~employee, employee
        lifecycle, hr operations, onboarding paperwork, absence record, successfactors`,
      de: `personaladministration, personalakte, vertragsgestaltung, personalverwaltung, personalsachbearbeit, hr
        software, eingruppierung, hr prozesse`,
      fr: `administration du personnel, dossiers du personnel, contrats de travail, gestion du personnel, sirh, documents
        administratifs, effectifs`,
      es: 'administracion de personal, expedientes, contratos laborales, gestion de personal, altas y bajas, legajos',
    },
  },
  {
    id: 'turnover',
    label: {
      en: 'keeping employees',
      de: 'die Mitarbeiterbindung',
      fr: 'la fidélisation des salariés',
      es: 'la retención del personal',
    },
    words: {
      en: `resignation, turnover~staff, staff turnover, employee turnover, employee retention, retention~employee, retention~nurs,
        absenteeism, sick leave, attrition, exit interview, engagement survey, still on the, turnover from, retain
        staff, staff retention, retain~employees`,
      de: `fluktuation, mitarbeiterbindung, krankenstand, fehlzeiten, mitarbeiterzufriedenheit, mitarbeiterbefragung,
        krankenquote`,
      fr: `turn over, rotation du personnel, absenteisme, fidelisation des salaries, climat social, fidelisation des
        collaborateurs`,
      es: `rotacion de personal, rotacion~personal, ausentismo, absentismo, retencion de talento, clima laboral,
        retencion del personal`,
    },
  },
  {
    id: 'training-programme',
    label: {
      en: 'training programmes',
      de: 'Weiterbildungsprogramme',
      fr: 'les programmes de formation',
      es: 'los programas de formación',
    },
    words: {
      en: `training program, training course, learning and development, l d, workshops~employee, e learning,
        curriculum~staff, leadership program, trained employees, trainings, upskill, competency, educational programs,
        formal training, train the trainer, skills training, provide training`,
      de: `weiterbildung, schulungen, schulungsprogramm, personalentwicklung, fuhrungskrafteentwicklung, seminare,
        workshops, e learning, fortbildung~organis`,
      fr: `plan de formation, formation du personnel, developpement des competences, formations~anim, animation de
        formation, formateur, e learning, modules de formation`,
      es: `plan de formacion, programas de formacion, capacitacion, formacion de personal, talleres, cursos~impart,
        desarrollo del talento`,
    },
  },
  {
    id: 'workforce-planning',
    label: {
      en: 'workforce planning',
      de: 'die Personalplanung',
      fr: 'la planification des effectifs',
      es: 'la planificación de plantilla',
    },
    words: {
      en: `workforce plan, headcount, staff planning, personnel planning, staff rota, duty rota, rosters, scheduling
        staff, shift planning, staff schedule, shift schedul, temporary workers, temp agenc, schedules for`,
      de: `personalplanung, dienstplan, personaleinsatz, schichtplan, personalbedarf, einsatzplan, zeitarbeit,
        personaldisposition`,
      fr: `planning, planification des effectifs, plannings, interim, travail temporaire, gestion des horaires,
        interimaire`,
      es: `planificacion de plantilla, turnos~personal, cuadrantes, planificacion de turnos, personal temporal, dotacion
        de personal`,
    },
  },
  {
    id: 'compensation',
    label: {
      en: 'pay and benefits programmes',
      de: 'Vergütungssysteme',
      fr: 'la politique de rémunération',
      es: 'la política retributiva',
    },
    words: {
      en: `pay review, compensation and benefits, compensation review, pay equity, salary band, benefits admin, benefits enroll, job
        grading, total rewards, salary benchmark, salary framework, salary structure, pay framework`,
      de: 'vergutungssystem, vergutungsstruktur, gehaltsband, entgeltstruktur, benefits~einfuhr, compensation',
      fr: 'politique de remuneration, remuneration et avantages, grille salariale, compensation',
      es: 'politica retributiva, compensaciones, bandas salariales, politica salarial',
    },
  },
  {
    id: 'performance-reviews',
    label: {
      en: 'performance reviews',
      de: 'Mitarbeiterbeurteilungen',
      fr: "les entretiens d'évaluation",
      es: 'la evaluación del desempeño',
    },
    words: {
      en: `performance review, performance management, appraisal, 360 feedback, performance evaluat, talent review,
        succession planning, goal setting`,
      de: `mitarbeiterbeurteil, leistungsbeurteil, zielvereinbarung, feedbackgesprach, performance management,
        nachfolgeplan`,
      fr: `entretiens annuels, entretien annuel, evaluation des performances, entretiens professionnels, entretiens d
        evaluation`,
      es: 'evaluacion del desempeno, evaluaciones de desempeno, gestion del desempeno, planes de sucesion',
    },
  },
]
