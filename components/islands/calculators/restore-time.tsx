'use client'; // The answer follows what the visitor types.

import { useId, useState } from 'react';
import { controlLook } from '@/components/ui/form-field';
import { hoursInWords, restoreHours } from '@/lib/figures/restore-time';

/** How long a backup of a given size takes to fetch over a given line. Works out its answer on the device. */
export function RestoreTimeCalculator({
  gigabytes: firstGigabytes,
  speed: firstSpeed,
  share: firstShare,
}: {
  /** What the fields hold at first: gigabytes, Mbit/s and the usable share of the line in per cent. */
  gigabytes: number;
  speed: number;
  share: number;
}) {
  const [gigabytes, setGigabytes] = useState(String(firstGigabytes));
  const [speed, setSpeed] = useState(String(firstSpeed));
  const [share, setShare] = useState(String(firstShare));
  const id = useId();
  const hours = restoreHours(Number(gigabytes), Number(speed), Number(share) / 100);
  const fields = [
    { name: 'Data to fetch, in GB', value: gigabytes, set: setGigabytes, max: undefined },
    { name: 'Speed of the line, in Mbit/s', value: speed, set: setSpeed, max: undefined },
    { name: 'Share of the line you can use, in %', value: share, set: setShare, max: 100 },
  ];
  return (
    <form className="calculator-form" onSubmit={(event) => event.preventDefault()}>
      {fields.map(({ name, value, set, max }, index) => (
        <div key={name}>
          <label htmlFor={`${id}${index}`}>{name}</label>
          <input
            id={`${id}${index}`}
            type="number"
            inputMode="decimal"
            min="0"
            max={max}
            step="any"
            value={value}
            onChange={(event) => set(event.target.value)}
            className={controlLook}
          />
        </div>
      ))}
      <p className="calculator-answer">
        <output htmlFor={fields.map((_, index) => `${id}${index}`).join(' ')}>
          {hoursInWords(hours)}
        </output>{' '}
        to fetch it back
      </p>
    </form>
  );
}
