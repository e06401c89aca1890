'use client'; // Fetches an icon whose name is known only in the browser.

import { _api, addAPIProvider, Icon, loadIcon } from '@iconify/react';
import { useEffect, useState } from 'react';
import { iconFetch, iconHosts } from '@/lib/browser/named-icons';

/**
 * A decorative icon whose address is known only in the browser. If you know the icon when you write
 * the code, import it from `lucide-react` instead. The space for the icon is reserved until the
 * icon has loaded, and stays empty if it cannot be loaded.
 * @param address such as `lucide:cloud`
 */
export function NamedIcon({ address }: { address: string }) {
  const [data, setData] = useState<Awaited<ReturnType<typeof loadIcon>>>();
  useEffect(() => {
    const hosts = iconHosts(process.env.NEXT_PUBLIC_ICON_HOSTS);
    addAPIProvider('', { resources: [`${location.origin}/icons`, ...hosts] });
    _api.setFetch(iconFetch(location.origin, hosts));
    loadIcon(address).then(setData, () =>
      console.warn(`The icon "${address}" could not be loaded.`),
    );
  }, [address]);
  return (
    <span aria-hidden="true" className="inline-block size-5 shrink-0">
      {data && <Icon icon={data} width={20} height={20} />}
    </span>
  );
}
