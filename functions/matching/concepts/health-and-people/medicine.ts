import type { ConceptEntry } from '../concept-entry.ts'

/** Medicine, therapy, pharmacy and laboratory. */
export const MEDICINE_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'diagnosis',
    label: {
      en: 'diagnosis and treatment',
      de: 'Diagnostik und Behandlung',
      fr: 'le diagnostic et le traitement',
      es: 'el diagnóstico y el tratamiento',
    },
    words: {
      en: `diagnos~patient, treatment plan, physical exam, differential diagnos, prescrib,
        outpatient consult, clinical exam, treated patients, physician`,
      de: 'diagnostik, behandlungsplan, anamnese, facharzt, arztlich, visite, verordn',
      fr: `diagnostic medical, examen clinique, prescription, plan de traitement, consultations medicales,
        prise en charge medicale`,
      es: `diagnostico clinico, diagnostico medico, plan de tratamiento, exploracion fisica,
        consulta medica, prescripcion`,
    },
  },
  {
    id: 'rehabilitation',
    label: { en: 'rehabilitation', de: 'die Rehabilitation', fr: 'la rééducation', es: 'la rehabilitación' },
    words: {
      en: `rehabilitation, physiotherap, physical therap, occupational therap, speech therap,
        mobility exercises, stroke rehab, exercise plan, manual therap, after a stroke, after stroke,
        stroke patient, hip fracture, balance class, plan~therapy, gait training`,
      de: 'rehabilitation, physiotherap, ergotherap, logopad, krankengymnastik, reha',
      fr: 'reeducation, kinesitherap, ergotherap, orthophon, readaptation',
      es: 'rehabilitacion, fisioterap, terapia ocupacional, logopedi, kinesiolog',
    },
  },
  {
    id: 'mental-health',
    label: {
      en: 'mental health',
      de: 'die psychische Gesundheit',
      fr: 'la santé mentale',
      es: 'la salud mental',
    },
    words: {
      en: `mental health, psychotherap, psychiatr, counsel~clients, cognitive behav, cbt,
        crisis intervention, suicide, depression, addiction, substance use, anxiety`,
      de: `psychische, psychotherap, psychiatr, krisenintervention, verhaltenstherap, suchtberat,
        suchtkrank, suchthilfe, suchtpravent, suchterkrank`,
      fr: 'sante mentale, psychotherap, psychiatr, troubles psychiques, addiction, addictolog',
      es: 'salud mental, psicoterap, psiquiatr, adicciones, intervencion en crisis',
    },
  },
  {
    id: 'dispensing',
    label: {
      en: 'dispensing medicines',
      de: 'die Arzneimittelabgabe',
      fr: 'la délivrance des médicaments',
      es: 'la dispensación de medicamentos',
    },
    words: {
      en: `pharmac, dispens, prescriptions a day, prescription fill, compounding, drug interaction, vaccin,
        immuniz, formulary, medication review`,
      de: 'apothek, arzneimittelabgabe, rezeptur, wechselwirkung, impf, medikationsanalyse',
      fr: 'pharmac, delivrance des medicaments, officine, ordonnances, vaccin, preparation magistrale',
      es: `farmac, dispensa, recetas medicas, vacunacion, formula magistral,
        trazabilidad de los medicamentos`,
    },
  },
  {
    id: 'laboratory',
    label: {
      en: 'laboratory work',
      de: 'die Laborarbeit',
      fr: 'le travail de laboratoire',
      es: 'el trabajo de laboratorio',
    },
    words: {
      en: `laborator, pcr, assay, specimen, sample prep, chromatograph, hplc, cell culture, microbiolog,
        blood samples, pipett, elisa, spectroscop, rapid test`,
      de: 'labor, pcr, probenaufbereitung, chromatograph, hplc, zellkultur, mikrobiolog, probenahme',
      fr: 'laboratoire, pcr, prelevement, echantillons, chromatograph, hplc, culture cellulaire, microbiolog',
      es: 'laboratorio, pcr, muestras, cromatograf, hplc, cultivo celular, microbiolog',
    },
  },
  {
    id: 'imaging',
    label: {
      en: 'medical imaging',
      de: 'die Bildgebung',
      fr: "l'imagerie médicale",
      es: 'el diagnóstico por imagen',
    },
    words: {
      en: 'radiolog, x ray, mri, ct scan, ultrasound, imaging~patient, sonograph, mammograph, radiograph',
      de: 'radiolog, rontgen, mrt, sonograph, ultraschall, bildgebung',
      fr: 'radiolog, imagerie medicale, irm, echograph, scanner medical',
      es: 'radiolog, resonancia, ecograf, diagnostico por imagen, rayos x, tomograf',
    },
  },
  {
    id: 'clinical-trials',
    label: {
      en: 'clinical studies',
      de: 'klinische Studien',
      fr: 'les études cliniques',
      es: 'los ensayos clínicos',
    },
    words: {
      en: `clinical trial, clinical study, clinical studies, clinical research, gcp, informed consent, irb,
        trial site, study protocol, adverse event report, regulatory submission, pharmacovigilance`,
      de: 'klinische studie, klinische prufung, studienprotokoll, studienkoordinat, prufzentrum',
      fr: `essai clinique, essais cliniques, etude clinique, etudes cliniques, recherche clinique,
        attache de recherche`,
      es: 'ensayo clinico, ensayos clinicos, investigacion clinica, protocolo de estudio',
    },
  },
  {
    id: 'dental',
    label: { en: 'dental care', de: 'die Zahnmedizin', fr: 'les soins dentaires', es: 'la odontología' },
    words: {
      en: 'dental, dentist, orthodont, hygienist, oral health, periodont, crowns',
      de: 'zahnarzt, zahnmedizin, prophylaxe~zahn, kieferorthopad, zahnersatz',
      fr: 'dentaire, dentiste, orthodont, odontolog',
      es: 'dental, odontolog, ortodonc, dentist',
    },
  },
  {
    id: 'animal-health',
    label: { en: 'animal health', de: 'die Tiergesundheit', fr: 'la santé animale', es: 'la salud animal' },
    words: {
      en: `veterinar, animal health, herd health, livestock health, vaccin~herd, small animal,
        animal patients, dogs, cats, animals on the ward`,
      de: 'tierarzt, tiergesundheit, tiermedizin, veterinar',
      fr: 'veterinair, sante animale, soins aux animaux',
      es: 'veterinari, salud animal, sanidad animal, bovino',
    },
  },
  {
    id: 'nurse-clinics',
    label: {
      en: 'clinics run by nurses',
      de: 'die Pflegesprechstunde',
      fr: 'les consultations infirmières',
      es: 'las consultas de enfermería',
    },
    words: {
      en: 'nurse clinic, nurse led clinic, cat clinic, run clinics, clinics of your own',
      de: 'pflegesprechstunde, tfa sprechstunde, pflegegeleitete',
      fr: 'consultation infirmiere, consultations infirmieres, consultation avancee',
      es: 'consulta de enfermer, consultas de enfermer, consulta enfermera',
    },
  },
  {
    id: 'billing-health',
    label: {
      en: 'medical billing and coding',
      de: 'die medizinische Abrechnung',
      fr: 'la facturation des soins',
      es: 'la facturación sanitaria',
    },
    words: {
      en: `medical billing, medical coding, icd 10, cpt, insurance claims~patient, denials, prior authoriz,
        revenue cycle, copay`,
      de: 'drg, medizincontrolling, abrechnung~krankenkasse, ebm, goa, kodierung~medizin',
      fr: 'codage pmsi, facturation des actes, pmsi, tiers payant, cotation des actes',
      es: 'facturacion sanitaria, codificacion clinica, obras sociales, venta de bonos, aseguradoras medicas',
    },
  },
]
