import type { ComponentType } from 'react';
import { Chart } from '@/components/figures/chart';
import { Flow } from '@/components/figures/flow';
import { Reach } from '@/components/figures/reach';
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
  calculator: Calculator,
  'company-facts': CompanyFacts,
  reach: Reach,
} as const satisfies { [T in Section['type']]: ComponentType<SectionOf<T>> };

function SectionView(section: Section) {
  switch (section.type) {
    case 'statement':
      return <registry.statement {...section} />;
    case 'process':
      return <registry.process {...section} />;
    case 'specification':
      return <registry.specification {...section} />;
    case 'comparison':
      return <registry.comparison {...section} />;
    case 'example':
      return <registry.example {...section} />;
    case 'flow':
      return <registry.flow {...section} />;
    case 'systems':
      return <registry.systems {...section} />;
    case 'chart':
      return <registry.chart {...section} />;
    case 'calculator':
      return <registry.calculator {...section} />;
    case 'company-facts':
      return <CompanyFacts {...section} />;
    case 'reach':
      return <registry.reach {...section} />;
  }
}

/** The sections an editor composed, in their order. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => <SectionView key={section.heading} {...section} />);
}
