/** Marketing, sales, service of customers, shops. */
export const SALES = `
marketing-manager ~ marketing-specialist, product-marketing, marketing-lead, brand-manager
  marketing manager, marketing lead, digital marketing manager, marketing and communication manager, brand marketing manager, marketingmanager, online marketing manager,
  growth marketing manager, field marketing manager, trade marketing manager, performance marketing manager, content marketing manager, event marketing manager, crm manager,
  responsable marketing, charge marketing responsable, chef marketing, responsable marketing digital, responsable marketing communication, gerente marketing, gerente mercadeo,
  jefe marketing, responsable mercadeo, email marketing manager, international marketing manager, ecommerce marketing manager
brand-manager < marketing-manager
  brand manager, brand lead, markenmanager, chef marque, gerente marca, jefe marca
marketing-lead ~ marketing-manager
  head marketing, marketing director, director marketing, vp marketing, cmo, marketingleiter, leiter marketing, directeur marketing, director mercadeo
marketing-specialist ~ marketing-manager, social-media
  marketing specialist, marketing executive, marketing coordinator, digital marketing specialist, digital marketing executive, marketing officer, marketing associate, marketing and communication coordinator,
  marketing and communication specialist, marketing generalist, marketing referent, mitarbeiter marketing, online marketing specialist, charge marketing, charge communication, charge marketing communication, charge marketing digital,
  tecnico marketing, especialista marketing, analista marketing, analista mercadeo, ejecutivo marketing, referent marketing, marketing assistant coordinator
marketing-assistant ~ marketing-specialist
  marketing assistant, marketingassistent, assistant marketing, auxiliar marketing
seo-specialist < marketing-specialist
  seo specialist, sem specialist, seo manager, performance marketing specialist, ppc specialist, paid media specialist, traffic manager, consultant seo, especialista seo
social-media ~ marketing-specialist, content-manager
  social media manager, community manager, social media specialist, influencer manager, social media coordinator
communications-manager ~ marketing-specialist, marketing-manager
  communication manager, communication specialist, public relation manager, public relation specialist, pressesprecher, kommunikationsmanager, referent kommunikation, responsable communication,
  charge relations presse, responsable comunicacion, comunicador social
ecommerce-manager ~ marketing-manager
  e commerce manager, ecommerce manager, online shop manager, responsable e commerce, gerente e commerce, e commerce specialist
event-manager
  event manager, event coordinator, event planner, party planner, veranstaltungskaufmann, eventmanager, chef projet evenementiel, organizador eventos, coordinador eventos
field-sales ~ account-executive, key-account-manager, sales-development, inside-sales, sales-adviser
  field sale representative, sale representative, outside sale representative, sale executive, territory sale manager, area sale manager, regional sale manager, territory manager,
  sale consultant field, field sale executive, sale rep, sale agent, business development representative field, route sale representative, sale associate field, sale specialist,
  aussendienstmitarbeiter, *aussendienstmitarbeiter, mitarbeiter aussendienst, vertriebsmitarbeiter, vertriebsmitarbeiter aussendienst, verkaufsberater, verkaufsberater aussendienst,
  gebietsverkaufsleiter, gebietsleiter, gebietsleiter vertrieb, vertriebsbeauftragte, vertriebsreprasentant, handelsvertreter, sale manager aussendienst, account manager aussendienst, reisender,
  verkaufsreprasentant, kundenberater aussendienst, fachberater aussendienst, technischer verkaufsberater, technischer vertriebsmitarbeiter, vertriebler, mitarbeiter vertrieb,
  commercial, commercial terrain, commercial itinerant, technico commercial, attache commercial, delegue commercial, ingenieur commercial, charge affaires, conseiller commercial, vrp,
  comercial, ejecutivo comercial, ejecutivo ventas, representante comercial, representante ventas, asesor comercial, asesor ventas, agente comercial, tecnico comercial, delegado comercial, gestor comercial, vendedor tecnico
account-executive ~ field-sales, key-account-manager, business-developer
  account executive, enterprise account executive, key account executive
key-account-manager ~ field-sales, account-manager
  key account manager, national account manager, strategic account manager, grosskundenbetreuer, responsable grands comptes, responsable comptes cles, gerente cuentas clave, kam
account-manager ~ key-account-manager, customer-success, account-executive
  account manager, client manager, client partner, sale and account manager, kundenbetreuer, charge clientele, gestionnaire comptes, gerente cuenta, ejecutivo cuenta, account director
business-developer ~ account-executive, sales-development
  business developer, business development manager, business development executive, business development, partnership manager, charge developpement commercial, responsable developpement commercial,
  desarrollador negocio, ejecutivo desarrollo negocio, gerente desarrollo negocio, business development specialist
sales-development ~ field-sales, inside-sales
  sale development representative, business development representative, sdr, bdr, telesales, telemarketer, televerkaufer, teleprospecteur, televendedor, teleoperador ventas, lead generation specialist
inside-sales ~ field-sales, order-clerk, customer-service
  inside sale representative, inside sale, internal sale executive, sale coordinator, sale support specialist, sale assistant office, vertriebsinnendienst, mitarbeiter vertriebsinnendienst, verkaufsinnendienst,
  verkaufsinnendienst mitarbeiter, sachbearbeiter vertrieb, vertriebsassistent, innendienst, assistant commercial, assistant administration ventes, commercial sedentaire, administrativo comercial, auxiliar comercial
order-clerk ~ inside-sales
  order clerk, order entry specialist, order management specialist, auftragssachbearbeiter, gestionnaire commandes, gestionnaire adv, administrativo pedidos
sales-manager ~ field-sales, account-executive
  sale manager, head sale, sale director, director sale, vp sale, sale team leader, vertriebsleiter, verkaufsleiter, *vertriebsleiter, leiter vertrieb, responsable commercial, directeur commercial, chef ventes,
  gerente ventas, jefe ventas, director comercial, gerente comercial, jefe comercial
sales-engineer ~ field-sales
  sale engineer, software sale engineer, solution engineer, presales consultant, presales engineer, pre sale engineer, vertriebsingenieur, ingenieur avant vente, ingenieur technico commercial, ingeniero ventas, ingeniero comercial, ingeniero preventa
software-sales ~ account-executive
  software sale, vertriebsmitarbeiter software, vertrieb software, ejecutivo comercial software, commercial logiciel
promoter
  promoter, brand ambassador, promoteur, animateur vente, animateur commercial, promotor, demonstrator
customer-service ~ technical-support-agent, customer-success, inside-sales, receptionist
  customer service representative, customer service agent, customer support representative, customer support specialist, customer support agent, customer care representative, customer care associate, customer care agent,
  customer care specialist, call center agent, call centre agent, call center representative, contact center agent, contact centre advisor, customer service advisor, customer service associate, customer service specialist,
  customer service executive, customer service officer, customer experience associate, customer experience specialist, client service associate, client service representative, client service specialist, customer service assistant, csr,
  customer service, customer support, customer care, customer service professional, customer support associate, support agent, member service representative, guest service agent call,
  kundenberater, kundenberater telefon, kundenservice, mitarbeiter kundenservice, kundenbetreuung, mitarbeiter customer service, kundendienstmitarbeiter, mitarbeiter kundendienst, servicemitarbeiter telefon, kundenservicemitarbeiter, kundendienstberater,
  *kundenberater, callcenter agent, call center mitarbeiter, conseiller clientele, charge relation client, conseiller relation client, conseiller client, teleconseiller, conseiller service client, agent service client, charge clientele telephone,
  teleoperador, agente atencion cliente, atencion cliente, asesor servicio cliente, asesor atencion cliente, ejecutivo atencion cliente, agente call center, representante servicio cliente, agente servicio cliente, ejecutivo servicio cliente, gestor telefonico, asesor call center
technical-support-agent ~ customer-service, it-support
  technical support representative, technical support agent, technical support specialist, technical support advisor, technischer kundenservice, conseiller technique, agente soporte tecnico, technical support, technical support associate
customer-service-lead ~ customer-service
  customer service team leader, customer service supervisor, team leader customer service, call center supervisor, teamleiter kundenservice, teamleiter call center, superviseur relation client, supervisor call center, coordinador atencion cliente
customer-service-manager ~ customer-service-lead
  customer service manager, customer care manager, contact center manager, head customer service, leiter kundenservice, responsable service client, jefe atencion cliente, gerente servicio cliente
customer-success ~ account-manager, customer-service
  customer success manager, customer success specialist, customer onboarding specialist, client success manager, customer success associate, customer success
sales-assistant ~ cashier, shelf-stacker, sales-adviser
  sale assistant, shop assistant, retail assistant, sale associate, retail associate, retail sale associate, store associate, store assistant, shop floor assistant, retail worker, retail team member,
  verkaufer, *verkaufer, verkaufskraft, einzelhandelskaufmann, kaufmann einzelhandel, verkaufer einzelhandel, verkaufer detailhandel, detailhandelsfachmann, filialmitarbeiter, mitarbeiter verkauf, verkaufsmitarbeiter, buchhandler,
  vendeur, conseiller vente, employe commerce, employe libre service, hote vente, vendeur conseil, vendedor, vendedor tienda, dependiente, dependiente tienda, asesor tienda, auxiliar tienda, vendedor mostrador
sales-adviser ~ sales-assistant, field-sales
  sale advisor, sale consultant, showroom consultant, vehicle sale consultant, truck sale consultant, kuchenverkaufer, automobilverkaufer, vendeur automobile, vendeur cuisiniste, cuisiniste, asesor ventas automotriz
cashier ~ sales-assistant
  cashier, checkout operator, till operator, kassierer, kassiererkraft, mitarbeiter kasse, hote caisse, caissier, cajero, cajero reponedor
shelf-stacker ~ sales-assistant, warehouse-worker
  shelf stacker, stocker, stock associate, merchandiser, regalbetreuer, warenverraumer, employe rayon, reponedor, reponedor supermercado
store-manager
  store manager, shop manager, retail manager, branch manager retail, filialleiter, marktleiter, store lead, responsable magasin, directeur magasin, gerente tienda, encargado tienda, jefe tienda, responsable tienda
assistant-store-manager ~ sales-assistant
  assistant store manager, deputy store manager, assistant retail manager, stellvertretender filialleiter, filialleiter stellvertreter, stellvertretender marktleiter, adjoint magasin, adjoint responsable magasin, directeur adjoint magasin, subgerente tienda, segundo encargado
hairdresser ~ beautician
  hairdresser, hair stylist, barber, friseur, coiffeur, peluquero, estilista, barbero
beautician ~ hairdresser
  beautician, esthetician, nail technician, kosmetiker, estheticien, esteticista
`
