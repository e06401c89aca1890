import { FigureFrame } from '@/components/figures/figure-frame';
import { NumberTable } from '@/components/figures/number-table';
import type { Calculator as CalculatorData } from '@/content/figures';
import { commonAnswers } from '@/lib/figures/common-answers';
import { CalculatorFields } from './calculator-fields';
import { ProductChooser } from './product-chooser';

/** A calculator with its formula, and a table of common answers for print and for browsers without scripts. */
export function Calculator({
  heading,
  intro,
  calculator,
  isInArticle = false,
}: Omit<CalculatorData, 'type'> & { isInArticle?: boolean }) {
  const { formula, caption, rows } = commonAnswers(calculator);
  return (
    <FigureFrame heading={heading} intro={intro} isInArticle={isInArticle}>
      {calculator === 'product-choice' ? (
        <ProductChooser />
      ) : (
        <CalculatorFields name={calculator} />
      )}
      <p className="calculator-formula mt-4 text-[0.875rem] text-ink-muted print:mt-0">{formula}</p>
      <NumberTable summary={caption} rows={rows} open={calculator !== 'product-choice'} />
    </FigureFrame>
  );
}
