import type { ConceptEntry } from '../concept-entry.ts'

/** Law and compliance. */
export const LEGAL_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'contracts',
    label: {
      en: 'drafting contracts',
      de: 'die Vertragsgestaltung',
      fr: 'la rédaction de contrats',
      es: 'la redacción de contratos',
    },
    words: {
      en: `draft~contract, drafting contracts, contract review, review contracts, reviewed contracts,
        contracts a, agreements~draft, nda, contract negotiat, clauses, commercial agreements,
        licence agreement, license agreement, contract manage, contract template, legal documents`,
      de: `vertragsgestaltung, vertragsprufung, vertrage~pruf, vertragsentw, vertragsmanag,
        vertragsverhandl, vertragsrecht, sicherheitenvertrag, vertragsanderung`,
      fr: `redaction de contrats, contrats~redig, contractuel, clauses, relecture de contrats,
        actes juridiques, negociation de contrats`,
      es: `redaccion de contratos, contratos~redact, revision de contratos, contractual, clausulas,
        documentos legales`,
    },
  },
  {
    id: 'litigation',
    label: { en: 'litigation', de: 'Gerichtsverfahren', fr: 'le contentieux', es: 'los litigios' },
    words: {
      en: `litigation, court hearing, hearings, trial prep, lawsuit, arbitration, court visit, depositions,
        trials., exhibits, verdict, citations, discovery~documents, document discovery, legal discovery,
        e discovery, manage discovery`,
      de: `gerichtsverfahren, prozessfuhrung, klage, schriftsatz, gerichtstermin, rechtsstreit,
        schiedsverfahren`,
      fr: `contentieux, audiences, plaidoirie, procedures judiciaires, assignation, conclusions~tribunal,
        arbitrage`,
      es: 'litigio, demandas, audiencias, juicios, procesal, escritos judiciales, arbitraje, contencioso',
    },
  },
  {
    id: 'court-documents',
    label: {
      en: 'papers for the court',
      de: 'Schriftsätze',
      fr: 'les actes de procédure',
      es: 'los escritos judiciales',
    },
    words: {
      en: 'pleadings, petitions, court filing, briefs~court, motions, court documents, filings~court',
      de: 'schriftsatz, klageschrift, gerichtspost',
      fr: 'actes de procedure, conclusions~tribunal, assignation',
      es: 'escritos judiciales, escritos procesales, demandas~redact',
    },
  },
  {
    id: 'legal-research',
    label: {
      en: 'legal research',
      de: 'die rechtliche Recherche',
      fr: 'la recherche juridique',
      es: 'la investigación jurídica',
    },
    words: {
      en: `legal research, case law, legal opinion, memoranda, legal advice, statutes, precedent,
        legal issues, legal guidance, legal support`,
      de: `rechtsgutachten, juristische recherche, rechtsprechung, rechtsberatung, rechtliche prufung,
        juristisch`,
      fr: `recherche juridique, recherches juridiques, jurisprudence, veille juridique, conseil juridique,
        consultations juridiques, note juridique`,
      es: `investigacion juridica, jurisprudencia, asesoria legal, asesoramiento juridico, dictamenes,
        consultas legales`,
    },
  },
  {
    id: 'data-protection',
    label: {
      en: 'data protection',
      de: 'der Datenschutz',
      fr: 'la protection des données',
      es: 'la protección de datos',
    },
    words: {
      en: 'gdpr, data protection, privacy impact, privacy program, dpia, hipaa, ccpa, personal data',
      de: 'datenschutz, dsgvo, datenschutzbeauftrag',
      fr: 'rgpd, protection des donnees, donnees personnelles, dpo',
      es: 'proteccion de datos, rgpd, lopd, datos personales',
    },
  },
  {
    id: 'compliance',
    general: true,
    label: {
      en: 'compliance with rules',
      de: 'die Einhaltung von Vorschriften',
      fr: 'la conformité réglementaire',
      es: 'el cumplimiento normativo',
    },
    words: {
      en: `regulatory require, regulations, regulator, policies and procedures, code of conduct,
        inspections~compliance, passed inspection, audits~compliance, statutory, ensure~compliance,
        compliance with, regulatory compliance, compliance officer, compliance program, compliance check,
        compliance polic, in compliance`,
      de: `compliance, vorschriften~einhalt, gesetzliche vorgaben, richtlinien~einhalt, regulatorisch,
        auflagen`,
      fr: 'conformite, reglementation, respect des normes, obligations legales, mise en conformite',
      es: 'cumplimiento, normativa, regulatori, requisitos legales, compliance',
    },
  },
  {
    id: 'company-law',
    label: {
      en: 'corporate law',
      de: 'das Gesellschaftsrecht',
      fr: 'le droit des sociétés',
      es: 'el derecho societario',
    },
    words: {
      en: `corporate law, corporate governance, incorporation, shareholder, board minutes, company secretar,
        start up filings, contracts and filings, m a transactions, due diligence~legal`,
      de: `gesellschaftsrecht, gesellschafterbeschluss, handelsregister, corporate governance,
        grundung~gesellschaft`,
      fr: 'droit des societes, assemblees generales, secretariat juridique, gouvernance, statuts',
      es: 'derecho societario, derecho mercantil, actas, gobierno corporativo, constitucion de sociedades',
    },
  },
  {
    id: 'intellectual-property',
    label: {
      en: 'patents and trademarks',
      de: 'Patente und Marken',
      fr: 'la propriété intellectuelle',
      es: 'la propiedad intelectual',
    },
    words: {
      en: 'patent, trademark, intellectual property, copyright, licensing agreement',
      de: 'patent, markenrecht, geistiges eigentum, urheberrecht, schutzrecht',
      fr: 'propriete intellectuelle, brevet, droit d auteur, depot de marque',
      es: `propiedad intelectual, derechos de autor, registro de marca, patentes de invencion,
        patentes y marcas, solicitud de patente`,
    },
  },
]
