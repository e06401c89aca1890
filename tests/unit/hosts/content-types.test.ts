import { expect, test } from 'vitest';
import { caddyfile } from '@/lib/hosts/caddy';
import { contentTypes } from '@/lib/hosts/content-types';
import { nginxConfiguration } from '@/lib/hosts/nginx';
import { contentTypeOf } from '@/lib/hosts/send-file';

const caddy = caddyfile({
  address: 'http://127.0.0.1:8080',
  name: 'host.example',
  root: '/srv/site',
  otherAddresses: [],
});
const nginx = nginxConfiguration({
  listen: ['8080'],
  serverName: 'host.example',
  otherNames: [],
  root: '/srv/site',
});
/** nginx always names the character set of HTML. */
const withCharset = ['text/html', ...(/charset_types (.*);/.exec(nginx)?.[1]?.split(' ') ?? [])];

test.each(Object.entries(contentTypes))(
  'Caddy, nginx and Node name the character set of %s alike',
  (type, [extension]) => {
    const header = contentTypeOf(`/a.${extension}`) ?? '';
    expect(header).toMatch(new RegExp(`^${type.replace('+', '\\+')}(; charset=utf-8)?$`));
    expect(caddy).toContain(`Content-Type "${header}"`);
    expect(withCharset.includes(type)).toBe(header.endsWith('charset=utf-8'));
  },
);

test('feeds are text, pictures and archives are not', () => {
  expect(contentTypeOf('/feed.xml')).toBe('application/xml; charset=utf-8');
  expect(contentTypeOf('/a.png')).toBe('image/png');
  expect(contentTypeOf('/a.zip')).toBe('application/zip');
});
