import type { ConceptEntry } from '../concept-entry.ts'

/** Building and running software. */
export const SOFTWARE_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'services',
    label: {
      en: 'splitting a monolith into services',
      de: 'die Aufteilung eines Monolithen in Services',
      fr: 'le découpage d\'un monolithe en services',
      es: 'la división de un monolito en servicios',
    },
    words: {
      en: `monolith, microservice, micro service, split~services, decompos, service oriented, moved~services,
        move~services, batch job~stream, batch~event stream, nightly batch, event driven, service boundar,
        extract~services`,
      de: `monolith, microservice, micro service, dienste~aufteil, servicearchitektur, ereignisgesteuert, event
        getrieben, batch~streams`,
      fr: 'monolithe, microservice, micro service, decoup~services, architecture de services, evenementiel',
      es: 'monolito, microservicio, micro servicio, dividir~servicios, arquitectura de servicios, orientad~eventos',
    },
  },
  {
    id: 'containers',
    label: {
      en: 'containers and Kubernetes',
      de: 'Container und Kubernetes',
      fr: 'les conteneurs et Kubernetes',
      es: 'los contenedores y Kubernetes',
    },
    words: {
      en: `kubernetes, k8s, docker, container platform, containeriz, containeris, helm chart, openshift,
        containers~cloud, infrastructure and containers`,
      de: 'kubernetes, docker, containerisier, containerplattform, openshift',
      fr: 'kubernetes, docker, conteneuris, conteneurs, openshift',
      es: 'kubernetes, docker, contenedores, contenedoriz, openshift',
    },
  },
  {
    id: 'event-streams',
    label: { en: 'event streams', de: 'Event-Streams', fr: 'les flux d\'événements', es: 'los flujos de eventos' },
    words: {
      en: `kafka, event stream, streaming pipeline, message queue, rabbitmq, pub sub, kinesis, message broker,
        asynchronous messag`,
      de: 'kafka, event stream, nachrichtenwarteschlange, datenstrom, rabbitmq',
      fr: 'kafka, flux d evenements, file de messages, rabbitmq',
      es: 'kafka, flujo de eventos, cola de mensajes, colas de mensajes, rabbitmq',
    },
  },
  {
    id: 'api-design',
    label: {
      en: 'interfaces that others build on',
      de: 'Schnittstellen für andere',
      fr: 'les interfaces de programmation',
      es: 'las interfaces de programación',
    },
    words: {
      en: `api, apis, rest, restful, graphql, grpc, interfaces that, sdk, webhook, openapi, outside developers,
        partner integration, partners integrate, tracking interface, endpoints`,
      de: `api, apis, rest, graphql, schnittstellen~entwick, schnittstellen~partner, schnittstellendokumentation,
        webhooks`,
      fr: 'api, apis, rest, graphql, webhooks, interfaces de programmation',
      es: 'api, apis, rest, graphql, webhooks, interfaces de programacion',
    },
  },
  {
    id: 'query-speed',
    label: {
      en: 'fast databases',
      de: 'schnelle Datenbanken',
      fr: 'la performance des bases de données',
      es: 'el rendimiento de las bases de datos',
    },
    words: {
      en: `query plan, query perform, slow quer, index~database, indexes, relational database, postgresql, postgres,
        mysql, sql server, database~perform, database~tun, database design, schema migration, p95, sql quer`,
      de: `abfrageplan, datenbankoptimier, relationale datenbank, postgresql, postgres, mysql, datenbank~performance,
        indizes, sql abfragen, datenbankdesign`,
      fr: `base de donnees relationnel, bases de donnees relationnel, postgresql, mysql, optimis~requetes,
        index~base, plan d execution`,
      es: 'base de datos relacional, bases de datos relacional, postgresql, mysql, optimiz~consultas, indices~base',
    },
  },
  {
    id: 'latency',
    label: {
      en: 'short response times',
      de: 'kurze Antwortzeiten',
      fr: 'les temps de réponse',
      es: 'los tiempos de respuesta',
    },
    words: {
      en: `latency, response time, p95, p99, throughput, requests a day, requests per second, requests a second,
        milliseconds, page load, load time, transactions a day, transactions per, high traffic, scalab,
        performance~backend`,
      de: 'latenz, antwortzeit, durchsatz, ladezeit, anfragen pro, skalierbar, transaktionen pro',
      fr: 'latence, temps de reponse, temps de chargement, requetes par, montee en charge, debit',
      es: 'latencia, tiempo de respuesta, tiempos de respuesta, tiempo de carga, peticiones por, escalab',
    },
  },
  {
    id: 'uptime',
    label: { en: 'availability', de: 'Verfügbarkeit', fr: 'la disponibilité', es: 'la disponibilidad del servicio' },
    words: {
      en: `uptime, availability, slo, sla~service, high availab, reliability~service, service reliab, 99 9, failover,
        outage, downtime~service, zero downtime, disaster recovery, resilien`,
      de: 'verfugbarkeit~system, hochverfugbar, systemverfugbarkeit, ausfallsicher, systemausfall, ausfallzeit',
      fr: `haute disponibilite, disponibilite~service, taux de disponibilite, continuite de service, reprise d
        activite`,
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
        alerts, pager, root cause~incident, causes of alerts, runbook`,
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
    id: 'releases',
    label: {
      en: 'frequent releases',
      de: 'häufige Releases',
      fr: 'les livraisons fréquentes',
      es: 'las entregas frecuentes',
    },
    words: {
      en: `release every, releases, deployments, deploy~day, deploy~week, continuous deliver, continuous integration,
        continuous deploy, ci cd, ci, build time, build pipeline, github actions, jenkins, gitlab ci,
        build~minutes, ship~production, feature flag, take features, to production`,
      de: `releases, auslieferung~software, ci cd, build pipeline, jenkins, continuous integration, deployment,
        bereitstellung~software`,
      fr: `mise en production, mises en production, integration continue, livraison continue, deploiement continu, ci
        cd, jenkins`,
      es: 'despliegue, integracion continua, entrega continua, ci cd, puesta en produccion, jenkins',
    },
  },
  {
    id: 'test-automation',
    label: {
      en: 'automated tests',
      de: 'automatisierte Tests',
      fr: 'les tests automatisés',
      es: 'las pruebas automatizadas',
    },
    words: {
      en: `test automat, automated test, unit test, integration test, end to end test, test coverage, tdd, test
        driven, writing tests, write tests, tests before, phpunit, pytest, junit, jest, cypress, playwright,
        selenium, test suite, bar for tests, regression test, test plan, testplan`,
      de: `testautomatisier, automatisierte tests, unit test, integrationstest, testabdeckung, regressionstest,
        testfalle, testkonzept`,
      fr: `tests automatis, tests unitaires, tests d integration, automatisation des tests, couverture de tests,
        tests de non regression`,
      es: 'pruebas automat, pruebas unitarias, pruebas de integracion, cobertura de pruebas, automatizacion de pruebas',
    },
  },
  {
    id: 'code-review',
    label: { en: 'code review', de: 'Code-Reviews', fr: 'la revue de code', es: 'la revisión de código' },
    words: {
      en: `code review, review code, reviewed code, pull request, pair programm, clean code, coding standard, code
        quality, refactor`,
      de: 'code review, codequalitat, pair programming, clean code, refactoring',
      fr: 'revue de code, revues de code, qualite du code, refactor, pair programming',
      es: 'revision de codigo, revisiones de codigo, calidad del codigo, refactoriz',
    },
  },
  {
    id: 'frontend',
    label: {
      en: 'user interfaces on the web',
      de: 'Weboberflächen',
      fr: 'les interfaces web',
      es: 'las interfaces web',
    },
    words: {
      en: `react, vue, angular, frontend, front end, typescript~interface, javascript, web app, single page, svelte,
        html, css, responsive web`,
      de: 'react, vue, angular, frontend, weboberflach, webanwendung, javascript',
      fr: 'react, vue js, angular, frontend, front end, application web, applications web, javascript',
      es: 'react, vue, angular, frontend, front end, aplicacion web, aplicaciones web, javascript',
    },
  },
  {
    id: 'mobile-apps',
    label: { en: 'mobile apps', de: 'mobile Apps', fr: 'les applications mobiles', es: 'las aplicaciones móviles' },
    words: {
      en: 'mobile app, ios app, android, swift, kotlin, flutter, react native, app store',
      de: 'mobile app, android, ios app, flutter, react native, app entwickl',
      fr: 'application mobile, applications mobiles, android, flutter, react native',
      es: 'aplicacion movil, aplicaciones moviles, android, flutter, react native',
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
      fr: 'l\'infrastructure cloud',
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
    id: 'backend-java',
    label: { en: 'backend services', de: 'Backend-Dienste', fr: 'les services back-end', es: 'los servicios backend' },
    words: {
      en: `backend, back end, spring boot, java service, server side, django, node js, ruby on rails, laravel,
        backend service, services that handle, microservices in`,
      de: 'backend, spring boot, django, node js, serverseitig, laravel',
      fr: 'backend, back end, spring boot, django, node js, laravel, cote serveur',
      es: 'backend, back end, spring boot, django, node js, laravel, lado del servidor',
    },
  },
  {
    id: 'payments-tech',
    label: { en: 'payment systems', de: 'Zahlungssysteme', fr: 'les systèmes de paiement', es: 'los sistemas de pago' },
    words: {
      en: `payment platform, payment service, payment system, settlement, payouts, checkout, payment gateway, payment
        process, stripe, transactions~payment, funds movement`,
      de: 'zahlungssystem, zahlungsplattform, zahlungsabwicklung, checkout, auszahlung, zahlungsdienst, settlement',
      fr: `systeme de paiement, systemes de paiement, plateforme de paiement, paiements en ligne,
        reglement~transaction`,
      es: 'sistema de pago, sistemas de pago, plataforma de pago, pasarela de pago, pagos en linea',
    },
  },
  {
    id: 'embedded',
    label: { en: 'embedded software', de: 'Embedded-Software', fr: 'le logiciel embarqué', es: 'el software embebido' },
    words: {
      en: `embedded, firmware, microcontroller, rtos, hardware in the loop, fpga, device driver, c++~hardware,
        verilog, pcb`,
      de: 'embedded, firmware, mikrocontroller, eingebettete, steuergerat, fpga',
      fr: 'embarque, firmware, microcontroleur, fpga, temps reel~logiciel',
      es: 'embebido, firmware, microcontrolador, fpga, sistemas embebidos',
    },
  },
  {
    id: 'it-support',
    label: { en: 'IT support', de: 'IT-Support', fr: 'l\'assistance informatique', es: 'el soporte informático' },
    words: {
      en: `help desk, helpdesk, service desk, it support, desktop support, end user support, ticket queue, support
        tickets, active directory, microsoft 365~support, troubleshoot~user, laptops, password reset, servicenow`,
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
      en: `network admin, switches, routers, firewall, vpn, lan, wan, cisco, servers, windows server, linux server,
        vmware, virtuali, sysadmin, system administrat, backup`,
      de: `netzwerkadministration, netzwerke~server, switches, firewall, vpn, cisco, server, vmware,
        systemadministrat, datensicherung`,
      fr: 'reseaux~serveurs, administration systeme, pare feu, vpn, cisco, serveurs, vmware, sauvegardes',
      es: `redes~servidores, administracion de sistemas, cortafuegos, firewall, vpn, cisco, servidores, vmware,
        copias de seguridad`,
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
      en: `information security, cyber, iso 27001, penetration test, vulnerabilit, siem, soc, threat, phishing,
        identity and access, access control~system, security review, single sign on, encryption, incident~breach`,
      de: 'informationssicherheit, it sicherheit, cyber, iso 27001, schwachstellen, penetrationstest, phishing, siem',
      fr: 'securite informatique, cybersecurite, iso 27001, vulnerabilit, test d intrusion, hameconnage, siem',
      es: 'seguridad informatica, ciberseguridad, iso 27001, vulnerabilidad, pruebas de penetracion, phishing, siem',
    },
  },
  {
    id: 'legacy',
    label: {
      en: 'renewing old systems',
      de: 'die Ablösung alter Systeme',
      fr: 'le renouvellement de systèmes anciens',
      es: 'la renovación de sistemas antiguos',
    },
    words: {
      en: `legacy, migrat~system, technical debt, tech debt, moderniz, modernis, rewrite, rewrote, replaced~system,
        replatform`,
      de: 'legacy, altsystem, technische schulden, modernisier, ablosung, systemmigration, migrier',
      fr: 'legacy, dette technique, modernis, refonte, migration~systeme',
      es: 'legacy, deuda tecnica, moderniz, sistemas heredados, migracion de sistema',
    },
  },
  {
    id: 'technical-writing',
    label: {
      en: 'explaining technical matters in writing',
      de: 'technische Dokumentation',
      fr: 'la documentation technique',
      es: 'la documentación técnica',
    },
    words: {
      en: `trade off in writing, technical document, technical writing, design document, architecture decision,
        documentation~interface, wrote~documentation, write~documentation, api documentation, handovers and
        documentation, user manual, user guide`,
      de: 'technische dokumentation, schnittstellendokumentation, architekturentscheidung, handbuch, benutzerhandbuch',
      fr: 'documentation technique, redaction technique, guide utilisateur, manuel utilisateur',
      es: 'documentacion tecnica, redaccion tecnica, manual de usuario, guia de usuario',
    },
  },
]
