import { expect, test } from 'vitest'
import { rolesIn } from '../../../test/roles-in.ts'

test.each([
  [
    'a break that a sentence tells, and the job below it',
    'HR Advisor – Otter Services\nSept. 2025 – present, Moncton\n• Rewrote the handbook\n2021 – 2025: full-time parent of two, then care for my father.\nHR Partner – Larkfield Ltd.\nJan. 2017 – May 2021, Moncton\n• Sat at the table\nHR Assistant – Otter Mill Ltd.\nNov. 2012 – Dec. 2016, Moncton\n• Paid wages',
    [
      'HR Advisor | Otter Services | 2025-09 to present',
      'HR Partner | Larkfield Ltd. | 2017-01 to 2021-05',
      'HR Assistant | Otter Mill Ltd. | 2012-11 to 2016-12',
    ],
  ],
  [
    'a title that begins like a reference, and years of two figures',
    "2011 – 2015      Controllerin\nOtter Küchen AG, Löhne\n08/2008 – 2011      Referentin Rechnungswesen\nOtter Küchen AG, Löhne\nSept. 05 - March '08      Assistentin\nLarch Bau GmbH, Herford",
    [
      'Controllerin | Otter Küchen AG | 2011 to 2015',
      'Referentin Rechnungswesen | Otter Küchen AG | 2008-08 to 2011',
      'Assistentin | Larch Bau GmbH | 2005-09 to 2008-03',
    ],
  ],
  [
    'a title indented below employer and dates',
    'April 2016 to now\tOtter Transport Ltd, Brandon\n\t\t\tLong haul driver\n- Runs to Ontario\n2011 to 2016\tLarch Haulers Ltd, Brandon\n\t\t\tDriver\n- Super B grain',
    [
      'Long haul driver | Otter Transport Ltd | 2016-04 to present',
      'Driver | Larch Haulers Ltd | 2011 to 2016',
    ],
  ],
  [
    'months below their years, each with what was done below them',
    '2004 – 2005\tTechnologies GmbH\tStadt\nAugust\tFebruar\n\t\t\tErstes Praxissemester\n\n2006 – 2007\tLarch GmbH\tStadt\nApril\tMai\n\t\t\tZweites Praxissemester',
    ['- | Technologies GmbH | 2004-08 to 2005-02', '- | Larch GmbH | 2006-04 to 2007-05'],
  ],
  [
    'a house with a small word in its name, and an employer named with the profession',
    'Sommelier — Restaurant Le Quai aux Ormes, Bordeaux      mars 2023 → à ce jour\nClerk — D. P. Moylan, Solicitor      2009 - 2016',
    [
      'Sommelier | Restaurant Le Quai aux Ormes | 2023-03 to present',
      'Clerk | D. P. Moylan, Solicitor | 2009 to 2016',
    ],
  ],
  [
    'titles and employers that a margin wraps, above their dates',
    'Otter Bay Foods, Leeds - Line Operative\nSEPTEMBER 2022 - PRESENT\n• Runs the tray sealer\n\nLarkfield Cold Store (via Kestrel Recruitment), Wakefield - General Operative\n(temp)\nMARCH 2021 - AUGUST 2022\n• Loading at minus 18 degrees',
    [
      'Line Operative | Otter Bay Foods | 2022-09 to present',
      'General Operative | Larkfield Cold Store | 2021-03 to 2022-08',
    ],
  ],
  [
    'parts of the house between title and employer',
    'Nurse Educator, Perioperative, Otter Bluff Hospital, 2019 – 2026\nRegistered Nurse, Operating Theatre, Otter Bluff Hospital, 2014 – 2019\nStation Nurse, Larkfield Health Service, Horsham, 2013',
    [
      'Nurse Educator, Perioperative | Otter Bluff Hospital | 2019 to 2026',
      'Registered Nurse, Operating Theatre | Otter Bluff Hospital | 2014 to 2019',
      'Station Nurse | Larkfield Health Service | 2013 to 2013',
    ],
  ],
  [
    'months behind their years, and the last two figures of a year',
    "2024 Aug–      Senior Lecturer, University of Northmoor\n2019 Sep–2024 Jul      Lecturer, Institute for Crop Science\n'18      Research Assistant, Otter Marine Station",
    [
      'Senior Lecturer | University of Northmoor | 2024-08 to present',
      'Lecturer | Institute for Crop Science | 2019-09 to 2024-07',
      'Research Assistant | Otter Marine Station | 2018 to 2018',
    ],
  ],
  [
    'a date within a job, set unlike its own, is that of no other job',
    '02/2021 - today      Lab Analyst\n                     Otter Laboratories Ltd\n- Tested water\nContract renewed twice, ends 31 January 2027\n\n2019 - 2020      Lab Technician\n                 Kestrel Dairy Ltd\n- Tested milk',
    [
      'Lab Analyst | Otter Laboratories Ltd | 2021-02 to present',
      'Lab Technician | Kestrel Dairy Ltd | 2019 to 2020',
    ],
  ],
  [
    'work without bullets above the dates of the next job',
    'Depuis septembre 2023\nCoiffeuse\nSalon Brin de Mèche, Rennes\nCoupes, couleurs, balayages\nVente des produits et gestion des stocks de la couleur\nJe m’occupe de la page du salon (2 100 abonnés)\n\nJanvier 2023 – août 2023\nCoiffeuse en extra\nCoiffure Vidal SARL, Lannion\nClientèle de passage',
    [
      'Coiffeuse | Salon Brin de Mèche | 2023-09 to present',
      'Coiffeuse en extra | Coiffure Vidal SARL | 2023-01 to 2023-08',
    ],
  ],
  [
    'the beginning of a second title below the dates of the job',
    '12/2012 – 08/2017\nClerk, later head of section (since 2015)\nLarkfield Supply Ltd, Leeds\n- Sorted letters\n\n07/2009 – 10/2012\nCashier\nKestrel Foods Ltd, Leeds\n- Counted cash',
    [
      'Clerk, later head of section | Larkfield Supply Ltd | 2012-12 to 2017-08',
      'Cashier | Kestrel Foods Ltd | 2009-07 to 2012-10',
    ],
  ],
  [
    'a title that ends like a heading, and bars in cells of their own',
    'Head of History      Sept 2017 – Aug 2023\nSevern Vale Academy, Gloucester\n- Led five teachers\nTeacher of History\nSt Brannock’s School\t|\t2012 – 2017\n- Taught pupils',
    [
      'Head of History | Severn Vale Academy | 2017-09 to 2023-08',
      'Teacher of History | St Brannock’s School | 2012 to 2017',
    ],
  ],
  [
    'the number of a unit, and a title with one of two places',
    'United States Army, 553rd Support Battalion      Fort Cavazos, TX\nMaintenance Sergeant      April 2021 – July 2026\n- Ran a motor pool\nUnited States Army      Fort Drum, NY\nVehicle Mechanic, Fort Drum, NY; Vicenza, Italy      2013 – 2021\n- Repaired trucks',
    [
      'Maintenance Sergeant | United States Army, 553rd Support Battalion | 2021-04 to 2026-07',
      'Vehicle Mechanic | United States Army | 2013 to 2021',
    ],
  ],
  [
    'an agency and where it placed somebody, an employer cut short, and none',
    'Team Lead, Outbound\nOtter Staffing (placed at Larkfield Auto Parts)\n2018 – 2020\n- Ran a shift\nBookkeeper\nGebr. Mattheis Stone KG\n2015 – 2018\n- Kept books\nNurse\nPraxis Dr. med. Ute Stone, Leeds\n2014 – 2015\n- Drew blood\nElectrician\nSelf-employed (trading as K. Aldous)\n2012 – 2015\n- Rewired houses\nVarious while studying\n2008 – 2012',
    [
      'Team Lead, Outbound | Otter Staffing | 2018 to 2020',
      'Bookkeeper | Gebr. Mattheis Stone KG | 2015 to 2018',
      'Nurse | Praxis Dr. med. Ute Stone | 2014 to 2015',
      'Electrician | Self-employed | 2012 to 2015',
    ],
  ],
  [
    'fields behind titles, below an employer without years',
    'Glenmoor Grocery Logistics\nOperations Manager\nMarch 2022 - Present\n• Cut cost per case\nShift Manager, Chilled\nJanuary 2020 - March 2022\n• Ran 48 people\nInbound Supervisor\nSeptember 2018 - December 2019\n• Moved a dock',
    [
      'Operations Manager | Glenmoor Grocery Logistics | 2022-03 to present',
      'Shift Manager, Chilled | Glenmoor Grocery Logistics | 2020-01 to 2022-03',
      'Inbound Supervisor | Glenmoor Grocery Logistics | 2018-09 to 2019-12',
    ],
  ],
  [
    'an employer that ends in an abbreviation, before a title',
    'Otter Bros. Foreman\t2019 – 2021\n- Ran a crew of six',
    ['Foreman | Otter Bros | 2019 to 2021'],
  ],
  [
    'a sentence below the dates, where others have their place',
    'Larkfield Foods\n9 years\nHead of Plants\nJuly 2021 - Present\nLeeds, United Kingdom\n• Ran nine plants\nManager of Supply\nFebruary 2017 - July 2021\nFull P&L for the $410m frozen food division from 2019.\n• Kept the sites open',
    [
      'Head of Plants | Larkfield Foods | 2021-07 to present',
      'Manager of Supply | Larkfield Foods | 2017-02 to 2021-07',
    ],
  ],
  [
    'ranks before a colon and their fields',
    'Protea Life Assurance Ltd, Sandton      Feb 2019 – Present\nHead: Internal Audit\n• Owns the audit plan of 22 people\nProtea Life Assurance Ltd, Sandton      Jul 2014 – Jan 2019\nSenior Manager: Internal Audit\n• Managed audits of claims\nKaroo Retail Holdings Ltd, Cape Town      Mar 2006 – Dec 2009\nManager: Group Audit\n• Audited stores in six countries',
    [
      'Head: Internal Audit | Protea Life Assurance Ltd | 2019-02 to present',
      'Senior Manager: Internal Audit | Protea Life Assurance Ltd | 2014-07 to 2019-01',
      'Manager: Group Audit | Karoo Retail Holdings Ltd | 2006-03 to 2009-12',
    ],
  ],
  [
    'another post in brackets behind the dates',
    'Otter Almonds, Leeds\nLeading Hand\nJul 2020 – now (Acting Irrigation Supervisor Jan–Jun 2025)\n• Rosters five people\n• Runs drip irrigation',
    ['Leading Hand | Otter Almonds | 2020-07 to present'],
  ],
])('%s', (_, experience, expected) => expect(rolesIn(experience)).toEqual(expected))

test('a title of two, with its employer behind it, is one', () =>
  expect(
    rolesIn(
      'Feb. 2018 – June 2021\nOutpatient / ED Coder, Capital Medical Center\n- Coded charts of two wards',
    ),
  ).toEqual(['Outpatient / ED Coder | Capital Medical Center | 2018-02 to 2021-06']))
