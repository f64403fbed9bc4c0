/** Last words of job titles, as the source of a regular expression. */
export const JOBS =
  '(?:engineer|manager|analyst|nurse|coordinator|developer|designer|accountant|director|teacher|technician|specialist|assistant|consultant|planner|buyer|architect|scientist|administrator|supervisor|executive|officer|driver|chef|electrician|welder|mechanic|recruiter|controller|writer|editor|clerk|pharmacist|therapist|lead|head)'
