import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'
import { rolesIn } from '../../../test/roles-in.ts'

test.each([
  [
    'a client, which is the employer where no other is named',
    'Client: Larkfield Oats, Columbus, OH      Jan 2021 - Present\nRole: SAP Consultant\n- Wrote 46 interfaces\n\nSAP Analyst      Jun 2015 - Feb 2018\nClient: Otter Tire & Rubber\n- Prepared test scripts\n\nSAP Associate, Kestrel GmbH      Jul 2011 - May 2015\nClient: Hollow Plumbing\n- Answered calls',
    [
      'SAP Consultant | Larkfield Oats | 2021-01 to present',
      'SAP Analyst | Otter Tire & Rubber | 2015-06 to 2018-02',
      'SAP Associate | Kestrel GmbH | 2011-07 to 2015-05',
    ],
  ],
  [
    'years as two figures, a season and a school year',
    "Mechanic, Maumee Garage, '12 – '18\nIntern, Northlight Films, summer of 2011\nTutor, Kirkgate School, 2008/2009",
    [
      'Mechanic | Maumee Garage | 2012 to 2018',
      'Intern | Northlight Films | 2011 to 2011',
      'Tutor | Kirkgate School | 2008 to 2009',
    ],
  ],
  [
    'a bracket that tells about the job or the employer',
    'Substitute Teacher (long term since October), Hollow Public Schools, 2024 – present\n- Covered two classes\nTest Engineer\nThürlitz GmbH, Arnstadt (Kunststoffteile und Sanitär, 210 Mitarbeiter), 2019 – 2023\n- Tested tools',
    [
      'Substitute Teacher | Hollow Public Schools | 2024 to present',
      'Test Engineer | Thürlitz GmbH | 2019 to 2023',
    ],
  ],
  [
    'a rank and a former rank in brackets, and a place with its labels',
    '[ 01/04/2024 – Current ]\nPlanning Coordinator (deputy)\nMaasveer Logistics B.V.\nCity: Rotterdam | Country: Netherlands | Agency contract\n- Deputised for the manager\n\n[ 01/10/2020 – 31/03/2024 ]\nTransport Planner (Junior until 06/2021)\nMaasveer Logistics B.V.\nCity: Rotterdam | Country: Netherlands\n- Planned 70 trucks',
    [
      'Planning Coordinator (deputy) | Maasveer Logistics B.V. | 2024-04 to present',
      'Transport Planner | Maasveer Logistics B.V. | 2020-10 to 2024-03',
    ],
  ],
  [
    'the size of an employer in a bracket',
    '07.2022 – heute\nBuchhalterin (Hauptbuch)\nThürlitz Industrie GmbH, Nürnberg (ca. 340 MA)\n- Hauptbuch und Abstimmung der Konten',
    ['Buchhalterin (Hauptbuch) | Thürlitz Industrie GmbH | 2022-07 to present'],
  ],
  [
    'a bullet that begins with dates, below its school, and a feminine title',
    'Kirkgate School, Leeds (640 students)\n* Sept 2020 - present: Teacher of History (full time, 22 hours, since Sept 2022)\n- Ran the debating team\n\nAuberge du Moulin – Rennes\nCheffe de partie chaud : depuis mars 2018\n- Fiches techniques de la carte',
    [
      'Teacher of History | Kirkgate School | 2020-09 to present',
      'Cheffe de partie chaud | Auberge du Moulin | 2018-03 to present',
    ],
  ],
  [
    'a word before the dates, in capitals',
    "De mars 2021 à aujourd'hui : Vendeuse, Boutique Cerisaie (Rennes)\n- Accueil des clientes",
    ['Vendeuse | Boutique Cerisaie | 2021-03 to present'],
  ],
  [
    'fields and places behind titles, below an employer with its years',
    'Larkfield Foods, Inc., Rochester, NY\t2011 – Present\nMaker of soups; 900 employees.\nChief Operating Officer\tApril 2019 – Present\n- Opened eight plants\nVice President, Manufacturing\t2014 – 2019\n- Directed nine people\nPlant Manager, Batavia\t2011 – 2014\n- Ran a plant',
    [
      'Chief Operating Officer | Larkfield Foods, Inc. | 2019-04 to present',
      'Vice President, Manufacturing | Larkfield Foods, Inc. | 2014 to 2019',
      'Plant Manager | Larkfield Foods, Inc. | 2011 to 2014',
    ],
  ],
  [
    'jobs in a row across lines',
    'Production Manager, Ganter Packaging, Erie, PA (2001–2006) • Shift Supervisor, Ganter\nPackaging, Erie, PA (1998–2001) • Machinist, U.S. Navy (1990–1994)',
    [
      'Production Manager | Ganter Packaging | 2001 to 2006',
      'Shift Supervisor | Ganter Packaging | 1998 to 2001',
      'Machinist | U.S. Navy | 1990 to 1994',
    ],
  ],
  [
    'an employer and its town above its titles, with the years of all',
    'Cook, Otter Inn (part time)\tAug 2022 – now\n- Made soups\nLittle Wren Learning, Otter Crossing (92 places)\tFeb 2012 – July 2022\nAssistant Director – Sept 2018 to July 2022\nRoom Leader – Feb 2012 to Sept 2018\n- Wrote rosters for 24 staff',
    [
      'Cook | Otter Inn | 2022-08 to present',
      'Assistant Director | Little Wren Learning | 2018-09 to 2022-07',
      'Room Leader | Little Wren Learning | 2012-02 to 2018-09',
    ],
  ],
  [
    'a client in a bracket, and who has no employer',
    '2021 - 2023   SAP Consultant (client: Larkfield Oats Inc.)\n              Kestrel Consulting GmbH\n2016 - 2021 : Indépendante, traductrice technique (portage salarial Larmor)',
    [
      'SAP Consultant | Kestrel Consulting GmbH | 2021 to 2023',
      'traductrice technique | Indépendante | 2016 to 2021',
    ],
  ],
  [
    'a former title with its years behind the present one',
    'Lakeside Foods, Dover, DE\t2012 - present\nWarehouse Manager (since 2019), formerly Shift Lead (2012 - 2019)\n- Manage 40 people\n\nKestrel Stores, Dover, DE\t2005 - 2012\nCashier\n- Trained staff',
    [
      'Warehouse Manager | Lakeside Foods | 2012 to present',
      'Shift Lead | Lakeside Foods | 2012 to 2019',
      'Cashier | Kestrel Stores | 2005 to 2012',
    ],
  ],
  [
    'regions cut short',
    'Coordinadora de pagos\nGrupo Larrea del Norte, S.A. de C.V. | León, Gto.\nAgosto 2021 - Actualidad\n- Superviso a tres auxiliares\nAsistente administrativa\nCalzado Otero | León, Gto.\nEnero 2015 - Diciembre 2017\n- Archivo y agenda',
    [
      'Coordinadora de pagos | Grupo Larrea del Norte, S.A. de C.V. | 2021-08 to present',
      'Asistente administrativa | Calzado Otero | 2015-01 to 2017-12',
    ],
  ],
  [
    'lines of an address and labels of a form',
    'Wildlife Biologist\nHollow Wildlife Service\nOtter Flats Refuge\n300 Refuge Road, Elkin, NC 28621\nDates: 05/2021 - Present\nSeries/Grade: GS-0486-11\n\n- Conducted surveys\n\nField Technician\nHollow Wildlife Service\nOtter Flats Refuge\n300 Refuge Road, Elkin, NC 28621\nDates: 01/09/2018 - 31/01/2021\nSeries/Grade: GS-0404-07\n\n- Banded ducks',
    [
      'Wildlife Biologist | Hollow Wildlife Service | 2021-05 to present',
      'Field Technician | Hollow Wildlife Service | 2018-09 to 2021-01',
    ],
  ],
  [
    'a field of work behind a title, below its employer',
    'LONESTAR CLINICS – Dallas, TX\nChief Operating Officer\tJune 2018 to Present\n- Opened eight clinics\nSenior Vice President, Operations\tMay 2015 to May 2018\n- Directed nine people',
    [
      'Chief Operating Officer | LONESTAR CLINICS | 2018-06 to present',
      'Senior Vice President, Operations | LONESTAR CLINICS | 2015-05 to 2018-05',
    ],
  ],
  [
    'an employer after "en" and a legal form after a comma',
    'Ayudante de obra en Obras del Júcar, S.L. (2018 - 2021)\n- Hice mediciones\nBecaria en el Ayuntamiento de Catarroja (verano de 2017)\n- Hice un inventario',
    [
      'Ayudante de obra | Obras del Júcar, S.L. | 2018 to 2021',
      'Becaria | Ayuntamiento de Catarroja | 2017 to 2017',
    ],
  ],
  [
    'dates, title and employer as sentences of one line',
    'enero 2018 – actualidad. Jefe de ventas. Talleres Arrieta S.A. (Bilbao).\nFunciones:\n- Dirección de un equipo de 9 comerciales\nseptiembre 2009 – abril 2013. Técnico comercial. Norte Hidráulica (Santander).\nFunciones:\n- Elaboración de ofertas para obras públicas',
    [
      'Jefe de ventas | Talleres Arrieta S.A. | 2018-01 to present',
      'Técnico comercial | Norte Hidráulica | 2009-09 to 2013-04',
    ],
  ],
  [
    'a shortened word in a title',
    'Stellv. Filialleiter, Backhaus Emscher, Dortmund, 08/2020 - 02/2023\n- Dienstplan für sieben Leute',
    ['Stellv. Filialleiter | Backhaus Emscher | 2020-08 to 2023-02'],
  ],
  [
    'a job without an employer, long before the one above',
    'Verkäufer, Funkturm Mobilshop GmbH, Dortmund, 2020 - 2023\n- Beratung zu Tarifen\nAushilfe am Stand der Familie (Strümpfe), samstags, 2014 - 2017',
    [
      'Verkäufer | Funkturm Mobilshop GmbH | 2020 to 2023',
      'Aushilfe am Stand der Familie (Strümpfe), samstags | - | 2014 to 2017',
    ],
  ],
  [
    'title at employer, dates in brackets',
    'Barista at Starling (2016-2018)\nServer at The Blue Door (2014-2016)',
    ['Barista | Starling | 2016 to 2018', 'Server | The Blue Door | 2014 to 2016'],
  ],
  [
    'employer and place first, title below',
    'ACORN CORP, New York, NY    06/2015-08/2019\nSenior Accountant\n- Closed the books\n\nBRIGHTLINE, Boston, MA    01/2010-05/2015\nStaff Accountant\n- Did audits of 12 clients',
    [
      'Senior Accountant | ACORN CORP | 2015-06 to 2019-08',
      'Staff Accountant | BRIGHTLINE | 2010-01 to 2015-05',
    ],
  ],
  [
    'dates first, bars between',
    '2019-2021 | Kindergarten Teacher | Little Stars Academy | Chicago\n- Taught 20 children\n2015-2019 | Assistant Teacher | Sunny Days | Chicago\n- Helped with 18 children',
    [
      'Kindergarten Teacher | Little Stars Academy | 2019 to 2021',
      'Assistant Teacher | Sunny Days | 2015 to 2019',
    ],
  ],
  [
    'a form with labels',
    'Employer: Kestrel Ltd\nPosition: Site Manager\nDuration: March 2015 - April 2019\nResponsibilities:\n- Ran 4 sites\n\nEmployer: Stonebridge Homes\nPosition: Assistant Site Manager\nDuration: May 2011 - Feb 2015\nResponsibilities:\n- Ordered materials for 60 homes',
    [
      'Site Manager | Kestrel Ltd | 2015-03 to 2019-04',
      'Assistant Site Manager | Stonebridge Homes | 2011-05 to 2015-02',
    ],
  ],
  [
    'a Spanish form with months of one year, whose remark names another person',
    'Empresa: Ferro Abogados S.A.S.\nCargo: Abogada asociada\nPeriodo: Enero a diciembre de 2016\nJefe inmediato: Camilo Peña\nFunciones:\n- Asesoría a 120 usuarios',
    ['Abogada asociada | Ferro Abogados S.A.S. | 2016-01 to 2016-12'],
  ],
  [
    'an employer above its jobs, one with a sentence after its dates',
    'Kestrel Conversions Ltd, Leeds\tMay 2017 – present\nMinibus conversions, approx 70 staff\nProduction Team Leader (Line 2) Jan 2020 – present. Acting Production Supervisor since Oct 2025\n- Team of 14, and 26 when covering both lines\nVehicle Fitter May 2017 – Dec 2019\n- Fit floors and seats',
    [
      'Production Team Leader | Kestrel Conversions Ltd | 2020-01 to present',
      'Vehicle Fitter | Kestrel Conversions Ltd | 2017-05 to 2019-12',
    ],
  ],
  [
    'jobs of one employer with letters',
    'Kestrel Power Ltd, Leeds\ta) Cluster Supervisor\tMay 2021 – Feb 2025\n- Led 6 engineers',
    ['Cluster Supervisor | Kestrel Power Ltd | 2021-05 to 2025-02'],
  ],
  [
    'an employer that a narrow column wrapped, beside its dates',
    'Centre hospitalier de      nov. 2014 – déc. 2020\nKermorvan — Brest\nPharmacienne hospitalière\n- Validation de 80 prescriptions par jour',
    ['Pharmacienne hospitalière | Centre hospitalier de Kermorvan | 2014-11 to 2020-12'],
  ],
  [
    'a month, work without a word of titles, and where it was',
    'Mars 2024 : vente de fleurs au Jardin Bellecour, Tours\nConseil à 40 clients par jour\n\nJuin 2023 : accueil du public à la Galerie Ondine, Blois\nTenue de la billetterie',
    [
      'vente de fleurs | Jardin Bellecour | 2024-03 to 2024-03',
      'accueil du public | Galerie Ondine | 2023-06 to 2023-06',
    ],
  ],
  [
    'a line about the employer above its titles',
    'CORRIB FAMILY SERVICES        Galway, Ireland, 2017–Present\nA charity that works with 2,000 families.\nSenior Social Worker        2021–Present\n• Supervise six social workers\nSocial Worker        2017–2021\n• Carried 22 cases',
    [
      'Senior Social Worker | CORRIB FAMILY SERVICES | 2021 to present',
      'Social Worker | CORRIB FAMILY SERVICES | 2017 to 2021',
    ],
  ],
  [
    'titles with units under an employer whose years contain theirs',
    'Cumberland Medical Center, Nashville, TN        2016 – Present\nManager, Neuro ICU        02/2022 – Present\n• Ran a unit of 20 beds\nCharge Nurse, Neuro ICU        06/2016 – 02/2022\n• Led 12 nurses',
    [
      'Manager, Neuro ICU | Cumberland Medical Center | 2022-02 to present',
      'Charge Nurse, Neuro ICU | Cumberland Medical Center | 2016-06 to 2022-02',
    ],
  ],
  [
    'jobs as a list of bullets, one of unknown words',
    '- Albañil oficial, Hermanos Peralta, 2016 hasta hoy\n  Revoques, losas.\n- Cadete, Ferretería El Tornillo, 2010-2011',
    [
      'Albañil oficial | Hermanos Peralta | 2016 to present',
      'Cadete | Ferretería El Tornillo | 2010 to 2011',
    ],
  ],
  [
    'a year in a bullet below a dated job',
    'Driver, Ozark Reefer Ltd, Springdale    2018 - present\n- Trainer for new drivers since 2021\n- 48 states',
    ['Driver | Ozark Reefer Ltd | 2018 to present'],
  ],
  [
    'a remark behind the dates, and a job of unknown words',
    'Team member, Crumb & Kettle, Peckham – since June 2025 (Saturdays)\n• Closed the till\nPaper round, Dulwich News – 2023 to 2024',
    ['Team member | Crumb & Kettle | 2025-06 to present', 'Paper round | Dulwich News | 2023 to 2024'],
  ],
  [
    'a break, which is no job',
    '2020 – 2022\tNäherin, Tekstil Aydin GmbH\n2015 – 2019\tFamilienzeit, zwei Kinder',
    ['Näherin | Tekstil Aydin GmbH | 2020 to 2022'],
  ],
  [
    'the trade of a firm behind its name',
    'Senior Auditor, 2016 – 2019\nIyer & Associates, Chartered Accountants, Chennai\n- Audited banks',
    ['Senior Auditor | Iyer & Associates, Chartered Accountants | 2016 to 2019'],
  ],
  [
    'an employer indented below title and dates',
    '[2020 - 2023] Infirmière clinicienne\n    CISSS de la Rive-Bleue, Lévis\n        - Suivi de 35 usagers\n[2014 - 2020] Infirmière\n    Hôpital Marguerite, Québec\n        - Quarts de soir',
    [
      'Infirmière clinicienne | CISSS de la Rive-Bleue | 2020 to 2023',
      'Infirmière | Hôpital Marguerite | 2014 to 2020',
    ],
  ],
  [
    'employers numbered in small Roman figures',
    'i.    DELTAHAUL LOGISTICS LIMITED, Port Harcourt\n      Fleet Officer (February 2021 – Till Date)\n      - Planning of 42 trucks\nii.   PALMGROVE BREWERIES PLC, Aba\n      Warehouse Supervisor (September 2016 – January 2021)\n      - Supervised 18 loaders',
    [
      'Fleet Officer | DELTAHAUL LOGISTICS LIMITED | 2021-02 to present',
      'Warehouse Supervisor | PALMGROVE BREWERIES PLC | 2016-09 to 2021-01',
    ],
  ],
  [
    'months in Polish',
    'październik 2019 – nadal\nManager @ Saldo GmbH, Gdynia\n- Closed the month\nluty 2015 – wrzesień 2019\nAccountant @ Port Serwis GmbH, Gdynia\n- Kept the books',
    ['Manager | Saldo GmbH | 2019-10 to present', 'Accountant | Port Serwis GmbH | 2015-02 to 2019-09'],
  ],
  [
    'several titles under one employer, and a unit that is none',
    'Mercy Lake Health System        St. Louis, MO\nCharge Nurse, Emergency Department        2018 – Present\n• Led 12 nurses\nStaff Nurse, Telemetry        2014 – 2018\n• Cared for 5 patients\n\nBarley Hospital        St. Louis, MO\nNursing Assistant        2012 – 2014\n• Took vitals',
    [
      'Charge Nurse, Emergency Department | Mercy Lake Health System | 2018 to present',
      'Staff Nurse, Telemetry | Mercy Lake Health System | 2014 to 2018',
      'Nursing Assistant | Barley Hospital | 2012 to 2014',
    ],
  ],
  [
    'German, with months as numbers',
    '04/2015 – 03/2019  Projektleiter, Isarwerke AG, Erlangen\n- Leitung von 5 Projekten\nseit 04/2019  Teamleiterin bei der Muldenwerke GmbH\n- Führung von 8 Mitarbeitern',
    [
      'Projektleiter | Isarwerke AG | 2015-04 to 2019-03',
      'Teamleiterin | Muldenwerke GmbH | 2019-04 to present',
    ],
  ],
  [
    'an employer on a bullet of its own',
    '• Kestrel        Mountain View, CA\n  Software Engineer        Oct 2016 – Present\n    ◦ Built the scheduler\n• Blue Fern        Atlanta, GA\n  Data Scientist        Jan 2014 – Sep 2016\n    ◦ Forecast demand',
    ['Software Engineer | Kestrel | 2016-10 to present', 'Data Scientist | Blue Fern | 2014-01 to 2016-09'],
  ],
  [
    'a remark in brackets, with commas of its own',
    'HR Generalist · Danubia Hotels, Vienna (4 hotels, 380 employees) · March 2020 to date\n- Hired 64 cooks\nHR Assistant · Ziegelhaus, Amstetten (construction) · August 2016 to February 2020\n- Paid 120 builders',
    ['HR Generalist | Danubia Hotels | 2020-03 to present', 'HR Assistant | Ziegelhaus | 2016-08 to 2020-02'],
  ],
  [
    'years within a sentence',
    'Physiotherapist | Yarrow Health | May 2019 - July 2022\nHome visits, about six a day; telehealth in 2020 and 2021.\nHelped to win a grant for a walking group.',
    ['Physiotherapist | Yarrow Health | 2019-05 to 2022-07'],
  ],
  [
    'years cut short, a season, and a time away from work',
    "Marketing Lead, Kestrel\nJan '18 – Mar '20\n- Grew traffic by 40%\n\nParental leave\n2016 – 2017\n\nIntern, Fern & Co\nSummer 2013, 2014\n- Wrote 30 posts",
    ['Marketing Lead | Kestrel | 2018-01 to 2020-03', 'Intern | Fern & Co | 2013 to 2014'],
  ],
  [
    'French, with the dates below and small months',
    "Assistante comptable — Menuiserie Lacroix, Lille\nmars 2019 – aujourd'hui\n- Saisie de 450 factures par mois\n\nSecrétaire administrative — Cabinet dentaire Moreau, Roubaix\n2015 – 2019\n- Gestion de l'agenda de quatre praticiens",
    [
      'Assistante comptable | Menuiserie Lacroix | 2019-03 to present',
      'Secrétaire administrative | Cabinet dentaire Moreau | 2015 to 2019',
    ],
  ],
  [
    'title, employer and a small town, with commas',
    'Steuerfachangestellte, Kanzlei Brockhoff, Emden\n08/2018 – heute\n- Betreuung von 60 Mandanten\n\nSteuerfachangestellte, Steuerbüro Wilken, Leer\n2014 – 2018\n- Vorbereitung von 300 Erklärungen im Jahr',
    [
      'Steuerfachangestellte | Kanzlei Brockhoff | 2018-08 to present',
      'Steuerfachangestellte | Steuerbüro Wilken | 2014 to 2018',
    ],
  ],
  [
    'lines without bullets, with empty lines only between the jobs',
    'Line cook, The Copper Skillet, Leeds\nMay 2021 - present\nGrill and saute, 200 covers on a Saturday\nPrep lists, labels, rotation\n\nPrep cook, Casa Benavidez Catering, Leeds\n2018 - 2021\nMade sauces for events up to 400 guests',
    [
      'Line cook | The Copper Skillet | 2021-05 to present',
      'Prep cook | Casa Benavidez Catering | 2018 to 2021',
    ],
  ],
  [
    'a sentence that introduces the bullets of a job without an employer',
    'Développeur indépendant\nDepuis janv. 2021\nMissions pour des PME et des associations :\n- Refonte de la billetterie de deux festivals',
    ['Développeur indépendant | - | 2021-01 to present'],
  ],
  [
    'a firm named after its trade',
    'Dispatch rider, Quickbox Couriers, Yaba\n2015 - 2018\n- Delivered parcels in Lagos',
    ['Dispatch rider | Quickbox Couriers | 2015 to 2018'],
  ],
  [
    'the next title right below a bullet that reaches the margin',
    'Cascadia Pump, Boise, ID\nSenior Engineer                                         Apr 2018 – Present\n• Designed a pump family that is used in 70 water plants\n• Cut lead time from 16 weeks to 9 by moving all the castings in house\nMechanical Engineer                                    Jun 2014 – Mar 2018\n• Ran tests\nDesign Engineer                                        Aug 2011 – May 2014\n• Sized chillers',
    [
      'Senior Engineer | Cascadia Pump | 2018-04 to present',
      'Mechanical Engineer | Cascadia Pump | 2014-06 to 2018-03',
      'Design Engineer | Cascadia Pump | 2011-08 to 2014-05',
    ],
  ],
  [
    'an open range before a wide gap',
    '2022–     Postdoctoral Researcher, Institute for Crop Science\n2016–2020 Research Assistant, University of Norrhaven',
    [
      'Postdoctoral Researcher | Institute for Crop Science | 2022 to present',
      'Research Assistant | University of Norrhaven | 2016 to 2020',
    ],
  ],
  [
    'no bullets and no empty lines: what counts things, or names no job, is a statement',
    "juin 2016 à aujourd'hui : Technicien, Chaleur & Co, Voiron\nEntretien annuel de 400 chaudières\nDépannage à domicile, six interventions par jour\nPose de 35 pompes à chaleur depuis 2022\n2012 à 2016 : Plombier, Alpes Sanitaire, Grenoble\nInstallation de salles de bains",
    ['Technicien | Chaleur & Co | 2016-06 to present', 'Plombier | Alpes Sanitaire | 2012 to 2016'],
  ],
  [
    'a full stop before the dates',
    'HSE Supervisor, Delta Fabrication Yard, Lagos. 2019 till date\n- Ran daily talks for 85 workers\nHSE Assistant, Rivergate Cement. 2016 - 2019\n- Inspected scaffolds',
    [
      'HSE Supervisor | Delta Fabrication Yard | 2019 to present',
      'HSE Assistant | Rivergate Cement | 2016 to 2019',
    ],
  ],
])('%s', (_, experience, expected) => expect(rolesIn(experience)).toEqual(expected))

