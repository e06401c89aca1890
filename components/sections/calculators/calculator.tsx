import { useId } from 'react';
import { FigureFrame } from '@/components/figures/figure-frame';
import { NumberTable } from '@/components/figures/number-table';
import { controlLook } from '@/components/ui/looks';
import type { NumberCalculator } from '@/content/schema/calculators';
import type { CalculatorSection } from '@/content/schema/figures';
import { classNames } from '@/lib/class-names';
import { calculatorOf, initialText, isProductChoice } from '@/lib/figures/calculators';
import { commonAnswers } from '@/lib/figures/common-answers';
import { ProductChooser } from './product-chooser';

/**
 * The fields of a calculator, and the answer for their initial values. A script updates the answer
 * as the visitor types.
 */
function CalculatorFields({
  name,
  calculator: { fields, after, calculate },
}: {
  name: string;
  calculator: NumberCalculator;
}) {
  const messageId = useId();
  const { answer, lines } = calculate(fields.map(({ initial }) => initial));
  return (
    <div
      data-mdast="ignore"
      data-calculator={name}
      className="needs-scripts grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-end gap-x-6 gap-y-4 print:hidden"
    >
      {fields.map(({ name: field, label, initial }) => (
        <label key={field} className="font-semibold">
          {label}
          {/* A field of type `number` refuses “120,000”, and a turn of the mouse wheel changes it. */}
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={field}
            defaultValue={initialText(initial)}
            className={classNames(controlLook, 'font-normal')}
          />
        </label>
      ))}
      <div className="col-span-full">
        <p data-message hidden id={messageId} role="status" className="font-semibold text-signal">
          Calculating … If no result appears, change a number to try again.
        </p>
        <div data-result>
          {lines.length > 0 && (
            <dl className="mb-3 max-w-md">
              {lines.map(([line, value]) => (
                <div key={line} className="hairline-t flex justify-between py-1.5 tabular-nums">
                  <dt>{line}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <p>
            <output className="font-display text-[2rem] leading-[1.2] font-semibold text-accent tabular-nums">
              {answer}
            </output>{' '}
            {after}
          </p>
        </div>
      </div>
    </div>
  );
}

/**
 * A calculator with its formula, and a table of common answers for print and for browsers without
 * scripts.
 * @param calculator its name in `content/calculators/calculators.ts`
 */
export function Calculator({
  heading,
  intro,
  calculator: name,
  isInArticle = false,
}: Omit<CalculatorSection, 'type'> & { isInArticle?: boolean }) {
  const calculator = calculatorOf(name);
  const { formula, caption, rows } = commonAnswers(calculator);
  const isChoice = isProductChoice(calculator);
  return (
    <FigureFrame heading={heading} intro={intro} tier="second" isInArticle={isInArticle}>
      {isChoice ? (
        <ProductChooser name={name} needs={calculator.needs} />
      ) : (
        <CalculatorFields name={name} calculator={calculator} />
      )}
      <p className="calculator-formula mt-4 text-note text-ink-muted print:mt-0">{formula}</p>
      <NumberTable summary={caption} rows={rows} open={!isChoice} />
    </FigureFrame>
  );
}
