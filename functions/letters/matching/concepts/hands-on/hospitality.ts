import type { ConceptEntry } from '../concept-entry.ts'

/** Kitchens, restaurants and hotels. */
export const HOSPITALITY_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'food-cost',
    label: {
      en: 'food cost',
      de: 'der Wareneinsatz',
      fr: 'le coût matière',
      es: 'el coste de la materia prima',
    },
    words: {
      en: `food cost, food waste, waste~food, waste~kitchen, portion control, cost of goods, plate cost, menu cost,
        spoilage, inventory~food, stock~kitchen, ingredient inventory, yield~food, beverage cost, pour cost, waste by,
        reduced waste, cut waste, recipe cost, food ordering, inventory~kitchen, kitchen inventory, weekly inventory`,
      de: `wareneinsatz, lebensmittelabfall, lebensmittelverschwend, verderb, portionier, rohaufschlag, foodcost,
        warenkosten, abfall~kuche, inventur~kuche`,
      fr: `cout matiere, couts matieres, gaspillage, ratio matiere, pertes~cuisine, inventaire~cuisine, marge~carte, food
        cost, fiches techniques`,
      es: `coste de materia prima, costo de materia prima, costo de alimentos, merma, mermas, desperdicio, escandallo,
        food cost, inventario~cocina`,
    },
  },
  {
    id: 'menu',
    label: {
      en: 'menus and dishes',
      de: 'Speisekarte und Gerichte',
      fr: 'la carte et les plats',
      es: 'la carta y los platos',
    },
    words: {
      en: `menu, recipes, seasonal dish, new dishes, tasting menu, plating, signature dish, plate up, specials, catering
        menu, dishes`,
      de: 'speisekarte, menu, rezept, gerichte, speisen, saisonal~karte',
      fr: `elaboration de la carte, elaboration des menus, menus, recettes, dressage, plats cuisines, dresser des mets,
        preparant les plats, preparation des plats, plats`,
      es: 'carta~restaurant, menu, recetas, platos, emplatado, elaboraciones',
    },
  },
  {
    id: 'food-safety',
    label: {
      en: 'food safety and hygiene',
      de: 'die Lebensmittelhygiene',
      fr: "l'hygiène alimentaire",
      es: 'la higiene alimentaria',
    },
    words: {
      en: `food safety, haccp, servsafe, food hygiene, health inspection, kitchen hygiene, food handling, hygiene rating,
        allergen, temperature log, sanitation, hygiene inspection, health department, hygiene regulation`,
      de: `haccp, lebensmittelhygiene, hygienevorschrift, lebensmittelkontroll, hygienestandard, allergen, kuchenhygiene,
        lebensmittelsicherheit`,
      fr: `haccp, hygiene alimentaire, securite alimentaire, normes d hygiene, allergen, regles d hygiene,
        hygiene~cuisine`,
      es: `haccp, appcc, higiene alimentaria, seguridad alimentaria, manipulador de alimento, manipulacion de alimento,
        alergenos, bromatolog`,
    },
  },
  {
    id: 'kitchen-lead',
    label: {
      en: 'running a kitchen',
      de: 'die Küchenleitung',
      fr: "la direction d'une cuisine",
      es: 'la dirección de una cocina',
    },
    words: {
      en: `head chef, sous chef, executive chef, kitchen team, brigade, line cooks, run the kitchen, kitchen staff, led a
        kitchen, cooks, section chef, chef de partie, kitchen operation, covers a night, covers a day, covers per`,
      de: 'kuchenchef, souschef, kuchenleitung, kuchenteam, kuchenbrigade, posten~kuche, gedecke, kuchenmannschaft',
      fr: 'chef de cuisine, second de cuisine, brigade, chef de partie, couverts, equipe de cuisine',
      es: 'jefe de cocina, jefa de cocina, brigada, equipo de cocina, comensales, cubiertos, partida~cocina',
    },
  },
  {
    id: 'service-speed',
    label: {
      en: 'quick service at busy times',
      de: 'zügiger Service zu Stoßzeiten',
      fr: 'un service rapide aux heures de pointe',
      es: 'un servicio ágil en horas punta',
    },
    words: {
      en: `ticket time, covers a night, covers per, busy service, table turn, service time, peak hours, dinner service,
        order accuracy, high volume kitchen, plates~minutes, peak~service, covers a day, covers an evening, rush hour,
        lunch rush, dinner rush`,
      de: 'stosszeiten, bestellzeit, ausgabezeit, hochbetrieb, gedecke, tische~abend, a la carte',
      fr: 'coup de feu, temps de service, couverts, service rapide, heures de pointe',
      es: 'tiempo de servicio, horas punta, comensales, cubiertos, mesas~turno, alto volumen',
    },
  },
  {
    id: 'baking',
    label: {
      en: 'baking and pastry',
      de: 'Backen und Konditorei',
      fr: 'la boulangerie et la pâtisserie',
      es: 'la panadería y la pastelería',
    },
    words: {
      en: `baking, baker, pastry, cakes, cake, bread, dough, dessert, viennoiserie, sourdough, piping, fondant, croissant
`,
      de: 'backer, backwaren, konditor, patisserie, torten, teig, dessert, brot',
      fr: 'boulanger, patisserie, patissier, viennoiserie, pains, gateaux, desserts, entremets',
      es: 'panader, pasteler, reposter, masas, hojaldre, tortas, postres, budines',
    },
  },
  {
    id: 'guest-service',
    label: {
      en: 'looking after guests',
      de: 'die Gästebetreuung',
      fr: 'le service aux clients en salle',
      es: 'la atención a los huéspedes',
    },
    words: {
      en: `guests, waiter, waitress, table service, front of house, restaurant guests, serve guests, dining room,
        host~restaurant, tables~section, service staff, banquet`,
      de: 'gaste, servicekraft, restaurantservice, kellner, gastebetreuung, tische, servicekrafte, bankett',
      fr: 'service en salle, serveur, serveuse, clientele, convives, banquet, chef de rang, salle~debarrass',
      es: 'huespedes, comensales, camarer, meser, servicio de sala, atencion en mesa, salon~clientes, banquetes',
    },
  },
  {
    id: 'bar',
    label: { en: 'the bar and wine', de: 'Bar und Wein', fr: 'le bar et les vins', es: 'el bar y los vinos' },
    words: {
      en: 'bartend, cocktail, wine list, sommelier, beverage, bar menu, barista, coffee~bar, espresso',
      de: 'barkeeper, cocktail, weinkarte, sommelier, getranke, barista',
      fr: 'barman, cocktail, carte des vins, sommelier, boissons, barista',
      es: 'barman, bartender, coctel, carta de vinos, sumiller, bebidas, barista',
    },
  },
  {
    id: 'hotel-rooms',
    label: {
      en: 'rooms and occupancy',
      de: 'Zimmer und Auslastung',
      fr: "les chambres et le taux d'occupation",
      es: 'las habitaciones y la ocupación',
    },
    words: {
      en: `occupancy, housekeep, rooms~hotel, room rate, revpar, room hotel, rooms a day, room inspection,
        bookings~hotel, reservations`,
      de: `auslastung, housekeeping, zimmerreinigung, revpar, buchungen~hotel, reservierung, zimmer., zimmervermiet,
        hotelzimmer`,
      fr: 'taux d occupation, chambres, housekeeping, gouvernante, reservations, revpar, hebergement',
      es: 'habitaciones, ocupacion~hotel, housekeeping, gobernanta, reservas, revpar, camareras de piso',
    },
  },
  {
    id: 'catering-events',
    label: {
      en: 'catering and banquets',
      de: 'Catering und Bankett',
      fr: 'le traiteur et les banquets',
      es: 'el catering y los banquetes',
    },
    words: {
      en: 'catering, banquet, weddings, wedding, events for, buffet, party of, guests at, private dining',
      de: 'catering, bankett, hochzeit, buffet, veranstaltungen~gaste, gesellschaften~gaste',
      fr: 'traiteur, banquet, mariage, buffets, receptions~convives, evenements~couverts',
      es: 'catering, banquete, bodas, buffet, eventos~comensales, cocteles',
    },
  },
  {
    id: 'stock-rotation',
    label: {
      en: 'receiving and rotating stock',
      de: 'Warenannahme und Lagerung',
      fr: 'la réception et le rangement des marchandises',
      es: 'la recepción y rotación de mercancía',
    },
    words: {
      en: `rotate stock, receive deliveries, stock level, storeroom, storekeep, perishable, fifo, requisition, restock,
        receiving~goods, goods receipt, goods in, merchandise~receiv, case lots, receipt and offload, receipt of
        goods, offloading, deliver merchandise`,
      de: 'warenannahme, wareneingang, fifo, mindesthaltbarkeit, nachbestell, verfallsdatum, wareneingangskontroll',
      fr: `reception des marchandises, reception de marchandises, fifo, dlc, ravitaillement, reapprovisionnement,
        rotation des stocks`,
      es: `recepcion de mercader, recepcion de mercancia, fifo, vencimientos, reposicion, control y orden de stock,
        almacenaje`,
    },
  },
]
