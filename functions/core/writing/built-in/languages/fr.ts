import type { LetterTexts } from './letter-texts.ts'

export const fr: LetterTexts = {
  quotationMarks: ['«\u00A0', '\u00A0»'],
  tasks: /^(?!(?:atelier|chantier|métier|cahier|dossier|clavier|papier|cadre|titre|offre|centre|membre|autre|loisir|avenir|premier|dernier)s?\b)\p{L}{2,}(?:er|ir|re|oir)(?=[ ,])/iu,
  article: null,
  dates: { since: 'depuis {from}', span: 'de {from} à {to}', year: 'en {from}' },
  jobs: {
    post: ['{role} chez {employer} ({years})', '{role} chez {employer}', '{role} ({years})', '{role}'],
    present: ['{employer}, où je suis {role} {when}', '{employer}, où je suis {role}', '{employer} ({years})', '{employer}'],
    former: ['{employer}, où j’étais {role} {when}', '{employer}, où j’étais {role}', '{employer} ({years})', '{employer}'],
    name: ['{role}, {employer}, {years}', '{role}, {employer}', '{role}, {years}', '{role}', '{employer}, {years}', '{employer}'],
  },
  quoted: ', tel quel, en anglais',
  greetings: { plain: ['Bonjour {whole},', 'Bonjour,'], warm: ['Bonjour {whole},', 'Bonjour,'], brisk: ['Bonjour {whole},', 'Bonjour,'] },
  closings: { plain: ['Cordialement,', 'Bien cordialement,'], warm: ['Bien à vous,', 'Avec mes remerciements,'], brisk: ['Cordialement,'] },
  open: {
    any: {
      plain: [
        'Pour le poste « {title} », vous cherchez quelqu’un pour {task}.', 'Votre annonce « {title} » demande quelqu’un pour {task}.', 'Dans votre annonce « {title} », vous écrivez : {need}.',
        'Je vous écris au sujet d’un point de votre annonce « {title} » : {need}.', 'Votre annonce « {title} » mentionne ceci : {need}.', 'Dans votre annonce, vous écrivez : {need}.',
      ],
      warm: [
        'J’ai eu plaisir à lire que vous cherchez quelqu’un pour {task}, au poste « {title} ».', 'Ce passage de votre annonce « {title} » m’a donné envie de vous écrire : {need}.',
        'J’ai eu plaisir à lire ceci dans votre annonce « {title} » : {need}.', 'J’ai eu plaisir à lire ceci dans votre annonce : {need}.',
      ],
      brisk: ['Vous cherchez quelqu’un pour {task}, au poste « {title} ».', 'Dans votre annonce « {title} » : {need}.', 'Au sujet de votre annonce « {title} » : {need}.', 'Dans votre annonce : {need}.'],
    },
    goal: ['Votre annonce « {title} » fixe un objectif : {need}.', 'Je voudrais travailler à cet objectif de votre annonce « {title} » : {need}.', 'Votre annonce fixe un objectif : {need}.'],
    duty: ['Parmi les missions du poste « {title} » : {need}.', 'Le poste « {title} » comprend ceci : {need}.', 'Parmi les missions de votre annonce : {need}.'],
    asked: ['Votre annonce « {title} » demande ceci : {need}.', 'Pour le poste « {title} », vous demandez ceci : {need}.', 'Votre annonce demande ceci : {need}.'],
    concept: ['Votre annonce « {title} » concerne entre autres {concept}.', 'Le poste « {title} » comprend {concept}.', 'Votre annonce « {title} » mentionne {concept}.', 'Votre annonce concerne entre autres {concept}.'],
    bare: ['Je vous écris au sujet du poste « {title} ».', 'Je souhaite vous proposer ma candidature au poste « {title} ».', 'Le poste « {title} » m’intéresse.', 'Je vous écris au sujet du poste que vous avez publié.'],
  },
  proof: {
    present: [
      'Concernant {concept}, voici un exemple de chez {there}{quoted} :', 'Concernant {concept}, ceci vient de chez {there}{quoted} :',
      'Concernant {concept}, je peux apporter ceci, comme {post}{quoted} :', 'Concernant {concept}, ceci vient de mon poste actuel{quoted} :',
      'Ceci vient de mon travail comme {post}{quoted} :', 'Ceci vient de chez {there}{quoted} :', 'Ceci vient de mon poste actuel{quoted} :',
    ],
    former: [
      'Concernant {concept}, voici un exemple de chez {there}{quoted} :', 'Concernant {concept}, ceci vient de chez {there}{quoted} :',
      'Concernant {concept}, je peux apporter ceci, comme {post}{quoted} :', 'Concernant {concept}, ceci vient d’un poste précédent{quoted} :',
      'Ceci vient de mon travail comme {post}{quoted} :', 'Ceci vient de chez {there}{quoted} :', 'Ceci vient d’un poste précédent{quoted} :',
    ],
    project: ['Concernant {concept}, ceci vient d’un projet ({name}){quoted} :', 'Concernant {concept}, voici un exemple tiré d’un projet ({name}){quoted} :', 'Concernant {concept}, ceci vient d’un projet{quoted} :', 'Ceci vient d’un projet ({name}){quoted} :', 'Ceci vient d’un projet{quoted} :'],
    volunteer: ['Concernant {concept}, ceci vient de mon bénévolat ({name}){quoted} :', 'Concernant {concept}, voici un exemple de mon bénévolat ({name}){quoted} :', 'Concernant {concept}, ceci vient de mon bénévolat{quoted} :', 'Ceci vient de mon bénévolat ({name}){quoted} :', 'Ceci vient de mon bénévolat{quoted} :'],
    rotation: ['Concernant {concept}, ceci vient d’un stage ({name}){quoted} :', 'Concernant {concept}, voici un exemple tiré d’un stage ({name}){quoted} :', 'Concernant {concept}, ceci vient d’un stage{quoted} :', 'Ceci vient d’un stage ({name}){quoted} :', 'Ceci vient d’un stage{quoted} :'],
    none: ['Concernant {concept}, mon parcours dit ceci{quoted} :', 'Concernant {concept}, je peux apporter ceci{quoted} :', 'Mon parcours dit ceci{quoted} :'],
    brisk: ['Ceci vient de chez {there}{quoted} :', 'De mon travail comme {post}{quoted} :', 'De mon côté{quoted} :'],
  },
  more: {
    same: ['Dans le même poste, concernant {concept} :', 'Et concernant {concept}, du même poste :', 'Concernant {concept}, au même endroit :', 'Du même poste :', 'Également dans ce poste :'],
    earlier: ['Avant cela, comme {post}, concernant {concept} :', 'Concernant {concept}, ceci date d’avant, comme {post} :', 'Avant cela, comme {post} :', 'Plus tôt, comme {post} :', 'D’un poste précédent :'],
  },
  unread: ['Concernant {concept}, je peux m’appuyer sur mon travail comme {post}.', 'Concernant {concept}, mon expérience vient de mon travail comme {post}.', 'Mon expérience vient de mon travail comme {post}.'],
  support: {
    certificates: ['Côté diplômes : {list}.', 'Mes diplômes et certificats : {list}.'],
    languages: ['Mes langues : {list}.', 'Côté langues : {list}.'],
    skills: ['Parmi mes compétences : {list}.', 'Côté outils et compétences : {list}.'],
    student: ['Mes études sont en cours : {list}.', 'J’étudie encore : {list}.'],
    degree: ['Mon diplôme : {list}.', 'Mes études : {list}.'],
  },
  ask: {
    head: [
      'Auriez-vous dix minutes pour un appel au sujet du poste « {title} » ?', 'Pourrions-nous parler dix minutes des priorités du poste « {title} » ?', 'Un court échange au sujet du poste « {title} » serait-il possible ?',
      'Un court échange au sujet du poste dans l’équipe {team} serait-il possible ?', 'Par quoi commencerait le travail au poste « {title} » ?', 'Un court échange au sujet du poste serait-il possible ?',
    ],
    people: [
      'Le poste « {title} » est-il toujours ouvert ?', 'À qui vaut-il mieux s’adresser chez vous pour le poste « {title} » ?', 'Voudriez-vous transmettre ce message à la personne qui recrute pour le poste « {title} » ?',
      'Quelle serait une bonne prochaine étape pour le poste « {title} » ?', 'Le poste est-il toujours ouvert ?',
    ],
    agency: ['Le poste « {title} » est-il toujours ouvert ?', 'Pourriez-vous proposer ma candidature pour le poste « {title} » ?', 'Un court appel au sujet du poste « {title} » serait-il utile ?', 'Le poste est-il toujours ouvert ?'],
    unknown: ['Le poste « {title} » est-il toujours ouvert ?', 'Un court échange au sujet du poste « {title} » serait-il possible ?', 'Est-ce vous qui suivez le poste « {title} », ou quelqu’un d’autre ?', 'Le poste est-il toujours ouvert ?'],
    warm: [
      'Auriez-vous quelques minutes pour un appel au sujet du poste « {title} », quand cela vous convient ?', 'Puis-je vous en dire plus au téléphone, à un moment qui vous convient ?',
      'Aimeriez-vous parler dix minutes du poste « {title} », le jour de votre choix ?', 'Pourrions-nous trouver dix minutes dans les deux semaines qui viennent ?',
    ],
    brisk: ['Dix minutes au téléphone ?', 'Un court appel vous irait-il ?', 'Parlons-nous dix minutes du poste « {title} » ?', 'Le poste « {title} » est-il toujours ouvert ?'],
  },
  wayOut: {
    plain: [
      'Si le poste est pourvu, inutile de répondre.', 'Si cela ne convient pas, un simple non suffit.', 'Si ce n’est pas le moment, inutile de répondre.',
      'Aucune réponse n’est nécessaire si vous avez déjà trouvé quelqu’un.', 'Un simple non me va aussi.', 'Si vous préférez ne pas donner suite, inutile de répondre.',
    ],
    warm: ['Si ce n’est pas le bon moment, aucune réponse n’est nécessaire.', 'Si cela ne convient pas, un simple non suffit, bien sûr.', 'Un simple non me va aussi, et merci de votre lecture.'],
    brisk: ['Sinon, inutile de répondre.', 'Un simple non suffit.', 'Si le poste est pourvu, inutile de répondre.'],
  },
  subjects: [
    '{Concept} chez {company}', 'Poste « {title} » : {concept}', '{title} chez {company} : {concept}', 'Votre annonce « {title} » : {concept}', '{Concept} et votre annonce « {title} »',
    'Votre annonce « {title} »', 'Le poste « {title} » chez {company}', 'Au sujet du poste « {title} »', 'Au sujet de votre annonce',
  ],
}
