export const TEXTS = {
  title: 'What we read',
  intro: 'This is what we read on your resume. Your letters use only this. Correct what is wrong, and say what should never be used.',
  doubts: 'Letters leave these out until you have said what is right. If everything below is as it should be, one press is enough.',
  noDoubts: 'If everything below is as it should be, one press is enough.',
  right: 'This is right',
  askedHint: 'We are not sure of these. Letters leave them out until you have said that they are right, or corrected them.',
  conflictTitle: 'This was changed somewhere else',
  conflict: 'It was changed in another window or on another device. What you see now is what is saved. Please make your last change again.',
} as const
