import { Chart } from '@/components/figures/chart';
import { Flow } from '@/components/figures/flow';
import { SystemsMap } from '@/components/figures/systems-map';
import type { PostFigure } from '@/content/schema/figures';
import { Calculator } from './calculators/calculator';

export function ArticleFigure({ figure }: Pick<PostFigure, 'figure'>) {
  switch (figure.type) {
    case 'flow':
      return <Flow {...figure} isInArticle />;
    case 'systems':
      return <SystemsMap {...figure} isInArticle />;
    case 'chart':
      return <Chart {...figure} isInArticle />;
    case 'calculator':
      return <Calculator {...figure} isInArticle />;
  }
}
