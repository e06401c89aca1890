/** A Kenyan law on Kenya Law's site, and, where its parts are known, the last section of each part in their order. */
interface Law {
  readonly path: string;
  readonly parts?: readonly (readonly [part: string, lastSection: number])[];
}

const laws = {
  accessToInformation: { path: 'act/2016/31' },
  affordableHousing: { path: 'act/2024/2' },
  banking: { path: 'act/1989/9' },
  centralBank: { path: 'act/1966/15' },
  computerMisuse: { path: 'act/2018/5' },
  constitution: { path: 'act/2010/constitution' },
  consumerProtection: { path: 'act/2012/46' },
  copyright: { path: 'act/2001/12' },
  dataProtection: {
    path: 'act/2019/24/eng@2022-12-31',
    parts: [
      ['I', 4],
      ['II', 17],
      ['III', 24],
      ['IV', 43],
      ['V', 47],
      ['VI', 50],
      ['VII', 55],
      ['VIII', 66],
    ],
  },
  dataProtectionGeneral: { path: 'act/ln/2021/263/eng@2022-01-14' },
  dataProtectionRegistration: { path: 'act/ln/2021/265/eng@2022-12-31' },
  electronicTaxInvoice: { path: 'act/ln/2024/64/eng@2024-03-28' },
  employment: {
    path: 'act/2007/11/eng@2024-04-26',
    parts: [
      ['I', 3],
      ['II', 6],
      ['III', 16],
      ['IV', 25],
    ],
  },
  evidence: { path: 'act/1963/46' },
  incomeTax: { path: 'act/1973/16' },
  insurance: { path: 'act/1984/1' },
  landlordAndTenant: { path: 'act/1965/13' },
  nationalSocialSecurityFund: { path: 'act/2013/45' },
  publicArchives: { path: 'act/1965/32' },
  publicProcurement: { path: 'act/2015/33' },
  saccoSocieties: { path: 'act/2008/14' },
  socialHealthInsurance: { path: 'act/2023/16' },
  socialHealthInsuranceGeneral: { path: 'act/ln/2024/49/eng@2025-02-28' },
  taxProcedures: { path: 'act/2015/29' },
  valueAddedTax: { path: 'act/2013/35' },
} as const satisfies Readonly<Record<string, Law>>;

/** The laws that sources name. */
export type LawName = keyof typeof laws;

/**
 * The address of a law on Kenya Law's site, at the section where the law's parts are known and at the law itself otherwise.
 * @throws when a section lies beyond the parts that are written down here.
 */
export function lawUrl(name: LawName, section?: number): string {
  const { path, parts }: Law = laws[name];
  const address = `https://new.kenyalaw.org/akn/ke/${path}`;
  if (section === undefined || parts === undefined) return address;
  const part = parts.find(([, last]) => section <= last)?.[0];
  if (part === undefined) {
    throw new Error(
      `content/laws.ts: section ${section} of "${name}" lies beyond its known parts. Add the part it is in.`,
    );
  }
  return `${address}#part_${part}__sec_${section}`;
}
