import type { ConceptEntry } from '../concept-entry.ts'

/** Purchasing and procurement. */
export const PROCUREMENT_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'supplier-contracts',
    label: {
      en: 'purchasing and supplier contracts',
      de: 'Einkauf und Lieferantenverträge',
      fr: 'les achats et les contrats fournisseurs',
      es: 'las compras y los contratos con proveedores',
    },
    words: {
      en: `procurement, sourcing, purchas~supplier, supplier negotiat, supplier contract, vendor contract,
        category manag, indirect categor, strategic sourcing, purchase orders, rfq, tender process,
        framework agreement, negotiated~supplier, purchasing, buyer, re tender, tendering, tender for,
        supplier contracts, procurement project, purchasing categor, renegotiat~supplier,
        negotiate~suppliers`,
      de: `einkauf, beschaffung, lieferantenvertrag, rahmenvertrag, warengruppe, bestellung~lieferant,
        ausschreibungen~lieferant, preisverhandl`,
      fr: `achats, approvisionnement, contrats fournisseurs, appels d offres fournisseurs, acheteur,
        negociation fournisseurs, contrats cadres, sourcing`,
      es: `abastecimiento, contratos con proveedores, negociacion con proveedores, licitaciones~proveed,
        ordenes de compra, comprador, gestion de compras, area de compras, jefe de compras,
        departamento de compras, compras y`,
    },
  },
  {
    id: 'supplier-quality',
    label: {
      en: 'reliable suppliers',
      de: 'zuverlässige Lieferanten',
      fr: 'la fiabilité des fournisseurs',
      es: 'la fiabilidad de los proveedores',
    },
    words: {
      en: `supplier performance, supplier quality, vendor performance, supplier audit, supplier evaluation,
        supplier relations, supplier develop, vendor manag, supplier risk, supply risk, manage~suppliers,
        suppliers~quality, suppliers~reliab, contracts with~suppliers, supplier relationship`,
      de: `lieferantenbewert, lieferantenmanag, lieferantenentwick, lieferantenaudit, betreuung~lieferanten,
        lieferantenbezieh, lieferanten~qualitat`,
      fr: `evaluation des fournisseurs, performance des fournisseurs, relations fournisseurs,
        audit fournisseur, suivi des fournisseurs, fournisseurs~qualite`,
      es: `evaluacion de proveedores, gestion de proveedores, desarrollo de proveedores,
        seguimiento de proveedores, proveedores~calidad`,
    },
  },
  {
    id: 'purchase-savings',
    label: {
      en: 'savings in purchasing',
      de: 'Einsparungen im Einkauf',
      fr: 'les gains sur achats',
      es: 'los ahorros en compras',
    },
    words: {
      en: `savings~procure, savings~supplier, savings~categor, purchase price, spend analys, cost avoidance,
        procurement savings, spend~million, renegotiat, price reduction`,
      de: 'einsparung~einkauf, einkaufskosten, einkaufsvolumen, materialkosten, preissenkung, nachverhandl',
      fr: 'gains achats, economies~achat, couts d achat, volume d achats, renegoci',
      es: 'ahorro~compras, costes de compra, costos de compra, volumen de compra, renegoci',
    },
  },
]
