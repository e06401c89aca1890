'use client';

import { useState } from 'react';

/**
 * A counter without a native form. It cannot hold more than three packets, and crashes at the
 * fourth.
 */
export function Basket({ price }: { price: number }) {
  const [packets, setPackets] = useState(0);
  if (packets > 3) throw new Error('The basket is full.');
  return (
    <p>
      <button type="button" onClick={() => setPackets(packets + 1)}>
        Add a packet
      </button>{' '}
      <output>{`${packets} packets for £${packets * price}`}</output>
    </p>
  );
}
