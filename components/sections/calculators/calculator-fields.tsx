import { controlLook } from '@/components/ui/looks';
import { type CalculatorName, calculators } from '@/lib/figures/calculators';

/** The fields of a calculator, with the answer for their first values. A script updates it as the visitor types. */
export function CalculatorFields({ name }: { name: CalculatorName }) {
  const { fields, after, calculate } = calculators[name];
  const { answer, lines } = calculate(fields.map(({ first }) => first));
  return (
    <div
      data-mdast="ignore"
      data-calculator={name}
      className="calculator-form needs-scripts print:hidden"
    >
      {fields.map(({ name: field, label, first, least, most }) => (
        <label key={field}>
          {label}
          <input
            type="number"
            inputMode="decimal"
            name={field}
            min={least}
            max={most}
            step="any"
            defaultValue={first}
            className={controlLook}
          />
        </label>
      ))}
      <p data-message role="alert" className="calculator-answer font-semibold text-signal" />
      <div data-result className="calculator-answer">
        {lines.length > 0 && (
          <dl className="calculator-payslip">
            {lines.map(([line, value]) => (
              <div key={line}>
                <dt>{line}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          <output>{answer}</output> {after}
        </p>
      </div>
    </div>
  );
}
