import type { Person } from '../person.ts'

const projectManager: Person = {
  id: 'project-manager',
  language: 'en',
  name: "Robert O'Dell",
  credentials: 'PMP',
  headline: 'Project Manager, Construction',
  email: 'robert.odell@builders.example',
  phone: '602.555.0133',
  place: 'Phoenix, Arizona',
  link: 'linkedin.com/in/rodell-pmp',
  summary: 'Project manager for schools and hospitals of up to $85M, on time in 17 of 19 projects.',
  employers: [
    {
      name: 'Granite Fork Builders',
      place: 'Phoenix, AZ',
      jobs: [
        {
          title: 'Senior Project Manager',
          start: '2017-01',
          end: 'present',
          lines: [
            'Delivered a $85M hospital wing six weeks early and 3% under budget while the emergency department next to it stayed open around the clock.',
            'Manage 14 subcontractors and a site team of 22.',
            'Negotiated change orders worth $4.3M without a single claim.',
          ],
        },
      ],
    },
    {
      name: 'The Ashcombe Group',
      place: 'Tucson, AZ',
      jobs: [
        {
          title: 'Project Manager',
          start: '2012-03',
          end: '2016-12',
          lines: [
            'Built nine elementary schools for three districts, each of them between two summer holidays, and handed over eight without a single open item.',
          ],
        },
        {
          title: 'Assistant Project Manager',
          start: '2009-06',
          end: '2012-02',
          lines: [
            'Kept the schedule and the submittals of two projects at a time.',
            'Wrote the safety plan that brought recordable injuries to zero in 2011.',
          ],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Arizona Institute of Building',
      place: 'Mesa, AZ',
      degree: 'Bachelor of Science',
      field: 'Construction Management',
      start: '2005',
      end: '2009',
    },
  ],
  certificates: [
    { name: 'Project Management Professional (PMP)', year: '2013' },
    { name: 'OSHA 30-Hour Construction', year: '2010' },
  ],
  skills: ['Primavera P6', 'Procore', 'Cost control', 'Contract negotiation'],
  spoken: ['English', 'Spanish'],
}

const frenchDeveloper: Person = {
  id: 'developpeuse',
  language: 'fr',
  name: 'Élodie Garnier-Ba',
  headline: 'Développeuse full stack',
  email: 'elodie.garnier@courriel.example',
  phone: '01 99 00 42 17',
  place: 'Lyon, France',
  link: 'github.com/egarnierba',
  summary: 'Développeuse depuis dix ans, à l’aise de la base de données à l’interface.',
  employers: [
    {
      name: 'Boréale',
      place: 'Lyon',
      jobs: [
        {
          title: 'Développeuse full stack senior',
          start: '2021-03',
          end: 'present',
          lines: [
            'Conception et développement du service de réservation utilisé par 320 000 clients, de la modélisation des données jusqu’à la mise en production progressive.',
            'Réduction du temps de chargement de 4,2 s à 1,1 s.',
            'Encadrement de trois développeurs juniors.',
          ],
        },
      ],
    },
    {
      name: 'Atelier Numérique SAS',
      place: 'Grenoble',
      jobs: [
        {
          title: 'Développeuse web',
          start: '2016-09',
          end: '2021-02',
          lines: [
            'Réalisation de 18 sites marchands pour des PME de la région, du recueil des besoins à la formation des équipes qui les utilisent au quotidien.',
            'Mise en place des tests automatisés et de l’intégration continue.',
          ],
        },
      ],
    },
    {
      name: 'Mairie de Valbrune',
      place: 'Valbrune',
      jobs: [
        {
          title: 'Stagiaire informatique',
          start: '2016-03',
          end: '2016-08',
          lines: ['Refonte du portail des démarches en ligne.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Université des Alpes du Nord',
      place: 'Grenoble',
      degree: 'Master',
      field: 'Informatique',
      start: '2014',
      end: '2016',
    },
  ],
  certificates: [{ name: 'Professional Scrum Master I', year: '2020' }],
  skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'],
  spoken: ['Français', 'Anglais', 'Wolof'],
}

export const OFFICE = [projectManager, frenchDeveloper]
