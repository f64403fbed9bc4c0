/**
 * Words that claim nothing by themselves: grammar, courtesy, and the filler of every letter. All other
 * words are content words, which are compared with the facts. Grouped by kind, so that missing words are
 * easy to add.
 */
const LISTS = [
  // Grammar
  `a about above across after again against ago all almost along already also although always am among an and another any anybody anyone
  anything apart are around as at away back be because been before behind being below beside besides between beyond both but by can cannot
  could did do does doing done down during each either else enough even ever every everybody everyone everything except far few first for
  from further get gets getting gave give given gives giving go goes going gone got had has have having he her here hers him his how however i if
  in indeed instead into is it its itself just last later least less let like little long longer lot made make makes making many may me mean
  means might mine more most much must my myself near nearly neither never next no nobody none nor not nothing now of off often on once one
  only onto or other others otherwise our ours ourselves out over own part past per perhaps quite rather same second several shall she should
  since so some somebody someone something soon still such than that the their theirs them then there therefore these they thing things third
  this those though through till to together too toward towards two under unless until up upon us very via was way ways we well were what
  whatever when where whether which while who whole whom whose why will with within without would yes yet you your yours yourself dont doesnt
  didnt isnt arent wasnt werent wont wouldnt couldnt cant ill ive im id youre weve were thats its ain`,
  // Time and amount without a figure
  `current currently daily day days early earlier former formerly half hour hours later late minute minutes moment month months new newer nowadays
  number old older percent present presently previous previously recent recently shift short shortly time times today total weekly week weeks
  weekend weekends year years yearly decade night morning`,
  // Work in general
  `area aspect background bit career case chance colleague colleagues company concrete context course day-to-day detail details direct directly domain effort
  employer end example experience fact familiar field focus form group ground hand hands help idea industry job jobs kind known know knows knew
  level line lines list matter name named need needed needs needing opening people person piece place point position post posted posting
  practice present process production question range reason record records regular regularly rest result results resume role roles
  sector serious side similar simple site size sort start started starting step subject task tasks team teams term terms thought topic turn type
  understanding unit use used uses using view want wants wanted work worked working works world`,
  // Verbs of working
  `add adds added apply applied ask asked asking asks become bring brings bringing brought came carry carries carrying come comes coming concern
  concerns contribute cover covers covered covering deal dealt face find fit fits follow followed handle handled handles handling happen happened
  hold holds holding include included includes including involve involved involves join joined keep keeps kept learn learned learning learnt leave
  leaves left live look looked looking looks match matches meet offer offered offers pick picked put reach read reads remain said say says saying reading writing
  see seen share shared sit sits sound spend spent stand stands take taken takes taking talk tell think took touch tried try understand went
  write written wrote`,
  `point points drop drops average averages fewer faster slower quicker earlier sooner difference due belong belongs belonged relate relates related touches front count counts differ double
  total totals extra further farther equal remaining rest altogether`,
  `alongside mother tongue problem problems version versions issue issues challenge challenges situation approach method routine scale shorter smaller bigger larger higher lower cheaper better
  stood standing dates dated ago change changes seems`,
  `enjoy enjoyed feel feels home helping word words attention decide decided whoever turns turned wish note apart
  lie lies remains`,
  // Courtesy and manner
  `able answer answers apologies aware bad better big busy call careful carefully chat clear clearly close closest comfortable common completely consider
  considered curious easily easy exactly fair fine free freely full fully further glad good great happy hear hello hi honest honestly hope hoping
  important interest interested interesting large likely main mainly maybe merely mind mostly natural naturally ok open opportunity otherwise
  ought particular please plain pleased plenty possible possibly probably proper quick quickly quiet ready real really regards relevant right
  same sense several simply pace purpose choose choosing chosen deliberate deliberately prefer proud proudest rather frankly mention admit aim aiming
  target targets goal goals habit desk stage besides suit suits worry worries sake fully guess small speak spoken straight sure thank thanks thirdly true useful usual usually welcome wish wonder worth wrong`,
]

const LIGHT = new Set(LISTS.flatMap((list) => list.split(/\s+/)))

/** True when a word, in lower case without diacritics and apostrophes, claims nothing by itself. */
export const isLight = (word: string): boolean =>
  LIGHT.has(word) ||
  (word.length > 4 && word.endsWith('s') && LIGHT.has(word.slice(0, -1))) ||
  (word.length > 4 && word.endsWith('ly'))
