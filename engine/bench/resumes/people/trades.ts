import type { Person } from '../person.ts'

const chef: Person = {
  id: 'chef',
  language: 'en',
  name: 'Lucía Ferrante',
  headline: 'Executive Chef',
  email: 'lucia.ferrante@kitchen.example',
  phone: '212-555-0195',
  place: 'Brooklyn, NY',
  link: 'luciaferrante.example',
  summary: 'Chef who runs calm kitchens and wastes little.',
  employers: [
    {
      name: 'Saltmarsh',
      place: 'Brooklyn, NY',
      jobs: [
        {
          title: 'Executive Chef',
          start: '2019-05',
          end: 'present',
          lines: [
            'Run a kitchen of 18 cooks that serves 240 guests a night, six nights a week, with an open pass and a tasting menu of nine courses.',
            'Brought food cost from 36% to 29% of sales.',
            'Change the menu six times a year with 22 farms of the region.',
          ],
        },
      ],
    },
    {
      name: 'The Copper Hen',
      place: 'New York, NY',
      jobs: [
        {
          title: 'Sous Chef',
          start: '2015-03',
          end: '2019-04',
          lines: [
            'Trained ten line cooks, four of whom are sous chefs today.',
            'Took over ordering and cut waste by a third.',
          ],
        },
        {
          title: 'Line Cook',
          start: '2012-06',
          end: '2015-02',
          lines: ['Worked grill and fish stations for 150 covers.'],
        },
      ],
    },
    {
      name: 'Hotel Bellavista',
      place: 'Naples, Italy',
      jobs: [
        {
          title: 'Kitchen Apprentice',
          start: '2010',
          end: '2012',
          lines: ['Learned pastry and cold kitchen under a chef of the old school.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Hudson Culinary Institute',
      place: 'Poughkeepsie, NY',
      degree: 'Associate of Occupational Studies',
      field: 'Culinary Arts',
      start: '2008',
      end: '2010',
    },
  ],
  certificates: [{ name: 'ServSafe Manager', year: '2022' }],
  skills: ['Menu design', 'Food costing', 'Butchery', 'Team leadership'],
  spoken: ['English', 'Italian', 'Spanish'],
}

const warehouseLead: Person = {
  id: 'warehouse-lead',
  language: 'en',
  name: 'Marcus Tidewell',
  headline: 'Warehouse Lead',
  email: 'm.tidewell@post.example',
  phone: '901 555 0121',
  place: 'Memphis, TN',
  link: 'linkedin.com/in/marcus-tidewell',
  summary: 'Warehouse lead with a clean safety record over eight years.',
  employers: [
    {
      name: 'Redbird Fulfillment',
      place: 'Memphis, TN',
      jobs: [
        {
          title: 'Warehouse Lead',
          unit: 'Outbound',
          start: '2020-10',
          end: 'present',
          lines: [
            'Lead 26 associates on the night shift.',
            'Ship 9,500 parcels a night with 99.6% accuracy by planning waves by carrier cut-off and moving people between packing and loading every hour.',
            'No lost-time accident in 1,100 days.',
          ],
        },
        {
          title: 'Forklift Operator',
          unit: 'Receiving',
          start: '2018-02',
          end: '2020-09',
          lines: ['Unloaded 12 trailers a shift.'],
        },
      ],
    },
    {
      name: 'Dixie Tire and Rubber',
      place: 'Jackson, TN',
      jobs: [
        {
          title: 'Material Handler',
          start: '2015-05',
          end: '2018-01',
          lines: [
            'Kept six production lines supplied with parts.',
            'Counted stock every week and kept differences under 0.5%.',
          ],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Madison County High School',
      place: 'Jackson, TN',
      degree: 'High School Diploma',
      field: '',
      start: '2011',
      end: '2015',
    },
  ],
  certificates: [{ name: 'Forklift Operator Certification', year: '2018' }],
  skills: ['Forklift', 'RF scanners', 'Inventory control', 'Shift planning'],
  spoken: ['English'],
}

const electrician: Person = {
  id: 'electrician',
  language: 'en',
  name: 'Tomasz Wiśniewski',
  headline: 'Journeyman Electrician',
  email: 'tomasz.w@wires.example',
  phone: '773-555-0150',
  place: 'Chicago, IL',
  link: 'linkedin.com/in/tomasz-wisniewski',
  summary: 'Licensed electrician for commercial buildings, from service entrance to lighting control.',
  employers: [
    {
      name: 'Brightline Electric',
      place: 'Chicago, IL',
      jobs: [
        {
          title: 'Journeyman Electrician',
          start: '2019-06',
          end: 'present',
          lines: [
            'Wired 11 office floors and two data rooms, including panels, feeders, emergency lighting and fire alarm, all to code at the first inspection.',
            'Supervise three apprentices.',
            'Installed 60 charging points for electric cars.',
          ],
        },
      ],
    },
    {
      name: 'Kowalski & Sons',
      place: 'Cicero, IL',
      jobs: [
        {
          title: 'Apprentice Electrician',
          start: '2015-06',
          end: '2019-05',
          lines: [
            'Completed 8,000 hours under a master electrician.',
            'Replaced panels and wiring in 140 older homes.',
          ],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Lakeshore Technical College',
      place: 'Chicago, IL',
      degree: 'Diploma',
      field: 'Electrical Technology',
      start: '2014',
      end: '2015',
    },
  ],
  certificates: [
    { name: 'Journeyman Electrician License', issuer: 'City of Chicago', year: '2019' },
    { name: 'OSHA 10', year: '2016' },
  ],
  skills: ['Conduit bending', 'Blueprint reading', 'Motor controls', 'Troubleshooting'],
  spoken: ['English', 'Polish'],
}

const germanEngineer: Person = {
  id: 'maschinenbau',
  language: 'de',
  name: 'Jürgen Weißhaupt-Öztürk',
  headline: 'Entwicklungsingenieur Maschinenbau',
  email: 'j.weisshaupt@brief.example',
  phone: '+49 30 23125 118',
  place: 'Stuttgart',
  link: 'linkedin.com/in/weisshaupt-oeztuerk',
  summary: 'Maschinenbauingenieur mit zwölf Jahren Erfahrung in der Entwicklung von Getrieben und Antrieben.',
  employers: [
    {
      name: 'Falkenried Antriebstechnik GmbH',
      place: 'Stuttgart',
      jobs: [
        {
          title: 'Teamleiter Entwicklung',
          start: '2021-04',
          end: 'present',
          lines: [
            'Fachliche und disziplinarische Leitung eines Teams von sieben Ingenieuren und zwei Technikern an den Standorten Stuttgart und Linz.',
            'Senkung der Herstellkosten des Planetengetriebes um 14 %.',
            'Einführung von Prüfständen, die 600 Stunden im Jahr sparen.',
          ],
        },
        {
          title: 'Entwicklungsingenieur',
          start: '2015-10',
          end: '2021-03',
          lines: [
            'Auslegung, Konstruktion und Simulation von Getrieben bis 400 kW für Windkraftanlagen und Förderbänder, einschließlich der Abstimmung mit Fertigung und Einkauf.',
            'Betreuung von zwölf Serienanläufen bei Kunden.',
          ],
        },
      ],
    },
    {
      name: 'Hainbuche',
      place: 'Karlsruhe',
      jobs: [
        {
          title: 'Konstrukteur',
          start: '2012-01',
          end: '2015-09',
          lines: ['Konstruktion von Spannvorrichtungen für Fräsmaschinen.'],
        },
      ],
    },
    {
      name: 'Technische Universität Rheinfurt',
      place: 'Rheinfurt',
      jobs: [
        {
          title: 'Wissenschaftliche Hilfskraft',
          start: '2010-04',
          end: '2011-09',
          lines: ['Messungen am Schwingungsprüfstand.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Technische Universität Rheinfurt',
      place: 'Rheinfurt',
      degree: 'Dipl.-Ing.',
      field: 'Maschinenbau',
      start: '2006',
      end: '2011',
    },
  ],
  certificates: [{ name: 'Six Sigma Green Belt', year: '2018' }],
  skills: ['SolidWorks', 'ANSYS', 'FMEA', 'SAP'],
  spoken: ['Deutsch', 'Englisch', 'Türkisch'],
}

export const TRADES = [chef, warehouseLead, electrician, germanEngineer]
