import type { ConceptEntry } from '../concept-entry.ts'

/** Marketing and communication. */
export const MARKETING_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'leads',
    label: {
      en: 'qualified leads',
      de: 'qualifizierte Leads',
      fr: 'les prospects qualifiés',
      es: 'los contactos cualificados',
    },
    words: {
      en: `qualified lead, demand generation, demand gen, mql, sql lead, sign ups, signups, cost per lead, lead
        generation, inbound, registrations~campaign, inquiries, new leads, sales leads, more leads, leads per, leads
        by, leads from, generated~leads, generate~leads, lead gen`,
      de: 'leads, leadgenerier, anfragen~kampagne, kosten pro lead, inbound, anmeldungen~kampagne',
      fr: 'leads, prospects qualifies, generation de leads, inscriptions~campagne, cout par lead, inbound',
      es: 'leads, generacion de leads, contactos cualificados, coste por lead, costo por lead, inbound',
    },
  },
  {
    id: 'email-campaigns',
    label: {
      en: 'email campaigns',
      de: 'E-Mail-Kampagnen',
      fr: "les campagnes d'e-mails",
      es: 'las campañas de correo',
    },
    words: {
      en: `email campaign, newsletter, mailchimp, open rate, click rate, opens~clicks, marketing automation, hubspot,
        drip, email marketing, klaviyo, subscribers, automation tool, subject lines`,
      de: 'newsletter, e mail kampagne, e mail marketing, marketing automation, offnungsrate, abonnent, mailing',
      fr: 'newsletter, emailing, e mailing, campagnes email, taux d ouverture, marketing automation, abonnes',
      es: 'newsletter, boletin, email marketing, campanas de correo, tasa de apertura, suscriptores, mailing',
    },
  },
  {
    id: 'organic-search',
    label: {
      en: 'organic traffic',
      de: 'organische Reichweite',
      fr: 'le trafic organique',
      es: 'el tráfico orgánico',
    },
    words: {
      en: `seo, organic traffic, organic search, keyword, search ranking, articles that answer, search visib, backlink,
        google search, blog traffic, visits from search, search engine, traffic acquisition, web traffic`,
      de: `seo, organische reichweite, suchmaschinenoptim, organischer traffic, keyword, suchmaschine,
        sichtbarkeit~google`,
      fr: `seo, referencement naturel, trafic organique, mots cles, moteurs de recherche, referencement, hausse du
        trafic, trafic du site`,
      es: 'seo, trafico organico, posicionamiento web, posicionamiento organico, palabras clave, buscadores',
    },
  },
  {
    id: 'paid-media',
    label: {
      en: 'paid advertising',
      de: 'bezahlte Werbung',
      fr: 'la publicité payante',
      es: 'la publicidad de pago',
    },
    words: {
      en: `paid search, google ads, facebook ads, ppc, paid social, ad spend, paid media, meta ads, media buying, roas,
        sem, cost per click, performance marketing, display ads`,
      de: 'google ads, performance marketing, bezahlte werbung, mediabudget, sea, anzeigenkampagn, werbebudget',
      fr: 'google ads, sea, publicite en ligne, achat media, campagnes payantes, social ads',
      es: 'google ads, publicidad digital, campanas de pago, sem, compra de medios, facebook ads',
    },
  },
  {
    id: 'social-media',
    label: { en: 'social media', de: 'soziale Medien', fr: 'les réseaux sociaux', es: 'las redes sociales' },
    words: {
      en: `social media, instagram, tiktok, linkedin post, social channels, followers, community manag, influencer,
        facebook page, hootsuite, engagement rate`,
      de: 'social media, soziale medien, sozialen medien, instagram, follower, community management, influencer',
      fr: 'reseaux sociaux, instagram, community management, abonnes, influenceur, animation de communaut',
      es: 'redes sociales, instagram, community manager, seguidores, influencer, comunidad digital',
    },
  },
  {
    id: 'content',
    label: {
      en: 'content people read',
      de: 'Inhalte, die gelesen werden',
      fr: 'les contenus rédactionnels',
      es: 'los contenidos',
    },
    words: {
      en: `content calendar, content strategy, blog, articles, editorial, copywrit, case studies, white paper, lively
        writing, content marketing, storytelling, wrote~articles, write~articles, editor, brochure`,
      de: `redaktion, blog, content marketing, texte~verfass, fachartikel, redaktionsplan, texter, inhalte~erstell,
        broschur`,
      fr: `contenu editorial, blog, articles, calendrier editorial, strategie de contenu, brand content, contenus,
        redaction de contenu, redaction web, redaction d articles`,
      es: `contenidos, blog, articulos, calendario editorial, estrategia de contenido, copywriting, redaccion de
        contenid, redaccion de textos`,
    },
  },
  {
    id: 'conversion',
    label: {
      en: 'conversion on web pages',
      de: 'die Conversion von Webseiten',
      fr: 'le taux de conversion',
      es: 'la conversión en la web',
    },
    words: {
      en: `conversion rate, landing page, conversion, bounce rate, checkout flow, checkout~rate, cart abandon, funnel,
        click through, trial to paid, headlines`,
      de: 'conversion, landingpage, landing page, absprungrate, warenkorbabbruch, abbruchquote',
      fr: 'taux de conversion, page d atterrissage, landing page, tunnel de conversion, abandon de panier, conversion',
      es: 'tasa de conversion, conversion, landing page, pagina de aterrizaje, embudo, abandono de carrito',
    },
  },
  {
    id: 'campaign-report',
    label: {
      en: 'campaign reports',
      de: 'Kampagnenberichte',
      fr: 'le suivi des campagnes',
      es: 'los informes de campaña',
    },
    words: {
      en: `campaign report, google analytics, campaign~results, report opens, attribution, marketing report, campaign
        performance, marketing analytics, return on ad, campaign metrics, monthly campaign`,
      de: 'kampagnenbericht, google analytics, kampagnenauswert, kampagnen~auswert, erfolgsmessung',
      fr: 'google analytics, suivi des campagnes, bilan de campagne, performance des campagnes, analyse des campagnes',
      es: 'google analytics, informe de campana, resultados de campana, rendimiento de campanas, metricas de marketing',
    },
  },
  {
    id: 'events',
    label: {
      en: 'organising events',
      de: 'die Organisation von Veranstaltungen',
      fr: "l'organisation d'événements",
      es: 'la organización de eventos',
    },
    words: {
      en: `trade fair, trade show, organis~event, organiz~event, event planning, events a year, conference~attendees,
        attendees, webinar, roadshow, exhibition stand, events with, guests~event, fundraising event, open day`,
      de: `veranstaltung, events~organis, event organisation, webinar, kongress, teilnehmende, teilnehmer~veranstalt,
        fachmesse, messestand, messeauftritt, messeplan, messen., messe.`,
      fr: 'salons professionnels, organisation d evenements, evenementiel, evenements, webinaire, seminaire, foire',
      es: 'ferias, organizacion de eventos, eventos, webinar, congreso, asistentes al evento',
    },
  },
  {
    id: 'referrals',
    label: {
      en: 'recommendations by customers',
      de: 'Empfehlungen durch Kunden',
      fr: 'la recommandation par les clients',
      es: 'las recomendaciones de clientes',
    },
    words: {
      en: `referral program, referrals~customer, referral, by recommendation, word of mouth, customers who come by,
        advocacy program, net promoter, nps, testimonial, reviews~customer, online reviews`,
      de: 'empfehlungsmarketing, weiterempfehl, kunden werben, nps, kundenbewertung, empfehlungen~kunden',
      fr: 'recommandation client, parrainage, bouche a oreille, nps, avis clients',
      es: 'programa de referidos, recomendacion de clientes, boca a boca, nps, resenas de clientes',
    },
  },
  {
    id: 'agencies',
    label: {
      en: 'working with agencies',
      de: 'die Zusammenarbeit mit Agenturen',
      fr: 'le pilotage des agences',
      es: 'la coordinación con agencias',
    },
    words: {
      en: `brief agenc, agencies and freelancers, agency manag, creative agency, external agenc, freelancers,
        brief~designers, managed agenc, suppliers~event, photographers`,
      de: 'agenturen, agentursteuerung, freelancer, freie mitarbeiter, dienstleister~marketing, agenturbriefing',
      fr: 'agences de communication, pilotage des agences, agence~brief, prestataires~communication, freelances',
      es: 'agencias, freelance, proveedores de marketing, coordinacion con agencias, briefing',
    },
  },
  {
    id: 'brand',
    label: {
      en: 'a brand people know',
      de: 'die Markenführung',
      fr: 'la notoriété de la marque',
      es: 'el desarrollo de marca',
    },
    words: {
      en: `brand awareness, brand strategy, rebrand, brand guidelines, brand identity, corporate design, branding,
        product launch, launch campaign, positioning, go to market, brand integrity`,
      de: `markenfuhrung, markenbekannt, corporate design, markenauftritt, rebranding, markteinfuhrung, produkteinfuhrung
`,
      fr: 'notoriete, image de marque, identite visuelle, strategie de marque, lancement de produit, charte graphique',
      es: `posicionamiento de marca, identidad de marca, imagen de marca, branding, lanzamiento de producto,
        reconocimiento de marca`,
    },
  },
  {
    id: 'press',
    label: {
      en: 'press and public relations',
      de: 'Presse- und Öffentlichkeitsarbeit',
      fr: 'les relations presse',
      es: 'la relación con los medios',
    },
    words: {
      en: `press release, public relations, media relations, journalists, press coverage, spokesperson, internal
        communication, corporate communication`,
      de: `pressearbeit, offentlichkeitsarbeit, pressemitteilung, journalisten, interne kommunikation,
        unternehmenskommunikation`,
      fr: 'relations presse, communiques de presse, relations publiques, communication interne, journalistes',
      es: `relaciones publicas, notas de prensa, medios de comunicacion, comunicacion interna, comunicacion corporativa
`,
    },
  },
  {
    id: 'online-shop',
    label: {
      en: 'an online shop',
      de: 'der Onlineshop',
      fr: 'la boutique en ligne',
      es: 'la tienda en línea',
    },
    words: {
      en: `ecommerce, e commerce, online shop, online store, web shop, shopify, magento, marketplace~product, amazon
        seller, product listing, woocommerce, online sales, marketplace trading, online orders, product pages, online
        platform`,
      de: 'onlineshop, online shop, e commerce, shopify, onlinehandel, webshop, marktplatz~artikel',
      fr: 'boutique en ligne, e commerce, site marchand, shopify, prestashop, vente en ligne, marketplace',
      es: 'tienda online, tienda en linea, comercio electronico, e commerce, shopify, ventas online, marketplace',
    },
  },
  {
    id: 'market-watch',
    label: {
      en: 'knowing the market',
      de: 'die Marktbeobachtung',
      fr: 'la connaissance du marché',
      es: 'el conocimiento del mercado',
    },
    words: {
      en: `competitor, market trends, industry trends, sales trends, market analys, market insight, competitive analysis,
        benchmarking, market share, category performance`,
      de: 'marktbeobachtung, wettbewerb, marktanalyse, markttrends, marktanteil, marktkenntnis, benchmark',
      fr: `concurrence, veille concurrentielle, analyse du marche, part de marche, parts de marche, tendances du marche
`,
      es: 'competencia~mercado, analisis de mercado, tendencias del mercado, cuota de mercado, competidores',
    },
  },
]
