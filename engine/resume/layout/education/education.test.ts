import { expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const studied = (text: string) =>
  readText(`Ana Ruiz\nana@mail.example\n\nEDUCATION\n${text}`).facts.education.map(
    ({ institution, degree, field, start, end }) =>
      [institution, degree, field, start, end].map((fact) => fact?.value ?? null),
  )

it.each([
  [
    'a certificate, and below an empty line a degree',
    'Cert. in Food Development (Level 8)\nShannonside Technological College | 2024\n\nBA in Culinary Arts\nLiffey Institute of Technology | 2016',
    [
      ['Shannonside Technological College', 'Cert.', 'Food Development', null, '2024'],
      ['Liffey Institute of Technology', 'BA', 'Culinary Arts', null, '2016'],
    ],
  ],
  [
    'a table whose first row names its columns',
    'Year\tQualification\tInstitution\n2016\tSenior Executive Programme\tHighmoor Business School\n2000\tBCom Accounting\tUniversity of the Otter\n1996\tMatric (with exemption)\tRed Mesa, Ladysmith',
    [
      ['Highmoor Business School', 'Senior Executive Programme', null, null, '2016'],
      ['University of the Otter', 'BCom', 'Accounting', null, '2000'],
      ['Red Mesa, Ladysmith', 'Matric', null, null, '1996'],
    ],
  ],
  [
    'studies of France',
    "Mastère Management de projets\nÉcole du Hêtre • 2023 - 2025\nMémoire : l'empreinte d'un congrès\nLicence Information-Communication\nUniversité du Saule • 2020 - 2023",
    [
      ['École du Hêtre', 'Mastère', 'Management de projets', '2023', '2025'],
      ['Université du Saule', 'Licence', 'Information-Communication', '2020', '2023'],
    ],
  ],
  [
    'studies of Switzerland',
    'Immobilienbewirtschafterin mit eidg. Fachausweis   2018 – 2019\nSchulungszentrum Nord, Zürich\n\nKauffrau EFZ, Profil E (Bank)   2008 – 2011\nBildungszentrum Weiher\n\nEmployée de commerce CFC, École Larch, 2006',
    [
      ['Schulungszentrum Nord', 'Immobilienbewirtschafterin mit eidg. Fachausweis', null, '2018', '2019'],
      ['Bildungszentrum Weiher', 'Kauffrau EFZ', 'Profil E', '2008', '2011'],
      ['École Larch', 'Employée de commerce CFC', null, null, '2006'],
    ],
  ],
  [
    'studies of Belgium, Colombia and Ireland',
    'Bachelier en commerce extérieur, Haute École des Trois Ponts, 2000\n\nProfesional en Seguridad y Salud\nCorporación Universitaria del Sauce – 2019\n\nBachiller Académico\nColegio La Meseta – 2013\n\nLeaving Certificate, 511 points   2021\nColáiste na Coille',
    [
      ['Haute École des Trois Ponts', 'Bachelier', 'commerce extérieur', null, '2000'],
      ['Corporación Universitaria del Sauce', 'Profesional', 'Seguridad y Salud', null, '2019'],
      ['Colegio La Meseta', 'Bachiller Académico', null, null, '2013'],
      ['Coláiste na Coille', 'Leaving Certificate', null, null, '2021'],
    ],
  ],
  [
    'a school behind two subjects in a bracket, without a separator',
    'B.Sc. (Mathematics major, Computer Science minor) University of Northland, 2012-15',
    [['University of Northland', 'B.Sc.', 'Mathematics major', '2012', '2015']],
  ],
  [
    'fields in cells of their own and behind a label',
    'B.S.\tBiology\tOtter University\t2015\nBachelor of Business Administration | Finance & Accounting | Kent University | 2010\n\n2012 – 2016  Hochschule Kiel\n             Studiengang Maschinenbau, Abschluss: Bachelor of Engineering',
    [
      ['Otter University', 'B.S.', 'Biology', null, '2015'],
      ['Kent University', 'Bachelor of Business Administration', 'Finance & Accounting', null, '2010'],
      ['Hochschule Kiel', 'Bachelor of Engineering', 'Maschinenbau', '2012', '2016'],
    ],
  ],
  [
    'short forms behind degrees, and fields of several parts',
    'Bachelor of Engineering (B. Eng.) – Maschinenbau, Hochschule Kiel, 2017\n\nBac pro Accueil, soins et services à la personne, Lycée Marie-Brune, 2014\n\nHigher National Diploma (HND) in Business, Otter College, 2010\n\nBachelor of Arts, Double Major in History and Music, Lowmoor University, 2008',
    [
      ['Hochschule Kiel', 'Bachelor of Engineering (B. Eng.)', 'Maschinenbau', null, '2017'],
      ['Lycée Marie-Brune', 'Bac pro', 'Accueil, soins et services à la personne', null, '2014'],
      ['Otter College', 'Higher National Diploma', 'Business', null, '2010'],
      ['Lowmoor University', 'Bachelor of Arts', 'History and Music', null, '2008'],
    ],
  ],
  [
    'a form whose label for the degree reads like a heading',
    'Institution\t:\tMidlands College of Commerce\nQualification\t:\tDiploma in Marketing\nYear completed\t:\t2019\nInstitution\t:\tHeron High School\nQualification\t:\tNational Senior Certificate\nYear completed\t:\t2013',
    [
      ['Midlands College of Commerce', 'Diploma', 'Marketing', null, '2019'],
      ['Heron High School', 'National Senior Certificate', null, null, '2013'],
    ],
  ],
  [
    'remarks behind the field, and a firm below an apprenticeship',
    'PGCE Primary Education with QTS, Lowmoor University    2013 – 2014\n\n2008 – 2011  Ausbildung zum Elektroniker für Anlagen\n             Elektro Thürlitz e. K., Straubing',
    [
      ['Lowmoor University', 'PGCE', 'Primary Education', '2013', '2014'],
      ['Elektro Thürlitz e. K.', 'Ausbildung', 'Elektroniker für Anlagen', '2008', '2011'],
    ],
  ],
  [
    'no degree in the name of a method',
    '2016 – 2020  Bachelor Chemie, Hochschule Kiel\nArbeit: „Arzneimittel mittels LC-MS/MS“, Note 1',
    [['Hochschule Kiel', 'Bachelor', 'Chemie', '2016', '2020']],
  ],
  [
    'a label of another field on the line',
    'Lowmoor University\nBachelor’s Degree 06/2014\nMajor: Business Administration Minor: Economics',
    [['Lowmoor University', 'Bachelor’s Degree', 'Business Administration', null, '2014-06']],
  ],
  [
    'dates above each course of study',
    '2016-2018\nMSc Hydrology\nLowmoor College\n2012-2015\nBSc Geology\nUniversity of Leeds',
    [
      ['Lowmoor College', 'MSc', 'Hydrology', '2016', '2018'],
      ['University of Leeds', 'BSc', 'Geology', '2012', '2015'],
    ],
  ],
  [
    'papers of trades in several countries',
    '2004 : BP Cuisine, CFA des Monts, Lyon\n\n2011    DEC, Techniques de comptabilité\n        Cégep du Mont-Saule\n\nFP Grado Medio en Cuidados, IES Monte Oscuro, 2010\n\nGesellenbrief Tischler, Berufsschule Kassel, 2009\n\nT Level in Construction, Otter College, 2023\n\nCertificate III in Carpentry, Northmoor TAFE, 2012',
    [
      ['CFA des Monts', 'BP', 'Cuisine', null, '2004'],
      ['Cégep du Mont-Saule', 'DEC', 'Techniques de comptabilité', null, '2011'],
      ['IES Monte Oscuro', 'FP Grado Medio', 'Cuidados', null, '2010'],
      ['Berufsschule Kassel', 'Gesellenbrief', 'Tischler', null, '2009'],
      ['Otter College', 'T Level', 'Construction', null, '2023'],
      ['Northmoor TAFE', 'Certificate III', 'Carpentry', null, '2012'],
    ],
  ],
  [
    'no studies in capitals and months',
    'DEC 2019 – JUN 2021\nBachelor of Arts, Lowmoor University',
    [['Lowmoor University', 'Bachelor of Arts', null, '2019-12', '2021-06']],
  ],
  [
    'a school without a word of schools, beside the degree',
    'Yadkin Valley Tech, Elkin, NC — A.A.S., Business Administration, 2017',
    [['Yadkin Valley Tech', 'A.A.S.', 'Business Administration', null, '2017']],
  ],
  [
    'a school without a word of schools, above the degree',
    'Red Mesa Prep, Gallup, NM\nHigh School Diploma, May 2021\nDean’s list',
    [['Red Mesa Prep', 'High School Diploma', null, null, '2021-05']],
  ],
  [
    'a school without a word of schools, below the degree',
    '2007 – 2010  Ausbildung zur Floristin\nBlütenwerk Sommer, Hagen',
    [['Blütenwerk Sommer', 'Ausbildung', 'Floristin', '2007', '2010']],
  ],
  [
    'a degree that no list has, above its school',
    '2017 – 2019   Geprüfte Handelsfachwirtin (IHK)\n              IHK-Bildungszentrum Ulm\n2012 – 2014   Fachhochschulreife\n              Berufskolleg Nord, Ulm',
    [
      ['IHK-Bildungszentrum Ulm', 'Geprüfte Handelsfachwirtin (IHK)', null, '2017', '2019'],
      ['Berufskolleg Nord', 'Fachhochschulreife', null, '2012', '2014'],
    ],
  ],
  [
    'a course that no list has, before or above its school',
    '2019 – 2020   Experto en análisis sensorial (30 ECTS, a distancia). Universidad del Soto\n2011 – 2012   Weiterbildung für Leitende (§ 64)\n              Akademie Donau, Linz',
    [
      ['Universidad del Soto', 'Experto en análisis sensorial', null, '2019', '2020'],
      ['Akademie Donau', 'Weiterbildung für Leitende', null, '2011', '2012'],
    ],
  ],
  [
    'a school above two degrees',
    'Tawe College\nNVQ Level 3 Joinery, 2013 – 2015\nNVQ Level 2 Joinery, 2011 – 2013',
    [
      ['Tawe College', 'NVQ Level 3', 'Joinery', '2013', '2015'],
      ['Tawe College', 'NVQ Level 2', 'Joinery', '2011', '2013'],
    ],
  ],
  [
    'an exam without a field, before a school without a word of schools',
    'High School Diploma, Harbor Heights High, 2008',
    [['Harbor Heights High', 'High School Diploma', null, null, '2008']],
  ],
  [
    'a form that names the field',
    'James College\nDegree: Bachelor of Arts\nMajor: Economics\nDates: 2008 - 2012',
    [['James College', 'Bachelor of Arts', 'Economics', '2008', '2012']],
  ],
  [
    'a slash between school and degree',
    'Polder University / Master of Arts in History, 2012',
    [['Polder University', 'Master of Arts', 'History', null, '2012']],
  ],
  [
    'a grade behind the school, and a degree of several letters',
    'M.A.T., University of Leeds (First Class), 2016',
    [['University of Leeds', 'M.A.T.', null, null, '2016']],
  ],
])('%s', (_, text, expected) => expect(studied(text)).toEqual(expected))
