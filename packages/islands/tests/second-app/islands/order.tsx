'use client';

import { useState } from 'react';

/** A form that the browser can send too. It crashes if the name is "Crash". */
export function Order() {
  const [name, setName] = useState('');
  if (name === 'Crash') throw new Error('The order has crashed.');
  if (name !== '') return <p>{`Thank you, ${name}.`}</p>;
  return (
    <form
      action="/order"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setName(String(new FormData(event.currentTarget).get('name')));
      }}
    >
      <label>
        Name <input name="name" required />
      </label>
      <button type="submit">Order</button>
    </form>
  );
}
