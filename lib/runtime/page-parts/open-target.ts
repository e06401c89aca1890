/**
 * Opens the `<details>` element that is or contains the target of the address's fragment, now and
 * whenever the fragment changes. Browsers do this only if the target is in the hidden content, and
 * older browsers never do.
 */
export function openTarget(): void {
  const open = () => {
    const target = document.querySelector(':target');
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
}
