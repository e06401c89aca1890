import { FigureFrame } from '@/components/figures/figure-frame';
import { PayrollCalculator } from '@/components/islands/calculators/payroll';
import { ProductChooser } from '@/components/islands/calculators/product-choice';
import { RestoreTimeCalculator } from '@/components/islands/calculators/restore-time';
import type { Calculator as CalculatorData } from '@/content/figures';
import { productNeeds } from '@/content/product-choice';
import { copyOf } from '@/lib/copy';
import { choosableProducts, commonAnswers } from '@/lib/figures/common-answers';
import { standInRules } from '@/lib/figures/payroll';
import { usableShare } from '@/lib/figures/restore-time';
import { titleOf } from '@/lib/titles';

const percent = (share: number | undefined) => Math.round((share ?? 0) * 10_000) / 100;

function Form({ calculator }: Pick<CalculatorData, 'calculator'>) {
  switch (calculator) {
    case 'restore-time':
      return <RestoreTimeCalculator gigabytes={200} speed={20} share={percent(usableShare)} />;
    case 'payroll': {
      const { pension, health, housing, bands, relief } = standInRules;
      return (
        <PayrollCalculator
          gross={80_000}
          rules={{
            pension: percent(pension.rate),
            tierOneLimit: pension.tierOneLimit,
            tierTwoLimit: pension.tierTwoLimit,
            health: percent(health.rate),
            housing: percent(housing.rate),
            firstBand: bands[0]?.upTo ?? 0,
            firstRate: percent(bands[0]?.rate),
            secondRate: percent(bands[1]?.rate),
            relief,
          }}
        />
      );
    }
    case 'product-choice':
      return (
        <ProductChooser
          needs={productNeeds}
          products={choosableProducts.map((path) => ({
            path,
            title: titleOf(path),
            summary: copyOf(path).summary,
          }))}
        />
      );
  }
}

/** A form that answers on the page, its formula, and a table with usual answers for browsers without scripts and for paper. */
export function Calculator({
  heading,
  intro,
  calculator,
  place,
}: Omit<CalculatorData, 'type'> & { place?: 'article' }) {
  const { formula, caption, rows } = commonAnswers(calculator);
  const [headings = [], ...body] = rows;
  return (
    <FigureFrame heading={heading} intro={intro} {...(place && { place })}>
      {/* The chooser works by style sheets alone; a sum does not. */}
      <div
        className={calculator === 'product-choice' ? 'print:hidden' : 'needs-scripts print:hidden'}
      >
        <Form calculator={calculator} />
      </div>
      <p className="calculator-formula">{formula}</p>
      <details className="chart-numbers" open={calculator !== 'product-choice'}>
        <summary>{caption}</summary>
        <table>
          <thead>
            <tr>
              {headings.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((answer, index) => (
                  <td key={headings[index + 1]}>{answer}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </FigureFrame>
  );
}
