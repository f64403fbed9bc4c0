import { local } from '../local-profession.ts'

export const BUSINESS = [
  local(
    'marketing',
    /\b(?:responsable|chargée? de|assistante?|directeur|directrice) (?:du |de )?(?:marketing|communication)/i,
    {
      titles: `Marketing Manager=Responsable marketing, Marketing Coordinator=Chargé de marketing,
      Content Marketing Manager=Responsable marketing de contenu, Brand Manager=Chef de marque`,
      teams: 'Marque, Campagnes, Événements, Contenus, Marketing partenaires',
      duties: `planifier et envoyer nos campagnes e-mail et en rendre compte chaque lundi
      organiser douze salons et soirées clients par an avec votre propre budget
      tenir le calendrier éditorial du blog, de la lettre d'information et de trois réseaux sociaux
      briefer les agences et les indépendants et contrôler leur travail
      rédiger des pages d'atterrissage et en tester les titres
      coordonner les lancements entre les ventes, le design et le produit
      tenir à jour la base de contacts et les consentements`,
      needs: `un à trois ans d'expérience en marketing, en agence ou chez l'annonceur
      la pratique d'un outil d'e-mailing ou d'automatisation comme HubSpot
      une écriture claire et vivante
      une expérience de l'organisation d'événements
      une bonne aisance avec les chiffres et les budgets`,
      goals: `doubler la part des clients venus par recommandation
      obtenir 30 % de contacts qualifiés en plus avec le même budget
      lancer notre première campagne dans une deuxième langue`,
    },
  ),
  local(
    'sales',
    /\bcommerciale?(?:$| [hf]\b| terrain| itinérant| sédentaire)|\bvendeu(?:r|se)|\bresponsable (?:des )?ventes|\bchargée? d['’]affaires|\bgrands comptes/i,
    {
      titles: `Account Executive=Commercial, Sales Manager=Responsable des ventes,
      Key Account Manager=Responsable grands comptes, Business Development Representative=Chargé d'affaires`,
      teams: 'PME, Grands comptes, Partenaires, Région Ouest, Fidélisation',
      duties: `gagner de nouveaux clients dans votre région, du premier appel à la signature
      tenir une prévision de ventes fiable
      suivre quarante comptes et rencontrer chacun deux fois par an
      mener des démonstrations qui partent des chiffres du client
      négocier les renouvellements bien avant l'échéance
      animer un réseau de distributeurs et former leurs équipes`,
      needs: `au moins deux ans d'expérience de la vente aux entreprises
      une expérience de cycles de vente d'un à six mois
      une tenue rigoureuse du CRM
      de l'aisance face aux acheteurs comme aux techniciens
      un bon niveau d'anglais`,
      goals: `ouvrir deux régions et y gagner les cinquante premiers clients
      raccourcir d'un tiers le délai entre la démonstration et le contrat`,
    },
  ),
  local('finance', /\bcomptab|\bcontrôleu(?:r|se) de gestion|\bfinanci|\bgestionnaire de paie/i, {
    titles: `Accountant=Comptable, Senior Accountant=Comptable confirmé, Financial Analyst=Analyste financier,
      Controller=Contrôleur de gestion, Finance Manager=Responsable financier,
      Payroll Specialist=Gestionnaire de paie`,
    teams: 'Comptabilité groupe, Contrôle de gestion, Trésorerie, Fournisseurs, Fiscalité',
    duties: `préparer la clôture mensuelle et la ramener de neuf à cinq jours ouvrés
      construire le budget annuel avec douze directions et le suivre chaque mois
      expliquer les écarts à des responsables qui ne lisent pas de bilan
      rapprocher les comptes bancaires, fournisseurs et intragroupe
      préparer les dossiers des commissaires aux comptes
      automatiser les rapports encore faits à la main
      contrôler les notes de frais et les campagnes de paiement`,
    needs: `un diplôme en comptabilité ou en finance
      trois ans d'expérience en comptabilité, en audit ou en contrôle de gestion
      une excellente maîtrise d'Excel
      la connaissance des normes françaises et IFRS
      une expérience d'un ERP comme SAP ou Sage
      de la précision même à l'approche de la clôture`,
    goals: `clôturer le mois en cinq jours ouvrés
      remplacer quarante tableurs par un seul modèle de planification
      passer l'audit annuel sans réserve`,
  }),
  local(
    'operations',
    /\bchef(?:fe)? de projets?|\bresponsable (?:des )?opérations|\bresponsable d['’]exploitation|\boffice manager/i,
    {
      titles: `Operations Manager=Responsable des opérations, Project Manager=Chef de projet,
      Business Analyst=Business Analyst, Office Manager=Office Manager`,
      teams: 'Exploitation, Bureau des projets, Transformation, Direction de site',
      duties: `diriger au quotidien un site de soixante personnes en deux équipes
      cartographier nos processus et supprimer les étapes inutiles
      mener des projets allant jusqu'à un demi-million d'euros de budget, du lancement à la livraison
      convenir de niveaux de service avec les clients et en rendre compte chaque mois
      prévoir les effectifs des périodes de pointe six semaines à l'avance
      négocier avec les fournisseurs et suivre leurs engagements`,
      needs: `au moins trois ans d'expérience en exploitation ou en gestion de projet
      des projets terminés dans les délais et dans le budget
      une formation Lean, Six Sigma, PRINCE2 ou équivalente
      une expérience de l'encadrement d'équipes postées ou multisites
      une bonne aisance avec les chiffres`,
      goals: `réduire nos délais d'un quart sans effectif supplémentaire
      porter le taux de livraison à l'heure au-dessus de 97 %
      amener trois sites à une même façon de travailler`,
    },
  ),
  local('hr', /\bressources humaines|\b(?:responsable|chargée?|assistante?) (?:de )?(?:rh|recrutement)\b/i, {
    titles: `HR Manager=Responsable ressources humaines, Recruiter=Chargé de recrutement,
      HR Coordinator=Assistant ressources humaines`,
    teams: 'Administration du personnel, Recrutement, Formation, Rémunération',
    duties: `pourvoir quarante postes par an avec les responsables que vous conseillez
      répondre à toutes les questions de 180 salariés
      repenser l'accueil des nouveaux arrivants
      préparer la revue annuelle des salaires à partir de données
      conseiller l'encadrement sur les entretiens difficiles et le droit du travail
      bâtir un programme d'apprentissage avec deux lycées`,
    needs: `trois ans d'expérience en ressources humaines dans une entreprise de plus de 100 personnes
      de bonnes connaissances en droit du travail
      une expérience d'un SIRH comme Workday ou Lucca
      la pratique de l'entretien structuré
      de la discrétion et une écriture claire et bienveillante`,
    goals: `pourvoir un poste en moins de quarante jours
      réduire de moitié les départs précoces`,
  }),
]
