/** What the specification quotes for this screen, word for word. */
export const T = {
  introTitle: 'Ready to Get Started?',
  introButton: 'Set Up Configuration',
  activeTitle: 'Your Active Configuration',
  updateTitle: 'Update Configuration',
  uploaded: 'Uploaded',
  notUploaded: 'Not uploaded',
  resumeCard: 'Resume Upload',
  jobCard: 'Target Job Configuration',
  roleCard: 'Target Person Role',
  save: 'Save Configuration',
  saving: 'Saving...',
  selectCountryFirst: 'Select a country first',

  start: 'Start Finding Jobs, Finding Decision Makers and Drafting Personalized Emails',
  drafting: 'Drafting Emails...',
  sentToday: (hours: number) => `Configuration Sent Today - Next Run in ${hours}h`,
  paused: 'Drafting Paused',
  searchPaused: 'Search Paused',
  dailyLimit: (when: string) => `Daily Limit Reached - Next Run in ${when}`,

  processingTitle: 'Your Email Configurations Are Being Prepared',
  justStartedTitle: 'Configuration Saved Successfully!',
  importantTitle: 'Important',
} as const

export const TOASTS = {
  saved: {
    title: 'Configuration Saved',
    description: 'Your email outreach configuration has been saved successfully and will appear above.',
  },
  saveFailed: { title: 'Error', description: 'Failed to save configuration. Please try again.' },
  restrictedTitle: 'Configuration Change Restricted',
  resumeUploaded: {
    title: 'Resume uploaded',
    description: 'Your resume has been uploaded and saved successfully.',
  },
  noFile: { title: 'No file selected', description: 'Please select a resume file to upload.' },
  wrongType: {
    title: 'Invalid file type',
    description: 'Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.',
  },
  uploadFailedTitle: 'Upload failed',
  uploadFailed: 'Failed to upload resume. Please try again.',
  started: { title: 'Email Drafting Started', description: 'Your personalized emails are being prepared...' },
  startFailed: (message: string) => ({
    title: 'Error',
    description: `Failed to start email drafting: ${message}`,
  }),
  startFallback: 'Please try again.',
  noSuccess: 'Webhook request failed',
} as const

/** How a country is covered, in a few words beside its name and in a sentence under the field. */
export const COVERAGE_TEXTS = {
  full: null,
  boards: {
    note: 'company boards only',
    hint: (country: string) =>
      `In ${country} only the job boards of some companies are searched: expect few emails.`,
  },
  none: {
    note: 'not covered yet',
    hint: (country: string) =>
      `No source of job postings covers ${country} yet: emails cannot be drafted for it. Choose another country.`,
  },
} as const

/** Hints of the form, in our words. */
export const HINTS = {
  resume: 'Your emails are based on it. They claim nothing that it does not say.',
  limit: 'One job title, one country and one city at a time.',
  jobTitle: 'Be very specific: “Senior Backend Engineer” finds better matches than “Engineer”.',
  city: 'Choose “All Cities” if the results are very few.',
  timeframe: '3 days or a week is recommended: 24 hours finds fewer jobs.',
  countryRule: 'This is our own rule, not legal advice.',
  agencies: 'Many postings are placed by agencies for companies they do not name.',
  role: 'Who your emails go to: the people who decide on the job, not those who post it.',
  letters: 'How they sound. What they say about you always comes from your resume.',
  language:
    'Your resume is quoted as you wrote it. An English resume gives English emails, even for postings in another language, unless it has lines in that language.',
  untilNextCycle: 'You can update it anytime before the next cycle.',
} as const
