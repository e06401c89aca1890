/*
 * This script is not in the head, but after the radio buttons of a filter. It selects the buttons
 * that the query of the address names, before the browser paints the list, so that a shared address
 * never shows the whole list first.
 */

const asked = new URLSearchParams(location.search);
document.currentScript
  ?.closest('[data-filter]')
  ?.querySelectorAll<HTMLInputElement>('input[type=radio]')
  .forEach((radio) => {
    if (radio.value !== '' && asked.get(radio.name) === radio.value) radio.checked = true;
  });
