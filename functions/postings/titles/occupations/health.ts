/** Nursing, medicine, therapy, laboratories of hospitals. */
export const HEALTH = `
nurse
  registered nurse, nurse, staff nurse, clinical nurse, charge nurse, triage nurse, rn, nursing professional,
  krankenpfleger, krankenschwester, gesundheits krankenpfleger, gesundheits pfleger, pflegefachkraft, *pflegefachkraft, pflegefach,
  pflegefachperson, *pflegefachperson, examinierte pflegekraft, pflegekraft, *pflegekraft, pflegefachmann, pflegefachfrau, diplomierte pflegefachkraft,
  infirmier, ide, infirmier diplome etat, infirmier soins generaux,
  enfermero, due, ats due, diplomado universitario enfermeria, diplomado enfermeria, graduado enfermeria, grado enfermeria, licenciado enfermeria
specialist-nurse < nurse ~ midwife
  nurse educator, school nurse, practice nurse, district nurse, community nurse, pediatric nurse, paediatric nurse, scrub nurse, theatre nurse,
  operating room nurse, travel nurse, travel rn, occupational health nurse, research nurse, nurse anesthetist, crna, mental health nurse,
  kinderkrankenpfleger, gesundheits kinderkrankenpfleger, kinderkrankenschwester, fachkrankenpfleger, op pfleger, anasthesiepfleger,
  praxisanleiter, praxisanleitung, wundmanager,
  ibode, infirmier bloc, infirmier bloc operatoire, iade, infirmier anesthesiste, puericultrice, infirmier puericulteur, infirmier liberal,
  infirmier scolaire, infirmier sante travail,
  enfermero quirofano, enfermero empresa, enfermero trabajo, enfermero pediatrico, enfermero domicilio, enfermero escolar
geriatric-nurse < nurse ~ nursing-assistant
  aged care nurse, geriatric nurse, altenpfleger, altenpflegefachkraft, altenpflege fachkraft, infirmier geriatrie, enfermero geriatrico
nurse-manager ~ nurse
  nurse manager, head nurse, ward manager, director nursing, nursing supervisor, stationsleitung, stationsleitung pflege, pflegedienstleitung,
  *pflegedienstleitung, pdl, wohnbereichsleitung, bereichsleitung pflege, cadre sante, infirmier coordinateur, idec, supervisor enfermeria,
  coordinador enfermeria, jefe enfermeria, jefe enfermero
nursing-assistant ~ nurse, care-worker
  certified nursing assistant, nursing assistant, cna, nurse aide, nursing aide, healthcare assistant, hca, patient care technician, pct,
  patient care assistant, pflegehelfer, *pflegehelfer, pflegeassistent, pflegehilfskraft, *pflegehilfskraft, krankenpflegehelfer, altenpflegehelfer,
  aide soignant, auxiliaire soins, auxiliar enfermeria, tcae, tecnico auxiliar enfermeria, tens, tecnico cuidados auxiliares, gerocultor, auxiliar geriatria
practical-nurse ~ nurse, nursing-assistant
  licensed practical nurse, practical nurse, lpn, lvn, licensed vocational nurse, vocational nurse, enrolled nurse, tecnico enfermeria
nurse-practitioner ~ nurse, physician-assistant
  nurse practitioner, aprn, fnp, advanced practice nurse, advanced practice registered nurse, infirmier pratique avancee
student-nurse
  student nurse, nursing student, nurse extern, eleve infirmier, etudiant infirmier
midwife ~ nurse
  midwife, hebamme, entbindungspfleger, sage femme, maieuticien, matron partera, matrona, obstetra
care-worker ~ nursing-assistant
  care worker, caregiver, carer, care assistant, support worker, home health aide, personal care assistant, home care assistant, healthcare support worker,
  betreuungskraft, alltagsbegleiter, betreuungsassistent, haushaltshilfe, auxiliaire vie, aide domicile, accompagnant educatif social, aes,
  cuidador, auxiliar ayuda domicilio, asistente personas mayores
physician
  physician, doctor, medical doctor, medical officer, general practitioner, gp, hospitalist, resident doctor, arzt, *arzt, assistenzarzt, facharzt, oberarzt,
  hausarzt, medecin, medecin generaliste, praticien hospitalier, medico, medico general, medico urgencias, facultativo
physician-assistant ~ nurse-practitioner
  physician assistant, physician associate, pa c
surgeon ~ physician
  surgeon, chirurg, chirurgien, cirujano
dentist ~ dental-hygienist
  dentist, dental surgeon, zahnarzt, chirurgien dentiste, dentiste, odontologo, dentista
dental-hygienist ~ dental-assistant
  dental hygienist, dentalhygieniker, hygieniste dentaire, higienista dental
dental-assistant ~ dental-hygienist, medical-assistant
  dental assistant, dental nurse, zahnmedizinische fachangestellte, zfa, zahnarzthelfer, assistant dentaire, auxiliar dental, auxiliar odontologia
medical-assistant ~ medical-secretary
  medical assistant, clinical assistant, medizinische fachangestellte, mfa, arzthelfer, assistant medical, auxiliar clinica, asistente medico
medical-secretary ~ medical-assistant, receptionist
  medical secretary, medical receptionist, unit secretary, patient access representative, secretaire medical, secretario medico, recepcionista clinica, arztsekretar
paramedic ~ nurse
  paramedic, emergency medical technician, emt, ambulance technician, notfallsanitater, rettungssanitater, rettungsassistent, ambulancier,
  tecnico emergencias sanitarias, paramedico
pharmacist ~ pharmacy-technician
  pharmacist, apotheker, pharmacien, farmaceutico, quimico farmaceutico
pharmacy-technician ~ pharmacist
  pharmacy technician, pharmacy assistant, pta, pharmazeutisch technischer assistent, pka, preparateur pharmacie, tecnico farmacia, auxiliar farmacia
physiotherapist ~ occupational-therapist
  physiotherapist, physical therapist, physiotherapeut, kinesitherapeute, masseur kinesitherapeute, fisioterapeuta, kinesiologo
occupational-therapist ~ physiotherapist
  occupational therapist, ergotherapeut, ergotherapeute, terapeuta ocupacional
speech-therapist
  speech therapist, speech language pathologist, slp, logopade, orthophoniste, logopeda, fonoaudiologo
psychologist ~ counsellor
  psychologist, psychotherapist, clinical psychologist, psychologe, psychotherapeut, psychologue, psicologo
counsellor ~ psychologist, social-worker
  counsellor, counselor, therapist, mental health counselor, berater psychosozial, conseiller conjugal, consejero, orientador
radiographer
  radiographer, radiologic technologist, radiology technician, x ray technician, mtra, mtr, medizinischer technologe radiologie, manipulateur radio,
  manipulateur electroradiologie, tecnico radiologia, tecnico rayos
lab-technician ~ laboratory-scientist
  medical laboratory technician, medical technologist, laboratory technician, lab technician, phlebotomist, laborant, *laborant, mtla, mta, mtl,
  chemielaborant, technicien laboratoire, tecnico laboratorio, tecnologo medico
laboratory-scientist ~ lab-technician
  biomedical scientist, medical laboratory scientist, clinical scientist, biologiste medical, bioquimico
dietitian
  dietitian, dietician, nutritionist, diatassistent, ernahrungsberater, dieteticien, nutricionista, dietista
veterinarian ~ veterinary-nurse
  veterinarian, veterinary surgeon, vet, tierarzt, veterinaire, veterinario, medico veterinario
veterinary-nurse ~ veterinarian
  veterinary nurse, veterinary technician, vet tech, vet nurse, tiermedizinische fachangestellte, tfa, auxiliaire veterinaire, auxiliar veterinario
animal-keeper
  animal keeper, zookeeper, tierpfleger, animal care assistant, soigneur animalier, cuidador animales
behavior-technician
  registered behavior technician, behavior technician, rbt, bcba
medical-representative ~ field-sales
  medical representative, medical sales representative, pharmaceutical sales representative, pharmareferent, medizinproduktberater, delegue medical,
  delegue pharmaceutique, visiteur medical, visitador medico
`
