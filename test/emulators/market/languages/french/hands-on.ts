import { local } from '../local-profession.ts'

export const HANDS_ON = [
  local('health', /\binfirmi[eè]re?|\baide[- ]soignant|\bcadre de santé|\bassistante? médical/i, {
    titles: 'Registered Nurse=Infirmier, Nurse=Infirmier, Nurse Manager=Cadre de santé',
    teams: 'Chirurgie, Consultations, Réanimation, Soins à domicile, Rééducation',
    tools: 'dossier patient informatisé, pompes à perfusion, télémétrie, DxCare',
    duties: `prendre en charge cinq à six patients par poste dans un service de trente lits
      évaluer les patients à leur arrivée et rédiger le projet de soins
      administrer les médicaments et les perfusions et les tracer au lit du patient
      accompagner les familles à la sortie et pendant les premiers jours à domicile
      encadrer les nouveaux collègues et les étudiants
      animer les transmissions du matin
      participer au groupe de prévention des chutes et des infections`,
    needs: `un diplôme d'État d'infirmier
      au moins un an d'expérience en soins aigus ou à domicile
      une tenue soigneuse du dossier patient informatisé
      du calme dans les heures chargées et de la chaleur avec les gens inquiets
      la disponibilité pour travailler un week-end sur deux`,
    goals: `réduire d'un tiers les chutes dans le service
      ouvrir six lits de plus avec une équipe au complet
      remettre à chaque patient un projet de sortie dès le premier jour`,
    employers: `gérons trois hôpitaux et un service de soins à domicile
      soignons des patients dans neuf centres de consultation
      gérons un centre de rééducation et deux hôpitaux de jour`,
  }),
  local(
    'warehouse',
    /\bentrepôt|\bmagasinier|\bpréparat(?:eur|rice) de commandes|\bchef(?:fe)? d['’]équipe logistique/i,
    {
      titles: `Warehouse Manager=Responsable d'entrepôt, Warehouse Supervisor=Chef d'équipe entrepôt,
      Shift Lead=Chef d'équipe`,
      teams: 'Réception, Expédition, Équipe de nuit, Retours',
      tools: 'SAP EWM, scanners portables, Excel, Reflex',
      duties: `diriger une équipe de trente personnes du premier au dernier camion
      limiter les erreurs de préparation et trouver la cause de chacune
      planifier les quais pour qu'aucun chauffeur n'attende plus d'une demi-heure
      compter le stock par rotation et expliquer chaque écart
      former les nouveaux collègues au sol et au chariot
      veiller à la sécurité et signaler les presque accidents`,
      needs: `au moins deux ans d'expérience de l'encadrement en entrepôt
      la pratique d'un logiciel de gestion d'entrepôt
      un CACES chariot ou l'envie de le passer
      la disponibilité pour travailler de nuit par roulement`,
      goals: `expédier le jour même toute commande reçue avant 17 heures
      diviser par deux les erreurs de préparation`,
      employers: `exploitons quatre entrepôts pour des boutiques en ligne
      stockons et livrons les produits frais de 300 supermarchés
      livrons des pièces détachées dans tout le pays en une nuit`,
    },
  ),
  local('supply', /\blogistique|\bacheteu(?:r|se)|\bachats|\bapprovisionn|\bchaîne d['’]approvisionnement/i, {
    titles: `Supply Chain Manager=Responsable supply chain, Logistics Coordinator=Coordinateur logistique,
      Procurement Specialist=Acheteur, Buyer=Acheteur, Demand Planner=Planificateur de la demande`,
    teams: 'Achats, Distribution, Prévision de la demande, Transport, Export',
    duties: `planifier les livraisons de trente fournisseurs sur trois continents
      négocier les contrats de transport et comparer les transporteurs chaque trimestre
      tenir au plus bas le stock de 4 000 articles sans jamais arrêter la production
      conduire les appels d'offres, de la consultation au contrat-cadre
      prévoir la demande avec les ventes et la corriger chaque semaine
      établir les documents de douane et les déclarations de matières dangereuses`,
    needs: `trois ans d'expérience en achats, en logistique ou en approvisionnement
      la maîtrise d'un ERP, idéalement SAP
      la connaissance des Incoterms, de la douane et des contrats de transport
      un bon sens de la négociation, à l'écrit comme à l'oral
      une très bonne maîtrise d'Excel`,
    goals: `ramener la couverture de stock de 74 à 55 jours
      faire passer un cinquième de notre fret de la route au rail`,
  }),
  local('kitchen', /\bcuisini|\b(?:sous-)?chef(?:fe)? de (?:cuisine|partie)|\bcommis de cuisine/i, {
    titles: `Chef=Cuisinier, Sous Chef=Second de cuisine, Head Chef=Chef de cuisine, Line Cook=Chef de partie,
      Kitchen Manager=Responsable de cuisine`,
    teams: 'Cuisine centrale, Banquets, Bistrot, Pâtisserie',
    tools: 'four mixte, Excel, logiciel de caisse',
    duties: `tenir votre poste un samedi soir complet
      écrire la carte de chaque saison avec les fermes de la région
      tenir le coût matière et limiter le gaspillage
      former les cuisiniers et les apprentis au fourneau
      commander, réceptionner et compter le stock chaque semaine
      préparer des banquets jusqu'à 250 couverts`,
    needs: `un CAP de cuisine ou une pratique équivalente
      au moins trois ans d'expérience dans une cuisine animée
      la connaissance des règles HACCP
      une voix calme quand le service s'emballe`,
    goals: `ramener le coût matière à 28 %
      ouvrir la terrasse avec sa propre carte`,
    employers: `tenons six restaurants le long de la côte
      cuisinons pour des hôtels, des cliniques et 40 restaurants d'entreprise
      tenons un petit hôtel et son restaurant`,
  }),
  local('electrical', /électricien/i, {
    titles: `Electrician=Électricien, Maintenance Electrician=Électricien de maintenance,
      Industrial Electrician=Électricien industriel`,
    teams: 'Rénovation, Maintenance, Neuf, Solaire',
    tools: 'appareils de mesure Fluke, automates, AutoCAD',
    duties: `câbler des logements et de petits commerces, du tableau à la dernière prise
      contrôler les installations et rédiger les procès-verbaux d'essai
      rechercher et réparer les pannes des machines
      installer des panneaux solaires, des pompes à chaleur et des bornes de recharge
      lire les plans et commander le matériel du jour`,
    needs: `un CAP ou un bac professionnel d'électricien
      trois ans d'expérience sur chantier ou en usine
      une habilitation électrique à jour
      le permis B`,
    goals: `équiper 200 maisons de pompes à chaleur
      diviser par deux les heures d'arrêt des lignes`,
    employers: `rénovons l'électricité de maisons anciennes
      construisons et entretenons des lignes pour l'agroalimentaire
      installons des panneaux solaires sur des toits et des fermes`,
  }),
]
