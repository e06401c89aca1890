import { expect, test, vi } from 'vitest';
import { scripts } from '@/lib/head/bundled';

/**
 * The values of the radio buttons that are checked after the script has run on a page with this
 * address.
 */
function chosenAt(search: string): readonly string[] {
  window.history.replaceState(null, '', `/projects${search}`);
  const radio = (name: string, value: string) =>
    `<input type="radio" name="${name}" value="${value}" ${value === '' ? 'checked' : ''}>`;
  document.body.innerHTML = `<input type="radio" name="theme" value="dark"><div data-filter>
    ${['', 'web', 'cloud'].map((value) => radio('tag', value)).join('')}
    ${['', 'education'].map((value) => radio('industry', value)).join('')}<script></script></div>`;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  new Function(scripts.filter)();
  return [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ value }) => value,
  );
}

test.each([
  ['?tag=web', ['web', '']],
  ['?tag=web&industry=education', ['web', 'education']],
  ['?tag=web&tag=cloud', ['web', '']],
  ['?tag=Web', ['', '']],
  ['?tag=', ['', '']],
  ['?tag=%E0%A4%A', ['', '']],
  ['?tag=%22%5D%3Cscript%3E', ['', '']],
  ['?__proto__=web&constructor=web', ['', '']],
  ['?theme=dark', ['', '']],
  ['', ['', '']],
])('the query "%s" checks the values %o', (search, chosen) => {
  expect(chosenAt(search)).toEqual(chosen);
});
