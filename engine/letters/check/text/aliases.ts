/** Spellings of the same thing; a record that has one of them proves the others. */
const SAME: readonly (readonly string[])[] = `
  aws amazon; gcp google; k8s kubernetes; js javascript; ts typescript; postgres postgresql; mssql sql; go golang;
  powerbi bi; react reactjs; nextjs next; nodejs node; ml machine; ai artificial; ci continuous; cd continuous;
  seo search; crm relationship; erp enterprise; hr human; qa quality; ux user; ui user; er emergency; icu intensive;
  its intensivstation; edv it; vp vice president; ceo chief; coo chief; cfo chief; cto chief; rn nurse; lpn nurse;
  bsn nursing; bsc bachelor; ba bachelor; bs bachelor; msc master; ma master; ms master; mba business; phd doctor;
  cpa accountant; uk united kingdom; us usa united; eu european; nyc york; cologne koln; munich munchen;
  ecommerce commerce; deutsch german allemand aleman; english englisch anglais ingles;
  spanish spanisch espagnol espanol; french franzosisch francais frances; turkisch turkish turc turco;
  italian italienisch italien italiano; russisch russian russe ruso; danisch danish danois danes;
  polnisch polish polonais polaco; portuguese portugiesisch portugais portugues; dutch niederlandisch neerlandais neerlandes;
  valenciano valencian; germany deutschland allemagne alemania; spain spanien espagne espana;
  france frankreich francia; denmark danemark dinamarca; italy italien italia; europe europa;
  monday montag lundi lunes; excel msexcel; word msword; ihk chamber;
  al alabama; ak alaska; az arizona; ar arkansas; ca california; co colorado; ct connecticut; de delaware; fl florida; ga georgia;
  hi hawaii; id idaho; il illinois; in indiana; ia iowa; ks kansas; ky kentucky; la louisiana; me maine; md maryland; mi michigan;
  mn minnesota; ms mississippi; mo missouri; mt montana; ne nebraska; nv nevada; nj jersey; nm mexico; ny york; nc carolina;
  nd dakota; oh ohio; ok oklahoma; or oregon; pa pennsylvania; sc carolina; sd dakota; tn tennessee; tx texas; ut utah; vt vermont;
  va virginia; wa washington; wv virginia; wi wisconsin; wy wyoming
`
  .split(';')
  .map((row) => row.trim().split(/\s+/u))

export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  SAME.flatMap((row) => row.map((name) => [name, row.filter((other) => other !== name)] as const)),
)
