import type { ConceptEntry } from '../concept-entry.ts'

/** Design, media and languages. */
export const DESIGN_AND_MEDIA_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'user-research',
    label: {
      en: 'user research',
      de: 'die Nutzerforschung',
      fr: 'la recherche utilisateur',
      es: 'la investigación de usuarios',
    },
    words: {
      en: `user research, usability test, user interview, user testing, personas, customer interviews,
        card sorting, journey map, user feedback, usability, research panel, run~studies, panel of,
        studies~product, test~users, tests~users, tested~users, user tests, moderat~tests`,
      de: `nutzerforsch, usability, nutzerinterview, nutzertests, personas, kundeninterviews,
        customer journey`,
      fr: `recherche utilisateur, tests utilisateurs, entretiens utilisateurs, personas, utilisabilite,
        parcours utilisateur`,
      es: `investigacion de usuarios, pruebas de usabilidad, entrevistas a usuarios, usabilidad,
        personas~usuario, test de usuario`,
    },
  },
  {
    id: 'interface-design',
    label: {
      en: 'designing interfaces',
      de: 'die Gestaltung von Oberflächen',
      fr: "la conception d'interfaces",
      es: 'el diseño de interfaces',
    },
    words: {
      en: `user experience, ui design, user flow, wireframe, figma, interaction design, mockup,
        high fidelity, interaction pattern, interface states, information architecture, screens.,
        screens of, cross platform interfaces, redesign, designed~screens, designed~system, designed~app,
        ui ux, ux ui, ux design, ui screens, ux basics`,
      de: `user experience, ux, ui design, wireframe, figma, nutzerfuhrung, interaktionsdesign,
        oberflachengestalt`,
      fr: 'experience utilisateur, ux, ui, wireframe, maquette, figma, conception d interface, ergonomie',
      es: `experiencia de usuario, ux, ui, wireframe, figma, diseno de interfaz, diseno de interfaces,
        maquetas`,
    },
  },
  {
    id: 'prototypes',
    label: { en: 'prototypes', de: 'Prototypen', fr: 'les prototypes', es: 'los prototipos' },
    words: {
      en: 'prototype, prototyping, proof of concept, mock up',
      de: 'prototyp, klickdummy, mockup',
      fr: 'prototype, prototypage, maquette cliquable',
      es: 'prototipo, prototipado, maqueta interactiva',
    },
  },
  {
    id: 'design-system',
    label: {
      en: 'a design system',
      de: 'ein Designsystem',
      fr: 'un système de design',
      es: 'un sistema de diseño',
    },
    words: {
      en: `design system, component library, ui component, style guide, reusable ui, design token,
        storybook, layout rules, components~design`,
      de: 'designsystem, design system, komponentenbibliothek, styleguide, ui komponenten',
      fr: 'design system, systeme de design, bibliotheque de composants, guide de style',
      es: 'sistema de diseno, design system, biblioteca de componentes, guia de estilo',
    },
  },
  {
    id: 'accessibility',
    label: { en: 'accessibility', de: 'die Barrierefreiheit', fr: "l'accessibilité", es: 'la accesibilidad' },
    words: {
      en: 'accessib, wcag, screen reader, a11y, section 508',
      de: 'barrierefrei, wcag, screenreader, bitv',
      fr: 'accessibilite numerique, wcag, rgaa, lecteur d ecran',
      es: 'accesibilidad, wcag, lector de pantalla',
    },
  },
  {
    id: 'graphic-design',
    label: { en: 'graphic design', de: 'das Grafikdesign', fr: 'le graphisme', es: 'el diseño gráfico' },
    words: {
      en: `graphic design, illustrat, photoshop, indesign, layout, print design, logo, packaging design,
        typograph, adobe creative, canva, print media`,
      de: `grafikdesign, grafik, illustration, photoshop, indesign, printmedien, layout, logo,
        verpackungsdesign`,
      fr: 'graphisme, graphiste, illustrat, photoshop, indesign, mise en page, logo, infograph',
      es: 'diseno grafico, ilustrac, photoshop, indesign, maquetacion, logotipo, piezas graficas',
    },
  },
  {
    id: 'video',
    label: {
      en: 'video and photography',
      de: 'Video und Fotografie',
      fr: 'la vidéo et la photographie',
      es: 'el vídeo y la fotografía',
    },
    words: {
      en: `video, photograph, film, premiere pro, footage, motion graphics, podcast, animation,
        after effects, editing suite, broadcast, audio`,
      de: 'video, fotograf, filmproduk, schnitt~video, podcast, animation, premiere pro, motion',
      fr: `video, photograph, montage video, tournage~film, podcast, audiovisuel, motion design,
        premiere pro`,
      es: 'video, fotograf, edicion de video, podcast, animacion, audiovisual, premiere',
    },
  },
  {
    id: 'translation',
    label: { en: 'translation', de: 'das Übersetzen', fr: 'la traduction', es: 'la traducción' },
    words: {
      en: `translat, interpret~language, locali, subtit, proofread, bilingual, cat tool, transcreation,
        words a day`,
      de: 'ubersetz, dolmetsch, lokalisier, untertitel, lektorat, korrekturlesen, trados',
      fr: 'traduction, traduct, interprete, localisation~linguist, sous titr, relecture, trados',
      es: 'traduccion, traduct, interprete, localizacion de, subtitul, correccion de textos, trados',
    },
  },
  {
    id: 'journalism',
    label: {
      en: 'reporting and editing',
      de: 'Redaktion und Journalismus',
      fr: "le journalisme et l'édition",
      es: 'el periodismo y la edición',
    },
    words: {
      en: `journalis, reporter, newsroom, editorial, fact check, magazine, editor~stories, publication~stor,
        interviews~articles`,
      de: 'journalis, redaktion, redakteur, magazin, recherche~artikel, zeitung',
      fr: 'journalis, redacteur en chef, secretaire de redaction, magazine, reportage, enquete~article',
      es: 'periodis, redaccion~medio, revista, reportaje, noticias, editor~medio',
    },
  },
]
