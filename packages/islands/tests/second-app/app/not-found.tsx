export default function NotFound() {
  return (
    <main>
      <h1>No such page</h1>
    </main>
  );
}
