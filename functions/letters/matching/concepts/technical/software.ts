import type { ConceptEntry } from '../concept-entry.ts'

/** Building and running software. */
export const SOFTWARE_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'services',
    label: {
      en: 'splitting a monolith into services',
      de: 'die Aufteilung eines Monolithen in Services',
      fr: "le découpage d'un monolithe en services",
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
    label: {
      en: 'event streams',
      de: 'Event-Streams',
      fr: "les flux d'événements",
      es: 'los flujos de eventos',
    },
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
      en: `api, apis, restful, graphql, grpc, interfaces that, sdk, webhook, openapi, outside developers, partner
        integration, partners integrate, tracking interface, endpoints, rest api`,
      de: `api, apis, graphql, schnittstellen~entwick, schnittstellen~partner, schnittstellendokumentation, webhooks,
        rest api`,
      fr: 'api, apis, graphql, webhooks, interfaces de programmation, rest api',
      es: 'api, apis, graphql, webhooks, interfaces de programacion, rest api',
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
      fr: `base de donnees relationnel, bases de donnees relationnel, postgresql, mysql, optimis~requetes, index~base,
        plan d execution`,
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
    id: 'releases',
    label: {
      en: 'frequent releases',
      de: 'häufige Releases',
      fr: 'les livraisons fréquentes',
      es: 'las entregas frecuentes',
    },
    words: {
      en: `release every, deployments, deploy~day, deploy~week, continuous deliver, continuous integration, continuous
        deploy, ci cd, ci, build time, build pipeline, github actions, jenkins, gitlab ci, build~minutes,
        ship~production, feature flag, take features, to production, releases a, release cycle, weekly release, daily
        release, software release, hotfix release, release train, release manage, build of our main, build from`,
      de: `auslieferung~software, ci cd, build pipeline, jenkins, continuous integration, deployment,
        bereitstellung~software, releases~woche, releasezyklus, release manage, build zeit, buildzeit`,
      fr: `mise en production, mises en production, integration continue, livraison continue, deploiement continu, ci cd,
        jenkins`,
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
      en: `test automat, automated test, unit test, integration test, end to end test, test coverage, tdd, test driven,
        writing tests, write tests, tests before, phpunit, pytest, junit, jest, cypress, playwright, selenium, test
        suite, bar for tests, regression test, test plan, testplan, contract tests, test procedures, test runs, formal
        verification, verification methodolog`,
      de: `testautomatisier, automatisierte tests, unit test, integrationstest, testabdeckung, regressionstest,
        testfalle, testkonzept`,
      fr: `tests automatis, tests unitaires, tests d integration, automatisation des tests, couverture de tests, tests de
        non regression`,
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
      en: `vue, angular, frontend, front end, typescript~interface, javascript, web app, single page, svelte, html, css,
        responsive web, react.`,
      de: 'vue, angular, frontend, weboberflach, webanwendung, javascript, react.',
      fr: 'vue js, angular, frontend, front end, application web, applications web, javascript, react.',
      es: 'vue, angular, frontend, front end, aplicacion web, aplicaciones web, javascript, react.',
    },
  },
  {
    id: 'mobile-apps',
    label: {
      en: 'mobile apps',
      de: 'mobile Apps',
      fr: 'les applications mobiles',
      es: 'las aplicaciones móviles',
    },
    words: {
      en: `mobile app, ios app, android, kotlin, flutter, react native, app store, swift., swiftui, mobile base, mobile
        apps`,
      de: 'mobile app, android, ios app, flutter, react native, app entwickl',
      fr: 'application mobile, applications mobiles, android, flutter, react native',
      es: 'aplicacion movil, aplicaciones moviles, android, flutter, react native',
    },
  },
  {
    id: 'backend',
    label: {
      en: 'backend services',
      de: 'Backend-Dienste',
      fr: 'les services back-end',
      es: 'los servicios backend',
    },
    words: {
      en: `backend, back end, spring boot, java service, server side, django, node js, ruby on rails, laravel, backend
        service, services that handle, microservices in, order system, admin interface`,
      de: 'backend, spring boot, django, node js, serverseitig, laravel',
      fr: 'backend, back end, spring boot, django, node js, laravel, cote serveur',
      es: 'backend, back end, spring boot, django, node js, laravel, lado del servidor',
    },
  },
  {
    id: 'payments-tech',
    label: {
      en: 'payment systems',
      de: 'Zahlungssysteme',
      fr: 'les systèmes de paiement',
      es: 'los sistemas de pago',
    },
    words: {
      en: `payment platform, payment service, payment system, settlement, payouts, checkout, payment gateway, payment
        process, stripe, transactions~payment, funds movement`,
      de: 'zahlungssystem, zahlungsplattform, zahlungsabwicklung, checkout, zahlungsdienst, settlement',
      fr: `systeme de paiement, systemes de paiement, plateforme de paiement, paiements en ligne, reglement~transaction
`,
      es: 'sistema de pago, sistemas de pago, plataforma de pago, pasarela de pago, pagos en linea',
    },
  },
  {
    id: 'embedded',
    label: {
      en: 'embedded software',
      de: 'Embedded-Software',
      fr: 'le logiciel embarqué',
      es: 'el software embebido',
    },
    words: {
      en: `embedded, firmware, microcontroller, rtos, hardware in the loop, fpga, device driver, c++~hardware, verilog,
        pcb`,
      de: 'embedded, firmware, mikrocontroller, eingebettete, steuergerat, fpga',
      fr: 'embarque, firmware, microcontroleur, fpga, temps reel~logiciel',
      es: 'embebido, firmware, microcontrolador, fpga, sistemas embebidos',
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
      en: `legacy, migrat~system, technical debt, tech debt, moderniz, modernis, replaced~system, replatform,
        rewrote~system, rewrote~code, rewrote~service, rewrite~system`,
      de: 'legacy, altsystem, technische schulden, modernisier, systemmigration, migrier, ablosung~system',
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
  {
    id: 'software-building',
    label: {
      en: 'developing software',
      de: 'die Softwareentwicklung',
      fr: 'le développement logiciel',
      es: 'el desarrollo de software',
    },
    words: {
      en: `software development, develop software, software engineer, write code, writing code, wrote~app, wrote~engine,
        coding skills, software solutions, software tools, develop~applications, build~applications, built~app,
        built~application, web development, object oriented, programming`,
      de: `softwareentwicklung, software entwick, anwendungsentwicklung, programmier, entwicklung von software,
        entwicklung~anwendung`,
      fr: `developpement logiciel, developpement d applications, developper~application, programmation, developpeur, code
        source`,
      es: 'desarrollo de software, desarrollo de aplicaciones, programacion, desarrollador, escribir codigo',
    },
  },
]
