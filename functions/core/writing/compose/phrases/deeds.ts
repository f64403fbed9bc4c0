/** Frames of a deed. The slots of a frame exist for the kinds of role it is true of, so a club is never called a job. */
const TOLD = [
  'At {employer}, I {deed}.',
  'As {a:role} at {employer}, I {deed}.',
  'When I worked as {a:endedRole} at {employer}, I {deed}.',
  'In my current job as {a:heldRole} at {employer}, I {deed}.',
  'At {employer}, where I have been {a:heldRole} since {since}, I {pastDeed}.',
  'In a former job, as {a:endedRole} at {employer}, I {deed}.',
  'While I was {a:endedRole} at {employer}, I {deed}.',
  'As {a:loneRole}, I {deed}.',
  'As a volunteer with {volunteerOrg}, I {deed}.',
  'In my volunteer work with {volunteerOrg}, I {deed}.',
  'As {a:volunteerRole} at {volunteerPlace}, I {deed}.',
  'As a member of {memberOrg}, I {deed}.',
  'With {clubOrg}, I {deed}.',
  'As a member of {memberShort}, I {deed}.',
  'With {clubShort}, I {deed}.',
  'As {clubOffice} of {clubOrg}, I {deed}.',
  'During my {rotation} at {rotationPlace}, I {deed}.',
  'In my {rotation} at {rotationPlace}, I {deed}.',
  'On rotation at {rotationPlace}, I {deed}.',
  'During a rotation at {anyRotationPlace}, I {deed}.',
  'For one of my projects{project}, I {deed}.',
  'One of my projects{project}: I {deed}.',
] as const

const BARE = ['To give one example{loose}, I {deed}.', 'One example from my resume{loose}: I {deed}.', 'Here is one example of my work{loose}: I {deed}.'] as const

/** The frame of a first deed as that of a second. */
const again = (frame: string): string => frame.replaceAll(/(\w+)\}/gu, '$12}')

export const DEEDS = {
  tell: TOLD,
  tellThere: ['There, I {deedThere}.', 'One result of that work: I {resultDeedThere}.'],
  tellBare: BARE,
  result: ['That {result}.', 'The work {result}.', 'In the end, that {result}.'],
  also: [
    'I also {sameDeed}.',
    'In the same job, I also {sameJobDeed}.',
    'Before that, at {beforeEmployer}, I {beforeDeed}.',
    'Earlier, at {beforeEmployer}, I {beforeDeed}.',
    'Before that, as {a:beforeRole} at {beforeEmployer}, I {beforeDeed}.',
    'Earlier, as {a:beforeRole} at {beforeEmployer}, I {beforeDeed}.',
    'Earlier, as {a:earlierRole} there, I {beforeDeed}.',
    'In another project{anotherProject}, I {deed2}.',
    'For another project{anotherProject}, I {deed2}.',
    ...TOLD.map((frame) => again(frame)),
  ],
} as const