test('a form labels the company, the duties and a referee', () => {
  const { roles, lines } = readText(
    'Ana Ruiz\nana.ruiz@mail.example\n\nEXPERIENCE\nName of company    Umngeni Superfoods\nPosition held    Cashier\nPeriod    March 2019 – 2021\nDuties:\n- Cashing up of 9 tills\n- Handling refunds\nReference    Mr R. Govender, Manager\nName of company    Mama Zodwa Tuckshop\nPosition held    Shop Assistant\nPeriod    2014 – 2016\nDuties:\n- Serving customers\nOkay to contact this supervisor: Yes',
  ).facts
  expect(roles.map(({ title, employer, start }) => [title?.value, employer?.value, start?.value])).toEqual([
    ['Cashier', 'Umngeni Superfoods', '2019-03'],
    ['Shop Assistant', 'Mama Zodwa Tuckshop', '2014'],
  ])
  expect(lines.map(({ statement }) => statement.value)).toEqual([
    'Cashing up of 9 tills',
    'Handling refunds',
    'Serving customers',
  ])
})

test('a remark of a form is no statement', () => {
  const { lines } = readText(
    'Ana Ruiz\nana.ruiz@mail.example\n\nEXPERIENCE\nCompany: Nimbus Ltd\nDesignation: Software Engineer\nDuration: Jun 2021 - Till date\nReporting to: Angela Rivera\n- Wrote 40 interfaces for claims',
  ).facts
  expect(lines.map(({ statement }) => statement.value)).toEqual(['Wrote 40 interfaces for claims'])
})

