import { expect, test } from 'vitest';
import { caddyfile } from '@/lib/hosts/caddy';
import { nginxConfiguration } from '@/lib/hosts/nginx';

const root = '/var/www/site';
const nginx = (serverName: string) =>
  nginxConfiguration({ listen: ['80'], serverName, otherNames: [], root });

test('two sites in one nginx share no variable, because variables are global there', () => {
  const variables = (serverName: string) => new Set(nginx(serverName).match(/(?<=\$)site_\w+/g));
  const [one, other] = [variables('www.one.example'), variables('www.other.example')];
  expect(one.size).toBeGreaterThan(5);
  expect([...one].filter((name) => other.has(name))).toEqual([]);
});

test('own settings of the site are in files that a deployment does not overwrite', () => {
  expect(nginx('www.one.example')).toContain('include /etc/nginx/www.one.example-*.conf;');
  expect(
    caddyfile({ address: 'one.example', name: 'www.one.example', root, otherAddresses: [] }),
  ).toContain('import /etc/caddy/www.one.example-*.caddy');
});
