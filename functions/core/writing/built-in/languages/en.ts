import type { LetterTexts } from './letter-texts.ts'

export const en: LetterTexts = {
  quotationMarks: ['“', '”'],
  tasks: /^(?:act|advise|analy[sz]e|answer|apply|assess|assist|attend|be|build|bring|care|carry|check|clean|coach|collaborate|collect|conduct|contribute|coordinate|create|cut|define|deliver|design|develop|document|drive|ensure|evaluate|execute|expand|facilitate|find|follow|give|grow|guide|halve|handle|help|hire|identify|implement|improve|inspect|interview|introduce|keep|lead|look after|lower|maintain|make|manage|mentor|monitor|negotiate|open|operate|optimi[sz]e|organi[sz]e|oversee|own|participate|perform|plan|prepare|process|promote|provide|raise|receive|recommend|reduce|remove|report|resolve|review|run|sell|serve|set|share|shorten|solve|split|supervise|support|take|teach|test|track|train|troubleshoot|understand|use|verify|win|work|write)(?=[ ,])/iu,
  article: null,
  dates: { since: 'since {from}', span: 'from {from} to {to}', year: 'in {from}' },
  jobs: {
    post: ['{role} at {employer} ({years})', '{role} at {employer}', '{role} ({years})', '{role}'],
    present: ['{employer}, where I have been {role} {when}', '{employer}, where I am {role}', '{employer} ({years})', '{employer}'],
    former: ['{employer}, where I was {role} {when}', '{employer}, where I was {role}', '{employer} ({years})', '{employer}'],
    name: ['{role}, {employer}, {years}', '{role}, {employer}', '{role}, {years}', '{role}', '{employer}, {years}', '{employer}'],
  },
  quoted: '',
  greetings: { plain: ['Hello {first},', 'Hi {first},', 'Hello,'], warm: ['Dear {first},', 'Hello {first},', 'Hello,'], brisk: ['Hi {first},', 'Hello,'] },
  closings: { plain: ['Best regards,', 'Kind regards,'], warm: ['With kind regards,', 'With thanks,'], brisk: ['Regards,', 'Best,'] },
  open: {
    any: {
      plain: [
        'You are looking for someone to {task} as {title}.',
        'Your {title} posting asks for someone to {task}.',
        'Part of the {title} job you posted is to {task}.',
        'Your {title} posting mentions {need}.',
        'One part of your {title} posting is the reason for this note: {need}.',
        'In your {title} posting you write: {need}.',
        'Your posting mentions {need}.',
      ],
      warm: [
        'I was glad to read that you are looking for someone to {task} as {title}.',
        'The part of your {title} posting that made me want to write to you is this: {need}.',
        'It was good to find this in your {title} posting: {need}.',
        'I was glad to read this in your {title} posting: {need}.',
        'I was glad to read this in your posting: {need}.',
      ],
      brisk: ['You need a {title} to {task}.', 'Your {title} posting: {need}.', 'Your {title} posting says {need}.', 'Your posting: {need}.'],
    },
    goal: ['Your {title} posting names a goal: {need}.', 'Your {title} posting has a goal that I would like to work on: {need}.', 'There is a goal in your {title} posting: {need}.', 'Your posting names a goal: {need}.'],
    duty: ['The {title} role includes this: {need}.', 'Part of the {title} role, in the words of your posting: {need}.', 'The job you posted includes this: {need}.'],
    asked: ['Your {title} posting asks for this: {need}.', 'For the {title} role, you ask for this: {need}.', 'Your posting asks for this: {need}.'],
    concept: ['Your {title} posting speaks of {concept}.', 'Part of your {title} posting is about {concept}.', 'The {title} role you posted includes {concept}.', 'Your posting speaks of {concept}.'],
    bare: ['I would like to be considered for the {title} role.', 'You have posted the {title} role, and I would like to be considered.', 'The {title} role you posted is the reason for this note.', 'The role you posted is the reason for this note.'],
  },
  proof: {
    present: [
      'On {concept}, this is from {there}:', 'On {concept}, this is from my job as {post}:', 'On {concept}, I can point to this from {there}:', 'As for {concept}, I can point to my job as {post}:',
      'On {concept}, here is something from {there}:', 'On {concept}, this is from my present job:',
      'This is from my job as {post}:', 'This is from {there}:', 'This is from my present job:',
    ],
    former: [
      'On {concept}, this is from {there}:', 'On {concept}, this is from my time as {post}:', 'On {concept}, I can point to this from {there}:', 'As for {concept}, I can point to my time as {post}:',
      'On {concept}, here is something from {there}:', 'On {concept}, this is from an earlier job:',
      'This is from my time as {post}:', 'This is from {there}:', 'This is from an earlier job:',
    ],
    project: ['On {concept}, this is from a project ({name}):', 'On {concept}, I can point to a project ({name}):', 'On {concept}, this is from a project:', 'This is from a project ({name}):', 'This is from a project:'],
    volunteer: ['On {concept}, this is from volunteer work ({name}):', 'On {concept}, I can point to volunteer work ({name}):', 'On {concept}, this is from volunteer work:', 'This is from volunteer work ({name}):', 'This is from volunteer work:'],
    rotation: ['On {concept}, this is from a rotation ({name}):', 'On {concept}, I can point to a rotation ({name}):', 'On {concept}, this is from a rotation:', 'This is from a rotation ({name}):', 'This is from a rotation:'],
    none: ['On {concept}, my resume has this:', 'On {concept}, I can point to this:', 'My resume has this:'],
    brisk: ['I can point to this from {there}:', 'From {there}:', 'From my work as {post}:', 'I can point to this:'],
  },
  more: {
    same: ['In the same job, on {concept}:', 'On {concept}, also from there:', 'And on {concept}, from the same job:', 'From the same job:', 'Also from there:'],
    earlier: ['Before that, on {concept}, as {post}:', 'Earlier, on {concept}, as {post}:', 'Before that, as {post}:', 'Earlier, as {post}:', 'From an earlier job:'],
  },
  unread: ['On {concept}, I can point to my work as {post}.', 'As for {concept}, I can point to my work as {post}.', 'I have worked as {post}.'],
  support: {
    certificates: ['On the formal side: {list}.', 'On paper, I have this: {list}.', 'I hold the following: {list}.'],
    languages: ['My languages: {list}.', 'I speak {list}.'],
    skills: ['My skills include {list}.', 'I also bring {list}.'],
    student: ['At the moment I am a student: {list}.', 'I am still studying: {list}.'],
    degree: ['My degree: {list}.', 'What I studied: {list}.'],
  },
  ask: {
    head: [
      'Would a short call about the {title} role be worth your time?', 'Would {concept} be a large part of the job in the first months?', 'Would you have ten minutes for a call about the {title} role?',
      'Could we talk for ten minutes about what the {title} role needs first?', 'Would a short talk about the role on the {team} team be possible?', 'Would a short call about the role be worth your time?',
    ],
    people: [
      'Is the {title} role still open?', 'Who would be the right person to talk to about the {title} role?', 'Would you pass this on to the person who hires for the {title} role?',
      'Would a short call with you be a good first step for the {title} role?', 'What would be a good next step for the {title} role?', 'Is the role still open?',
    ],
    agency: ['Is the {title} job still open?', 'Could you put me forward for the {title} job?', 'Would a short call about the {title} job make sense?', 'Is the job still open?'],
    unknown: ['Is the {title} role still open?', 'Would a short call about the {title} role be possible?', 'Are you the right person to ask about the {title} role, or is it a colleague?', 'Would {concept} be a large part of the job?', 'Is the role still open?'],
    warm: [
      'Would you have a few minutes for a call about the {title} role, whenever it suits you?', 'Could I tell you more on the phone, at a time that suits you?', 'Would you like to talk about the {title} role for ten minutes, on a day you choose?',
      'May I tell you more about it in a short call?', 'Could we find ten minutes for a talk in the next week or two?',
    ],
    brisk: ['Worth ten minutes on the phone?', 'Worth a quick call about the {title} role?', 'Could we talk this week or next?', 'Is the {title} role still open?'],
  },
  wayOut: {
    plain: [
      'If the role is filled, no reply is needed.', 'If it is not a fit, a short no is fine.', 'If this is not for you, feel free to ignore it.', 'No reply is needed if you have already found someone.',
      'If the timing is wrong, no reply is needed.', 'A simple no is fine, too.', 'If you would rather not, a short no will do.',
    ],
    warm: ['If the timing is wrong, that is fine, and no reply is needed.', "Please don't feel you have to reply if it is not a match.", 'If you have already found someone, no reply is needed.', 'A short no is fine as well, and thank you for reading this far.'],
    brisk: ['If not, no reply is needed.', 'A no is fine.', 'If it is filled, just ignore this.', 'If not, a short no will do.'],
  },
  subjects: [
    '{Concept} at {company}', '{Concept} and your {title} posting', '{title} at {company}: {concept}', '{title} role: {concept}', '{Concept} for the {title} role', 'Your {title} posting: {concept}',
    'Your {title} role at {company}', 'About your {title} posting', 'About the {title} role at {company}', 'About the role you posted',
  ],
}
