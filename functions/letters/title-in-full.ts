/** A job title with its level written out, as a letter says it: "Sr. Accountant" is a "Senior Accountant". */
export const titleInFull = (title: string): string =>
  title.replaceAll(/\b(?:Sr|Snr)\b\.?(?=\s)/giu, 'Senior').replaceAll(/\bJr\b\.?(?=\s)/giu, 'Junior')
