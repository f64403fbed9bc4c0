import type { Line } from './bad-lines.ts'
import { analyst, chef, designer, electrician, seller } from './more-scenes.ts'
import { engineer, nurse, planner, teacher } from './scenes.ts'

/** Correct lines that resemble those a rule refuses; the rule must accept them. */
export const FINE_LINES: readonly Line[] = [
  ['L03', planner, 'The company I left has 14 carriers.'],
  ['L03', designer, 'The name of the app (a long one) stayed.'],
  ['L04', designer, 'The user experience came first, the code second.'],
  ['L04', teacher, 'Instructions for a class have to be short.'],

  [
    'L05',
    planner,
    '- Trained six seasonal colleagues on SAP (Warehouse Assistant at Bryggen Stores, 2016 to 2019)',
  ],
  ['L05', planner, '- Cut empty kilometres by 18% with a new slot plan (Halden Freight, since 2019)'],
  ['L06', planner, 'The coordinator role in Bergen is near my home.'],
  ['L06', planner, 'I took on the planning role at Halden Freight.'],
  ['L06', engineer, 'The Backend Engineer role at Quillon is hybrid.'],
  ['L06', nurse, 'As Nurse Manager, you know the nights.'],
  ['L06', seller, 'Usually, clinics decide in spring.'],
  ['L07', nurse, 'I applied lean methods to the night round.'],
  ['L07', nurse, 'Patients referred by their doctors come to us.'],
  ['L07', seller, 'I follow up with clinics within a day.'],
  ['L07', planner, 'We met every deadline of the season.'],
  ['L07', analyst, 'Thank you for your time.'],
  ['L08', planner, 'I can send my resume at once.'],
  ['L08', nurse, 'If it is not for you, no reply is needed.'],
  ['L09', planner, 'I can send my resume whenever you like.'],
  ['L09', engineer, 'Node.js and https://github.example/tkrol tell the rest.'],
  ['L09', electrician, 'I was attached to the filling hall.'],
  ['L14', planner, 'Deadlines on the coast are hard.'],
  ['L14', nurse, 'Mental health of night staff matters to me.'],
  ['L14', teacher, 'Old pupils and young colleagues get on.'],
  ['L14', chef, 'A family business has its own rules.'],
  ['L14', seller, 'Healthcare is slow to buy.'],
  ['L15', planner, 'My number is +47 555 01 423 as well.'],
  ['L23', analyst, 'Days won at the close are days free for questions.'],
  ['L05', planner, 'Does a planner need a local license from the first day?'],
  ['L24', planner, 'Price means little until everyone agrees on what is being bought.'],
  ['L24', planner, 'Nights on the road are what I was born for.'],
  ['L24', seller, 'Clinics in your region buy slowly and late.'],
  ['L24', nurse, 'Calm is something that I bring to a bad night.'],
  ['L22', analyst, 'The dashboards were powered by Snowflake.'],
]
