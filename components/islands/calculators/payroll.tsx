'use client'; // The answer follows what the visitor types.

import { useId, useState } from 'react';
import { controlLook } from '@/components/ui/form-field';
import { shillingsAndCents } from '@/content/money';
import { payslipOf } from '@/lib/figures/payroll';

/** The rules as a form holds them: rates in per cent, limits and relief in Kenya shillings a month. */
export interface PayrollFields {
  readonly pension: number;
  readonly tierOneLimit: number;
  readonly tierTwoLimit: number;
  readonly health: number;
  readonly housing: number;
  readonly firstBand: number;
  readonly firstRate: number;
  readonly secondRate: number;
  readonly relief: number;
}

const names: Readonly<Record<keyof PayrollFields, string>> = {
  pension: 'NSSF, your share, %',
  tierOneLimit: 'NSSF Tier I limit, KSh',
  tierTwoLimit: 'NSSF Tier II limit, KSh',
  health: 'SHIF, %',
  housing: 'Housing levy, %',
  firstBand: 'First tax band up to, KSh',
  firstRate: 'Rate of the first band, %',
  secondRate: 'Rate above it, %',
  relief: 'Personal relief, KSh',
};

const keys = [
  'pension',
  'tierOneLimit',
  'tierTwoLimit',
  'health',
  'housing',
  'firstBand',
  'firstRate',
  'secondRate',
  'relief',
] as const satisfies readonly (keyof PayrollFields)[];

/** A month's pay from gross to net by rules that the visitor can set. Works out its answer on the device. */
export function PayrollCalculator({
  gross: firstGross,
  rules: firstRules,
}: {
  /** Gross pay of a month in Kenya shillings. */
  gross: number;
  rules: PayrollFields;
}) {
  const [gross, setGross] = useState(String(firstGross));
  const [rules, setRules] = useState(firstRules);
  const id = useId();
  const pay = payslipOf(Number(gross), {
    pension: {
      rate: rules.pension / 100,
      tierOneLimit: rules.tierOneLimit,
      tierTwoLimit: rules.tierTwoLimit,
    },
    health: { rate: rules.health / 100 },
    housing: { rate: rules.housing / 100 },
    bands: [
      { upTo: rules.firstBand, rate: rules.firstRate / 100 },
      { upTo: Number.POSITIVE_INFINITY, rate: rules.secondRate / 100 },
    ],
    relief: rules.relief,
  });
  const lines = [
    ['Gross pay', pay.gross],
    ['NSSF', -pay.pension],
    ['SHIF', -pay.health],
    ['Housing levy', -pay.housing],
    ['PAYE', -pay.tax],
  ] as const;
  return (
    <form className="calculator-form" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label htmlFor={`${id}gross`}>Gross pay a month, in KSh</label>
        <input
          id={`${id}gross`}
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          value={gross}
          onChange={(event) => setGross(event.target.value)}
          className={controlLook}
        />
      </div>
      <details className="calculator-rules">
        <summary>The rules of this sum: put in today’s</summary>
        <div className="calculator-form mt-4">
          {keys.map((key) => (
            <div key={key}>
              <label htmlFor={id + key}>{names[key]}</label>
              <input
                id={id + key}
                type="number"
                inputMode="decimal"
                min="0"
                step="any"
                value={rules[key]}
                onChange={(event) =>
                  setRules((before) => ({ ...before, [key]: event.target.valueAsNumber || 0 }))
                }
                className={controlLook}
              />
            </div>
          ))}
        </div>
      </details>
      <dl className="calculator-payslip">
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {amount < 0 && '−'}
              {shillingsAndCents(Math.abs(amount))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="calculator-answer">
        <output htmlFor={`${id}gross`}>KSh {shillingsAndCents(pay.net)}</output> after statutory
        deductions
      </p>
    </form>
  );
}
