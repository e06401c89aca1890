import { describe, expect, test } from 'vitest';
import { elementsOf } from './page-html';
import { linkedStylesheet, readStylesheet, rulesFor, usesOf } from './page-styles';

const sheetOf = (css: string) => readStylesheet('/_next/static/chunks/s.css', css);
/** The rules for a page of which all but `rest` is on the first screen. */
const rules = (css: string, html: string, rest = '') =>
  rulesFor(sheetOf(css), usesOf(elementsOf(html)), usesOf(elementsOf(html + rest)));

describe('the rules for a page', () => {
  test('are those with classes that the page has, and those without classes', () => {
    expect(
      rules('p{color:red}.on,.off{top:0}.gone{left:0}', '<p class="x on">Off we go, gone</p>'),
    ).toBe('p{color:red}.on{top:0}');
  });

  test('are those of each page, also after another page of the same stylesheet', () => {
    const sheet = sheetOf('p{color:red}.a{top:0}.b{left:0}:is(i,b){top:0}.w{width:1px}');
    const rulesOf = (html: string, rest = '') =>
      rulesFor(sheet, usesOf(elementsOf(html)), usesOf(elementsOf(html + rest)));
    expect(rulesOf('<p class="a other">')).toBe('p{color:red}.a{top:0}');
    expect(rulesOf('<p class="a another">')).toBe('p{color:red}.a{top:0}');
    expect(rulesOf('<p class="b">')).toBe('p{color:red}.b{left:0}');
    expect(rulesOf('<p class="a"><b>')).toBe('p{color:red}.a{top:0}:is(i,b){top:0}');
    expect(rulesOf('<p class="a">', '<i class="b w">')).toBe('p{color:red}.a{top:0}.w{width:1px}');
  });

  test('include those for what the first screen has if the page further down has something', () => {
    const css =
      'body:has(.late) h1{top:0}body:has(.gone) h1{top:0}body:not(:has(.late)) h1{left:0}';
    expect(rules(css, '<body><h1>A</h1>', '<p class="late">')).toBe(
      'body:has(.late) h1{top:0}body:not(:has(.late)) h1{left:0}',
    );
  });

  test('include those for classes that an inline script sets', () => {
    expect(rules('.dark{color:red}', '<script>set({"className":"dark"})</script>')).toBe(
      '.dark{color:red}',
    );
  });

  test('include those for classes in a template, and for classes that HTML escapes', () => {
    expect(rules('.x{top:0}i{top:0}', '<template><i class="x"></i></template>')).toBe(
      '.x{top:0}i{top:0}',
    );
    expect(rules('.\\[\\&\\>p\\]\\:m{margin:0}', '<p class="[&amp;&gt;p]:m">')).toContain('margin');
  });

  test('keep layers in their order, nested rules, media and keyframes', () => {
    const css =
      '@layer a,b;@layer b{.x{color:red;&:hover{color:blue}}}@layer a{.gone{top:0}}@media (width){.x{top:0}}@media screen{.gone{top:0}}.x{animation:k 1s}@keyframes k{0%{top:0}to{top:1px}}';
    expect(rules(css, '<p class="x">')).toBe(
      '@layer a,b;@layer b{.x{color:red;&:hover{color:blue}}}@layer a{}@media (width){.x{top:0}}.x{animation:k 1s}@keyframes k{0%{top:0}to{top:1px}}',
    );
  });

  test('leave out those for elements that the page lacks', () => {
    const css = 'table,p{top:0}::selection{color:red}main ul{left:0}';
    expect(rules(css, '<p>A table and a ul</p>')).toBe('p{top:0}::selection{color:red}');
    expect(rules(css, '<main><ul>')).toBe('::selection{color:red}main ul{left:0}');
  });

  test.each([
    ['<select>', ''],
    ['<textarea>', '::placeholder{top:0}'],
    ['<input class="date" type="search">', '::placeholder{top:0}'],
    ['<input type="date">', '::placeholder{top:0}::-webkit-datetime-edit{top:0}'],
    ['<input type="TIME">', '::placeholder{top:0}::-webkit-datetime-edit{top:0}'],
    ['<input type="month">', '::placeholder{top:0}::-webkit-datetime-edit{top:0}'],
    ['<input type="number">', '::placeholder{top:0}::-webkit-inner-spin-button{top:0}'],
    ['<input type="file">', '::placeholder{top:0}::file-selector-button{top:0}'],
  ])('include only those parts of controls that the page has: %s', (html, kept) => {
    const css =
      '::placeholder{top:0}::-webkit-datetime-edit{top:0}::-webkit-inner-spin-button{top:0}::file-selector-button{top:0}';
    expect(rules(css, html)).toBe(kept);
  });

  test('include the layout of the rest of the page, so that a box is not laid out by half its classes', () => {
    const css =
      '.flex{display:flex}.flex-col{flex-direction:column}.red{color:red}@media (width>=64rem){.span{grid-column:span 4/span 4}.gone{display:none}}';
    expect(rules(css, '<p class="flex">', '<div class="flex flex-col span red">')).toBe(
      '.flex{display:flex}.flex-col{flex-direction:column}@media (width>=64rem){.span{grid-column:span 4/span 4}}',
    );
  });

  test('declare only the properties and the animations that they use', () => {
    const css =
      '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}@layer properties{@supports (x:y){*{--tw-a:0;--tw-b:0}}}.x{--tw-b:1;--tw-a:1;top:var(--tw-a);left:var(--a);animation:1s up}@keyframes up{to{top:0}}@keyframes down{to{top:1px}}';
    expect(rules(css, '<p class="x">')).toBe(
      '@property --a{syntax:"*";inherits:false}.x{--tw-a:1;top:var(--tw-a);left:var(--a);animation:1s up}@keyframes up{to{top:0}}',
    );
  });

  test('include the indicator of every field that has one', () => {
    const css = '::-webkit-calendar-picker-indicator{top:0}';
    for (const field of ['type="month"', 'type="datetime-local"', 'list="towns"'])
      expect(rules(css, `<input ${field}>`)).toBe(css);
    expect(rules(css, '<input type="text">')).toBe('');
  });

  test('keep a property and an animation that CSS writes in another way, or a style attribute names', () => {
    const css =
      '@property --a{syntax:"*";inherits:false}.x{--tw-b:1;top:VAR( --a );left:var(\n--tw-b)}@keyframes up{to{top:0}}';
    expect(rules(css, '<p class="x"><i style="animation:1s up">')).toBe(css);
    const own = '@property --c{syntax:"*";inherits:false}.x{--tw-d:1}';
    expect(rules(own, '<p class="x">', '<i style="top:calc(var(--c,0)*var(--tw-d))">')).toBe(own);
  });

  test('keep an animation that a custom property names', () => {
    const css =
      ':root{--spin:spin 1s linear}.x{animation:var(--spin)}@keyframes spin{to{rotate:1turn}}';
    expect(rules(css, '<p class="x">')).toBe(css);
  });

  test('keep an animation with a prefix, as a whole', () => {
    const css =
      '.x{-webkit-animation:1s up}@-webkit-keyframes up{from{top:1px}to{top:0}}@-webkit-keyframes down{to{top:1px}}';
    expect(rules(css, '<p class="x">')).toBe(
      '.x{-webkit-animation:1s up}@-webkit-keyframes up{from{top:1px}to{top:0}}',
    );
  });

  test('leave out the rules of print, also with a further condition', () => {
    const css = '@media print{p{top:0}}@media print and (width>=20rem){p{top:0}}';
    expect(rules(`${css}@media (width>=20rem){p{left:0}}`, '<p>')).toBe(
      '@media (width>=20rem){p{left:0}}',
    );
  });

  test.each([
    ['p.x:hover::before', true],
    ['P.x', true],
    ['a.gone:hover::before', false],
    ['p>.x+a~a', true],
    ['p>.x+h2~a', false],
    ['.x:where(:nth-child(2n), .gone)>*', true],
    [':is(.gone,.lost) a', false],
    [':is(.gone,.x) a', true],
    ['a:where(.gone)', false],
    ['p:has(> .gone)', false],
    ['p:not(.gone)', true],
    [':is(:is(.gone),.lost) a', false],
  ])('include the rule with the selector %s: %s', (selector, isKept) => {
    expect(rules(`${selector}{top:0}`, '<p class="x"><a></a></p>') !== '').toBe(isKept);
  });
});

