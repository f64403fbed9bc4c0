import type { SceneText } from './scene.ts'

export const electrician: SceneText = {
  name: "Liam O'Connell",
  email: 'liam@oconnell.example',
  jobTitle: 'Maintenance Electrician',
  resume: `Liam O'Connell
liam@oconnell.example  +353 85 555 0199

Maintenance Electrician, Corrib Dairies, 2015 - present
• Keep 4 filling lines running, 24/7 shift pattern
• Replaced drives and reprogrammed PLCs (Siemens S7-1500); unplanned stops down by a third
Apprentice then Electrician, Tighe Electrical, 2009 - 2015

Qualified electrician (QQI Level 6). ATEX trained. Safe Pass. Manual handling.`,
  posting: {
    title: 'Shift Electrician',
    company: 'Ballinderry Packaging',
    location: 'Athlone, Ireland',
    description:
      'Corrugated board plant with 6 lines. Fault finding on Siemens PLCs and drives, planned maintenance, 4-cycle shift. Trade certificate needed. Forklift licence useful.',
  },
  contact: { first: 'Niamh', last: 'Byrne', title: 'Engineering Manager', email: 'niamh.byrne@firm.example' },
}

export const designer: SceneText = {
  name: 'Yuki Tanaka',
  email: 'yuki.tanaka@example.com',
  jobTitle: 'Product Designer',
  resume: `Yuki Tanaka
yuki.tanaka@example.com · yukitanaka.example

Product Designer at Lumen Transit (2021 – present)
– Redesigned the ticket app; abandoned purchases dropped from 31 % to 19 %
– Ran 40 interviews with riders, a third of them with screen reader users
UX Designer at Pocketgarden (2018 – 2021)
– Set up a Figma library of 60 components with three engineers

Tools: Figma, Sketch, Maze, HTML and CSS
BFA Visual Communication, Kanda Arts University`,
  posting: {
    title: 'Product Designer, Accessibility',
    company: 'Brightrail',
    location: 'Remote (EU)',
    description:
      'Brightrail sells train tickets in 12 countries. Lead accessibility of our app: audits against WCAG 2.2, research with disabled travellers, a design system in Figma. You work with two squads.',
  },
  contact: {
    first: 'Marcus',
    last: 'Lindqvist',
    title: 'Head of Design',
    email: 'marcus.lindqvist@firm.example',
  },
}

export const seller: SceneText = {
  name: 'Ana Beatriz Costa',
  email: 'ana.costa@example.net',
  jobTitle: 'Account Executive',
  resume: `Ana Beatriz Costa
ana.costa@example.net

Account Executive, Verdano Software (2019–today)
Closed $1.2M in new contracts in 2024, 134% of target
Sell to clinics and dental groups in Iberia, 38 customers
Sales Development Rep, Tecla (2017–2019)
Booked 22 meetings a month by phone

Salesforce, HubSpot. Portuguese (native), Spanish, English.
Licenciatura in Business Administration, Instituto Mondego, 2017`,
  posting: {
    title: 'Mid-Market Account Executive - Healthcare',
    company: 'Clinova',
    location: 'Lisbon, Portugal',
    description:
      'Clinova schedules 2 million patient visits a year. You sell to clinics with 10 to 200 doctors, run the whole cycle and keep Salesforce clean. Spanish is an asset. 3+ years in SaaS.',
  },
  contact: { first: 'Javier', last: 'Ruiz Molina', title: 'VP Sales', email: 'javier.ruiz@firm.example' },
}

export const chef: SceneText = {
  name: 'Émile Garnier',
  email: 'emile.garnier@example.org',
  jobTitle: 'Sous Chef',
  resume: `Émile Garnier
emile.garnier@example.org / 06 55 50 11 22

Chef de Partie, Auberge du Lac Vert, 2018 – 2023, then Sous Chef since June 2023
Run a brigade of 7 for 90 covers a night
Food cost from 34% to 29% by buying whole fish and pickling trimmings
Commis, Bistrot Noisette, 2015 – 2018

CAP Cuisine, Lycée Hôtelier de Valmont. HACCP. French, English.`,
  posting: {
    title: 'Head Chef',
    company: 'The Juniper Table',
    location: 'Edinburgh',
    description:
      'Forty seats, a short menu that follows the season and a garden of our own. The head chef writes the menu, leads a team of five and keeps food cost below 30%.',
  },
  contact: { first: 'Fiona', last: 'Macrae', title: 'Owner', email: 'fiona@junipertable.example' },
}

export const analyst: SceneText = {
  name: 'Chen Wei',
  email: 'chen.wei@example.com',
  jobTitle: 'Data Analyst',
  resume: `Chen Wei
chen.wei@example.com

Data Analyst, Meridian Outdoor, Jan 2021 to present
Built dbt models and Tableau dashboards for 60 store managers
Forecast of weekly demand: error down from 22 to 13 percent
Analyst Intern, Harbourline Insurance, summer 2020
Automated a claims report in Python, saving eight hours a week

MSc Statistics, University of Waikato, 2020. SQL, Python, R, dbt, Tableau, Snowflake`,
  posting: {
    title: 'Senior Data Analyst, Supply Chain',
    company: 'Kauri Homewares',
    location: 'Auckland, New Zealand',
    description:
      'You forecast demand for 45 stores, own the SQL and dbt layer in Snowflake and present to buyers every Monday. Python or R needed. Looker a bonus.',
  },
  contact: { first: 'Aroha', last: 'Ngata', title: 'Head of Analytics', email: 'aroha.ngata@firm.example' },
}

/** A new graduate whose resume was read from a PDF with odd spacing. */
export const graduate: SceneText = {
  name: 'Samuel Osei',
  email: 'samuel.osei@example.org',
  jobTitle: 'Civil Engineer',
  resume: `Samuel Osei   |   samuel.osei@example.org
EDUCATION
Bachelor  of Engineering, Civil  Engineering, Volta Institute of Technology   ( 2021 - 2025 )
First class honours. Thesis: storm drains of a district of 12,000 people, modelled in SWMM
EXPERIENCE
Site intern, Akwaaba Roads Ltd, June 2024 - August 2024
Checked levels on 3.5 km of road with a total station; logged 140 density tests
SKILLS AutoCAD Civil 3D, QGIS, SWMM, MS Excel`,
  posting: {
    title: 'Graduate Civil Engineer - Drainage',
    company: 'Tarn & Holloway Consulting',
    location: 'Manchester',
    description:
      'Join a drainage team of 16 that designs storm sewers for new housing. Training towards chartership with a mentor. Civil 3D and InfoDrainage. Degree in civil engineering.',
  },
  contact: {
    first: 'Bethan',
    last: 'Price',
    title: 'Associate Director, Drainage',
    email: 'bethan.price@firm.example',
  },
}
