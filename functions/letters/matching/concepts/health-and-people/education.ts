import type { ConceptEntry } from '../concept-entry.ts'

/** Teaching and childcare. */
export const EDUCATION_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'lesson-planning',
    label: {
      en: 'planning lessons',
      de: 'die Unterrichtsplanung',
      fr: 'la préparation des cours',
      es: 'la planificación de clases',
    },
    words: {
      en: `lesson plan, lesson, unit plan, scheme of work, schemes of work, differentiat~instruct, teaching material,
        instructional goal, course design, syllabus, course material, instruction~deliver, educational content,
        curriculum.`,
      de: `unterricht, lehrplan, unterrichtsmaterial, stundenplan~gestalt, curriculum, unterrichtsvorbereit, lehrmaterial
`,
      fr: `preparation des cours, programme scolaire, sequences pedagog, supports de cours, supports pedagogiques,
        progression pedagogique, pedagog`,
      es: `planificacion de clases, plan de estudios, curricul, material didactico, unidades didacticas, planificacion
        docente`,
    },
  },
  {
    id: 'exam-results',
    label: {
      en: "pupils' results",
      de: 'die Lernerfolge',
      fr: 'la réussite des élèves',
      es: 'los resultados de los alumnos',
    },
    words: {
      en: `test scores, exam result, student achievement, student growth, proficiency~student, proficiency~grade,
        assess~learning, assessment~students, grades~student, standardized exam, standardized test, exam prep,
        preparing students, gcse, a level, ap exam, attainment, reading level, students~passed, literacy rate, pupils
        with grade, pupils with, grade 5, better grades, raised~grade, grades from, students pass, exams.,
        students~exams, exam results, assessments~students, pass rate~students, pass rate of my, pass rate~pupils,
        pass rate~exam, pass rate from, pass rate~class`,
      de: `notendurchschnitt, prufungsergebnis, lernerfolg, abitur, abschlussprufung, leistungsstand, prufungsvorbereit,
        bestehensquote, lernstand`,
      fr: `taux de reussite, resultats des eleves, examens~eleve, baccalaureat, preparation aux examens, reussite
        scolaire, progres des eleves, brevet des colleges`,
      es: `tasa de aprobados, resultados de los alumnos, examenes~alumn, rendimiento escolar, rendimiento academico,
        aprobados, preparacion de examenes`,
    },
  },
  {
    id: 'classroom',
    label: {
      en: 'leading a class',
      de: 'die Klassenführung',
      fr: 'la gestion de classe',
      es: 'la gestión del aula',
    },
    words: {
      en: `classroom manag, taught~class, classroom, teach~students, taught~students, teach~grade, taught~grade, pupils,
        learners, class size, classes of, homeroom, young learners, teaching experience, taught math, taught`,
      de: 'klassenfuhrung, klassenlehr, schuler, klassenleit, lehrkraft, lehrerin, lehrer',
      fr: 'gestion de classe, eleves, professeur principal, enseign, classe de, professeur',
      es: 'gestion del aula, alumnos, estudiantes~clase, docencia, docente, profesor, ensenanza~alumn, ensenanza~aula',
    },
  },
  {
    id: 'special-needs',
    label: {
      en: 'special educational needs',
      de: 'die Förderung bei besonderem Bedarf',
      fr: "l'accompagnement des besoins particuliers",
      es: 'las necesidades educativas especiales',
    },
    words: {
      en: `special education, special needs, iep, ieps, sen, autism, dyslexia, inclusion~student, learning difficult,
        learning disab, inclusive classroom, disabilit~student, behaviour support, behavior support`,
      de: 'forderbedarf, inklusion, sonderpadagog, autismus, legasthenie, forderplan, heilpadagog, behinderung~begleit',
      fr: `besoins particuliers, inclusion scolaire, autisme, ulis, troubles du comportement, troubles des
        apprentissages, aesh, itep, handicap~accompagn, inclusions`,
      es: `educacion especial, necesidades educativas, autismo, dislexia, inclusion educativa, dificultades de
        aprendizaje, discapacidad`,
    },
  },
  {
    id: 'early-years',
    label: {
      en: 'early years',
      de: 'die frühkindliche Bildung',
      fr: 'la petite enfance',
      es: 'la primera infancia',
    },
    words: {
      en: `early years, preschool, kindergarten, toddlers, nursery school, childcare, daycare, early childhood,
        infants~care`,
      de: 'kita, kindergarten, krippe, fruhkindlich, vorschul, kleinkind, erzieher',
      fr: `creche, petite enfance, maternelle, eveil, jeunes enfants, auxiliaire de puericulture, assistante maternelle,
        activites~enfants`,
      es: 'jardin de infantes, educacion infantil, guarderia, primera infancia, preescolar, nivel inicial',
    },
  },
  {
    id: 'parents',
    label: {
      en: 'working with parents',
      de: 'die Elternarbeit',
      fr: 'le lien avec les parents',
      es: 'la relación con las familias',
    },
    words: {
      en: `parent~communicat, parent conference, parent teacher, families~school, parent engagement, parents and, parents
        of`,
      de: 'elternarbeit, elterngesprach, elternabend, zusammenarbeit mit eltern, eltern',
      fr: 'lien avec les familles, parents d eleves, rencontres parents, relation avec les parents, parents',
      es: 'padres~alumn, reuniones de padres, familias~escuela, tutorias, padres de familia',
    },
  },
  {
    id: 'digital-learning',
    label: {
      en: 'teaching with digital media',
      de: 'digitales Lernen',
      fr: "l'enseignement numérique",
      es: 'la enseñanza digital',
    },
    words: {
      en: `google classroom, online lesson, blended learning, remote teaching, learning platform, moodle, lms, virtual
        class, smartboard, ed tech`,
      de: 'digitale medien~unterricht, lernplattform, moodle, digitales lernen, distanzunterricht, tablet~unterricht',
      fr: 'enseignement a distance, moodle, numerique educatif, classe virtuelle, plateforme d apprentissage',
      es: 'aula virtual, moodle, ensenanza a distancia, plataforma educativa, clases virtuales, google classroom',
    },
  },
  {
    id: 'tutoring',
    label: { en: 'tutoring', de: 'die Nachhilfe', fr: 'le soutien scolaire', es: 'la tutoría' },
    words: {
      en: `tutor, after school program, homework, small group instruct, one to one lesson, reading intervention, math
        intervention, literacy~student, literacy~pupil, literacy intervention, numeracy skills`,
      de: 'nachhilfe, hausaufgabenbetreu, forderunterricht, ganztagsbetreu, lesefordr',
      fr: 'soutien scolaire, aide aux devoirs, accompagnement scolaire, remediation, accompagnement educatif',
      es: 'tutoria, refuerzo escolar, apoyo escolar, clases particulares, nivelacion',
    },
  },
  {
    id: 'university-teaching',
    label: {
      en: 'teaching at university',
      de: 'die Hochschullehre',
      fr: "l'enseignement supérieur",
      es: 'la docencia universitaria',
    },
    words: {
      en: `lecturer, undergraduate~taught, seminar~student, teaching assistant, supervis~thes, thesis supervis, phd
        students, graduate students, university course, master students`,
      de: `lehrveranstaltung, hochschullehre, vorlesung, masterarbeit, doktorand, phd studierende, betreuung von
        abschluss, studierende`,
      fr: `enseignement superieur, travaux diriges, encadrement de these, doctorants, etudiants~master, maitre de
        conferences, charge de cours`,
      es: `docencia universitaria, tesis~dirig, doctorandos, estudiantes universitarios, catedra, clases universitarias
`,
    },
  },
  {
    id: 'school-activities',
    label: {
      en: 'activities beyond lessons',
      de: 'Angebote neben dem Unterricht',
      fr: 'les activités périscolaires',
      es: 'las actividades extraescolares',
    },
    words: {
      en: `club., clubs., extracurricular, after school, school trip, field trip, camp., campers, choir, school play,
        robotics`,
      de: 'arbeitsgemeinschaft, schulchor, klassenfahrt, ferienlager, ganztag, freizeitangebot, schultheater',
      fr: 'periscolaire, sorties scolaires, colonie de vacances, centre de loisirs, animateur~enfant, club.',
      es: 'extraescolar, campamento, salidas escolares, club de, talleres~ninos, actividades recreativas',
    },
  },
]
