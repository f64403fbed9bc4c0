import type { SceneText } from './scene.ts'

export const planner: SceneText = {
  name: 'Maya Okafor',
  email: 'maya.okafor@example.com',
  jobTitle: 'Logistics Coordinator',
  resume: `Maya Okafor
Bergen · maya.okafor@example.com · +47 555 01 423 · linkedin.com/in/maya-okafor

Transport Planner, Halden Freight AS, March 2019 – present
- Planned 120 truck routes a week across Norway and Sweden
- Cut empty kilometres by 18% with a new slot plan
- Introduced EDI bookings with 14 carriers
Warehouse Assistant, Bryggen Stores, 2016 – 2019
- Trained six seasonal colleagues on SAP

Skills: SAP, Excel, EDI, Norwegian, English
Education: Bachelor of Science in Logistics, Vestland College, 2016`,
  posting: {
    title: 'Logistics Coordinator',
    company: 'Fjordway Cargo',
    location: 'Bergen, Norway',
    description:
      'We plan 300 deliveries a day for grocers along the west coast. You book carriers by EDI, handle SAP and keep delays under 2%. Knowledge of Power BI is a plus. You bring 5 years of experience. You report to Jonas Weber.',
  },
  contact: {
    first: 'Ingrid',
    last: 'Solberg',
    title: 'Head of Logistics',
    email: 'ingrid.solberg@firm.example',
  },
}

export const nurse: SceneText = {
  name: 'Rosa Delgado',
  email: 'rosa.delgado@example.org',
  jobTitle: 'ICU Nurse',
  resume: `Rosa Delgado, RN
rosa.delgado@example.org | (555) 010-4477

Staff Nurse, Intensive Care, Lakeside General Hospital (2018 to present)
* Care for two ventilated patients a shift on a 24-bed unit
* Led the sepsis bundle project; time to antibiotics fell from 95 to 52 minutes
* Precept four new graduates a year
Nurse, Medical Ward, Harper Clinic (2015 to 2018)

BSN, Marlow State University, 2015. CCRN certified, BLS and ACLS instructor. Epic charting.`,
  posting: {
    title: 'Registered Nurse - ICU (Nights)',
    company: "St. Brannoc's Hospital",
    location: 'Portland, OR',
    description:
      "Our 18-bed ICU cares for cardiac and trauma patients. You hold an RN licence and ACLS, chart in Epic and mentor newer nurses. Self-scheduling, 36 hours a week. Bachelor's degree preferred.",
  },
  contact: {
    first: 'Denise',
    last: "O'Hara",
    title: 'Nurse Manager, Critical Care',
    email: 'denise.ohara@firm.example',
  },
}

export const engineer: SceneText = {
  name: 'Tomasz Król',
  email: 'tomasz.krol@example.net',
  jobTitle: 'Backend Engineer',
  resume: `Tomasz Król
tomasz.krol@example.net
https://github.example/tkrol

Senior Software Engineer — Paylark (Apr 2020 - now)
- Moved a billing monolith to 9 Go services on Kubernetes
- Brought p99 latency of the ledger API from 840 ms to 210 ms
- On call for a system that books 1,200,000 payments a day
Software Engineer — Nettbyte (2016 - 2020)
- Wrote the Node.js import pipeline; nightly run went from 6 hours to 40 minutes

skills: go, PostgreSQL, Kubernetes, Node.js, Terraform, gRPC
MSc Computer Science, Gdansk Technical University, 2016`,
  posting: {
    title: 'Senior Backend Engineer (m/f/d)',
    company: 'Quillon GmbH',
    location: 'Berlin (hybrid)',
    description:
      'Quillon moves money for 4,000 small shops. You own our Go services and PostgreSQL schemas, design APIs and join an on-call rota of five. Experience with Kafka and Rust is welcome. We deploy to AWS with Terraform.',
  },
  contact: { first: 'Annika', last: 'Brandt', title: 'VP Engineering', email: 'annika.brandt@firm.example' },
}

export const accountant: SceneText = {
  name: 'Priya Raman',
  email: 'priya.raman@example.com',
  jobTitle: 'Management Accountant',
  resume: `PRIYA RAMAN
Priya Raman - priya.raman@example.com

Management Accountant, Castlebridge Foods Ltd, 2020-present
Closed the books of 3 plants in four working days, down from nine
Built a Power BI margin report used by 35 budget holders
Found £240k of duplicate supplier payments
Assistant Accountant, Wye & Sons, 2017-2020
Reconciled 11 bank accounts

ACCA qualified (2021). BA in Economics, University of Leeds. Excel, Power BI, Sage, Xero.`,
  posting: {
    title: 'Finance Business Partner',
    company: 'Orchard & Vale',
    location: 'Leeds, UK',
    description:
      'Orchard & Vale bottles juice at two sites. You will run month end, challenge budgets and explain margins to plant managers. Qualified accountant (ACCA, CIMA or ACA). Turnover of £38m. We are moving to NetSuite this year.',
  },
  contact: {
    first: 'Colin',
    last: 'Hartley',
    title: 'Finance Director',
    email: 'colin.hartley@firm.example',
  },
}

export const teacher: SceneText = {
  name: 'Grace Mbeki',
  email: 'grace.mbeki@example.org',
  jobTitle: 'Primary Teacher',
  resume: `Grace Mbeki
grace.mbeki@example.org

Year 4 Teacher, Millbrook Primary School, September 2017 to today
Maths lead; share of pupils at the expected standard rose from 61% to 79% in two years
Run a reading club for 25 children
Teaching Assistant, Ashfield School, 2014 to 2017

PGCE Primary, Northgate University. QTS. Safeguarding Level 3. Makaton.`,
  posting: {
    title: 'Year 5 Class Teacher and Maths Lead',
    company: 'Elmstead Primary School',
    location: 'Bristol',
    description:
      'A two-form entry school of 410 pupils seeks a Year 5 teacher who can lead maths. We use a mastery approach and value outdoor learning. Start in September.',
  },
  contact: { first: 'Helen', last: 'Marsh', title: 'Head Teacher', email: 'helen.marsh@firm.example' },
}
