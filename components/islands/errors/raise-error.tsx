'use client'; // Throws an error when the visitor presses its button.

import { useState } from 'react';
import { buttonLooks } from '@/components/ui/looks';

/** A button that throws an error while rendering, to show the error page. */
export function RaiseError() {
  const [isRaised, setRaised] = useState(false);
  if (isRaised) throw new Error('Raised from the QA sheet to show the error page.');
  return (
    <button
      type="button"
      onClick={() => setRaised(true)}
      className={`needs-scripts ${buttonLooks.quiet}`}
    >
      Raise an error
    </button>
  );
}
