import type { ComponentType } from 'react';
import type { Section, SectionOf } from '@/content/schema';
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
  'company-facts': CompanyFacts,
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
    case 'company-facts':
      return <CompanyFacts {...section} />;
  }
}

/** The sections an editor composed, in their order. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => <SectionView key={section.heading} {...section} />);
}
