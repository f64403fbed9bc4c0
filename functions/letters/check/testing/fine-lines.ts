import type { Line } from './bad-lines.ts'
import { analyst, chef, designer, electrician, seller } from './more-scenes.ts'
import { engineer, nurse, planner, teacher } from './scenes.ts'

/** Lines near to what a rule refuses, and right: the named rule may not refuse them. */
export const FINE_LINES: readonly Line[] = [
  ['L03', planner, 'The company I left has 14 carriers. ^ r:Introduced EDI bookings with 14 carriers'],
  ['L03', designer, 'The name of the app (a long one) stayed. ^ o'],
  ['L04', designer, 'The user experience came first, the code second. ^ o'],
  ['L04', teacher, 'Instructions for a class have to be short. ^ o'],

  [
    'L05',
    planner,
    '- Trained six seasonal colleagues on SAP (Warehouse Assistant at Bryggen Stores, 2016 to 2019) ^ r:Bryggen Stores',
  ],
  [
    'L05',
    planner,
    '- Cut empty kilometres by 18% with a new slot plan (Halden Freight, since 2019) ^ r:Halden Freight AS',
  ],
  ['L06', planner, 'The coordinator role in Bergen is near my home. ^ p:Bergen'],
  ['L06', planner, 'I took on the planning role at Halden Freight. ^ r:Transport Planner, Halden Freight AS'],
  ['L06', engineer, 'The Backend Engineer role at Quillon is hybrid. ^ p:Senior Backend Engineer'],
  ['L06', nurse, 'As Nurse Manager, you know the nights. ^ c:Nurse Manager, Critical Care'],
  ['L06', seller, 'Usually, clinics decide in spring. ^ o'],
  ['L07', nurse, 'I applied lean methods to the night round. ^ r:Led the sepsis bundle project'],
  ['L07', nurse, 'Patients referred by their doctors come to us. ^ o'],
  ['L07', seller, 'I follow up with clinics within a day. ^ r:Sell to clinics and dental groups'],
  ['L07', planner, 'We met every deadline of the season. ^ o'],
  ['L07', analyst, 'Thank you for your time. ^ o'],
  ['L08', planner, 'I can send my resume at once. ^ o'],
  ['L08', nurse, 'If it is not for you, no reply is needed. ^ o'],
  ['L09', planner, 'I can send my resume whenever you like. ^ o'],
  [
    'L09',
    engineer,
    'Node.js and https://github.example/tkrol tell the rest. ^ r:Node.js | r:https://github.example/tkrol',
  ],
  ['L09', electrician, 'I was attached to the filling hall. ^ r:Keep 4 filling lines running'],
  ['L14', planner, 'Deadlines on the coast are hard. ^ o'],
  ['L14', nurse, 'Mental health of night staff matters to me. ^ o'],
  ['L14', teacher, 'Old pupils and young colleagues get on. ^ o'],
  ['L14', chef, 'A family business has its own rules. ^ o'],
  ['L14', seller, 'Healthcare is slow to buy. ^ o'],
  ['L15', planner, 'My number is +47 555 01 423 as well. ^ r:+47 555 01 423'],
  ['L24', planner, 'Nights on the road are what I was born for. ^ o'],
  ['L24', seller, 'Clinics in your region buy slowly and late. ^ o'],
  ['L24', nurse, 'Calm is something that I bring to a bad night. ^ o'],
  ['L22', analyst, 'The dashboards were powered by Snowflake. ^ r:Tableau, Snowflake'],
]
