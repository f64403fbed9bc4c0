import type { FieldOfWork } from './field.ts'

/** Work with guests, goods, buildings, plants and on stages. */
export const HANDS_ON: readonly FieldOfWork[] = [
  {
    name: 'kitchen work',
    near: ['hospitality', 'manufacturing'],
    titles: [
      'cook, chef, line cook, sous chef, baker, pastry chef, kitchen manager, dishwasher, prep cook, butcher',
      'koch, kochin, kuchenchef*, backer*, konditor*, kuchenhilfe, metzger*',
      'cuisinier*, chef de cuisine, commis, boulanger*, patissier*, plongeu*, boucher*',
      'cociner*, chef, panader*, pasteler*, ayudante de cocina, carnicer*',
    ],
    words: [
      'kitchen, menu, food safety, haccp, servsafe, recipe, culinary, grill, catering, food prep',
      'kuche, speisekarte, lebensmittelhygiene, zubereitung',
      'cuisine, carte, hygiene alimentaire, recette',
      'cocina, carta, higiene alimentaria, receta',
    ],
  },
  {
    name: 'hospitality',
    near: ['kitchen work', 'retail', 'customer service', 'administration', 'arts'],
    titles: [
      'waiter, waitress, server, bartender, barista, hotel manager, restaurant manager, front desk agent, concierge, housekeeper, flight attendant, event manager, event planner, host, tour guide, travel agent',
      '*kellner*, barkeeper*, hotelfach*, hotelkauf*, restaurantfach*, rezeptionist*, flugbegleiter*, eventmanager*, servicekraft, reisefuhrer*',
      'serveu*, barman, receptionniste, chef de rang, hotelier*, gouvernante, hotesse, responsable evenementiel',
      'camarer*, recepcionista de hotel, director* de hotel, azafat*, organizador* de eventos, guia turistic*',
    ],
    words: [
      'guests, hotel, restaurant, reservations, pos system, banquet, check-in, hospitality, tips, event planning, tourism',
      'gaste*, hotel, gastronomie, reservierung, veranstaltung',
      'hotel, restauration, clientele, reservation, evenement',
      'huespedes, hotel, hosteleria, reservas, eventos',
    ],
  },
  {
    name: 'retail',
    near: ['sales', 'customer service', 'hospitality', 'logistics', 'purchasing'],
    titles: [
      'cashier, store manager, retail sales, sales associate, shop assistant, merchandiser, stock clerk, retail manager, store associate, visual merchandiser',
      'kassierer*, filialleiter*, verkaufer*, einzelhandels*, marktleiter*',
      'caissier*, responsable de magasin, employe* de rayon, conseiller* de vente, vendeu*',
      'cajer*, dependient*, encargad* de tienda, reponedor*, jef* de tienda',
    ],
    words: [
      'store, cash register, merchandising, inventory, shelves, retail, checkout, shoplifting, point of sale',
      'filiale, kasse, warenprasentation, einzelhandel',
      'magasin, caisse, rayon, inventaire',
      'tienda, caja, escaparate, inventario',
    ],
  },
  {
    name: 'logistics',
    near: ['manufacturing', 'purchasing', 'retail', 'driving'],
    titles: [
      'logistics, warehouse worker, warehouse manager, supply chain manager, forklift operator, freight forwarder, dispatcher, inventory manager, order picker, supply planner, logistics coordinator, shipping clerk',
      'lagerist*, lagerleiter*, fachkraft fur lagerlogistik, logistik*, staplerfahrer*, disponent*, spediteur*, speditionskauf*',
      'logisticien*, magasinier*, cariste, responsable logistique, preparateur de commandes, affreteu*',
      'mozo de almacen, jef* de almacen, carretiller*, responsable de logistica, operador* logistic*',
    ],
    words: [
      'warehouse, supply chain, shipping, freight, forklift, inventory control, wms, order fulfillment, customs, distribution center, logistics',
      'lager, lieferkette, versand, kommissionierung, zoll',
      'entrepot, chaine logistique, expedition, douane',
      'almacen, cadena de suministro, envios, aduana',
    ],
  },
  {
    name: 'driving',
    near: ['logistics', 'public safety'],
    titles: [
      'driver, truck driver, delivery driver, bus driver, courier, pilot, taxi driver, chauffeur',
      '*fahrer*, kraftfahrer*, zusteller*, kurier*, *pilot*, lokfuhrer*',
      'chauffeur*, conducteur, livreu*, pilote',
      'conductor*, repartidor*, camioner*, pilot*',
    ],
    words: [
      'cdl, routes, deliveries, hazmat, clean driving record, dot regulations',
      'fuhrerschein, tour, auslieferung',
      'permis, livraison, tournee',
      'carnet, rutas, reparto',
    ],
  },
  {
    name: 'construction',
    near: ['skilled trades', 'engineering', 'project management', 'real estate'],
    titles: [
      'construction manager, construction worker, site manager, carpenter, mason, bricklayer, roofer, architect, estimator, surveyor, foreman, construction project manager, site supervisor, building inspector',
      'bauleiter*, polier*, maurer*, zimmerer*, zimmermann, dachdecker*, *architekt*, tischler*, schreiner*, vermesser*',
      'conducteur de travaux, chef de chantier, macon, charpentier*, menuisier*, couvreur, architecte, geometre',
      'jef* de obra, encargad* de obra, albanil, carpinter*, arquitect*, topograf*',
    ],
    words: [
      'construction, building site, osha, blueprints, concrete, subcontractor, renovation, scaffolding, building code, revit, bim',
      'baustelle*, hochbau, tiefbau, bauplan, gerust',
      'chantier, batiment, beton, renovation',
      'obra, hormigon, planos, reforma',
    ],
  },
  {
    name: 'skilled trades',
    near: ['construction', 'manufacturing', 'engineering'],
    titles: [
      'electrician, plumber, welder, hvac technician, mechanic, auto mechanic, maintenance technician, locksmith, facility manager, painter',
      'elektriker*, klempner*, schlosser*, schweisser*, kfz-mechatroniker*, installateur*, *monteur*, hausmeister*, maler*',
      'electricien*, plombier, soudeu*, mecanicien*, technicien* de maintenance, peintre',
      'electricista, fontaner*, soldador*, mecanic*, tecnic* de mantenimiento, pintor*',
    ],
    words: [
      'wiring, welding, plumbing, repair, hvac, maintenance, power tools, preventive maintenance, journeyman',
      'wartung, reparatur, montage, instandhaltung',
      'maintenance, reparation, depannage, soudure',
      'mantenimiento, reparacion, instalacion, soldadura',
    ],
  },
  {
    name: 'cleaning',
    near: ['hospitality', 'skilled trades', 'care work'],
    titles: [
      'cleaner, janitor, custodian, housekeeping, maid',
      'reinigungs*, putzkraft, raumpfleger*',
      "agent d'entretien, femme de menage, technicien* de surface",
      'limpiador*, personal de limpieza, camarer* de piso*',
    ],
    words: [
      'cleaning, sanitizing, disinfecting, floor care',
      'reinigung, desinfektion',
      'nettoyage, desinfection',
      'limpieza, desinfeccion',
    ],
  },
  {
    name: 'agriculture',
    near: ['manufacturing', 'driving', 'skilled trades'],
    titles: [
      'farmer, farm worker, gardener, landscaper, agronomist, forester, groundskeeper, florist',
      'landwirt*, gartner*, forster*, florist*',
      'agriculteur, agricultrice, jardinier*, paysagiste, agronome',
      'agricultor*, jardiner*, agronom*, forestal',
    ],
    words: [
      'crops, harvest, livestock, irrigation, landscaping, greenhouse',
      'ernte, garten*, viehhaltung',
      'recolte, elevage, espaces verts',
      'cosecha, ganado, riego',
    ],
  },
  {
    name: 'arts',
    near: ['media', 'design', 'education', 'hospitality'],
    titles: [
      'actor, actress, musician, singer, dancer, artist, stage manager, curator, choreographer, film director',
      '*schauspieler*, musiker*, sanger*, tanzer*, kunstler*, kurator*, regisseur*',
      'acteur, actrice, comedien*, musicien*, chanteu*, danseu*, artiste, metteur en scene',
      'actor, actriz, music*, cantante, bailarin*, artista, comisari* de exposiciones',
    ],
    words: [
      'theater, orchestra, exhibition, gallery, performance art, choreography, rehearsal',
      'theater, buhne, ausstellung, orchester',
      'theatre, scene, exposition, orchestre',
      'teatro, escenario, exposicion, orquesta',
    ],
  },
  {
    name: 'beauty and fitness',
    near: ['retail', 'hospitality', 'therapy'],
    titles: [
      'hairdresser, hair stylist, barber, beautician, esthetician, cosmetologist, personal trainer, fitness instructor, massage therapist, nail technician, yoga teacher',
      '*friseur*, kosmetiker*, fitnesstrainer*, masseur*',
      'coiffeu*, estheticien*, coach sportif, masseu*',
      'peluquer*, esteticista, entrenador* personal, masajista',
    ],
    words: [
      'salon, hair color, skincare, fitness classes, personal training, manicure',
      'haarschnitt, kosmetik, trainingsplan',
      'coiffure, soins esthetiques, entrainement',
      'peluqueria, estetica, entrenamiento',
    ],
  },
]
