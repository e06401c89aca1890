/**
 * Opens the `<details>` element that contains the target of the fragment, now and whenever the fragment changes. Browsers open
 * the element only if its hidden content contains the target, and older browsers never do.
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
