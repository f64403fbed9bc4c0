import type { Person } from '../person.ts'

const backendEngineer: Person = {
  id: 'backend-engineer',
  language: 'en',
  name: 'Dmitri Halvorsen',
  headline: 'Senior Backend Engineer',
  email: 'dmitri@halvorsen.example',
  phone: '+44 20 7946 0321',
  place: 'London, UK',
  link: 'github.com/dhalvorsen',
  summary: 'Backend engineer who likes boring databases and fast builds.',
  employers: [
    {
      name: 'Kestrel',
      place: 'London, UK',
      jobs: [
        {
          title: 'Staff Software Engineer',
          start: '2022-04',
          end: 'present',
          lines: [
            'Moved 14 services from nightly releases to 30 deployments a day without a second of downtime, by splitting migrations in two and releasing behind flags that product managers switch themselves.',
            'Designed the ledger that settles £2.1B a year across six currencies.',
            'Offered internal workshops on PostgreSQL, attended by 85 engineers.',
          ],
        },
        {
          title: 'Senior Software Engineer',
          start: '2019-09',
          end: '2022-03',
          lines: [
            'Rewrote the reconciliation job in Go and cut its run from 5 hours to 22 minutes.',
            'Reduced cloud spend by 31% by moving cold data to object storage.',
          ],
        },
      ],
    },
    {
      name: 'Blue Fern',
      place: 'Bristol, UK',
      jobs: [
        {
          title: 'Software Engineer',
          start: '2016-10',
          end: '2019-08',
          lines: [
            'Shipped the public API that 400 partners now build on, with versioned contracts, a sandbox with test data, and documentation that is generated from the code and checked at every release.',
            'Introduced contract tests and halved the number of incidents in a quarter.',
          ],
        },
      ],
    },
    {
      name: 'Tallow & Pine',
      place: 'Oslo, Norway',
      jobs: [
        {
          title: 'Junior Developer',
          start: '2014-08',
          end: '2016-09',
          lines: ['Maintained the order system of a furniture retailer with 120 shops.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'University of Vestmark',
      place: 'Bergen, Norway',
      degree: 'MSc',
      field: 'Computer Science',
      start: '2012',
      end: '2014',
    },
  ],
  skills: ['Go', 'PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform'],
  spoken: ['English', 'Norwegian', 'Russian'],
}

const dataScientist: Person = {
  id: 'data-scientist',
  language: 'en',
  name: 'Priya Raghunathan',
  credentials: 'PhD',
  headline: 'Data Scientist, Forecasting',
  email: 'priya.raghunathan@mail.example',
  phone: '617-555-0109',
  place: 'Boston, MA',
  link: 'github.com/priya-rag',
  summary: 'Data scientist with a background in statistics who forecasts demand for physical goods.',
  employers: [
    {
      name: 'Larkspur Analytics',
      place: 'Boston, MA',
      jobs: [
        {
          title: 'Lead Data Scientist',
          start: '2021-02',
          end: 'present',
          lines: [
            'Lead four scientists who forecast weekly demand for 1.8 million products.',
            'Lowered the mean forecast error from 24% to 15% with hierarchical models that share what they learn between shops, which saves $9M of stock a year.',
            'Present results to the board of two retail clients each quarter.',
          ],
        },
      ],
    },
    {
      name: 'Meridian Grocers',
      place: 'Chicago, IL',
      jobs: [
        {
          title: 'Data Scientist',
          start: '2017-08',
          end: '2021-01',
          lines: [
            'Built the offer model behind 6 million personal coupons a week and explained to the marketing team, in a workshop of two days, why it sends fewer to loyal customers.',
            'Wrote the experiment platform on which 90 tests ran in its first year.',
          ],
        },
      ],
    },
    {
      name: 'Wexley University',
      place: 'Evanston, IL',
      jobs: [
        {
          title: 'Graduate Research Assistant',
          unit: 'Department of Statistics',
          start: '2012-09',
          end: '2017-06',
          lines: ['Studied time series with missing values and published three papers.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Wexley University',
      place: 'Evanston, IL',
      degree: 'PhD',
      field: 'Statistics',
      start: '2012',
      end: '2017',
    },
    {
      institution: 'Indian Institute of Quantitative Sciences',
      place: 'Chennai, India',
      degree: 'BSc',
      field: 'Mathematics',
      start: '2009',
      end: '2012',
    },
  ],
  skills: ['Python', 'R', 'SQL', 'Bayesian statistics', 'Spark'],
  spoken: ['English', 'Tamil', 'Hindi'],
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

export const SOFTWARE = [backendEngineer, dataScientist, frenchDeveloper]
