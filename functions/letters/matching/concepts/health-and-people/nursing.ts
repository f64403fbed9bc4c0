import type { ConceptEntry } from '../concept-entry.ts'

/** Nursing and care. */
export const NURSING_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'falls',
    label: {
      en: 'preventing falls',
      de: 'Sturzprävention',
      fr: 'la prévention des chutes',
      es: 'la prevención de caídas',
    },
    words: {
      en: `falls~patient, falls~ward, falls on, fall prevent, falls prevent, fall rate, fall risk, patient fall, falls
        and infection, hourly rounding, bed alarm, falls with injur, inpatient falls, falls per, lowered falls, cut
        falls, reduced falls, falls from, falls by, fewer falls, reduce falls`,
      de: 'sturzpravention, sturzprophylaxe, sturze, sturzrisiko, sturzrate, sturzprotokoll',
      fr: 'chutes, prevention des chutes, risque de chute',
      es: 'caidas~pacient, prevencion de caidas, riesgo de caida, caidas de',
    },
  },
  {
    id: 'infection-prevention',
    label: {
      en: 'infection prevention',
      de: 'Infektionsprävention',
      fr: 'la prévention des infections',
      es: 'la prevención de infecciones',
    },
    words: {
      en: `infection prevent, infection control, infection rate, hospital acquired, cauti, clabsi, catheter associated,
        hand hygiene, line removal, urinary tract infection, bloodstream infection, mrsa, steril, decontamin, surgical
        site infection, nosocomial, isolation precaution, central line infection, line infections, infections by`,
      de: `infektionspravention, infektionsschutz, hygieneplan, krankenhaushygiene, handehygiene, nosokomial,
        desinfektion, katheterassoziiert, harnwegsinfekt, mrsa, sterilisat`,
      fr: `prevention des infections, infections nosocomiales, hygiene hospitaliere, hygiene des mains, desinfection,
        sterilisation, risque infectieux, bionettoyage, infections liees`,
      es: `prevencion de infecciones, control de infecciones, infecciones nosocomiales, higiene de manos, desinfeccion,
        esterilizacion, infecciones asociadas, bacteriemia`,
    },
  },
  {
    id: 'patient-safety',
    label: {
      en: 'patient safety',
      de: 'Patientensicherheit',
      fr: 'la sécurité des patients',
      es: 'la seguridad del paciente',
    },
    words: {
      en: `patient safety, patient harm, near miss, rapid response, safety huddle, falls prevent, fall prevent, infection
        prevent, cauti, clabsi, catheter associated, pressure injur, pressure ulcer, medication error, barcode
        medication, adverse event, sepsis, falls on the ward, falls~patient, falls~ward, checklist~hour, lowered
        falls, cut falls, reduced falls, falls from, falls by, fewer falls, reduce falls, central line infection, line
        infections`,
      de: `patientensicherheit, cirs, beinahe, medikationsfehler, dekubitus, sturzpravention, sturzprophylaxe, sepsis,
        unerwunschte ereignisse`,
      fr: `securite des patients, securite du patient, evenement indesirable, evenements indesirables, erreurs
        medicamenteuses, escarre, vigilance, prevention des chutes`,
      es: `seguridad del paciente, eventos adversos, errores de medicacion, ulceras por presion, prevencion de caidas,
        sepsis`,
    },
  },
  {
    id: 'handover',
    label: {
      en: 'handovers',
      de: 'Übergaben',
      fr: 'les transmissions entre équipes',
      es: 'los relevos de turno',
    },
    words: {
      en: 'handover, handoff, hand off, shift report, bedside report, sbar, change of shift, isbar',
      de: 'ubergabe, schichtubergabe, dienstubergabe, ubergabegesprach, sbar',
      fr: 'transmissions, releve entre equipes, transmissions ciblees',
      es: 'relevo, cambio de turno, pase de turno, entrega de turno',
    },
  },
  {
    id: 'new-nurses',
    label: {
      en: 'bringing new colleagues in',
      de: 'die Einarbeitung neuer Kolleginnen und Kollegen',
      fr: "l'intégration des nouveaux collègues",
      es: 'la incorporación de nuevos compañeros',
    },
    words: {
      en: `precept, new graduate nurs, new nurses, new graduates, train new, train~new colleagues, orientat, onboard,
        residency program, skills days, nurse educator, mentor, students during, new hires, buddy, trainees,
        apprentices, new employees, new staff, taught new`,
      de: `praxisanleit, einarbeit, auszubildende~anleit, neue kolleg, neue mitarbeit, onboarding, neuer kolleg, neuer
        mitarbeit, anleitung von, mentor`,
      fr: `tutorat, tuteur, encadrement des etudiants, accueil des nouveaux, integration des nouveaux, nouveaux
        collaborateurs, nouveaux arrivants, encadrement des eleves, formation des nouveaux, encadr~apprentis`,
      es: `tutor~alumnos, tutor~residentes, tutoriz, incorporacion de nuevos, nuevos companeros, acogida, nuevo personal,
        nuevos empleados, formacion de nuevos, onboarding`,
    },
  },
  {
    id: 'charge',
    label: {
      en: 'leading a shift',
      de: 'die Schichtleitung',
      fr: "la responsabilité d'une équipe de jour ou de nuit",
      es: 'la dirección de un turno',
    },
    words: {
      en: `charge nurse, shift lead, lead a shift, run the shift, nurse manager, house supervisor, nurses per shift,
        nurses a shift, bed flow, staffing~shift, relief charge, shift supervisor, team lead~shift`,
      de: 'schichtleit, stationsleit, wohnbereichsleit, pflegedienstleit, schichtfuhrer, dienstplanverantwort',
      fr: `chef d equipe~nuit, cadre de sante, infirmier coordinateur, infirmiere coordinatrice, referent~service, chef
        de bloc`,
      es: `supervisor~enfermer, jefe de turno, jefa de turno, encargado de turno, encargada de turno, coordinador~turno
`,
    },
  },
  {
    id: 'care-plans',
    label: {
      en: 'care plans',
      de: 'die Pflegeplanung',
      fr: 'les plans de soins',
      es: 'los planes de cuidados',
    },
    words: {
      en: `care plan, plan of care, assess patients, patient assessment, nursing assessment, admission assess,
        individualized care, individualised care, nursing diagnos, care coordinat, care needs`,
      de: 'pflegeplan, pflegeprozess, pflegeanamnese, pflegebedarf, aufnahmegesprach, pflegevisite, maßnahmenplan',
      fr: `plan de soins, plans de soins, projet de soins, demarche de soins, soins individualis, diagnostic infirmier,
        projet personnalise, evaluation~besoins`,
      es: 'plan de cuidados, planes de cuidados, valoracion de enfermer, valoracion del paciente, proceso de atencion',
    },
  },
  {
    id: 'medication',
    label: {
      en: 'giving medication safely',
      de: 'die sichere Medikamentengabe',
      fr: "l'administration des médicaments",
      es: 'la administración de medicamentos',
    },
    words: {
      en: `medication, infusion, iv therap, titrat, barcode~scan, drug round, controlled drug, pyxis, intravenous,
        injections, dispens~medic, medicines`,
      de: 'medikament, infusion, arzneimittel, injektion, medikation',
      fr: 'medicament, perfusion, injections, preparation des traitements, pilulier',
      es: 'medicamento, medicacion, infusion, inyecciones, farmacos, dispensacion',
    },
  },
  {
    id: 'bedside-charting',
    label: {
      en: 'careful charting',
      de: 'die Pflegedokumentation',
      fr: 'le dossier de soins',
      es: 'el registro clínico',
    },
    words: {
      en: `charting, electronic health record, electronic medical record, electronic record, ehr, emr, cerner, meditech,
        epic~chart, epic rover, document~bedside, careful documentation, clinical documentation, document~patient,
        patient record, medical record, electronic chart`,
      de: `pflegedokumentation, patientenakte, dokumentation~pflege, krankenakte, vivendi, medifox, elektronische
        patientenakte, elektronische pflege`,
      fr: `dossier de soins, dossier patient, dossier medical, tracabilite des soins, transmissions ecrites,
        tracabilite~activites`,
      es: 'historia clinica, historias clinicas, registro de enfermer, registro clinico, documentacion clinica',
    },
  },
  {
    id: 'discharge',
    label: {
      en: 'discharge and the time at home',
      de: 'die Entlassung nach Hause',
      fr: 'la sortie et le retour à domicile',
      es: 'el alta y la vuelta a casa',
    },
    words: {
      en: `discharge, readmission, transition of care, home care, home visit, days at home, home health, case manage,
        care transition, follow up calls`,
      de: `entlassmanagement, entlassung, uberleitung, hausliche pflege, ambulante pflege, wiederaufnahme, pflegeberatung
`,
      fr: 'sortie d hospital, retour a domicile, soins a domicile, had, ssiad, readmission, preparation de la sortie',
      es: 'alta hospitalaria, planificacion del alta, atencion domiciliaria, reingreso, cuidados domiciliarios',
    },
  },
  {
    id: 'patient-education',
    label: {
      en: 'explaining care to patients and families',
      de: 'die Anleitung von Patienten und Angehörigen',
      fr: "l'éducation des patients et des familles",
      es: 'la educación de pacientes y familias',
    },
    words: {
      en: `patient education, educate patients, families~discharge, teach patients, family education, guide families,
        worried people, health education, counsel~patient, family meeting, diabetes education`,
      de: 'patientenschulung, angehorige, patientenedukation, beratung~patienten, patientengesprach',
      fr: 'education therapeutique, information~patient, accompagn~famille, informer le patient, proches',
      es: 'educacion para la salud, educacion al paciente, informar~pacient, familiares, educacion sanitaria',
    },
  },
]
