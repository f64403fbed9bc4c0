export const TEXTS = {
  title: 'What we read',
  intro:
    'This is what we read on your resume. Your letters use only this. Correct what is ' +
    'wrong, and say what should never be used.',
  doubts:
    'Letters leave these out until you confirm or correct them. If everything below is ' +
    'right as it stands, these included, press once and you are done.',
  noDoubts: 'Take a quick look. If everything below is right, press once and you are done.',
  gaps: 'Add what is missing if you can. If everything else is right, press once and you are done.',
  right: 'This is right',
  allRight: 'All of this is right',
  askedHint: 'Compare each with your resume. Then confirm it, correct it, or keep it out of your letters.',
  conflictTitle: 'This was changed somewhere else',
  conflict:
    'It was changed in another window or on another device. What you see now is what is ' +
    'saved. Please make your last change again.',
} as const
