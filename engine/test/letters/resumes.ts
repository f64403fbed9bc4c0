import { MORE_RESUMES } from './more-resumes.ts'
import type { ResumeSpec } from './resume-builder.ts'

/**
 * Fictional people with strong and thin resumes: career changers, with lines in the present tense, without
 * numbers, without jobs, in another language.
 */
export const RESUMES = {
  analyst: {
    name: 'Priya Raman',
    location: 'Chicago, IL',
    phone: '+1 312 555 0142',
    link: 'linkedin.example/in/priya-raman',
    headline: 'Data Analyst',
    jobs: [
      {
        title: 'Data Analyst',
        employer: 'Larkfield Insurance',
        from: '2021-03',
        to: 'present',
        did: [
          'Built a claims dashboard in Looker used by 40 adjusters, cutting weekly report time by 60%.',
          'Automated month-end reporting with SQL and Python, saving 22 hours a month',
          'Designed data quality checks that caught 1,300 duplicate customer records',
          'Trained 12 claims managers to write their own SQL queries',
        ],
      },
      {
        title: 'Junior Analyst',
        employer: 'Tern & Co.',
        from: '2019-06',
        to: '2021-02',
        did: [
          'Reduced survey processing time from 5 days to 2 by rewriting the import scripts',
          'Prepared weekly sales reports for three regions',
        ],
      },
    ],
    skills: ['SQL', 'Python', 'Looker', 'dbt', 'Excel'],
    study: { school: 'Northfield University', degree: 'BSc', field: 'Statistics', end: '2019' },
  },
  product: {
    name: 'Tomás Ferreira',
    location: 'Austin, TX',
    phone: '+1 512 555 0119',
    jobs: [
      {
        title: 'Product Manager',
        employer: 'Quillpay',
        from: '2020-01',
        to: '2024-05',
        did: [
          'Increased retention by 40% by redesigning onboarding.',
          'Owned the billing roadmap and cut failed payments by 18% with new retry rules',
          'Led a team of six engineers through a migration of 40 services, resulting in a 35% drop in hosting cost',
          'Interviewed 60 customers to find out why trials ended early',
        ],
      },
      {
        title: 'Business Analyst',
        employer: 'Harbor & Finch',
        from: '2016-09',
        to: '2019-12',
        did: [
          'Wrote the requirements for a refund tool used by 200 agents',
          'Ran weekly planning with support and engineering',
        ],
      },
    ],
    skills: ['Roadmapping', 'SQL', 'Figma', 'A/B testing'],
  },
  nurse: {
    name: 'Grace O’Neill',
    location: 'Columbus, OH',
    phone: '+1 614 555 0177',
    jobs: [
      {
        title: 'Registered Nurse',
        employer: 'Maple Ridge Hospital',
        from: '2017-08',
        to: 'present',
        did: [
          'Responsible for a ward of 24 surgical patients on night shift',
          'Introduced a handover checklist that cut medication errors by 30%',
          'Train new nurses in wound care and discharge planning',
          'Recognized as nurse of the quarter by the surgical unit',
        ],
      },
    ],
    skills: ['Wound care', 'Triage', 'Epic', 'Patient education'],
    study: { school: 'Lakeside College', degree: 'BSN', field: 'Nursing', end: '2017' },
  },
  warehouse: {
    name: 'Marcus Bell',
    location: 'Memphis, TN',
    jobs: [
      {
        title: 'Warehouse Lead',
        employer: 'Brightway Logistics',
        from: '2019',
        to: 'present',
        did: [
          'Supervise 18 pickers across two shifts',
          'Cut picking errors by 27% with a new labeling system',
          'Manage inventory counts and cycle audits for 9,000 SKUs',
          'Management of a $400K equipment budget',
        ],
      },
      {
        title: 'Forklift Operator',
        employer: 'Delta Paper',
        from: '2015',
        to: '2019',
        did: ['Loaded 30 trucks a day with no safety incidents in four years'],
      },
    ],
    skills: ['SAP', 'Inventory control', 'Forklift', 'Scheduling'],
  },
  teacher: {
    name: 'Hannah Weiss',
    location: 'Denver, CO',
    link: 'linkedin.example/in/hannah-weiss',
    jobs: [
      {
        title: 'Science Teacher',
        employer: 'Eastgate Middle School',
        from: '2014-08',
        to: '2024-06',
        did: [
          'Designed an online biology course taken by 600 students in two districts',
          'Raised the share of students passing the state test from 61% to 78%',
          'Coached eight new teachers in lesson planning and classroom technology',
          'Wrote training guides for a new learning platform and ran workshops for 45 staff',
        ],
      },
    ],
    skills: ['Curriculum design', 'Canvas', 'Workshop facilitation'],
    study: {
      school: 'Summit State University',
      degree: 'MEd',
      field: 'Curriculum and Instruction',
      end: '2014',
    },
  },
  engineer: {
    name: 'Wei Zhang',
    location: 'Seattle, WA',
    phone: '+1 206 555 0155',
    link: 'github.example/weizhang',
    jobs: [
      {
        title: 'Senior Software Engineer',
        employer: 'Cobalt Freight',
        from: '2021-02',
        to: 'present',
        did: [
          'Built a route planning service in Go that handles 3,000 requests a second',
          'Reduced deploy time from 45 minutes to 6 by moving builds to Kubernetes',
          'Leveraged PostgreSQL partitioning to cut query latency by 70%',
          'Mentor four junior engineers and lead weekly design reviews',
        ],
      },
      {
        title: 'Software Engineer',
        employer: 'Nimbus Robotics GmbH',
        from: '2018-07',
        to: '2021-01',
        did: [
          'Wrote the firmware update service for 12,000 devices',
          'Migrated the test suite to Python and halved its run time',
        ],
      },
    ],
    skills: ['Go', 'Kubernetes', 'PostgreSQL', 'Python', 'C++', 'AWS'],
  },
  accountant: {
    name: 'Olivia Brandt',
    location: 'Boston, MA',
    phone: '+1 617 555 0133',
    jobs: [
      {
        title: 'Staff Accountant',
        employer: 'Pinnacle Dairy Cooperative',
        from: '2018-01',
        to: '2023-11',
        did: [
          'Closed the books for four entities each month and shortened the close from 10 days to 6',
          'Reconciled 35 bank accounts and prepared audit schedules',
          'Streamlined invoice approval and cut late payments from 12% to 3%',
          'Preparation of quarterly sales tax returns in nine states',
        ],
      },
    ],
    skills: ['GAAP', 'NetSuite', 'Excel', 'Month-end close', 'Accounts payable'],
    study: { school: 'Bayview University', degree: 'BS', field: 'Accounting', end: '2017' },
  },
  marketer: {
    name: 'Zoë Lindqvist',
    location: 'Portland, OR',
    link: 'linkedin.example/in/zoe-lindqvist',
    jobs: [
      {
        title: 'Marketing Coordinator',
        employer: 'Fernhill Outdoor',
        from: '2022-04',
        to: 'present',
        did: [
          'Grew the newsletter from 4,000 to 19,000 readers in 18 months',
          'Plan and write the content calendar for email and social media',
          'Ran a referral campaign that brought in 2,100 new customers',
        ],
      },
      {
        title: 'Social Media Assistant',
        employer: 'Studio Kestrel',
        from: '2020-01',
        to: '2022-03',
        did: [
          'Managed paid social budgets of $15,000 a month',
          'Created 200 short videos for retail clients',
        ],
      },
    ],
    skills: ['Email marketing', 'SEO', 'Google Analytics', 'Copywriting', 'Canva'],
  },
  ...MORE_RESUMES,
} as const satisfies Record<string, ResumeSpec>
