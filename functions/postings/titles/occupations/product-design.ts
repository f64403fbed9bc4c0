/** Product, projects, design, media. */
export const PRODUCT = `
product-manager ~ product-owner, product-lead
  product manager, technical product manager, pm product, produktmanager, chef produit, product management, responsable produit, gerente producto, jefe producto,
  gestor producto, digital product manager
product-owner ~ product-manager, business-analyst
  product owner, proxy product owner
product-lead ~ product-manager
  group product manager, head product, director product, vp product, product director, cpo, leiter produktmanagement, directeur produit, director producto
product-marketing ~ marketing-manager
  product marketing manager, product marketing specialist, produktmarketing manager, responsable marketing produit
category-manager ~ buyer
  category manager, category buyer, sortimentsmanager, category specialist
project-manager ~ program-manager, project-coordinator, scrum-master
  project manager, project lead, projektmanager, projektleiter, *projektleiter, chef projet, jefe proyecto, gerente proyecto, director proyecto, gestor proyecto,
  it projektleiter, it project manager, technical project manager, project management specialist, chef projet web, chef projet digital, pmo
program-manager ~ project-manager
  program manager, technical program manager, programmleiter, programmanager, responsable programme, gerente programa
project-coordinator ~ project-manager
  project coordinator, project assistant, project administrator, projektassistent, projektkoordinator, assistant projet, coordinateur projet, coordinador proyecto
scrum-master ~ project-manager
  scrum master, agile coach, agile master
ux-designer ~ product-designer, graphic-designer
  ux designer, ui designer, ux and ui designer, interaction designer, ux researcher, ui and ux designer, disenador ux, disenador ui, designer ux, designer ui, web designer, webdesigner
product-designer < ux-designer
  product designer, service designer, designer produit, disenador producto, product design manager
graphic-designer ~ ux-designer
  graphic designer, visual designer, grafikdesigner, mediengestalter, graphiste, infographiste, disenador grafico, art director, brand designer, motion designer
interior-designer ~ architect
  interior designer, innenarchitekt, architecte interieur, disenador interiores
copywriter ~ content-manager
  copywriter, content writer, technical writer, writer, texter, redacteur, redacteur web, redactor, redactor contenido
content-manager ~ copywriter, social-media
  content manager, content specialist, content creator, content strategist, contentmanager, gestor contenido
journalist ~ copywriter
  journalist, reporter, editor, redakteur, journaliste, periodista
photographer ~ video-editor
  photographer, fotograf, photographe, fotografo
video-editor ~ photographer
  video editor, videographer, video producer, camera operator, kameramann, monteur video, editor video, camarografo, operador camara
`
