import type { ComponentType } from 'react';
import { Chart } from '@/components/figures/chart';
import { Flow } from '@/components/figures/flow';
import { Screens } from '@/components/figures/screens';
import { SystemsMap } from '@/components/figures/systems-map';
import type { Section, SectionOf } from '@/content/schema';
import { Calculator } from './calculators/calculator';
import { CompanyFacts } from './company-facts';
import { Comparison } from './comparison';
import { Example } from './example';
import { Process } from './process';
import { Specification } from './specification';
import { Statement } from './statement';

const registry = {
  statement: Statement,
  process: Process,
  specification: Specification,
  comparison: Comparison,
  example: Example,
  flow: Flow,
  systems: SystemsMap,
  chart: Chart,
  screens: Screens,
  calculator: Calculator,
  'company-facts': CompanyFacts,
} as const satisfies { [T in Section['type']]: ComponentType<SectionOf<T>> };

/** A section, or a figure between the paragraphs of an article. */
export function SectionView(section: Section & { place?: 'article' }) {
  // The section's own type chooses the view, which the compiler can't follow.
  const View = registry[section.type] as ComponentType<Section>;
  return <View {...section} />;
}

/** The sections an editor composed, in their order. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => <SectionView key={section.heading} {...section} />);
}
