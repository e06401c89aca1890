import { expect, test } from 'vitest';
import { postHtml } from '@/lib/publish/feeds';

test('in feeds, the lead of a post is a plain line, as on its page, and the body is Markdown', () => {
  const html = postHtml({ lead: 'Till_1 & <b> 2*3*4', body: 'It is *so*.' }, '/');
  expect(html).toContain('<p>Till_1 &#x26; &#x3C;b> 2*3*4</p>');
  expect(html).toContain('<em>so</em>');
});
