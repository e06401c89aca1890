import { beforeEach, expect, test } from 'vitest';
import * as leaving from './leaving';

leaving.watchLeaving();
// jsdom can't open pages. It runs after the listener under test, which has seen the click.
addEventListener('click', (event) => event.preventDefault());

/** Whether a click on a link counts as leaving the page. */
function leavesBy(link: string, click: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  document.body.firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...click }),
  );
  return leaving.isLeaving;
}

beforeEach(() => dispatchEvent(new Event('pageshow')));

test('a click on a link to another page leaves the page, until it is shown again', () => {
  expect(leavesBy('<a href="/other">Other</a>')).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(leaving.isLeaving).toBe(false);
});

test.each([
  ['a part of this page', '<a href="#part">Part</a>'],
  ['another window', '<a href="/other" target="_blank">Other</a>'],
  ['a file to save', '<a href="/file.pdf" download>File</a>'],
  ['a mail', '<a href="mailto:desk@desk.example">Mail</a>'],
])('a click on a link to %s does not', (_, link) => {
  expect(leavesBy(link)).toBe(false);
});

test('nor does a click that opens a new tab', () => {
  expect(leavesBy('<a href="/other">Other</a>', { ctrlKey: true })).toBe(false);
});