test.each([
  ['below the jobs of a section', 'EXPERIENCE\n\n'],
  ['in a resume without headings', ''],
])('studies and permits %s are no jobs', (_, heading) => {
  const { roles, education, certificates } = readText(
    `Sunday Adebisi\nIkorodu, Lagos\n0803 555 0171\n\n${heading}Driver, Kolapo Logistics Ltd, Ikeja\n2018 to date\n- Drives a truck\n\nRider, Quickbox Ltd, Yaba\n2015 - 2018\n- Delivered parcels\n\nLicence: Class B driver's licence, valid to 2028\nEducation: SSCE, Government College Ikorodu, 2014\n\nCertificate in Pastry Arts, Red Dish School, 2019\nFood handler's certificate, 2023\n`,
  ).facts
  expect(
    roles.map(({ title, employer, location }) => [title?.value, employer?.value, location?.value]),
  ).toEqual([
    ['Driver', 'Kolapo Logistics Ltd', 'Ikeja'],
    ['Rider', 'Quickbox Ltd', 'Yaba'],
  ])
  expect(education.map(({ degree, institution }) => [degree?.value, institution?.value])).toEqual([
    ['SSCE', 'Government College Ikorodu'],
    ['Certificate', 'Red Dish School'],
  ])
  expect(certificates.map(({ name }) => name.value)).toEqual([
    "Class B driver's licence",
    "Food handler's certificate",
  ])
})

