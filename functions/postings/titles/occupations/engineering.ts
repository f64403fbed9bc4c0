/** Engineering and sciences. */
export const ENGINEERING = `
civil-engineer ~ structural-engineer, geotechnical-engineer, building-technician, site-engineer
  civil engineer, civil design engineer, civil project engineer, project engineer civil, land development engineer, drainage engineer, highway engineer, highways engineer, road engineer, transportation engineer, civil engineering, infrastructure civil engineer, roads engineer, water engineer,
  bauingenieur, tiefbauingenieur, planungsingenieur tiefbau, tiefbauplaner, verkehrsplaner, verkehrsingenieur, ingenieur genie civil, ingenieur vrd, ingenieur travaux publics, ingenieur btp, ingeniero civil, ingeniero caminos, ingeniero vial
site-engineer < civil-engineer ~ construction-manager
  site engineer, field engineer civil, graduate site engineer, ingenieur chantier, ingenieur travaux, ingeniero residente, ingeniero obra, ingeniero campo
structural-engineer ~ civil-engineer
  structural engineer, structural design engineer, tragwerksplaner, statiker, ingenieur structure, ingeniero estructural, calculista, bridge engineer
geotechnical-engineer ~ civil-engineer
  geotechnical engineer, geotechniker, geologist, geologe, ingenieur geotechnique, ingeniero geotecnico, geologo
mechanical-engineer ~ design-engineer, manufacturing-engineer
  mechanical engineer, mechanical design engineer, maschinenbauingenieur, maschinenbauer, ingenieur maschinenbau, ingenieur mecanique, ingeniero mecanico, ingeniero electromecanico, thermal engineer
design-engineer ~ mechanical-engineer
  design engineer, cad engineer, konstrukteur, *konstrukteur, konstruktionsingenieur, entwicklungsingenieur, ingenieur conception, ingenieur bureau etudes, ingeniero diseno, r and d engineer, ingenieur rd
electrical-engineer ~ electronics-engineer, automation-engineer
  electrical engineer, power engineer, power system engineer, electrical design engineer, elektroingenieur, ingenieur elektrotechnik, elektroplaner, ingenieur electrique, ingenieur electricite, ingeniero electrico, electrical project engineer, substation engineer
electronics-engineer ~ electrical-engineer, embedded-engineer
  electronics engineer, electronic engineer, hardware engineer, hardware design engineer, fpga engineer, formal verification engineer, verification engineer, asic engineer, hardwareentwickler, ingenieur electronique, ingeniero electronico, rf engineer
automation-engineer ~ electrical-engineer, manufacturing-engineer
  automation engineer, controls engineer, control engineer, plc programmer, robotics engineer, automatisierungstechniker, automatisierungsingenieur, sps programmierer, ingenieur automatisme, ingenieur automaticien, ingeniero automatizacion, ingeniero control
manufacturing-engineer ~ mechanical-engineer, quality-engineer, automation-engineer
  manufacturing engineer, production engineer, process engineer, industrial engineer, prozessingenieur, produktionsingenieur, fertigungsingenieur, wirtschaftsingenieur, ingenieur production, ingenieur methodes, ingenieur procedes, ingeniero produccion, ingeniero procesos, ingeniero industrial
quality-engineer ~ manufacturing-engineer, quality-manager
  quality engineer, supplier quality engineer, qualitatsingenieur, ingenieur qualite, ingeniero calidad
quality-manager ~ quality-engineer
  quality manager, quality assurance manager, qualitatsmanager, qualitatsmanagementbeauftragter, responsable qualite, jefe calidad, responsable calidad, gerente calidad
project-engineer ~ project-manager
  project engineer, projektingenieur, ingenieur projet, ingeniero proyecto
chemical-engineer ~ manufacturing-engineer
  chemical engineer, verfahrensingenieur, chemieingenieur, ingenieur chimiste, ingenieur genie chimique, ingeniero quimico
environmental-engineer ~ safety-officer
  environmental engineer, environmental consultant, umweltingenieur, ingenieur environnement, ingeniero ambiental, sustainability manager, nachhaltigkeitsmanager
safety-officer
  hse officer, safety officer, ehs specialist, hse manager, health and safety advisor, safety coordinator, associate health safety and environmental, fachkraft arbeitssicherheit, sicherheitsingenieur, sicherheitsfachkraft, responsable hse, responsable qhse, animateur securite, prevencionista, tecnico prevencion, prevencionista riesgos, tecnico prl
aerospace-engineer ~ mechanical-engineer
  aerospace engineer, aeronautical engineer, luftfahrtingenieur, ingenieur aeronautique, ingeniero aeronautico
energy-engineer ~ electrical-engineer
  energy engineer, energy manager, energieberater, energiemanager, ingenieur energie, thermicien, ingeniero energia
chemist ~ lab-technician
  chemist, analytical chemist, chemiker, chimiste, quimico
biologist ~ research-scientist
  biologist, molecular biologist, microbiologist, biologe, biologiste, biologo, microbiologo
research-scientist ~ research-assistant
  research scientist, scientist, researcher, postdoc, postdoctoral researcher, wissenschaftlicher mitarbeiter, wissenschaftler, forscher, chercheur, ingenieur recherche, investigador, cientifico
research-assistant ~ research-scientist
  research assistant, research associate, research technician, clinical research coordinator, clinical research associate, attache recherche clinique, asistente investigacion
`