describe('a stylesheet in a page', () => {
  test('has absolute addresses', () => {
    expect(
      sheetOf(
        '@font-face{src:url(../media/a.woff2)}a{background:url("b.svg")}b{background:url(data:x)}i{background:url(/c.svg)}u{mask:url(#d)}',
      ).toString(),
    ).toBe(
      '@font-face{src:url(/_next/static/media/a.woff2)}a{background:url("/_next/static/chunks/b.svg")}b{background:url(data:x)}i{background:url(/c.svg)}u{mask:url(#d)}',
    );
  });

  test('is refused if it contains the end tag of its element', () => {
    expect(() => readStylesheet('/s.css', 'a{content:"</style>"}')).toThrow('/s.css');
  });

  test('has no print rules; the linked stylesheet has them', () => {
    const css = '@layer base{a{top:0}@media print{a{top:1px}}}@media print{b{top:2px}}';
    expect(rules(css, '<a><b>')).toBe('@layer base{a{top:0}}');
    expect(linkedStylesheet(sheetOf(css))).toBe(css);
  });

  test('declares the fallback fonts; the linked stylesheet declares the web fonts', () => {
    const fallback = '@font-face{src:local(a)}';
    const web = '@font-face{src:url(/a)}';
    expect(rules(fallback + web, '<a>')).toBe(fallback);
    expect(linkedStylesheet(sheetOf(fallback + web))).toBe(web);
  });

  test('include the layer of rules that only pages have, wherever the page uses them', () => {
    const own = '@layer inlined{.plan{color:red}}';
    const shared = '@layer components{.card{color:blue}}';
    expect(rules(own + shared, '<a>', '<b class="plan card"></b>')).toBe(
      `${own}@layer components{}`,
    );
    expect(rules(own + shared, '<a>')).not.toContain('plan');
    expect(linkedStylesheet(sheetOf(`@layer inlined;${own}${shared}`))).toBe(
      `@layer inlined;${shared}`,
    );
  });
});