test('jobs without a heading are read next to unpaid work with one, and so is an unknown title below its employer', () => {
  const { facts } = readText(
    'LUC ABADIE\nLyon, France | luc@mail.example\nSALES REPRESENTATIVE, TOOLS\n\nNordbolt Inc., Lyon\t2021-05 to present\nTerritory sales representative, north\n- Kept 74 accounts\n\nPapeterie Odile, Vienne\t2018-09 to 2021-04\nInside sales\n- Made 45 calls a day\n\nVOLUNTEERING\nTreasurer, Odile Garden, since 2022\n',
  )
  expect(
    facts.roles.map(({ kind, title, employer, location, start, end }) => [
      kind,
      title?.value,
      employer?.value,
      location?.value,
      start?.value,
      end?.value,
    ]),
  ).toEqual([
    ['job', 'Territory sales representative, north', 'Nordbolt Inc.', 'Lyon', '2021-05', 'present'],
    ['job', 'Inside sales', 'Papeterie Odile', 'Vienne', '2018-09', '2021-04'],
    ['volunteer', 'Treasurer', 'Odile Garden', undefined, '2022', 'present'],
  ])
})

test.each([
  [
    'a firm with "at" inside its name',
    'Legal Secretary\nBrandt & Cole, Attorneys at Law, Leeds, 2016 - present\n- Kept files',
    ['Legal Secretary | Brandt & Cole, Attorneys at Law | 2016 to present'],
  ],
  [
    'commas and counts in a bracket behind an employer',
    'Chef de rang\nLe Comptoir Noir (65 couverts, bistrot), Lyon, 2021 - 2023\n- Service',
    ['Chef de rang | Le Comptoir Noir (65 couverts, bistrot) | 2021 to 2023'],
  ],
  [
    'a legal form with a space',
    'Betreuerin\nHand für Alle e. V., Dortmund, 2019 - 2021\n- Aufnahme bei Nacht',
    ['Betreuerin | Hand für Alle e. V. | 2019 to 2021'],
  ],
  [
    'a title that names when a part of it began, below the time at the employer',
    'Otter Mill, Leeds\tMar 2018 - present\nCivil Engineer, senior from July 2022\n- Planned roads',
    ['Civil Engineer, senior from July 2022 | Otter Mill | 2018-03 to present'],
  ],
  [
    'the time at the employer below a title with its own',
    'Senior Clerk (since 2021), Larkfield Supply\n2014 - present\n- Sorted letters',
    ['Senior Clerk | Larkfield Supply | 2021 to present'],
  ],
  [
    'a job on one line above a remark in small letters',
    'INDEPENDENT ADJUSTER - Gulf Tide Adjusting LLC 2023-present\nvia three firms, Leeds and other towns\n* Inspected 40 houses\n\nDESK ADJUSTER - Otter Mill 2018-2020\n* Answered calls',
    [
      'INDEPENDENT ADJUSTER | Gulf Tide Adjusting LLC | 2023 to present',
      'DESK ADJUSTER | Otter Mill | 2018 to 2020',
    ],
  ],
])('%s', (_, experience, expected) => expect(rolesIn(experience)).toEqual(expected))

