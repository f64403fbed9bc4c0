/** Fictional postings: detailed, sparse, in capitals, noisy, with odd names, in another language. */
export const POSTINGS = [
  {
    title: 'Senior Data Analyst',
    company: 'Harbor Labs',
    location: 'Chicago, IL',
    description: `We build scheduling tools for small clinics.\n\nAs a Senior Data Analyst you will join the Insights team.\n\nWhat you will do:\n- Own dashboards in Looker for clinic operations\n- Automate month-end reporting and reduce manual work\n- Improve data quality across customer records\n\nWhat you bring:\n- 3+ years of experience with SQL and Python\n- Ability to explain numbers to people outside finance\n- Excellent communication skills`,
  },
  {
    title: 'Product Manager - Billing (m/f/d)',
    company: 'Acme Ledger, Inc.',
    location: 'Austin, TX',
    description: `Acme Ledger makes invoicing software for plumbers and electricians.\nYou will own the roadmap for billing and work with engineers on payment retries.\nYou will interview customers every week.\nExperience with A/B testing and onboarding is a plus.\nReduce failed payments and improve trial conversion.`,
  },
  {
    title: 'REGISTERED NURSE - MEDICAL SURGICAL - $38/hr',
    company: 'ST. BRENDAN MEDICAL CENTER',
    location: 'Columbus, OH',
    description: `The successful candidate will care for surgical patients on the night shift.\nResponsibilities include training new nurses and discharge planning.\nKnowledge of wound care and medication safety.\nBLS certification required.`,
  },
  {
    title: 'Warehouse Supervisor',
    company: 'Blue Heron Foods',
    location: 'Memphis, TN',
    description: `Supervise pickers and packers on two shifts\nTrack inventory and lead cycle counts\nReduce picking errors and improve safety\nExperience with SAP or a similar system\nMust be able to lift 50 lbs`,
  },
  {
    title: 'Instructional Designer',
    company: 'Beacon Learning',
    location: 'Remote',
    description: `We help hospitals train their staff.\nDesign and build online courses for nurses and technicians\nWrite training guides and run workshops for customers\nExperience with a learning platform such as Canvas or Moodle\nWork with subject experts to plan lessons`,
  },
  {
    title: 'Backend Engineer | Remote',
    company: 'Müller & Söhne GmbH',
    location: 'Seattle, WA',
    description: `Join our Platform team. You will build services in Go and run them on Kubernetes.\nYou will reduce query latency in PostgreSQL.\nMentor junior engineers and take part in design reviews.\n5+ years of experience building backend services.`,
  },
  {
    title: 'Accountant II',
    company: 'Yahoo Farms!',
    location: 'Boston, MA',
    description: `Prepare the month-end close for three entities\nReconcile bank accounts and maintain audit schedules\nStrong knowledge of GAAP and NetSuite\nFile sales tax returns`,
  },
  {
    title: 'Email Marketing Manager',
    company: "Arc'light Equipment",
    location: 'Portland, OR',
    description: `You will grow our newsletter and own the content calendar.\nPlan referral campaigns with the Growth team.\nYou have experience with email marketing and SEO.\nWe sell tents and packs made from recycled sails.`,
  },
  {
    title: 'Customer Support Lead',
    company: 'Parcel & Post Co.',
    location: 'Atlanta, GA',
    description: `Lead a team of eight support specialists\nLower ticket volume by improving help center articles\nExperience with Zendesk\nYou'll report on handling time and satisfaction`,
  },
  { title: 'Operations Coordinator', company: 'Vantage Point 9', location: 'Miami, FL', description: '' },
  { title: 'Data Analyst', company: 'Copperline', location: '', description: '' },
  {
    title: 'Softwareentwickler (m/w/d)',
    company: 'Brückner Systeme AG',
    location: 'Berlin',
    description: `Sie entwickeln Anwendungen für unsere Kunden.\nErfahrung mit Python und Docker.\nWir bieten flexible Arbeitszeiten und ein nettes Team.`,
  },
  {
    title: 'Kitchen Manager',
    company: 'Fig & Thistle',
    location: 'San Antonio, TX',
    description: `Order produce and keep stock lists\nPlan menus with the head chef\nTrain line cooks in food safety\nWe run two small restaurants and a bakery.`,
  },
  {
    title: 'Frontend Developer, Student Products',
    company: 'Campusly',
    location: 'Ann Arbor, MI',
    description: `Build features in React and TypeScript used by students\nWork closely with designers on our mobile app\nKnowledge of Git`,
  },
  {
    title: 'URGENT: Logistics Manager',
    company: 'O’Hara Freight (Midwest)',
    location: 'Columbus, OH / Hybrid',
    description: `Negotiate contracts with carriers and manage freight cost.\nManage a team of planners across two sites.\nYou will set up a booking system for containers.`,
  },
  {
    title: 'HR Business Partner',
    company: 'Kite',
    location: 'Denver, CO',
    description: `We are looking for someone who can coach managers and run onboarding.\nKnowledge of employment law.`,
  },
] as const

export const CONTACTS = [
  { firstName: 'Maya', lastName: 'Okafor', title: 'Head of Analytics' },
  { firstName: 'Jürgen', lastName: 'Groß', title: null },
  { firstName: 'ANITA', lastName: 'DESAI', title: 'VP Operations' },
  {
    firstName: 'Bartholomew-Alexander',
    lastName: 'Featherstonehaugh-Cholmondeley',
    title: 'Director of Engineering',
  },
  { firstName: 'Li', lastName: 'Na', title: 'Talent Acquisition Manager' },
] as const
