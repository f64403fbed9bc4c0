import type { Person } from '../person.ts'

const biologist: Person = {
  id: 'biologist',
  language: 'en',
  name: 'Ifeoma Adaeze Lindqvist',
  credentials: 'Ph.D.',
  headline: 'Evolutionary Biologist',
  email: 'ia.lindqvist@lab.example',
  phone: '+46 8 465 004 12',
  place: 'Uppsala, Sweden',
  link: 'lindqvistlab.example',
  summary: 'I study how freshwater snails adapt to warming lakes.',
  employers: [
    {
      name: 'Mälardal University',
      place: 'Uppsala, Sweden',
      jobs: [
        {
          title: 'Assistant Professor',
          unit: 'Department of Ecology and Genetics',
          start: '2022',
          end: 'present',
          lines: ['Lead a group of five with field stations at three lakes.'],
        },
      ],
    },
    {
      name: 'Hudson Valley Institute for Ecology',
      place: 'Rhinebeck, NY',
      jobs: [
        {
          title: 'Postdoctoral Fellow',
          start: '2018',
          end: '2021',
          lines: ['Sequenced 410 snails from 27 lakes and built the reference genome of the species.'],
        },
      ],
    },
    {
      name: 'University of North Calder',
      place: 'Eugene, OR',
      jobs: [
        {
          title: 'Graduate Teaching Fellow',
          start: '2013',
          end: '2018',
          lines: ['Taught laboratory sections of introductory biology to 24 students each.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'University of North Calder',
      place: 'Eugene, OR',
      degree: 'Ph.D.',
      field: 'Biology',
      start: '2013',
      end: '2018',
    },
    {
      institution: 'University of Ibadan East',
      place: 'Ibadan, Nigeria',
      degree: 'B.Sc.',
      field: 'Zoology',
      start: '2008',
      end: '2012',
    },
  ],
  certificates: [],
  skills: ['Population genomics', 'R', 'Field sampling', 'Science writing'],
  spoken: ['English', 'Igbo', 'Swedish'],
  more: [
    {
      heading: 'Publications',
      lines: [
        'Lindqvist, I. A., and Moreau, T. (2023). Heat tolerance evolves faster in small lakes. Annals of Freshwater Evolution, 14(2), 101–118.',
        'Lindqvist, I. A. (2021). A reference genome for the great pond snail. Genome Notes, 6, 33–41.',
        'Park, J., Lindqvist, I. A., and Stone, R. (2019). Sampling lakes by canoe. Methods in Field Biology, 3(1), 7–15.',
      ],
    },
    {
      heading: 'Grants and Awards',
      lines: [
        'Early Career Grant, Nordic Science Fund, SEK 4,200,000, 2023–2027',
        'Best Dissertation Award, University of North Calder, 2018',
      ],
    },
    {
      heading: 'Teaching',
      lines: [
        'Evolutionary Genetics, master’s level, Mälardal University, 2022–present',
        'Introductory Biology, University of North Calder, 2014–2017',
      ],
    },
    {
      heading: 'References',
      lines: ['Prof. Theo Moreau, Hudson Valley Institute for Ecology, t.moreau@institute.example'],
    },
  ],
}

const uxResearcher: Person = {
  id: 'ux-researcher',
  language: 'en',
  name: 'Noor van der Heijden',
  headline: 'Senior UX Researcher | Accessibility | Mixed Methods',
  email: 'noor@vdheijden.example',
  phone: '+31 6 55501234',
  place: 'Amsterdam, North Holland, Netherlands',
  link: 'linkedin.com/in/noorvanderheijden',
  summary:
    'I help product teams to learn from the people whom they leave out. Most of my studies are with users of screen readers.',
  employers: [
    {
      name: 'Tulipa Payments',
      place: 'Amsterdam, North Holland, Netherlands',
      jobs: [
        {
          title: 'Senior UX Researcher',
          start: '2022-11',
          end: 'present',
          lines: [
            'Plan and run 30 studies a year for four product teams.',
            'Built a panel of 250 people with disabilities who are paid for their time.',
          ],
        },
        {
          title: 'UX Researcher',
          start: '2020-03',
          end: '2022-10',
          lines: [
            'Interviewed 160 shop owners and rewrote the sign-up with designers, after which 22% more of them finished it.',
          ],
        },
      ],
    },
    {
      name: 'Studio Waterlijn',
      place: 'Utrecht, Netherlands',
      jobs: [
        {
          title: 'Design Researcher',
          start: '2016-09',
          end: '2020-02',
          lines: ['Led discovery for hospitals, museums and two cities.'],
        },
      ],
    },
    {
      name: 'Freelance',
      place: 'Utrecht, Netherlands',
      jobs: [{ title: 'Usability Consultant', start: '2014', end: '2016', lines: [] }],
    },
  ],
  education: [
    {
      institution: 'Polderland University',
      place: 'Utrecht',
      degree: 'Master’s degree',
      field: 'Human-Computer Interaction',
      start: '2012',
      end: '2014',
    },
    {
      institution: 'Hogeschool Zuiderzee',
      place: 'Almere',
      degree: 'Bachelor’s degree',
      field: 'Psychology',
      start: '2008',
      end: '2012',
    },
  ],
  certificates: [
    { name: 'Certified Professional in Accessibility Core Competencies' },
    { name: 'Survey Design for Practitioners' },
  ],
  skills: ['Usability testing', 'Survey design', 'Accessibility'],
  spoken: ['Dutch', 'English', 'German'],
}

const architect: Person = {
  id: 'architect',
  language: 'en',
  name: 'Giulia Tessari',
  headline: 'Architect',
  email: 'giulia.tessari@posta.example',
  phone: '+39 011 555 0172',
  place: 'Turin, Italy',
  link: 'giuliatessari.example',
  summary: 'Architect for the renewal of schools and housing of the post-war years.',
  employers: [
    {
      name: 'Officina Dora Associati',
      place: 'Turin, Italy',
      jobs: [
        {
          title: 'Project Architect',
          start: '2019-09',
          end: 'present',
          lines: [
            'Lead the renewal of three schools with a budget of €14M, from survey to handover.',
            'Coordinate structure, services and fire safety in one model.',
          ],
        },
      ],
    },
    {
      name: 'Van Loon Architecten',
      place: 'Rotterdam, Netherlands',
      jobs: [
        {
          title: 'Junior Architect',
          start: '2016-02',
          end: '2019-07',
          lines: [
            'Drew facades and details for 240 apartments.',
            'Prepared tenders and answered contractors’ questions.',
          ],
        },
      ],
    },
    {
      name: 'Studio Rossetti',
      place: 'Milan, Italy',
      jobs: [
        {
          title: 'Intern',
          start: '2015-03',
          end: '2015-09',
          lines: ['Built models and surveyed two farmhouses.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Politecnico delle Langhe',
      place: 'Cuneo, Italy',
      degree: 'Master',
      field: 'Architecture for Sustainability',
      start: '2012-09',
      end: '2015-12',
    },
  ],
  certificates: [{ name: 'Register of Architects of Turin', year: '2017' }],
  skills: ['Revit', 'Building surveys', 'Tendering', 'Fire safety'],
  spoken: ['Italian', 'English', 'Dutch'],
}

const iosDeveloper: Person = {
  id: 'ios-developer',
  language: 'en',
  name: 'Rohan Pillai',
  headline: 'iOS Developer',
  email: 'rohan@pillai.example',
  phone: '512-555-0186',
  place: 'Austin, TX',
  link: 'github.com/rohanpillai',
  summary: 'iOS developer with eight apps in the store and a soft spot for offline maps.',
  employers: [
    {
      name: 'Trailhead Maps',
      place: 'Austin, TX',
      jobs: [
        {
          title: 'Senior iOS Developer',
          start: '2021-08',
          end: 'present',
          lines: [
            'Rewrote the map screen in SwiftUI and cut crashes from 1.2% to 0.1% of sessions.',
            'Added offline routing that 300,000 hikers use each month.',
            'Mentor two interns every summer.',
          ],
        },
      ],
    },
    {
      name: 'Pecan Street Software',
      place: 'Austin, TX',
      jobs: [
        {
          title: 'iOS Developer',
          start: '2018-06',
          end: '2021-07',
          lines: [
            'Built the app of a credit union with 90,000 members.',
            'Automated releases with Fastlane, from two days to 40 minutes.',
          ],
        },
      ],
    },
    {
      name: 'Mesquite Springs University',
      place: 'Austin, TX',
      jobs: [
        {
          title: 'Undergraduate Research Assistant',
          start: '2017-01',
          end: '2018-05',
          lines: ['Wrote an app that 60 patients used to log their sleep.'],
        },
      ],
    },
  ],
  volunteering: [
    {
      name: 'Code Cactus',
      place: 'Austin, TX',
      jobs: [
        {
          title: 'Mentor',
          start: '2019-09',
          end: '2022-05',
          lines: ['Taught Swift to 25 high school students.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Mesquite Springs University',
      place: 'Austin, TX',
      degree: 'Bachelor of Science',
      field: 'Computer Science',
      start: '2014-08',
      end: '2018-05',
    },
  ],
  skills: ['Swift', 'SwiftUI', 'Core Data', 'Combine', 'Fastlane'],
  spoken: ['English', 'Malayalam'],
}

export const LEARNED = [biologist, uxResearcher, architect, iosDeveloper]
