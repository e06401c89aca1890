import { describe, expect, test } from 'vitest';
import { site } from '@/content/site';
import { samplesNotice } from '@/content/values/placeholders';
import { markdownPath } from '@/lib/file-paths';
import { builtPages } from '@/lib/pages/guards';
import { llmsText } from '@/lib/publish/llms';
import { absoluteUrl } from '@/lib/publish/metadata';
import { markdownOf, pageMarkdown } from '@/lib/publish/page-markdown/page-markdown';

const address = 'https://site.example/services/web';

/** The Markdown of a page with this content in its `main`. */
const markdownFrom = (content: string) =>
  markdownOf(
    `<!DOCTYPE html><html><head><title>Not said</title></head><body><header>Not said</header><main id="content">${content}</main><footer>Not said</footer></body></html>`,
    address,
  ).trimEnd();

describe('a page as Markdown', () => {
  test.each([
    [
      'a list without blank lines',
      '<ul><li><div><p>One</p></div></li><li><p>Two</p><ul><li>Three</li></ul></li></ul>',
      '- One\n- Two\n  - Three',
    ],
    [
      'a list whose items have several paragraphs with blank lines',
      '<ul><li><p>One</p><p>more</p></li><li>Two</li></ul>',
      '- One\n\n  more\n\n- Two',
    ],
    [
      'terms with their definitions',
      '<dl><div><dt>Price</dt><dd>By the hour</dd></div><div><dt>VAT 16%</dt><dd>190</dd></div><div><dt>Ready?</dt><dd><div><p>Yes</p></div></dd></div></dl>',
      '- **Price:** By the hour\n- **VAT 16%:** 190\n- **Ready?** Yes',
    ],
    [
      'terms without groups, and a definition that is a list',
      '<dl><dt>Works with</dt><dd><ul><li>M-Pesa</li></ul></dd><dt>Where</dt><dd>Here</dd><dd>There</dd></dl>',
      '- **Works with:**\n  - M-Pesa\n\n- **Where:** Here\n\n  There',
    ],
    [
      'a question with its answer',
      '<details><summary>Can we leave?<span aria-hidden="true">+</span></summary><div><p>Yes.</p></div></details>',
      '**Can we leave?**\n\nYes.',
    ],
    [
      'a drawing as its list',
      '<figure aria-label="A sale"><svg aria-hidden="true"><text>Till</text></svg><ol><li><p><span class="sr-only">Till to Queue: </span><span>Signed</span></p></li></ol></figure>',
      '1. Till to Queue: Signed',
    ],
    [
      'a picture as its text alternative',
      '<figure><div role="img" aria-label="A receipt."><b>Total</b> 5</div><figcaption>Drawn.</figcaption></figure>',
      'A receipt.\n\nDrawn.',
    ],
    [
      'the name of a drawing instead of the drawing',
      '<p>Paid <svg role="img" aria-label="done"><path d="M0 0"></path></svg></p>',
      'Paid done',
    ],
    [
      'a table whose cells contain table syntax',
      '<table><thead><tr><th>A | B</th></tr></thead><tbody><tr><td>c<br>d</td></tr></tbody></table>',
      '| A \\| B |\n| - |\n| c d |',
    ],
    [
      'a list in a cell on one line',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><ul><li><a href="/b">b</a></li><li>c</li></ul></td></tr></tbody></table>',
      '| A |\n| - |\n| [b](https://site.example/b), c |',
    ],
    [
      'markup in the text as text',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; [no](link)</p>',
      '\\<script>alert(1)\\</script> \\[no]\\(link)',
    ],
  ])('contains %s', (_, html, markdown) => {
    expect(markdownFrom(html)).toBe(markdown);
  });

  test('writes a card as a heading with a link, and its line below', () => {
    expect(
      markdownFrom(
        '<ul><li><a href="/a"><svg aria-hidden="true"></svg><div><h3>One</h3><p>Its line.</p></div></a></li><li><a href="/b"><h3>Two</h3></a></li></ul>',
      ),
    ).toBe('### [One](https://site.example/a)\n\nIts line.\n\n### [Two](https://site.example/b)');
  });

  test('numbers the headings of a numbered list, and no others', () => {
    expect(
      markdownFrom('<ol><li><h3>Ask</h3><p>Us.</p></li><li><h3>Wait</h3></li></ol><h3>End</h3>'),
    ).toBe('### 1. Ask\n\nUs.\n\n### 2. Wait\n\n### End');
    expect(markdownFrom('<ol start="3"><li><h3>Ask</h3></li><li><h3>Wait</h3></li></ol>')).toBe(
      '### 3. Ask\n\n### 4. Wait',
    );
  });

  test.each([
    ['/contact?for=quote#enquiry', 'https://site.example/contact?for=quote#enquiry'],
    ['#part', 'https://site.example/services/web#part'],
    ['geo:-4.04,39.66', 'geo:-4.04,39.66'],
  ])('writes the address %s of a link as %s', (href, url) => {
    expect(markdownFrom(`<p><a href="${href}">Words</a></p>`)).toBe(`[Words](${url})`);
  });

  test('separates the elements of a row, but not the parts of a word', () => {
    expect(
      markdownFrom(
        '<p><span>Cash</span><b>900</b></p><p><span>M-<wbr>Pesa</span>!</p><p>H<sub>2</sub>O</p>',
      ),
    ).toBe('Cash **900**\n\nM-Pesa!\n\nH2O');
  });

  test('separates the marks and values of a figure from their text', () => {
    expect(
      markdownFrom(
        '<ul><li><i role="img" aria-label="done">✓</i>Receipt printed<b>19:42</b></li><li>Cash<svg aria-hidden="true"></svg><b>46,300</b></li><li>Short (<b>150</b>).</li></ul>',
      ),
    ).toBe('- _done_ Receipt printed **19:42**\n- Cash **46,300**\n- Short (**150**).');
  });

  test.each([
    ['<nav aria-label="Breadcrumbs"><a href="/">Home</a></nav>'],
    ['<button type="button">Copy link</button>'],
    ['<form><p>Write</p><input value="a"><button>Send</button></form>'],
    ['<p role="status">3 articles</p>'],
    ['<p role="alert">Too much</p>'],
    ['<p hidden>Later</p>'],
    ['<p aria-hidden="true">To scale</p>'],
    ['<p data-mdast="ignore">No project fits</p>'],
    ['<noscript><p>Scripts are off.</p></noscript>'],
    ['<!-- a remark -->'],
    ['<dl></dl>'],
  ])('leaves out %s', (html) => {
    expect(markdownFrom(`<p>One</p>${html}<p>Two</p>`)).toBe('One\n\nTwo');
  });

  test('joins words that React separates by comments', () => {
    expect(markdownFrom('<p>In <!-- -->days<!-- -->, at most</p>')).toBe('In days, at most');
  });

  test('begins with the notice above each page, and ends with the page’s address and the day on which the page last changed', () => {
    const begins =
      samplesNotice === undefined ? '' : `> \\[?${samplesNotice}(?:\\]\\(https://\\S+\\))?\n\n`;
    expect(pageMarkdown('<main><h1>One</h1></main>', '/contact')).toMatch(
      new RegExp(
        `^${begins}# One\n\n---\n\nPage: <${absoluteUrl('/contact')}>\\. Last changed \\d{4}-\\d\\d-\\d\\d\\. ${site.name}\\.\n$`,
      ),
    );
  });
});

describe('llms.txt', () => {
  test('starts with the name and the description, as llmstxt.org requires', () => {
    expect(llmsText().startsWith(`# ${site.name}\n\n> ${site.description}\n`)).toBe(true);
  });

  test('says that facts are samples as long as any is one', () => {
    expect(llmsText().includes(' sample')).toBe(samplesNotice !== undefined);
  });

  test('lists the Markdown version of every listed page once', () => {
    const listed = [...llmsText().matchAll(/^- \[[^\]]+\]\(([^)]+)\):/gm)].map(([, url]) => url);
    const expected = builtPages
      .filter((page) => !page.unlisted)
      .map(({ path }) => `${site.url.value}${markdownPath(path)}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });
});
