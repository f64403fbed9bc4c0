/** Warehouses, transport, supply. */
export const LOGISTICS = `
warehouse-worker ~ forklift-operator, production-worker, shipping-clerk
  warehouse worker, warehouse associate, warehouse operative, warehouse assistant, warehouse operator, warehouse clerk, warehouse team member, warehouse person, warehouse, general warehouse, warehouse attendant, warehouse handler,
  picker, packer, picker packer, picker and packer, order picker, order selector, order filler, material handler, materials handler, package handler, parcel sorter, stock handler, storekeeper, stores person, storeman, loader, unloader, freight handler,
  fulfillment associate, fulfillment center team member, fulfillment center associate, fulfilment associate, fulfillment center warehouse associate, goods handler, stock clerk, distribution associate, logistic associate, warehouse package handler,
  lagerist, lagermitarbeiter, *lagermitarbeiter, lagerarbeiter, lagerhelfer, mitarbeiter lager, mitarbeiter lager und versand, fachkraft lagerlogistik, fachlagerist, kommissionierer, lagerlogistiker, logistikmitarbeiter, mitarbeiter logistik, magaziner, magazineur,
  versandmitarbeiter, mitarbeiter versand, mitarbeiter wareneingang, wareneingangsprufer, lagerkraft, aushilfe lager, packer versand, logistiker,
  magasinier, agent logistique, preparateur commandes, manutentionnaire, employe entrepot, agent entrepot, operateur logistique, magasinier cariste, agent quai, logisticien,
  mozo almacen, operario almacen, peon almacen, auxiliar almacen, preparador pedido, mozo, almacenero, operario logistico, auxiliar logistico, auxiliar bodega, operario bodega, bodeguero, ayudante almacen, almacenista, operador almacen, picking, mozo carga descarga, reponedor almacen, auxiliar almacen recepcion, ayudante general almacen
forklift-operator < warehouse-worker
  forklift operator, forklift driver, reach truck driver, reach truck operator, counterbalance driver, lift truck operator, fork lift, staplerfahrer, *staplerfahrer, gabelstaplerfahrer, cariste, conducteur chariot, carretillero, montacarguista, operador montacargas, gruero, mozo almacen carretillero
warehouse-lead ~ warehouse-worker
  warehouse lead, warehouse supervisor, warehouse team leader, warehouse shift leader, lagerleiter stellvertreter, lagerleiter stv, schichtleiter lager, teamleiter lager, teamleiter logistik, chef equipe logistique, chef quai, encargado almacen, supervisor almacen, responsable almacen, jefe turno almacen, supervisor bodega
warehouse-manager ~ warehouse-lead
  warehouse manager, distribution manager, distribution center manager, lagerleiter, responsable entrepot, jefe almacen, gerente almacen
logistics-manager ~ warehouse-manager, supply-planner
  logistics manager, logistic manager, logistics lead, supply chain manager, head logistics, leiter logistik, logistikleiter, responsable logistique, jefe logistica, gerente logistica, responsable logistica, head supply chain
logistics-coordinator ~ dispatcher, shipping-clerk, supply-planner
  logistics coordinator, logistic coordinator, import export coordinator, import export specialist, logistics specialist, logistic specialist, logistics officer, logistikkoordinator, coordinateur logistique, gestionnaire logistique, coordinador logistico, coordinador logistica, analista logistica, tecnico logistica
shipping-clerk ~ warehouse-worker, logistics-coordinator
  shipping clerk, shipping and receiving clerk, receiving clerk, shipping receiving clerk, shipping associate, shipping coordinator, export clerk, versandsachbearbeiter, gestionnaire expeditions, agent expedition, auxiliar despacho, administrativo expediciones
inventory-controller ~ warehouse-worker, supply-planner
  inventory control specialist, inventory controller, inventory specialist, inventory clerk, stock controller, inventory analyst, bestandsmanager, gestionnaire stocks, control inventarios, analista inventarios, auxiliar inventario
supply-planner ~ buyer, logistics-coordinator
  supply planner, demand planner, production planner, supply chain planner, supply chain analyst, supply chain specialist, materials planner, materialdisponent, disponent material, produktionsplaner, planificateur, approvisionneur, planificador, planner
dispatcher ~ logistics-coordinator
  dispatcher, truck dispatcher, transport planner, transport coordinator, disponent, speditionskaufmann, *disponent, kaufmann spedition, affreteur, exploitant transport, regulateur, despachador, jefe trafico
customs-broker ~ logistics-coordinator
  customs broker, customs specialist, zolldeklarant, declarant douane, agente aduanas, despachante aduana
truck-driver ~ delivery-driver, yard-driver, special-driver
  truck driver, cdl a truck driver, cdl driver, cdl a driver, class a driver, cdl class a driver, class a truck driver, class 1 driver, hgv driver, hgv class 1 driver, lorry driver, otr driver, tractor trailer operator, tractor trailer driver, long haul driver, lgv driver, semi truck driver,
  regional driver, company driver, tanker driver, flatbed driver, cdl a, owner operator, owner operator cdl a, hgv 1 driver, hgv 2 driver,
  lkw fahrer, kraftfahrer, berufskraftfahrer, fernfahrer, lastwagenfahrer, chauffeur kat ce, chauffeur c ce, c ce fahrer, lkw fahrer nahverkehr, chauffeur poids lourd, conducteur poids lourd, conducteur routier, chauffeur routier, chauffeur spl, conducteur spl, conducteur pl, chauffeur pl,
  camionero, conductor camion, chofer camion, conductor trailer, operador quinta rueda, chofer profesional, conductor rutero, operador tractocamion
special-driver < truck-driver
  dump truck driver, cdl b driver, cdl b, class b driver, delivery driver cdl b, mixer driver, betonmischerfahrer, mullwagenfahrer, conducteur benne, conductor volqueta, box truck driver cdl b
yard-driver ~ truck-driver
  yard driver, yard hostler, hostler, yard jockey, shunter
delivery-driver ~ truck-driver, courier
  delivery driver, van driver, driver, box truck driver, delivery associate, courier driver, route driver, auslieferungsfahrer, fahrer, *fahrer, lieferfahrer, zusteller, paketzusteller, kurierfahrer, chauffeur, chauffeur livreur, livreur, conducteur livreur,
  repartidor, chofer, conductor, conductor repartidor, repartidor furgoneta, conductor reparto, chofer repartidor, transportista, postbote, briefzusteller, facteur, cartero, mail carrier
courier ~ delivery-driver
  courier, bike courier, food delivery rider, fahrradkurier, coursier, mensajero, rider, motorizado
bus-driver ~ delivery-driver, truck-driver
  bus driver, school bus driver, coach driver, busfahrer, conducteur bus, conducteur car, conducteur receveur, conductor bus, conductor autobus, chofer bus
taxi-driver ~ delivery-driver, bus-driver
  taxi driver, chauffeur taxi, taxifahrer, conductor taxi, conductor vtc, chauffeur vtc, private hire driver, uber driver
machine-driver ~ construction-worker
  excavator operator, crane operator, heavy equipment operator, plant operator, baggerfahrer, kranfahrer, baumaschinenfuhrer, conducteur engins, grutier, operador maquinaria pesada, operador excavadora, maquinista
pilot
  pilot, airline pilot, pilote, piloto, flight attendant, flugbegleiter, steward, tripulante cabina
meter-reader
  meter reader, ableser, releveur compteurs, lecturista
device-driver-engineer < embedded-engineer
  device driver engineer, driver software engineer, linux kernel engineer, kernel engineer
`
