import type { ConceptEntry } from '../concept-entry.ts'

/** Warehouses, transport and supply. */
export const LOGISTICS_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'on-time',
    label: {
      en: 'delivering on time',
      de: 'Liefertreue',
      fr: 'la livraison dans les délais',
      es: 'la entrega a tiempo',
    },
    words: {
      en: `on time deliver, deliver~on time, on time, otif, deliver~promised, promised time, delivery performance, late
        deliver, delivery date, punctual deliver, deliveries within, delivery rate, delivery reliab, missed deliver,
        delivery window, late orders, same day`,
      de: `liefertreue, termintreue, puntklich, termingerecht, liefertermin, lieferterminen, lieferperformance,
        lieferquote, fristgerecht~liefer`,
      fr: `livraison~delai, livraisons~delai, ponctualite, taux de service, livraison a l heure, livraisons a l heure,
        respect des delais, retards de livraison, otif`,
      es: `entrega a tiempo, entregas a tiempo, puntualidad, entregas~plazo, plazos de entrega, otif, entregas puntuales,
        cumplimiento de entregas`,
    },
  },
  {
    id: 'lead-time',
    label: {
      en: 'short lead times',
      de: 'kurze Durchlaufzeiten',
      fr: 'des délais courts',
      es: 'plazos cortos',
    },
    words: {
      en: `lead time, cycle time, throughput time, turnaround, waiting time, wait~time, changeover, delivery time,
        processing time, order to delivery, time to ship`,
      de: 'durchlaufzeit, lieferzeit, wiederbeschaffungszeit, wartezeit, rustzeit, bearbeitungszeit',
      fr: `delai de livraison, delais de livraison, temps de cycle, temps d attente, delai de traitement, delais courts
`,
      es: `plazo de entrega, plazos de entrega, tiempo de ciclo, tiempo de espera, tiempos de espera, tiempo de entrega
`,
    },
  },
  {
    id: 'inventory',
    label: {
      en: 'inventory accuracy',
      de: 'die Bestandsgenauigkeit',
      fr: 'la fiabilité des stocks',
      es: 'la exactitud del inventario',
    },
    words: {
      en: `inventory, stock count, cycle count, stock accuracy, stock level, stock taking, stocktak, shrinkage, stock
        out, stockout, stock discrepan, overstock, slow moving, stock control, stock manage, lowered stock, stock by,
        less stock, stock value, in stock, availability to, raised availability, counted stock, count stock, stock
        discrepancies, stock cover, days of stock, safety stock`,
      de: `inventur, bestandsfuhrung, bestandsdifferenz, lagerbestand, bestandsgenauig, schwund, fehlteile,
        bestandskontroll, bestand., bestande., bestanden und, bestandsmanag`,
      fr: 'inventaire, stocks, gestion des stocks, rupture, ruptures, ecarts de stock, demarque, fiabilite des stocks',
      es: `inventario, existencias, control de stock, stock, roturas de stock, quiebres de stock, diferencias de
        inventario`,
    },
  },
  {
    id: 'picking',
    label: {
      en: 'picking and packing',
      de: 'die Kommissionierung',
      fr: 'la préparation de commandes',
      es: 'la preparación de pedidos',
    },
    words: {
      en: `pick~pack, picking, picker, packing~order, order pick, pick rate, picks per, pick accuracy, lines per hour,
        packed orders, parcel~pack, dispatch~orders, shipping orders`,
      de: 'kommissionier, verpack, versandauftrag, warenausgang, versandvorbereit, pick., picken, picking',
      fr: `preparation de commandes, preparateur de commandes, picking, emballage, expedition, colisage, conditionnement
`,
      es: 'preparacion de pedidos, picking, embalaje, packing, despacho de pedidos, armado de pedidos, expedicion',
    },
  },
  {
    id: 'warehouse',
    label: {
      en: 'running a warehouse',
      de: 'die Lagerleitung',
      fr: "la gestion d'un entrepôt",
      es: 'la gestión de un almacén',
    },
    words: {
      en: `warehouse, distribution center, distribution centre, loading dock, wms, depot, logistics hub, cross dock,
        inbound and outbound, fulfilment center, fulfillment center`,
      de: `lagerleit, lagerlogistik, lagerverwaltung, intralogistik, logistikzentrum, lagerthemen, lager., lagerist,
        lagerbestand, lagerarbeit, hochregallager, zentrallager, lagerhaltung, lagerprozess`,
      fr: 'entrepot, magasinage, plateforme logistique, quai, wms, logisticien, magasin~stock',
      es: 'almacen, bodega, deposito, centro de distribucion, wms, muelle de carga',
    },
  },
  {
    id: 'forklift',
    label: {
      en: 'forklifts',
      de: 'das Staplerfahren',
      fr: 'la conduite de chariots',
      es: 'las carretillas elevadoras',
    },
    words: {
      en: 'forklift, reach truck, pallet jack, pallets, counterbalance, order picker truck',
      de: 'stapler, hubwagen, flurforderzeug, paletten',
      fr: 'chariot elevateur, chariots elevateurs, cariste, caces, transpalette, palettes',
      es: 'carretilla, montacargas, autoelevador, apilador, pallets, transpaleta',
    },
  },
  {
    id: 'driving',
    label: {
      en: 'driving and deliveries',
      de: 'Fahren und Ausliefern',
      fr: 'la conduite et les livraisons',
      es: 'la conducción y el reparto',
    },
    words: {
      en: `drove, deliveries a day, stops a day, delivery route, cdl, accident free, parcels a day, truck driv, deliver
        goods, deliver packages, clean driving, vehicle inspect, courier, delivery van, van driver, miles driven,
        miles without, miles a week, loads a day, miles with, drive~states, truck driver, delivery driver, as a
        driver, driver duties, drivers have`,
      de: 'fahrer, auslieferung, touren, unfallfrei, lkw, zustell, fahrzeug~liefer, berufskraftfahr, kurier',
      fr: `chauffeur, conducteur, livreur, tournee, tournees, poids lourd, livraisons par jour, sans accident, coursier
`,
      es: 'conductor, chofer, reparto, repartidor, ruta de entrega, entregas diarias, camion, sin accidentes, mensajer',
    },
  },
  {
    id: 'route-planning',
    label: {
      en: 'planning routes',
      de: 'die Tourenplanung',
      fr: 'la planification des tournées',
      es: 'la planificación de rutas',
    },
    words: {
      en: `route plan, load plan, fleet, transport plan, route optimi, carrier, freight, shipment, transportation manag,
        tms, truckload, dispatcher, dispatch~drivers, dispatch~trucks`,
      de: `tourenplanung, disposition, disponent, fuhrpark, spedition, fracht, routenplan, transportplan, frachtfuhrer,
        versand`,
      fr: `planification des tournees, affretement, transporteurs, flotte, exploitation transport, plan de transport,
        organisation des transports, fret`,
      es: 'planificacion de rutas, flota, transportistas, fletes, programacion de rutas, despacho, carga~transporte',
    },
  },
  {
    id: 'planning-materials',
    label: {
      en: 'material planning',
      de: 'die Materialdisposition',
      fr: 'la planification des approvisionnements',
      es: 'la planificación de materiales',
    },
    words: {
      en: `material plan, mrp, demand plan, supply plan, production plan, replenish, s op, demand forecast, supply chain
        plan, material requirements, order planning`,
      de: `materialdispo, materialsteuer, materialbedarf, bedarfsplan, produktionsplan, auftragsplan, fertigungsauftr,
        stammdaten, beschaffungsplan, mrp`,
      fr: `planification de la production, calcul des besoins, approvisionnements, prevision de la demande,
        ordonnancement, mrp, planification des besoins`,
      es: `planificacion de la demanda, planificacion de materiales, planificacion de la produccion, mrp,
        reabastecimiento, pronostico de demanda`,
    },
  },
  {
    id: 'customs',
    label: {
      en: 'customs and export',
      de: 'Zoll und Export',
      fr: "la douane et l'export",
      es: 'las aduanas y la exportación',
    },
    words: {
      en: `customs, import~export, export document, incoterm, tariff, freight forward, bill of lading, clearance, letters
        of credit`,
      de: 'zoll, export, ausfuhr, einfuhr~waren, incoterm, spediteur',
      fr: 'douane, export, import, incoterm, transitaire, dedouanement',
      es: 'aduana, exportacion, importacion, incoterm, comercio exterior, despachante',
    },
  },
  {
    id: 'damage',
    label: {
      en: 'fewer damaged goods',
      de: 'weniger Transportschäden',
      fr: 'moins de casse',
      es: 'menos mercancía dañada',
    },
    words: {
      en: `damaged goods, damage rate, breakage, damages~deliver, damaged~items, incorrect items, mispick, shipping
        errors, wrong shipments, delivery errors, error rate~order`,
      de: 'transportschad, beschadig, fehllieferung, fehlerquote, falschlieferung, bruchquote',
      fr: 'avaries, erreurs de livraison, erreurs de preparation, marchandises endommagees, litiges transport, casse.',
      es: `mercancia danada, mercaderia danada, danos~transport, errores de envio, errores de preparacion, rotura~mercan
`,
    },
  },
  {
    id: 'loading',
    label: {
      en: 'loading and unloading',
      de: 'das Be- und Entladen',
      fr: 'le chargement et le déchargement',
      es: 'la carga y descarga',
    },
    words: {
      en: `loading and unload, loaded and unload, unload, load~vehicle, load~truck, trailers a shift, offload,
        stacking~goods, dock~load, heavy goods~move`,
      de: 'beladen, entladen, be und entlad, verladung, verladen, ladungssicher',
      fr: 'dechargement, charger~camion, decharger, manutention, chargement et, chargement des, chargement de camion',
      es: 'carga y descarga, descarga, estiba, cargar~camion, manipulacion de carga',
    },
  },
]
