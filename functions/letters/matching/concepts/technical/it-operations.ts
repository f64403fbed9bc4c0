import type { ConceptEntry } from '../concept-entry.ts'

/** Running systems: cloud, networks, support, security. */
export const IT_OPERATIONS_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'uptime',
    label: {
      en: 'availability',
      de: 'Verfügbarkeit',
      fr: 'la disponibilité',
      es: 'la disponibilidad del servicio',
    },
    words: {
      en: `uptime, slo, sla~service, high availab, reliability~service, service reliab, 99 9, failover, outage,
        downtime~service, zero downtime, disaster recovery, resilien, availability~service, availability~system,
        availability over, availability in, 99 95, 99 97, 99 98, 99 99`,
      de: 'verfugbarkeit~system, hochverfugbar, systemverfugbarkeit, ausfallsicher, systemausfall, ausfallzeit',
      fr: `haute disponibilite, disponibilite~service, taux de disponibilite, continuite de service, reprise d activite
`,
      es: 'alta disponibilidad, disponibilidad del s, tiempo de actividad, recuperacion ante desastres',
    },
  },
  {
    id: 'on-call',
    label: {
      en: 'on-call and incidents',
      de: 'Rufbereitschaft und Störungen',
      fr: 'les astreintes et les incidents',
      es: 'las guardias y las incidencias',
    },
    words: {
      en: `on call, incident review, incident response, incident process, incident manag, post mortem, postmortem,
        alerts, pager, root cause~incident, causes of alerts, runbook, number of incidents, incidents in a, mean time
        to`,
      de: 'rufbereitschaft, bereitschaftsdienst~system, incident, storungsmanagement, alarme, postmortem',
      fr: 'astreinte, gestion des incidents, post mortem, alertes',
      es: 'guardias~sistem, gestion de incidencias, gestion de incidentes, post mortem, alertas~sistem',
    },
  },
  {
    id: 'observability',
    label: {
      en: 'monitoring systems',
      de: 'die Überwachung von Systemen',
      fr: 'la supervision des systèmes',
      es: 'la monitorización de sistemas',
    },
    words: {
      en: `observab, prometheus, grafana, datadog, new relic, opentelemetry, tracing, logging and monitor,
        dashboards~service, watch them there`,
      de: 'observab, prometheus, grafana, datadog, systemuberwachung, tracing',
      fr: 'observab, prometheus, grafana, datadog, supervision~system, traces',
      es: 'observab, prometheus, grafana, datadog, monitoriz~sistem, trazabilidad de servicios',
    },
  },
  {
    id: 'cloud-cost',
    label: { en: 'cloud costs', de: 'Cloud-Kosten', fr: 'les coûts du cloud', es: 'los costes de la nube' },
    words: {
      en: `cloud bill, cloud cost, aws bill, infrastructure cost, hosting cost, cost of~cloud, finops, cloud spend,
        reserved instance`,
      de: 'cloud kosten, cloudkosten, infrastrukturkosten, hostingkosten, aws kosten',
      fr: 'couts cloud, facture cloud, cout~cloud, cout de l infrastructure, couts d infrastructure',
      es: 'costes de la nube, costos de la nube, coste~cloud, costo~cloud, gasto en la nube',
    },
  },
  {
    id: 'cloud',
    label: {
      en: 'cloud infrastructure',
      de: 'Cloud-Infrastruktur',
      fr: "l'infrastructure cloud",
      es: 'la infraestructura en la nube',
    },
    words: {
      en: `aws, azure, gcp, google cloud, cloud infrastruct, cloud migration, terraform, infrastructure as code,
        cloudformation, serverless, lambda, cloud native`,
      de: 'aws, azure, google cloud, cloud infrastruktur, cloudinfrastruktur, cloud migration, terraform, serverless',
      fr: `aws, azure, google cloud, infrastructure cloud, migration cloud, migration vers le cloud, terraform,
        serverless`,
      es: 'aws, azure, google cloud, infraestructura en la nube, migracion a la nube, terraform, serverless',
    },
  },
  {
    id: 'it-support',
    label: {
      en: 'IT support',
      de: 'IT-Support',
      fr: "l'assistance informatique",
      es: 'el soporte informático',
    },
    words: {
      en: `help desk, helpdesk, service desk, it support, desktop support, end user support, ticket queue, support
        tickets, active directory, microsoft 365~support, troubleshoot~user, laptops, password reset, servicenow,
        hardware and software, hardware issues, software issues, system errors, tech clients, computer hardware,
        install~software`,
      de: `helpdesk, service desk, it support, anwendersupport, anwenderbetreuung, first level, second level, active
        directory, benutzersupport`,
      fr: `assistance utilisateur, support informatique, support utilisateur, helpdesk, centre de services, parc
        informatique, active directory`,
      es: 'soporte tecnico, soporte informatico, mesa de ayuda, soporte a usuarios, helpdesk, active directory',
    },
  },
  {
    id: 'networks',
    label: {
      en: 'networks and servers',
      de: 'Netzwerke und Server',
      fr: 'les réseaux et les serveurs',
      es: 'las redes y los servidores',
    },
    words: {
      en: `network admin, switches, routers, firewall, vpn, lan, wan, cisco, windows server, linux server, vmware,
        virtuali, sysadmin, system administrat, backup, server administrat, servers~network, mail server, file server`,
      de: `netzwerkadministration, netzwerke~server, switches, firewall, vpn, cisco, server, vmware, systemadministrat,
        datensicherung`,
      fr: 'reseaux~serveurs, administration systeme, pare feu, vpn, cisco, serveurs, vmware, sauvegardes',
      es: `redes~servidores, administracion de sistemas, cortafuegos, firewall, vpn, cisco, servidores, vmware, copias de
        seguridad`,
    },
  },
  {
    id: 'it-security',
    label: {
      en: 'information security',
      de: 'Informationssicherheit',
      fr: 'la sécurité informatique',
      es: 'la seguridad de la información',
    },
    words: {
      en: `information security, cyber, iso 27001, penetration test, vulnerabilit, siem, soc, phishing, identity and
        access, access control~system, security review, single sign on, encryption, incident~breach, threat detect,
        threat model, cyber threat, threat hunt`,
      de: 'informationssicherheit, it sicherheit, cyber, iso 27001, schwachstellen, penetrationstest, phishing, siem',
      fr: 'securite informatique, cybersecurite, iso 27001, vulnerabilit, test d intrusion, hameconnage, siem',
      es: 'seguridad informatica, ciberseguridad, iso 27001, vulnerabilidad, pruebas de penetracion, phishing, siem',
    },
  },
]
