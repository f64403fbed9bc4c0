import type { ConceptEntry } from '../concept-entry.ts'

/** Shops. */
export const RETAIL_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'shop-floor',
    label: {
      en: 'the shop floor',
      de: 'die Verkaufsfläche',
      fr: 'la surface de vente',
      es: 'la atención en tienda',
    },
    words: {
      en: `retail store, store manag, shop floor, sales floor, merchandis~store, retail sales,
        shop assistant, sales associate, store sales, customers a day, footfall, in store, store team,
        nine stores, running a shop, store operations, shop with, retail manager`,
      de: `verkaufsflache, filiale, einzelhandel, marktleit, filialleit, verkaufsberat, ladengeschaft,
        kunden am tag`,
      fr: `surface de vente, magasin, vendeur, vendeuse, responsable de magasin, boutique,
        conseil~clientele, rayon.`,
      es: `tienda, local comercial, piso de venta, vendedor, vendedora, encargado de tienda,
        encargada de tienda, sucursal`,
    },
  },
  {
    id: 'merchandising',
    label: {
      en: 'merchandising',
      de: 'die Warenpräsentation',
      fr: 'le merchandising',
      es: 'la presentación de producto',
    },
    words: {
      en: `visual merchandis, planogram, window display, displays, shelves, shelf, product placement,
        stock shelves, store layout, product display`,
      de: `warenprasentation, schaufenster, regale, warenverraumung, visual merchandising, sortiment,
        warenaufbau`,
      fr: 'merchandising, vitrine, mise en rayon, facing, implantation, agencement, rayons.',
      es: 'merchandising, vidriera, escaparate, reposicion, gondola, exhibicion, surtido',
    },
  },
  {
    id: 'cash-desk',
    label: { en: 'the cash desk', de: 'die Kasse', fr: 'la caisse', es: 'la caja' },
    words: {
      en: `cash register, cashier, cash handling, point of sale, pos system, cash desk, cash drop,
        daily takings, balanced cash, cash till, tills., closed the register, register each`,
      de: 'kasse, kassier, kassenabschluss, kassensystem, kassenfuhrung, tageseinnahm',
      fr: 'caisse, encaissement, tenir la caisse, hote de caisse, caissier, tpv, caissiere',
      es: 'caja, cajero, cajera, cobro~caja, arqueo, punto de venta, recibir pago, cierre de caja',
    },
  },
  {
    id: 'shrink',
    label: {
      en: 'less shrinkage',
      de: 'weniger Schwund',
      fr: 'moins de démarque',
      es: 'menos pérdidas desconocidas',
    },
    words: {
      en: 'shrink, theft, loss prevention, shoplift, inventory loss, stock loss',
      de: 'schwund, diebstahl, inventurdifferenz, warensicherung, ladendieb',
      fr: 'demarque, vol a l etalage, pertes inconnues, vols~magasin',
      es: 'perdida desconocida, hurto, merma, mermas, prevencion de perdidas, robo., robos.',
    },
  },
]
