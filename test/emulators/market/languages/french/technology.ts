import { local } from '../local-profession.ts'

export const TECHNOLOGY = [
  local('product', /\b(?:chef|cheffe|responsable) (?:de )?produits?\b/i, {
    titles: 'Product Manager=Chef de produit, Technical Product Manager=Chef de produit technique',
    teams: 'Paiement, Inscription, Recherche, Plateforme, Mobile, Espace marchand',
    duties: `mener chaque semaine des entretiens avec les clients et en tirer les priorités
      piloter la feuille de route de l'équipe, du premier énoncé du problème à la mise en production
      rédiger des fiches produit courtes à partir desquelles développeurs et designers peuvent travailler
      concevoir et analyser les tests A/B du parcours d'inscription
      définir les indicateurs de chaque lancement et en rendre compte quatre semaines plus tard
      cadrer le périmètre des évolutions avec les ventes, le support et le service juridique
      préparer la planification trimestrielle avec deux équipes de développement`,
    needs: `au moins trois ans d'expérience comme chef de produit web ou mobile
      un produit que vous avez mené de l'idée au lancement, puis amélioré
      une vraie aisance avec les données : vous écrivez vos requêtes SQL
      l'habitude du travail avec des équipes de développement agiles
      une plume claire, dans les fiches comme dans les notes de version
      un bon niveau d'anglais`,
    goals: `porter l'activation des nouveaux clients de 38 % à 50 %
      ouvrir la facturation en libre-service dans quatre pays de plus
      remplacer notre ancien tunnel de commande sans perdre une seule commande`,
  }),
  local('data', /\b(?:analyste|ingénieur|scientifique) (?:de |des |en )?données/i, {
    titles:
      'Data Analyst=Analyste de données, Data Engineer=Ingénieur données, Data Scientist=Data Scientist',
    teams: 'Plateforme de données, Analyse tarifaire, Modèles de risque, Prévisions',
    duties: `construire les tableaux de bord de notre revue hebdomadaire
      modéliser les données brutes en tables auxquelles les autres équipes peuvent se fier
      comprendre pourquoi les clients partent et à quels signes on pourrait le voir plus tôt
      concevoir et analyser les tests A/B avec les chefs de produit
      prévoir la demande de chaque région et expliquer les écarts
      faire passer nos traitements de nuit dans un pipeline testé et surveillé`,
    needs: `au moins deux ans d'expérience en analyse de données produit ou commerciales
      une excellente maîtrise de SQL et de solides bases en Python
      une expérience d'un entrepôt de données dans le cloud
      une formation quantitative ou une pratique équivalente
      le goût d'expliquer une statistique à un commercial`,
    goals: `employer une seule définition du chiffre d'affaires dans tous les rapports
      prévoir les ruptures de stock sept jours à l'avance
      ramener le traitement de nuit de six heures à une`,
  }),
  local('software', /\bdéveloppeu(?:r|se)|\bingénieure? (?:logiciel|informatique)/i, {
    titles: `Software Engineer=Ingénieur logiciel, Backend Engineer=Développeur back-end,
      Frontend Developer=Développeur front-end, Full Stack Engineer=Développeur full stack`,
    teams: 'Plateforme, Commande, Infrastructure, Outils internes, Intégrations',
    duties: `concevoir et développer des services qui traitent deux millions de requêtes par jour
      mener une fonctionnalité de la première esquisse jusqu'à la production
      découper pas à pas notre application de commande en services
      relire du code chaque jour et veiller à la qualité des tests
      assurer une semaine d'astreinte sur six et supprimer les causes des alertes
      développer et documenter les interfaces de nos partenaires
      accompagner deux débutants pendant leur première année`,
    needs: `au moins trois ans d'expérience dans le développement de logiciels en production
      une très bonne maîtrise d'au moins un langage typé
      une expérience des bases de données relationnelles
      l'habitude d'écrire des tests automatisés
      des notions d'infrastructure cloud et de conteneurs
      un bon niveau d'anglais écrit`,
    goals: `livrer chaque service dix fois par jour
      diviser par deux le coût du cloud par commande
      ouvrir nos interfaces aux développeurs extérieurs`,
  }),
  local('it-support', /\btechnicien(?:ne)? (?:informatique|support)|\bsupport informatique/i, {
    titles: 'IT Support Technician=Technicien support informatique',
    teams: 'Centre de services, Poste de travail, Sites distants',
    duties: `résoudre les demandes de 400 utilisateurs aux niveaux 1 et 2
      préparer les ordinateurs et les téléphones des nouveaux arrivants
      gérer le parc et déployer les mises à jour
      rédiger des guides avec lesquels chacun peut se dépanner
      tenir à jour l'inventaire du matériel et des licences`,
    needs: `deux ans d'expérience du support sur site et par téléphone
      un diplôme en informatique ou une pratique équivalente
      une bonne connaissance de Windows, des comptes et des droits d'accès
      de la patience avec les gens pressés`,
    goals: `résoudre la moitié des demandes en moins de quatre heures
      renouveler tous les ordinateurs avant la fin de l'ancien système`,
  }),
]
