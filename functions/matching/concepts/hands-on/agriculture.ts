import type { ConceptEntry } from '../concept-entry.ts'

/** Farms and gardens. */
export const AGRICULTURE_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'crops',
    label: { en: 'growing crops', de: 'der Pflanzenbau', fr: 'les cultures', es: 'los cultivos' },
    words: {
      en: `crop, harvest, irrigation, greenhouse, planting, agronom, pest control, fertiliz, yield per,
        seeds, vineyard, orchard, hectare, acres`,
      de: `ackerbau, ernte, bewasser, gewachshaus, pflanzenbau, saatgut, dungung, pflanzenschutz, weinbau,
        hektar`,
      fr: `culture~agric, recolte, irrigation, agronom, semences, vigne, hectare, maraich, phytosanitaire,
        serre., serres.`,
      es: 'cultivo, cosecha, riego, invernadero, agronom, semillas, vinedo, hectarea, fertiliz, fitosanitari',
    },
  },
  {
    id: 'livestock',
    label: { en: 'livestock', de: 'die Tierhaltung', fr: "l'élevage", es: 'la ganadería' },
    words: {
      en: `livestock, cattle, dairy, herd, milking, poultry, calving, feed~animal, swine, farm animals,
        feed ration`,
      de: 'viehhaltung, rinder, milchvieh, herde, melk, geflugel, futterung, schweine, stall',
      fr: 'elevage, bovin, vaches, troupeau, volaille, porcin, ovin, traite., salle de traite',
      es: 'ganader, bovino, vacas, rodeo, tambo, avicola, porcino, feedlot, zootecn',
    },
  },
  {
    id: 'gardens',
    label: {
      en: 'gardens and landscapes',
      de: 'der Garten- und Landschaftsbau',
      fr: 'les espaces verts',
      es: 'la jardinería',
    },
    words: {
      en: 'landscap, garden, lawn, tree care, grounds, pruning, nursery plants, mowing',
      de: 'gartenbau, landschaftsbau, grunflache, baumpfleg, gartner, rasen, heckenschnitt',
      fr: 'espaces verts, paysag, jardin, elagage, tonte, taille des haies',
      es: 'jardiner, paisaj, areas verdes, poda, cesped, zonas verdes',
    },
  },
  {
    id: 'machinery-farm',
    label: {
      en: 'farm machinery',
      de: 'Landmaschinen',
      fr: 'les engins agricoles',
      es: 'la maquinaria agrícola',
    },
    words: {
      en: 'tractor, combine harvest, farm machinery, farm equipment, sprayer',
      de: 'traktor, schlepper, mahdrescher, landmaschine, landtechnik',
      fr: 'tracteur, moissonneuse, engins agricoles, machinisme agricole',
      es: 'tractor, cosechadora, maquinaria agricola, pulverizador',
    },
  },
]
