import type { ConceptEntry } from '../concept-entry.ts'

/** Sales and accounts. */
export const SALES_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'new-business',
    label: {
      en: 'winning new customers',
      de: 'die Neukundengewinnung',
      fr: 'la conquête de nouveaux clients',
      es: 'la captación de clientes nuevos',
    },
    words: {
      en: `new business, new customer, new account, new client, cold call, outbound, lead generation, customer
        acquisition, acquire customers, hunting, win new, won new, new logos, potential clients, business develop,
        opened accounts, generate leads, prospects., prospecting, prospective customer, prospective client,
        opened~accounts, sold to, engage potential, engage new, won~clients`,
      de: `neukunden, kundenakquise, akquise, neukundengewinnung, kaltakquise, neugeschaft, kundengewinnung, leadgenerier
`,
      fr: `prospection, nouveaux clients, conquete, prospects, developpement commercial, acquisition de clients,
        prospecter`,
      es: `nuevos clientes, captacion, prospeccion, clientes potenciales, generando nuevos clientes, desarrollo de
        negocio, desarrollo comercial, apertura de cuentas, clientes nuevos`,
    },
  },
  {
    id: 'retention',
    label: {
      en: 'keeping customers',
      de: 'Kundenbindung',
      fr: 'la fidélisation des clients',
      es: 'la fidelización de clientes',
    },
    words: {
      en: `churn, renewal, customers leav, customers who leave, cancel~customer, customer loyalty, repeat customer,
        repeat business, net revenue retention, attrition~customer, keep customers, keeping customers, lost customers,
        win back, subscriber loss, stay longer, loyal customers, contract renew, customer retention, client retention,
        subscriber retention, retention~customer, retention~client, net retention, retention rate`,
      de: `kundenbindung, abwanderung, churn, kundigungsquote, kundigungsrate, stammkunden, vertragsverlanger,
        wiederkauf, bestandskunden, kundenruckgewinn`,
      fr: `fidelis, attrition, churn, resiliation, renouvellement de contrat, renouvellements, retention~client, taux de
        depart, renouvellement~contrat, taux de renouvellement`,
      es: `fideliz, retencion de clientes, churn, bajas de clientes, renovacion de contrat, renovaciones, clientes
        recurrentes, perdida de clientes`,
    },
  },
  {
    id: 'sales-target',
    label: {
      en: 'sales targets',
      de: 'Verkaufsziele',
      fr: 'les objectifs de vente',
      es: 'los objetivos de venta',
    },
    words: {
      en: `sales target, quota, revenue target, sales goal, above target, of target, sales growth, grow revenue, revenue
        growth, grew revenue, grew sales, increase sales, sales volume, sales result, annual revenue, new revenue,
        arr, bookings, annual turnover, recurring revenue, grew the region, grew~region, of its target, of its quota,
        sold to, increase in sales, online orders`,
      de: `umsatzziel, vertriebsziel, verkaufsziel, umsatzsteiger, umsatz~gesteigert, planerfullung, zielerreichung,
        umsatzwachstum, umsatz., umsatze., umsatzverantwort, mehr umsatz`,
      fr: `objectifs commerciaux, objectifs de vente, chiffre d affaires, developper les ventes, croissance des ventes,
        resultats du restaurant, developpement du chiffre`,
      es: `objetivos de venta, objetivos comerciales, metas de venta, cuota de venta, aumentar las ventas, crecimiento de
        ventas, facturacion anual, volumen de ventas, aumento de las ventas, ventas de, ventas en`,
    },
  },
  {
    id: 'key-accounts',
    label: {
      en: 'looking after key accounts',
      de: 'die Betreuung von Großkunden',
      fr: 'le suivi des grands comptes',
      es: 'la gestión de cuentas clave',
    },
    words: {
      en: `key account, account manag, strategic account, enterprise account, existing accounts, client portfolio, book
        of business, named accounts, existing clients, existing customers, customer portfolio, proposed and existing,
        client relationship, relationships with~customers, customer relationships, relationships~key, accounts worth`,
      de: `key account, grosskunden, bestandskunden, kundenportfolio, schlusselkunden, bestehende kunden,
        kundenbetreuung, kundenbeziehung`,
      fr: `grands comptes, comptes cles, portefeuille client, portefeuille de clients, clients existants, relation
        client, comptes strategiques`,
      es: `cuentas clave, grandes cuentas, cartera de clientes, clientes actuales, gestion de cuentas, relaciones
        comerciales, cartera~clientes`,
    },
  },
  {
    id: 'negotiation',
    label: {
      en: 'negotiating contracts',
      de: 'Vertragsverhandlungen',
      fr: 'la négociation de contrats',
      es: 'la negociación de contratos',
    },
    words: {
      en: 'negotiat, contract talks, closed deals, closing deals, close deals, commercial terms, pricing agreement',
      de: 'verhandl, vertragsabschl, abschlussstark, preisverhandl',
      fr: 'negoci, conclusion de contrats, conditions commerciales',
      es: 'negoci~contrat, negociacion, negociar, cierre de ventas, cierre de acuerdos',
    },
  },
  {
    id: 'field-sales',
    label: {
      en: 'visiting customers in the field',
      de: 'der Außendienst',
      fr: 'les visites de clients sur le terrain',
      es: 'las visitas a clientes',
    },
    words: {
      en: `field sales, field visit, territory, visit customers, customer visits, sales region, on site visits~customer,
        store visit, field selling, route sales`,
      de: 'aussendienst, kundenbesuch, vertriebsgebiet, verkaufsgebiet, vor ort beim kunden, gebietsverantwort',
      fr: `visites clients, terrain~commerc, secteur geographique, commercial itinerant, tournee commerciale, rendez vous
        clients`,
      es: 'visitar~client, visitas a clientes, zona asignada, ventas en terreno, venta en calle, recorrer~client',
    },
  },
  {
    id: 'pipeline',
    label: {
      en: 'the sales pipeline',
      de: 'die Vertriebspipeline',
      fr: 'le suivi des opportunités',
      es: 'el embudo de ventas',
    },
    words: {
      en: `sales pipeline, pipeline~deal, pipeline~sales, salesforce, hubspot crm, crm, sales forecast, opportunit~close,
        sales cycle, win rate, conversion~deal, qualified pipeline`,
      de: 'vertriebspipeline, sales pipeline, crm, salesforce, angebotsverfolg, abschlussquote, vertriebssteuerung',
      fr: 'pipeline commercial, crm, salesforce, suivi des opportunites, cycle de vente, taux de transformation',
      es: 'embudo de ventas, pipeline, crm, salesforce, oportunidades de negocio, ciclo de venta',
    },
  },
  {
    id: 'quotes',
    label: {
      en: 'quotes and tenders',
      de: 'Angebote und Ausschreibungen',
      fr: "les devis et les appels d'offres",
      es: 'las ofertas y las licitaciones',
    },
    words: {
      en: `quotation, tender, rfp, proposal~client, bid, bids, price quote, requests for proposal, cost estimate,
        estimates~client, sales proposal`,
      de: 'angebotserstell, angebote, ausschreibung, angebotskalkul, kalkulation',
      fr: 'appels d offres, appel d offres, offres commerciales, reponses aux appels, chiffrage, devis.',
      es: `licitacion, cotizacion, presupuestos a clientes, ofertas comerciales, propuestas comerciales, concurso publico
`,
    },
  },
  {
    id: 'product-demo',
    label: {
      en: 'product demonstrations',
      de: 'Produktvorführungen',
      fr: 'les démonstrations de produits',
      es: 'las demostraciones de producto',
    },
    words: {
      en: `product demo, demos, demonstrat~product, product training~customer, pre sales, presales, proof of concept,
        solution sell, educator~product, product knowledge, product education, product presentation, technical product`,
      de: 'produktvorfuhr, produktprasentation, produktschulung, presales, produktberatung, beratungsverkauf',
      fr: 'demonstration~produit, demonstrations, avant vente, presentation des produits, conseil technique',
      es: `demostracion~producto, demostraciones, preventa, presentacion de producto, asesor~cliente, asesoramiento
        tecnico`,
    },
  },
  {
    id: 'channel',
    label: {
      en: 'dealers and partners',
      de: 'Händler und Partner',
      fr: 'les revendeurs et partenaires',
      es: 'los distribuidores y socios',
    },
    words: {
      en: `channel partner, reseller, distributor, dealer network, partner network, wholesale, distribution channel,
        channel network, partner program, broker network, partner marketing`,
      de: 'handler, vertriebspartner, handelspartner, grosshandel, partnernetz, fachhandel',
      fr: 'revendeur, distributeur, reseau de distribution, partenaires commerciaux, grossiste',
      es: 'distribuidor, canal de ventas, socios comerciales, mayorista, revendedor, canales de distribucion',
    },
  },
  {
    id: 'upsell',
    label: {
      en: 'growing existing accounts',
      de: 'der Ausbau bestehender Kunden',
      fr: 'le développement des clients existants',
      es: 'el crecimiento de clientes actuales',
    },
    words: {
      en: `upsell, up sell, cross sell, account growth, expansion revenue, wallet share, average order value, basket
        size, average ticket, attach rate`,
      de: 'cross selling, upselling, zusatzverkauf, warenkorb, ausbau~bestandskunden',
      fr: 'vente additionnelle, ventes additionnelles, vente croisee, panier moyen, montee en gamme',
      es: 'venta cruzada, ventas cruzadas, upselling, ticket medio, ticket promedio, venta adicional',
    },
  },
  {
    id: 'real-estate',
    label: {
      en: 'property sales and lettings',
      de: 'Immobilienverkauf und -vermietung',
      fr: 'la vente et la location de biens',
      es: 'la venta y el alquiler de inmuebles',
    },
    words: {
      en: `real estate, property manag, lettings, tenant, listings, lease, residential property, leasing, housing stock,
        rent collect, landlord`,
      de: 'immobilien, vermietung, mieter, makler, hausverwaltung, objektbetreuung, wohnungsbestand',
      fr: 'immobilier, location de biens, locataires, gestion locative, bailleur, copropriete',
      es: 'inmobiliari, alquiler, inquilin, arrendamiento, propiedades~venta, comunidad de propietarios',
    },
  },
  {
    id: 'customer-advice',
    label: {
      en: 'advising customers',
      de: 'die Kundenberatung',
      fr: 'le conseil aux clients',
      es: 'el asesoramiento a clientes',
    },
    words: {
      en: `advise customers, advising customers, advised customers, advise clients, advised clients, customer advice,
        meet with clients, consult~clients, product advice, recommend~customers`,
      de: 'kundenberatung, beratung von kund, beratung~kunden, berat~kunden, verkaufsberatung, fachberatung',
      fr: `conseiller les clients, conseil client, conseils aux clients, conseil aux clients, conseil aupres, service
        conseil, conseiller la clientele`,
      es: 'asesorar~clientes, asesorar a clientes, asesoramiento a clientes, atencion y asesor, asesoria a clientes',
    },
  },
  {
    id: 'profit',
    label: { en: 'profitability', de: 'die Profitabilität', fr: 'la rentabilité', es: 'la rentabilidad' },
    words: {
      en: `profitab, gross margin, margin by, margins, into a profit, profit by, maximizing profit, ebitda, contribution
        margin, pricing, repricing, loss into`,
      de: 'profitabil, marge, deckungsbeitrag, rohertrag, ergebnisverbesser, gewinnsteiger, preisgestalt, rentabil',
      fr: 'rentabilite, marge., marges., resultat d exploitation, ebitda, tarification, politique de prix',
      es: 'rentabilidad, margen, margenes, ebitda, fijacion de precios, politica de precios',
    },
  },
]
