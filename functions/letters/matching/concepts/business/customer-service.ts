import type { ConceptEntry } from '../concept-entry.ts'

/** Customer service, reception and office work. */
export const CUSTOMER_SERVICE_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'waiting-time',
    label: {
      en: 'short waiting times',
      de: 'kurze Wartezeiten',
      fr: "les temps d'attente",
      es: 'los tiempos de espera',
    },
    words: {
      en: `wait~time, waiting time, wait for, lead time, response time, turnaround, queue, first response, time to
        answer, hours to reply, backlog, cycle time, door to, processing time, faster response, answered within, down
        to~minutes, down to~days, to~minutes`,
      de: `wartezeit, bearbeitungszeit, antwortzeit, durchlaufzeit, reaktionszeit, lieferzeit, ruckstand, warteschlange,
        ruckstau`,
      fr: `temps d attente, delai de reponse, delais de reponse, delai de traitement, temps de reponse, file d attente,
        delais de livraison, retards de traitement`,
      es: `tiempo de espera, tiempos de espera, tiempo de respuesta, tiempos de respuesta, plazo de entrega, tiempo de
        resolucion, listas de espera, tiempo de ciclo`,
    },
  },
  {
    id: 'complaints',
    label: {
      en: 'handling complaints',
      de: 'der Umgang mit Reklamationen',
      fr: 'le traitement des réclamations',
      es: 'la gestión de reclamaciones',
    },
    words: {
      en: `complaint, claims~customer, escalat, dissatisf, refund, returns~customer, dispute, upset customers, difficult
        customers, conflict~customer, service recovery`,
      de: 'reklamation, beschwerde, retoure, kulanz, eskalation, unzufrieden',
      fr: 'reclamation, litige, plaintes, retours clients, mecontent, remboursement',
      es: 'reclamacion, reclamo, quejas, devoluciones, incidencias de clientes, escalamiento, reembolso',
    },
  },
  {
    id: 'customer-satisfaction',
    label: {
      en: 'customer satisfaction',
      de: 'die Kundenzufriedenheit',
      fr: 'la satisfaction des clients',
      es: 'la satisfacción de los clientes',
    },
    words: {
      en: `customer satisfaction, csat, nps, guest satisfaction, satisfaction score, satisfaction~client, service
        quality, customer experience, guest experience, happy customers, positive reviews, guest review, mystery shop,
        tripadvisor, patient satisfaction, excellent customer service`,
      de: `kundenzufriedenheit, gastezufriedenheit, nps, servicequalitat, kundenerlebnis, zufriedenheit der,
        bewertungen~gaste`,
      fr: `satisfaction client, satisfaction de la clientele, satisfaction des clients, qualite de service, experience
        client, service de qualite, enquete de satisfaction`,
      es: `satisfaccion del cliente, satisfaccion de los clientes, experiencia del cliente, calidad de servicio, calidad
        del servicio, satisfaccion de huespedes`,
    },
  },
  {
    id: 'phone-enquiries',
    label: {
      en: 'answering customers by phone and email',
      de: 'Kundenanfragen per Telefon und E-Mail',
      fr: 'les demandes par téléphone et e-mail',
      es: 'las consultas por teléfono y correo',
    },
    words: {
      en: `calls a day, calls per day, call center, call centre, inbound calls, answer phone, customer enquir, customer
        inquir, live chat, tickets a day, tickets per, contact center, contact centre, emails a day, switchboard,
        telephone, answer calls, zendesk`,
      de: `kundenanfragen, telefonisch, callcenter, call center, anfragen~telefon, anfragen per, telefon~chat, hotline,
        kundenservice, kundendienst, zendesk`,
      fr: `appels par jour, centre d appels, accueil telephonique, demandes clients, standard telephonique, service
        client, appels entrants, tchat`,
      es: `llamadas diarias, centro de llamadas, call center, atencion telefonica, consultas de clientes, atencion al
        cliente, chat, llamadas`,
    },
  },
  {
    id: 'front-desk',
    label: { en: 'the front desk', de: 'der Empfang', fr: "l'accueil", es: 'la recepción' },
    words: {
      en: `front desk, check in, check out guests, welcome visitors, greet, guest service, concierge, visitors a day,
        front office, receptionist, reception desk, reception area`,
      de: 'empfang, rezeption, gastebetreuung, check in, besucher~empfang, gaste~empfang, begruss',
      fr: `accueil physique, accueil du public, accueil des clients, accueillir le client, accueillant~clients,
        accueil~visiteurs, accueillir, receptionniste, reception~hotel`,
      es: `recepcionista, check in, atencion al publico, recibir al, bienvenida a, recepcion de visit, recepcion de
        huesp, recepcion~hotel`,
    },
  },
  {
    id: 'office',
    label: {
      en: 'running an office',
      de: 'die Büroorganisation',
      fr: 'la gestion administrative',
      es: 'la gestión administrativa',
    },
    words: {
      en: `office manag, office supplies, calendar manag, travel booking, travel arrang, minutes~meeting, executive
        assistant, filing system, correspondence, personal assistant, administrative support, data entry, schedule
        meetings, diary`,
      de: `buroorganisation, buroleit, terminkoordination, reiseplanung, protokoll, korrespondenz, assistenz der, ablage,
        sekretariat, sachbearbeit, terminplanung`,
      fr: `gestion administrative, secretariat, agenda, deplacements professionnels, classement, archivage, courrier,
        comptes rendus, assistante de direction, techniques de gestion admin`,
      es: `gestion administrativa, administracion de oficina, agenda, viajes~reserva, archivo, correspondencia,
        secretaria, gestion documental, asistente de direccion`,
    },
  },
  {
    id: 'order-processing',
    label: {
      en: 'processing orders',
      de: 'die Auftragsabwicklung',
      fr: 'le traitement des commandes',
      es: 'la gestión de pedidos',
    },
    words: {
      en: `order process, process orders, orders a day, orders per, order entry, order fulfil, sales order, order manage,
        back office~order, customer orders`,
      de: `auftragsabwicklung, bestellabwicklung, auftragsbearbeit, auftragserfass, auftrage~tag, bestellungen~bearbeit,
        versandauftrage`,
      fr: `traitement des commandes, gestion des commandes, commandes clients, saisie des commandes, administration des
        ventes, realiser les commandes`,
      es: 'gestion de pedidos, procesamiento de pedidos, pedidos diarios, pedidos de clientes, tramitacion de pedidos',
    },
  },
  {
    id: 'first-contact',
    label: {
      en: 'solving it at the first contact',
      de: 'die Lösung beim ersten Kontakt',
      fr: 'la résolution au premier contact',
      es: 'la resolución en el primer contacto',
    },
    words: {
      en: `first contact, first call resolution, resolution rate, fcr, knowledge base, help center, self service,
        solved~ticket, resolved~ticket, faq`,
      de: 'erstlosungsquote, losungsquote, wissensdatenbank, beim ersten kontakt, hilfe center',
      fr: 'resolution au premier, taux de resolution, base de connaissances, faq',
      es: 'primer contacto, tasa de resolucion, base de conocimiento, preguntas frecuentes',
    },
  },
  {
    id: 'customer-success',
    label: {
      en: 'helping customers get started',
      de: 'die Begleitung neuer Kunden',
      fr: "l'accompagnement des nouveaux clients",
      es: 'el acompañamiento de clientes nuevos',
    },
    words: {
      en: `customer onboarding, onboard customers, customer success, implementation~customer, adoption, customer
        training, go live, time to value, qbr, customer health`,
      de: 'kundenonboarding, customer success, einfuhrung beim kunden, kundenschulung, nutzung~kunden',
      fr: 'accompagnement client, onboarding client, formation des clients, mise en service chez, customer success',
      es: `onboarding de clientes, acompanamiento de clientes, implementacion~cliente, customer success, formacion a
        clientes`,
    },
  },
  {
    id: 'citizens',
    label: {
      en: "dealing with citizens' applications",
      de: 'die Bearbeitung von Anträgen',
      fr: "l'instruction des dossiers des usagers",
      es: 'la tramitación de solicitudes',
    },
    words: {
      en: `citizens, applications a year, processed~applications, permits~applic, benefits claims, public counter,
        eligibility~applic, licensing applications, residents~inform`,
      de: `antrage, antragen, antragsbearb, burgerinnen, burgerservice, wohngeld, bescheide., sozialleistung, burgeramt
`,
      fr: `usagers, instruction des dossiers, instruction~demandes, dossiers de demande, accueil des usagers, demarches
        administratives`,
      es: 'ciudadan, tramitacion, tramites, solicitudes de ayuda, expedientes administrativ, ventanilla',
    },
  },
  {
    id: 'after-sales',
    label: {
      en: 'service after the sale',
      de: 'der Service nach dem Kauf',
      fr: 'le service après-vente',
      es: 'el servicio posventa',
    },
    words: {
      en: 'after sales, aftersales, warranty, callbacks, service contract, customer repairs, spare parts~customer',
      de: 'after sales, kundendienst, garantie, gewahrleistung, servicetechnik, nachbetreuung',
      fr: 'apres vente, sav, garantie., garanties client, suivi apres vente',
      es: 'posventa, postventa, garantia, servicio tecnico',
    },
  },
]
