/**
 * Opens the `<details>` element that contains the target of the fragment, now and whenever the fragment changes. Browsers do
 * so only for hidden content of the element, and older ones not at all.
 */
export function openTarget(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
}
