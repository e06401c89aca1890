import { FigureFrame } from '@/components/figures/figure-frame';
import type { Calculator as CalculatorData } from '@/content/figures';
import { commonAnswers } from '@/lib/figures/common-answers';
import { ProductChooser } from './product-chooser';
import { SumFields } from './sum-fields';

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
      {calculator === 'product-choice' ? <ProductChooser /> : <SumFields name={calculator} />}
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
