/** A job title with its level written out: "Sr. Accountant" becomes "Senior Accountant". */
export const titleInFull = (title: string): string =>
  title.replaceAll(/\b(?:Sr|Snr)\b\.?(?=\s)/giu, 'Senior').replaceAll(/\bJr\b\.?(?=\s)/giu, 'Junior')