test.each([
  ['VOLUNTARIADO\nTesorera, Asociación Lomas Altas (2023 - 2025)', 'Tesorera | Asociación Lomas Altas'],
  [
    'BOARD MEMBERSHIPS\nTreasurer, Kent Nurses Association, 2018 - present\nMember, Society of Welders, 2014',
    'Treasurer | Kent Nurses Association',
  ],
  [
    'Ehrenamt | seit 2012 | Freiwillige Feuerwehr Otterbach, Gruppenführer\nSprachen | Deutsch',
    'Gruppenführer | Freiwillige Feuerwehr Otterbach',
  ],
  [
    'VIE ASSOCIATIVE\nPrésidente du club, Les Amis du Port, 2018 - 2022',
    'Présidente du club | Les Amis du Port',
  ],
  [
    'EHRENAMT\nseit 2012    Freiwillige Feuerwehr Otterbach, Gruppenführer',
    'Gruppenführer | Freiwillige Feuerwehr Otterbach',
  ],
])('a volunteer post on one line below jobs set otherwise: %j', (section, expected) => {
  const { roles } = readText(
    `Ana Ruiz\nana@mail.example\n\nEXPERIENCE\n\nClerk\nKestrel GmbH\n2016 - 2018\n- Kept files\n\nCook\nOtter GmbH\n2012 - 2016\n- Made soups\n\n${section}\n\nEDUCATION\nBA History, University of Leeds, 2010\n`,
  ).facts
  expect(roles.slice(2).map(({ title, employer }) => `${title?.value} | ${employer?.value}`)).toEqual([
    expected,
  ])
})

test('a nurse in the community has a job, and where a doctor works is no study of theirs', () => {
  const { roles, education } = readText(
    'Kim Lee, Ph.D.\nDept. of Nursing, Northland University, Leeds\nkim.lee@mail.example\n\nEMPLOYMENT\nCommunity Sister, Band 6 (0.8 WTE)\nAire Vale Community Trust, Leeds locality | Nov 2021 – present\n- Caseload of around 190 patients\n\nEDUCATION\nPh.D., Nursing, Lowmoor University, 2022',
  ).facts
  expect(roles.map(({ kind, title }) => [kind, title?.value])).toEqual([['job', 'Community Sister']])
  expect(education.map(({ institution }) => institution?.value)).toEqual(['Lowmoor University'])
})
