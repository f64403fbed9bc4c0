/** Education, childcare, social work. */
export const PEOPLE = `
teacher
  teacher, educator, teaching professional, supply teacher, substitute teacher, instructor, lehrer, *lehrer, lehrkraft, *lehrkraft, lehrperson, dozent, enseignant,
  professeur, profesor, docente, maestro, catedratico
primary-teacher < teacher ~ early-teacher, special-teacher, teaching-assistant-senior
  primary teacher, primary school teacher, elementary teacher, elementary school teacher, class teacher, ks1 teacher, ks2 teacher, key stage 1 teacher,
  key stage 2 teacher, year 1 teacher, year 2 teacher, year 3 teacher, year 4 teacher, year 5 teacher, year 6 teacher, 1st grade teacher, 2nd grade teacher,
  3rd grade teacher, 4th grade teacher, 5th grade teacher, early career teacher, ect primary, grundschullehrer, primarlehrer, primarlehrperson,
  volksschullehrer, professeur ecoles, enseignant primaire, instituteur, maestro primaria, profesor primaria, docente primaria, profesor basica
early-teacher < primary-teacher ~ nursery-teacher
  eyfs teacher, reception teacher, reception class teacher, eyfs reception teacher, pre k teacher, kindergarten class teacher
secondary-teacher < teacher ~ primary-teacher
  secondary teacher, secondary school teacher, high school teacher, middle school teacher, secondary english teacher, gymnasiallehrer, realschullehrer,
  studienrat, sekundarlehrer, professeur college, professeur lycee, profesor secundaria, docente secundaria, docente bachillerato, profesor bachillerato
language-teacher < teacher
  english teacher, english language teacher, esl teacher, efl teacher, tefl teacher, esol teacher, english instructor, english tutor, englischlehrer,
  sprachlehrer, professeur anglais, formateur anglais, profesor ingles, docente ingles, maestro ingles, docente bilingue, profesor bilingue,
  instructor ingles, tutor ingles, licenciado ingles, licenciado lenguas extranjeras, teacher ingles
other-language-teacher < teacher ~ language-teacher
  spanish teacher, french teacher, german teacher, daf lehrer, profesor frances, profesor espanol, docente espanol, profesor aleman, professeur espagnol,
  professeur allemand, professeur francais, daz lehrkraft
maths-teacher < teacher
  mathematics teacher, maths teacher, math teacher, mathematiklehrer, lehrer mathematik, professeur mathematiques, docente matematicas, profesor matematicas
science-teacher < teacher
  science teacher, physics teacher, chemistry teacher, biology teacher, physiklehrer, professeur physique, professeur svt, docente ciencias,
  profesor fisica, profesor quimica
music-teacher < teacher
  music teacher, musiklehrer, professeur musique, profesor musica, art teacher, profesor artes
sports-teacher
  pe teacher, physical education teacher, sportlehrer, professeur eps, profesor educacion fisica, yoga teacher, yoga instructor, fitness instructor,
  fitnesstrainer, personal trainer, swim instructor, swimming teacher, monitor deportivo, educateur sportif
special-teacher < teacher ~ primary-teacher
  sen teacher, special education teacher, special needs teacher, sonderpadagoge, forderschullehrer, enseignant specialise, profesor diferencial,
  educador diferencial, maestro educacion especial
academic-coordinator ~ teacher, language-teacher
  academic coordinator, head department teaching, coordinador academico, coordinador ingles, coordinateur pedagogique, assistant headteacher
headteacher
  headteacher, head teacher, school principal, deputy headteacher, schulleiter, *schulleiter, directeur ecole, rector, director colegio
teaching-assistant ~ nursery-teacher
  teaching assistant, teachers assistant, teacher aide, learning support assistant, paraprofessional, schulbegleiter, integrationshelfer, aesh,
  assistant education, auxiliar docente, asistente docente, auxiliar aula
teaching-assistant-senior ~ primary-teacher, teaching-assistant
  higher level teaching assistant, hlta, cover supervisor
professor ~ teacher
  lecturer, university lecturer, assistant professor, associate professor, hochschuldozent, maitre conferences, enseignant chercheur, profesor universitario
tutor ~ teacher
  tutor, private tutor, nachhilfelehrer, repetiteur, soutien scolaire, profesor particular
trainer ~ teacher
  trainer, corporate trainer, learning specialist, ausbilder, formateur, formador, capacitador, facilitador, instructional designer
nursery-teacher ~ childcare-assistant, childcare-lead, social-pedagogue, special-needs-educator
  nursery teacher, kindergarten teacher, preschool teacher, early years teacher, early years educator, early years practitioner, early childhood educator,
  nursery practitioner, nursery nurse, childcare worker, childcare practitioner, erzieher, *erzieher, padagogische fachkraft, *padagogische fachkraft,
  fachkraft kita, fachkraft kindertagesstatte, kindergartenpadagoge, elementarpadagoge, kindheitspadagoge, fachperson betreuung, gruppenleitung krippe,
  gruppenleitung kita, gruppenleitung kindergarten, educateur jeunes enfants, eje, educador infantil, educador parvulos, parvulario, maestro infantil,
  profesor preescolar, tecnico educacion infantil, licenciado pedagogia infantil
childcare-assistant ~ nursery-teacher
  childcare assistant, nursery assistant, kinderpfleger, sozialassistent, sozialpadagogischer assistent, erganzungskraft, auxiliaire puericulture,
  cap petite enfance, agent creche, agent service creche, asistente parvulos, nanny, babysitter, assistant maternel, aupair, tagesmutter, niñera
childcare-lead ~ nursery-teacher
  nursery manager, kitaleitung, kita leitung, leitung kita, kindergartenleitung, einrichtungsleitung kita, directeur creche, director jardin infantil
special-needs-educator ~ social-pedagogue, nursery-teacher
  heilerziehungspfleger, heilpadagoge, educateur specialise, moniteur educateur, educador especial, integrador social
social-pedagogue ~ social-worker, nursery-teacher
  social pedagogue, sozialpadagoge, jugendarbeiter, youth worker, educador social, animateur, animateur socioculturel
social-worker ~ social-pedagogue, counsellor
  social worker, caseworker, case manager, sozialarbeiter, assistant social, assistant service social, travailleur social, trabajador social
librarian
  librarian, bibliothekar, bibliothecaire, bibliotecario
translator
  translator, interpreter, ubersetzer, dolmetscher, traducteur, interprete, traductor
`
