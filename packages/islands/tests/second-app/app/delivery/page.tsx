export default function Delivery() {
  return (
    <main>
      <h1>Delivery</h1>
      <p>Tea leaves our shop on Tuesdays.</p>
    </main>
  );
}
