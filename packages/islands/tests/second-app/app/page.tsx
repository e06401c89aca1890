import { Island } from 'prerendered-islands/island';
import { Basket } from '../islands/basket';
import { Order } from '../islands/order';

const teas = ['Assam', 'Kericho', 'Nilgiri', 'Sencha', 'Oolong', 'Rooibos'];

export default function Home() {
  return (
    <main>
      <h1>Leaf &amp; Pot</h1>
      <p>
        Tea by post.{' '}
        <a href="/delivery" data-dialog="delivery">
          Delivery
        </a>
      </p>
      <dialog id="delivery" aria-label="Delivery">
        <p>Tea leaves our shop on Tuesdays.</p>
        <button type="button" data-closes>
          Close
        </button>
      </dialog>
      <ul>
        {teas.map((tea) => (
          <li key={tea}>{tea}</li>
        ))}
      </ul>
      <Island name="basket" component={Basket} props={{ price: 4 }} />
      <Island name="order" component={Order} props={{}} />
    </main>
  );
}
