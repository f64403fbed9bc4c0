/** Kitchens, restaurants, hotels. */
export const HOSPITALITY = `
cook ~ chef-de-partie, kitchen-assistant, pizza-cook
  cook, line cook, kitchen cook, grill cook, 1st cook, first cook, restaurant cook, catering cook, school cook, food truck cook, koch, *koch, jungkoch, alleinkoch, chefkoch vertreter, beikoch, koch kantine,
  cuisinier, cuisinier restaurant, cuisinier collectivite, cuisinier extra, crepier, cocinero, cocinero restaurante, cocinero colectividades, segundo cocinero, cocinero plancha
chef-de-partie < cook ~ sous-chef, demi-chef
  chef partie, cdp, station chef, section chef, chef garde manger, pastry chef partie, postenchef, chef poste, entremetier, saucier, rotisseur, jefe partida, cocinero partida, chef tournant
demi-chef < chef-de-partie
  demi chef partie, demi chef, junior chef partie, demi chef rang cuisine
commis-chef ~ cook, kitchen-assistant, chef-de-partie
  commis chef, commis, commis cuisine, commis koch, commi cuisine, comis, comis cocina, ayudante cocinero, prep cook, 2nd cook, preparation cook
sous-chef ~ chef-de-partie, cook, head-chef
  sous chef, junior sous chef, second cuisine, second cuisinier, souschef, sous chef cuisine, segundo chef, subchef, sub chef
head-chef ~ sous-chef, cook
  head chef, kitchen manager, chef, kuchenchef, kuchenleiter, chefkoch, chef cuisine, jefe cocina, chef ejecutivo
executive-chef ~ head-chef
  executive chef, chef executif, culinary director
pastry-cook ~ baker
  pastry chef, pastry cook, cake decorator, cake baker, konditor, patissier, patissier chocolatier, pastelero, comis pasteleria, chocolatier
baker ~ pastry-cook
  baker, backer, boulanger, panadero
butcher
  butcher, meat cutter, metzger, fleischer, fleischereifachverkaufer, boucher, carnicero
pizza-cook ~ cook
  pizza cook, pizza maker, pizzabacker, pizzaiolo, pizzero
kitchen-assistant ~ dishwasher, commis-chef, fast-food-worker
  kitchen assistant, kitchen porter, kitchen helper, kitchen hand, catering assistant, food service worker, lunchtime supervisor, canteen assistant, kuchenhilfe, *kuchenhilfe, kuchenhelfer, aide cuisine, employe cuisine, agent restauration, employe restauration collective, ayudante cocina, auxiliar cocina, pinche, pinche cocina, office cocina
dishwasher ~ kitchen-assistant
  dishwasher, spuler, spulkraft, plongeur, friegaplatos, lavaplatos
fast-food-worker ~ kitchen-assistant, waiter, cook
  fast food worker, restaurant team member, crew member, restaurant crew, systemgastronomie fachkraft, fachmann systemgastronomie, equipier polyvalent, equipier restauration, employe polyvalent restauration, employe polyvalent, auxiliar comida rapida, dependiente cafeteria, counter attendant
waiter ~ bartender, head-waiter, runner, fast-food-worker
  waiter, waitress, server, restaurant server, food server, banquet server, restaurant waiter, wait staff, waiting staff, kellner, servicekraft, *servicekraft, servicemitarbeiter gastronomie, service mitarbeiter gastronomie, restaurantfachmann, restaurantfachfrau, fachkraft gastgewerbe, serviceaushilfe, mitarbeiter service,
  serveur, serveur restaurant, employe restaurant, serveur extra, chef rang junior, camarero, camarero sala, mozo salon, mesero, mesero extra, garzon, garzon restaurante, personal sala, personal de sala, ayudante camarero camarero, camarero terraza, salonero, camarero extra
head-waiter < waiter ~ restaurant-manager
  head waiter, maitre, jefe rango, chef rang, oberkellner, jefe sala, chef salle, capitan meseros
runner ~ waiter
  runner, food runner, runner restaurante, commis salle, ayudante camarero, busser, commis rang
bartender < waiter ~ barista
  bartender, bar staff, barman, barkeeper, barmaid, barmixer, bar attendant, camarero barra, coctelero, bartender mixologo
barista ~ bartender, waiter
  barista, coffee barista, barista camarero, kaffeebarista
restaurant-manager ~ head-waiter
  restaurant manager, restaurant supervisor, assistant restaurant manager, f and b manager, food and beverage manager, restaurantleiter, betriebsleiter gastronomie, gastronomieleiter, directeur restaurant, responsable restaurant, gerente restaurante, encargado restaurante, encargado bar, jefe restaurante, responsable salle
hotel-receptionist ~ receptionist, concierge-hotel
  hotel receptionist, front desk agent hotel, guest service agent, guest relation officer, hotelrezeptionist, rezeptionist hotel, empfangsmitarbeiter hotel, hotelfachmann, hotelfachfrau, receptionniste hotel, receptionnaire, recepcionista hotel, night auditor, nachtrezeptionist
concierge-hotel ~ hotel-receptionist
  hotel concierge, bellboy, porter hotel, voiturier, bagagiste, botones, mozo equipaje
housekeeper ~ cleaner
  housekeeper, room attendant, housekeeping attendant, chambermaid, hotel housekeeper, zimmermadchen, zimmerreinigung, housekeeping mitarbeiter, roomboy, hauswirtschafter, femme chambre, valet chambre, employe etages, gouvernant, camarera pisos, camarero pisos, mucama, recamarista, camarista
hotel-manager ~ restaurant-manager
  hotel manager, hoteldirektor, hotelmanager, directeur hotel, gerente hotel, director hotel
travel-agent
  travel agent, travel consultant, reiseberater, touristikkaufmann, conseiller voyages, agent voyages, agente viajes
`
