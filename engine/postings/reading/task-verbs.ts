/** Verbs of tasks in postings; "[sz]" stands for both spellings. */
export const POSTED = `
  achieve act activate adapt administer adopt advise align allocate analy[sz]e answer anticipate apply
  approve arrange assemble assess assign assist attend attract author authori[sz]e automate bake
  balance begin book boost brief bring broaden budget build calculate call care carry catch cater
  certify chair champion change chase check clarify clean close coach collaborate collect
  communicate compile complete compose compute conduct configure connect construct consult contribute
  control convert cook correct count cover craft create cultivate cut debug decide decorate
  defend
  define delegate deliver demonstrate deploy design detect determine develop devise diagnose differentiate
  digiti[sz]e direct discover discuss dispatch dispense distribute diversify document double draft
  drive earn edit educate enable encourage enforce engage engineer enhance enroll ensure equip
  establish estimate evaluate evolve examine exceed execute expand expedite experiment explain explore
  extend facilitate fill find finish fit fix follow forecast foster fulfill gather generate get give
  govern greet grow guarantee guide halve handle help hire host identify implement improve incorporate
  increase inform initiate inspect inspire install integrate interact interpret interview introduce
  investigate join judge keep launch lead learn leverage liaise listen live load locate look lower maintain
  make manage manufacture map mark match maximi[sz]e measure mediate meet mentor merge migrate
  minimi[sz]e model moderni[sz]e modify monitor motivate move navigate negotiate notify nurture observe
  obtain offer onboard open operate optimi[sz]e orchestrate order organi[sz]e outline overcome oversee
  own pack participate partner perform pick place plan precept predict prepare prescribe present
  preserve prevent price prioriti[sz]e process procure produce promote propose protect prove provide
  publish purchase push put qualify query raise reach reali[sz]e rebrand rebuild receive recogni[sz]e
  recommend reconcile record recover recruit redesign reduce refine register reinforce release
  renegotiate reorgani[sz]e replace report represent research resolve respond restock restore
  restructure retain retire review revise roast roll run safeguard scale schedule secure see select
  sell send serve set share ship shorten simplify solve source spearhead specify speed spend split spot
  stabili[sz]e stack standardi[sz]e start steer stock streamline strengthen submit summari[sz]e
  supervise support sustain switch tackle tailor take teach test track train translate transport treat
  troubleshoot turn understand undertake unify unload up update upgrade use utili[sz]e validate verify
  visit welcome weld win wire work write
  accompany adhere address adjust advertise advocate audit calibrate comply cooperate counsel deter enter
  fabricate finali[sz]e fulfil influence illustrate inject instruct issue lift market program proofread
  refuse remove repair shape store supply uphold watch`
