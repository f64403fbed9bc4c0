import type { FieldOfWork } from './field.ts'

/** Work with patients, pupils and people in need. */
export const HEALTH_AND_PEOPLE: readonly FieldOfWork[] = [
  {
    name: 'nursing',
    near: ['medicine', 'care work', 'therapy', 'pharmacy and laboratory'],
    titles: [
      'nurse, nursing, nursing assistant, patient care technician, patient care assistant, rn, lpn, cna, midwife, nurse practitioner, charge nurse, director of nursing',
      'krankenschwester, krankenpfleger*, pflegefach*, gesundheits- und krankenpfleg*, hebamme, stationsleitung, pflegedienstleitung, pflegekraft',
      'infirmier*, sage-femme, aide-soignant*, cadre de sante',
      'enfermer*, matron*, auxiliar de enfermeria',
    ],
    words: [
      'patient, bedside, icu, ward, triage, medication, bls, acls, pals, ccrn, wound care, vital signs, bsn, msn, telemetry, intensive care, emergency department, catheter, nclex',
      'patienten*, pflegestation, intensivstation, wundversorgung, krankenpflege, altenpflege, intensivpflege, notaufnahme, medikament*',
      'patient*, soins, urgences, reanimation, pansement, bloc operatoire',
      'paciente, cuidados, urgencias, uci, planta, curas, medicacion',
    ],
  },
  {
    name: 'medicine',
    near: ['nursing', 'therapy', 'pharmacy and laboratory', 'research'],
    titles: [
      'physician, doctor, surgeon, medical assistant, physician assistant, paramedic, emt, radiologist, anesthesiologist, dentist, dental hygienist, radiologic technologist, veterinarian, pediatrician',
      '*arzt, *aerztin, arztin, fachaerztin, *chirurg, sanitater, notfallsanitater, medizinische fachangestellte, zahnmedizinische*, tierarzt*',
      'medecin, chirurgien*, dentiste, ambulancier*, manipulateur radio, veterinaire, assistant* medical*',
      'medic*, cirujan*, dentista, odontolog*, paramedic*, tecnico en emergencias, veterinari*',
    ],
    words: [
      'patient, clinical, diagnosis, surgery, hospital, radiology, emr, ehr, epic, phlebotomy, residency, medical school, hipaa, vaccination',
      'patienten*, klinik, diagnose*, operationssaal, *medizin, approbation, sprechstunde',
      'patient*, clinique, diagnostic, hopital, chirurgie, consultation',
      'paciente, clinic*, diagnostico, hospital, cirugia, consulta medica',
    ],
  },
  {
    name: 'therapy',
    near: ['nursing', 'medicine', 'care work', 'social work', 'education'],
    titles: [
      'therapist, physiotherapist, physical therapist, occupational therapist, psychologist, psychotherapist, speech pathologist, counselor, dietitian, nutritionist',
      '*therapeut*, psycholog*, logopad*, ernahrungsberater*',
      'kinesitherapeute, ergotherapeute, psychologue, orthophoniste, dieteticien*',
      'fisioterapeuta, terapeuta, psicolog*, logopeda, nutricionista, dietista',
    ],
    words: [
      'therapy, rehabilitation, mental health, cognitive behavioral, treatment plan, counseling, psychology',
      '*therapie, rehabilitation, behandlungsplan, beratungsgesprach',
      'therapie, reeducation, sante mentale, bilan',
      'terapia, rehabilitacion, salud mental, tratamiento',
    ],
  },
  {
    name: 'pharmacy and laboratory',
    near: ['nursing', 'medicine', 'research'],
    titles: [
      'pharmacist, pharmacy technician, laboratory technician, lab technician, medical technologist',
      'apotheker*, pta, laborant*, mta, btalabor',
      'pharmacien*, preparateur en pharmacie, technicien* de laboratoire',
      'farmaceutic*, auxiliar de farmacia, tecnic* de laboratorio',
    ],
    words: [
      'prescription, pharmacy, dispensing, assay, pcr, specimen, pipetting, chromatography',
      'rezept, apotheke, labor',
      'ordonnance, pharmacie, laboratoire',
      'receta medica, farmacia, laboratorio',
    ],
  },
  {
    name: 'care work',
    near: ['nursing', 'therapy', 'social work', 'childcare'],
    titles: [
      'caregiver, carer, care assistant, home health aide, personal care aide, support worker, companion',
      'altenpfleger*, pflegehelfer*, betreuungskraft, alltagsbegleiter*, heilerziehungspfleger*',
      'auxiliaire de vie, aide a domicile, aide-soignant*',
      'cuidador*, gerocultor*, asistente de ayuda a domicilio',
    ],
    words: [
      'elderly, residents, dementia, personal care, assisted living, home care, activities of daily living',
      'senioren, demenz, grundpflege, bewohner, altenpflege',
      'personnes agees, domicile, dependance, ehpad',
      'personas mayores, dependencia, residencia, ayuda a domicilio',
    ],
  },
  {
    name: 'social work',
    near: ['therapy', 'care work', 'childcare', 'education'],
    titles: [
      'social worker, case manager, case worker, youth worker, community worker, program coordinator',
      'sozialarbeiter*, sozialpadagog*, streetworker, jugendarbeiter*',
      'assistant* social*, educateur specialise, travailleur social',
      'trabajador* social*, educador* social*',
    ],
    words: [
      'case management, shelter, homeless, foster care, community outreach, crisis intervention, refugees',
      'jugendhilfe, sozialarbeit, fluchtling*, hilfeplan',
      'insertion, foyer, accompagnement social, refugies',
      'intervencion social, acogida, servicios sociales, refugiados',
    ],
  },
  {
    name: 'education',
    near: ['childcare', 'social work', 'research', 'human resources'],
    titles: [
      'teacher, tutor, lecturer, professor, instructor, teaching assistant, school principal, trainer, curriculum developer, instructional designer, librarian',
      'lehrer*, lehrkraft, dozent*, nachhilfelehrer*, studienrat, ausbilder*, bibliothekar*',
      'professeur*, enseignant*, formateur, formatrice, instituteur, institutrice, bibliothecaire',
      'profesor*, maestr*, docente, formador*, bibliotecari*',
    ],
    words: [
      'student, pupil, classroom, lesson, curriculum, teaching, taught, tutoring, grading, lesson plan',
      'schuler*, unterricht*, lehrplan, klasse, schule',
      'eleve, cours, classe, enseignement, pedagog*, ecole',
      'alumno, alumna, aula, clases, ensenanza, escuela, pedagog*',
    ],
  },
  {
    name: 'childcare',
    near: ['education', 'care work', 'social work'],
    titles: [
      'nanny, babysitter, childcare worker, preschool teacher, daycare teacher, au pair, early childhood educator',
      'erzieher*, kinderpfleger*, tagesmutter, kinderbetreuer*',
      'nounou, assistant* maternel*, educateur de jeunes enfants, educatrice de jeunes enfants',
      'ninera, educador* infantil, canguro',
    ],
    words: [
      'children, toddler, infants, preschool, daycare, kindergarten',
      'kinder, kita, kindergarten, krippe',
      'enfants, creche, petite enfance',
      'ninos, guarderia, infantil',
    ],
  },
  {
    name: 'public safety',
    near: ['care work', 'law', 'logistics'],
    titles: [
      'police officer, firefighter, security guard, security officer, correctional officer, dispatcher, lifeguard, soldier',
      'polizist*, polizeibeamt*, feuerwehr*, sicherheitsmitarbeiter*, wachmann, soldat*',
      'policier, policiere, pompier*, agent de securite, gendarme, militaire',
      'policia, bomber*, vigilante, guardia de seguridad, militar',
    ],
    words: [
      'patrol, surveillance, incident report, first responder, evacuation, cpr',
      'streife, uberwachung, objektschutz, brandschutz',
      'patrouille, surveillance, secours',
      'patrulla, vigilancia, emergencias',
    ],
  },
]
