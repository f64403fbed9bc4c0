import type { ConceptEntry } from '../concept-entry.ts'

/** Cleaning, beauty, garments, sport. */
export const CLEANING_AND_PERSONAL_SERVICES_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'cleaning',
    label: {
      en: 'cleaning buildings',
      de: 'die Gebäudereinigung',
      fr: 'le nettoyage des locaux',
      es: 'la limpieza de edificios',
    },
    words: {
      en: `cleaning, cleaner, sanitiz, janitorial, deep clean, cleaning crew, clean~offices, floor care,
        disinfect~surface, cleaning product, workstation~clean, sanitize`,
      de: `reinigung, gebaudereinig, unterhaltsreinig, glasreinig, reinigungskraft, sauberkeit, objektleit,
        grundreinig`,
      fr: `nettoyage, entretien des locaux, agent de service, proprete, desinfection du materiel, menage,
        agent d entretien, nettoyer, hygiene des locaux, mesures d hygiene`,
      es: 'limpieza, higienizacion, aseo de, auxiliar de limpieza, desinfeccion de, personal de limpieza',
    },
  },
  {
    id: 'beauty',
    label: {
      en: 'hair and beauty',
      de: 'Haar und Kosmetik',
      fr: "la coiffure et l'esthétique",
      es: 'la peluquería y la estética',
    },
    words: {
      en: `hair, salon, beautician, makeup, skincare, skin care, manicure, cosmetolog, barber, spa, facial,
        massage`,
      de: 'friseur, kosmetik, salon, make up, maniküre, massage, wellness, hautpflege',
      fr: 'coiffure, coiffeur, esthetic, maquillage, manucure, massage, soins du visage, salon de coiffure',
      es: 'peluquer, estetic, maquillaje, salon de belleza, manicur, masaje, barber, cuidado de la piel',
    },
  },
  {
    id: 'garments',
    label: {
      en: 'cutting and sewing garments',
      de: 'Zuschnitt und Nähen',
      fr: 'la coupe et la couture',
      es: 'el corte y la confección',
    },
    words: {
      en: `garment, sewing, sample cutter, cutting~fabric, fabric, pattern cut, tailor, seamstress, textile,
        machinists, alterations, print match, fashion`,
      de: 'zuschnitt, nahen, schneider, textil, schnittmuster, bekleidung, mode., stoffe.',
      fr: 'couture, couturi, tissu, patron~coupe, coupe~tissu, textile, vetement, modelis, mode.',
      es: 'confeccion, costura, corte~tela, tela, telas, textil, patron~corte, indumentaria, moda.',
    },
  },
  {
    id: 'fitness',
    label: {
      en: 'sport and fitness',
      de: 'Sport und Fitness',
      fr: 'le sport et la remise en forme',
      es: 'el deporte y el fitness',
    },
    words: {
      en: `personal train, fitness, group class, gym, coach~sport, athletes, sports, swimming, yoga,
        lifeguard`,
      de: 'fitness, sportkurs, trainer~sport, kursleit, schwimm, yoga, sportler',
      fr: 'fitness, coach sportif, sport, cours collectifs, natation, yoga, musculation, sportif',
      es: 'fitness, entrenador, gimnasio, clases grupales, deporte, natacion, yoga',
    },
  },
]
