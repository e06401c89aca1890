import { Calculator } from '@/components/sections/calculators/calculator';
import type { PostFigure } from '@/content/figures';
import { Chart } from './chart';
import { Flow } from './flow';
import { SystemsMap } from './systems-map';

/** A figure between the paragraphs of an article. */
export function ArticleFigure({ figure }: Pick<PostFigure, 'figure'>) {
  switch (figure.type) {
    case 'flow':
      return <Flow {...figure} place="article" />;
    case 'systems':
      return <SystemsMap {...figure} place="article" />;
    case 'chart':
      return <Chart {...figure} place="article" />;
    case 'calculator':
      return <Calculator {...figure} place="article" />;
  }
}
