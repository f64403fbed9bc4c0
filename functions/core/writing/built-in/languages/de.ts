import type { LetterTexts } from './letter-texts.ts'

export const de: LetterTexts = {
  quotationMarks: ['„', '“'],
  tasks: null,
  article: /^(?:der|die|das)\s/u,
  dates: { since: 'seit {from}', span: 'von {from} bis {to}', year: 'im Jahr {from}' },
  jobs: {
    post: ['{role} bei {employer} ({years})', '{role} bei {employer}', '{role} ({years})', '{role}'],
    present: ['{employer}, wo ich {when} {role} bin', '{employer}, wo ich {role} bin', '{employer} ({years})', '{employer}'],
    former: ['{employer}, wo ich {when} {role} war', '{employer}, wo ich {role} war', '{employer} ({years})', '{employer}'],
    name: ['{role}, {employer}, {years}', '{role}, {employer}', '{role}, {years}', '{role}', '{employer}, {years}', '{employer}'],
  },
  quoted: ', im Wortlaut meines englischen Lebenslaufs',
  greetings: { plain: ['Guten Tag {whole},', 'Guten Tag,'], warm: ['Guten Tag {whole},', 'Guten Tag,'], brisk: ['Guten Tag {whole},', 'Guten Tag,'] },
  closings: { plain: ['Mit freundlichen Grüßen', 'Freundliche Grüße'], warm: ['Mit herzlichen Grüßen', 'Mit freundlichem Gruß und Dank'], brisk: ['Freundliche Grüße', 'Beste Grüße'] },
  open: {
    any: {
      plain: [
        'In Ihrer Anzeige „{title}“ schreiben Sie: {need}.', 'Ich schreibe Ihnen wegen einer Stelle in Ihrer Anzeige „{title}“: {need}.', 'Ihre Anzeige „{title}“ nennt unter anderem dies: {need}.',
        'Zu einem Punkt Ihrer Anzeige „{title}“ kann ich etwas beitragen: {need}.', 'In Ihrer Anzeige „{title}“ steht: {need}.', 'In Ihrer Anzeige schreiben Sie: {need}.',
      ],
      warm: [
        'Über diesen Punkt in Ihrer Anzeige „{title}“ habe ich mich gefreut: {need}.', 'Dieser Satz in Ihrer Anzeige „{title}“ hat mir Lust gemacht, Ihnen zu schreiben: {need}.',
        'Gern habe ich in Ihrer Anzeige „{title}“ gelesen: {need}.', 'Gern habe ich in Ihrer Anzeige gelesen: {need}.',
      ],
      brisk: ['Aus Ihrer Anzeige „{title}“: {need}.', 'Zu Ihrer Anzeige „{title}“, Punkt {need}.', 'Es geht um Ihre Anzeige „{title}“: {need}.', 'Aus Ihrer Anzeige: {need}.'],
    },
    goal: ['Ihre Anzeige „{title}“ nennt ein Ziel: {need}.', 'An diesem Ziel aus Ihrer Anzeige „{title}“ würde ich gern mitarbeiten: {need}.', 'Ihre Anzeige nennt ein Ziel: {need}.'],
    duty: ['Zur Stelle „{title}“ gehört laut Anzeige: {need}.', 'Eine der Aufgaben in Ihrer Anzeige „{title}“: {need}.', 'Zu den Aufgaben in Ihrer Anzeige gehört: {need}.'],
    asked: ['In Ihrer Anzeige „{title}“ wünschen Sie sich: {need}.', 'Für die Stelle „{title}“ wünschen Sie sich: {need}.', 'In Ihrer Anzeige wünschen Sie sich: {need}.'],
    concept: ['In Ihrer Anzeige „{title}“ geht es unter anderem um das Thema {concept}.', 'Zur Stelle „{title}“ gehört das Thema {concept}.', 'Ihre Anzeige „{title}“ nennt das Thema {concept}.', 'In Ihrer Anzeige geht es um das Thema {concept}.'],
    bare: ['Ich schreibe Ihnen wegen der Stelle „{title}“.', 'Für die Stelle „{title}“ möchte ich mich gern ins Gespräch bringen.', 'Ich interessiere mich für die Stelle „{title}“.', 'Ich schreibe Ihnen wegen der Stelle, die Sie ausgeschrieben haben.'],
  },
  proof: {
    present: [
      'Zum Thema {concept} habe ich dies von {there}{quoted}:', 'Zum Thema {concept} ein Beispiel von {there}{quoted}:', 'Zum Thema {concept} kann ich das aus meiner Arbeit als {post} beitragen{quoted}:',
      'Zum Thema {concept} ein Beispiel aus meiner Arbeit als {post}{quoted}:', 'Zum Thema {concept} ein Beispiel aus meiner jetzigen Stelle{quoted}:',
      'Das habe ich als {post} gemacht{quoted}:', 'Ein Beispiel von {there}{quoted}:', 'Das ist aus meiner jetzigen Stelle{quoted}:',
    ],
    former: [
      'Zum Thema {concept} habe ich dies von {there}{quoted}:', 'Zum Thema {concept} ein Beispiel von {there}{quoted}:', 'Zum Thema {concept} kann ich das aus meiner Zeit als {post} beitragen{quoted}:',
      'Zum Thema {concept} ein Beispiel aus meiner Zeit als {post}{quoted}:', 'Zum Thema {concept} ein Beispiel aus einer früheren Stelle{quoted}:',
      'Das habe ich als {post} gemacht{quoted}:', 'Ein Beispiel von {there}{quoted}:', 'Das ist aus einer früheren Stelle{quoted}:',
    ],
    project: ['Zum Thema {concept} ein Beispiel aus einem Projekt ({name}){quoted}:', 'Zum Thema {concept} habe ich dies aus einem Projekt ({name}){quoted}:', 'Zum Thema {concept} ein Beispiel aus einem Projekt{quoted}:', 'Das ist aus einem Projekt ({name}){quoted}:', 'Das ist aus einem Projekt{quoted}:'],
    volunteer: ['Zum Thema {concept} ein Beispiel aus meinem Ehrenamt ({name}){quoted}:', 'Zum Thema {concept} habe ich dies aus meinem Ehrenamt ({name}){quoted}:', 'Zum Thema {concept} ein Beispiel aus meinem Ehrenamt{quoted}:', 'Das ist aus meinem Ehrenamt ({name}){quoted}:', 'Das ist aus meinem Ehrenamt{quoted}:'],
    rotation: ['Zum Thema {concept} ein Beispiel aus einem Praxiseinsatz ({name}){quoted}:', 'Zum Thema {concept} habe ich dies aus einem Praxiseinsatz ({name}){quoted}:', 'Zum Thema {concept} ein Beispiel aus einem Praxiseinsatz{quoted}:', 'Das ist aus einem Praxiseinsatz ({name}){quoted}:', 'Das ist aus einem Praxiseinsatz{quoted}:'],
    none: ['Zum Thema {concept} steht in meinem Lebenslauf{quoted}:', 'Zum Thema {concept} habe ich Folgendes gemacht{quoted}:', 'In meinem Lebenslauf steht{quoted}:'],
    brisk: ['Dazu aus meiner Arbeit als {post}{quoted}:', 'Das habe ich dazu als {post} gemacht{quoted}:', 'Dazu kann ich dies zeigen{quoted}:'],
  },
  more: {
    same: ['In derselben Stelle, zum Thema {concept}:', 'Zum Thema {concept}, auch von dort:', 'Und zum Thema {concept}, aus derselben Stelle:', 'Ebenfalls von dort:', 'Aus derselben Stelle:'],
    earlier: ['Davor, als {post}, zum Thema {concept}:', 'Zum Thema {concept}, aus meiner Zeit davor als {post}:', 'Davor, als {post}:', 'Aus meiner Zeit davor als {post}:', 'Aus einer früheren Stelle:'],
  },
  unread: ['Zum Thema {concept} kann ich aus meiner Arbeit als {post} beitragen.', 'Beim Thema {concept} kann ich auf meine Arbeit als {post} zurückgreifen.', 'Gearbeitet habe ich als {post}.'],
  support: {
    certificates: ['Formal bringe ich mit: {list}.', 'Meine Abschlüsse und Zertifikate: {list}.', 'An Nachweisen habe ich: {list}.'],
    languages: ['Meine Sprachen: {list}.', 'Sprachlich bringe ich mit: {list}.'],
    skills: ['Dazu kommen Kenntnisse in {list}.', 'Ich kenne mich auch mit {list} aus.'],
    student: ['Zurzeit studiere ich: {list}.', 'Ich bin noch im Studium: {list}.'],
    degree: ['Mein Abschluss: {list}.', 'Studiert habe ich: {list}.'],
  },
  ask: {
    head: [
      'Hätten Sie zehn Minuten für ein Telefonat über die Stelle „{title}“?', 'Wäre das Thema {concept} in den ersten Monaten ein großer Teil der Arbeit?', 'Könnten wir kurz darüber sprechen, was auf der Stelle „{title}“ zuerst ansteht?',
      'Wäre ein kurzes Gespräch über die Stelle „{title}“ möglich?', 'Wäre ein kurzes Gespräch über die Stelle im Team {team} möglich?', 'Wäre ein kurzes Gespräch über die Stelle möglich?',
    ],
    people: [
      'Ist die Stelle „{title}“ noch frei?', 'Mit wem spreche ich bei Ihnen am besten über die Stelle „{title}“?', 'Würden Sie diese Zeilen an die Person weitergeben, die über die Stelle „{title}“ entscheidet?',
      'Was wäre für die Stelle „{title}“ ein guter nächster Schritt?', 'Ist die Stelle noch frei?',
    ],
    agency: ['Ist die Stelle „{title}“ noch frei?', 'Könnten Sie mich für die Stelle „{title}“ vorschlagen?', 'Wäre ein kurzes Telefonat über die Stelle „{title}“ sinnvoll?', 'Ist die Stelle noch frei?'],
    unknown: ['Ist die Stelle „{title}“ noch frei?', 'Wäre ein kurzes Gespräch über die Stelle „{title}“ möglich?', 'Sind Sie für die Stelle „{title}“ zuständig, oder ist es jemand anderes im Haus?', 'Ist die Stelle noch frei?'],
    warm: [
      'Hätten Sie ein paar Minuten für ein Telefonat über die Stelle „{title}“, wann immer es Ihnen passt?', 'Darf ich Ihnen am Telefon mehr erzählen, zu einer Zeit, die Ihnen passt?',
      'Möchten Sie an einem Tag Ihrer Wahl zehn Minuten über die Stelle „{title}“ sprechen?', 'Finden wir in den nächsten zwei Wochen zehn Minuten für ein Gespräch?',
    ],
    brisk: ['Zehn Minuten am Telefon?', 'Lohnt sich ein kurzes Telefonat?', 'Sprechen wir kurz über die Stelle „{title}“?', 'Ist die Stelle „{title}“ noch frei?'],
  },
  wayOut: {
    plain: [
      'Ist die Stelle schon besetzt, ist keine Antwort nötig.', 'Wenn es nicht passt, genügt ein kurzes Nein.', 'Falls es gerade nicht passt, ist keine Antwort nötig.',
      'Eine Antwort ist nicht nötig, wenn Sie schon jemanden gefunden haben.', 'Ein kurzes Nein ist auch in Ordnung.', 'Wenn Sie lieber nicht möchten, genügt ein kurzes Nein.',
    ],
    warm: ['Wenn es gerade nicht passt, ist das völlig in Ordnung, und eine Antwort ist nicht nötig.', 'Bitte fühlen Sie sich zu keiner Antwort verpflichtet, wenn es nicht passt.', 'Auch ein kurzes Nein ist in Ordnung, und danke, dass Sie bis hierher gelesen haben.'],
    brisk: ['Wenn nicht, ist keine Antwort nötig.', 'Ein kurzes Nein genügt.', 'Falls besetzt, ist keine Antwort nötig.'],
  },
  subjects: [
    '{Concept} bei {company}', 'Stelle „{title}“: {concept}', '{title} bei {company}: {concept}', 'Ihre Anzeige „{title}“: {concept}', 'Zum Thema {concept} bei {company}',
    'Ihre Stellenanzeige „{title}“', 'Die Stelle „{title}“ bei {company}', 'Ihre Stelle „{title}“ bei {company}', 'Zu Ihrer Stellenanzeige',
  ],
}
