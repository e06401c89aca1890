import type { ReactNode } from 'react';
import { Chart } from '@/components/figures/chart';
import { Flow } from '@/components/figures/flow';
import { Reach } from '@/components/figures/reach';
import { SystemsMap } from '@/components/figures/systems-map';
import type { Section, SectionOf } from '@/content/schema/pages';
import { Bill } from './bill';
import { Calculator } from './calculators/calculator';
import { CompanyFacts } from './company/company-facts';
import { CompanyStatistics } from './company/company-statistics';
import { Comparison } from './comparison';
import { Documents } from './documents';
import { Example } from './example';
import { Measures } from './measures';
import { Process } from './process';
import { Specification, Terms } from './specification';
import { Statement } from './statement';

const views: { readonly [T in Section['type']]: (section: SectionOf<T>) => ReactNode } = {
  statement: Statement,
  process: Process,
  specification: Specification,
  terms: Terms,
  comparison: Comparison,
  example: Example,
  documents: Documents,
  bill: Bill,
  measures: Measures,
  flow: Flow,
  systems: SystemsMap,
  chart: Chart,
  calculator: Calculator,
  'company-facts': CompanyFacts,
  'company-statistics': CompanyStatistics,
  reach: Reach,
};

function SectionView<T extends Section['type']>({ section }: { section: SectionOf<T> }) {
  const view: (section: SectionOf<T>) => ReactNode = views[section.type];
  return view(section);
}

/** The sections of a page, each in the view of its type. */
export const viewsOf = (sections: readonly Section[]): readonly ReactNode[] =>
  sections.map((section) => <SectionView key={section.heading} section={section} />);

export function Sections({ sections }: { sections: readonly Section[] }) {
  return viewsOf(sections);
}
