'use client'; // Draws an icon that was fetched at run time.

import { _api, addAPIProvider, Icon, loadIcon } from '@iconify/react';
import { useEffect, useState } from 'react';
import { iconFetch, iconHosts, iconSource, isIconAddress } from '@/lib/browser/icon-source';

const hosts = iconHosts(process.env.NEXT_PUBLIC_ICON_HOSTS);
addAPIProvider('', iconSource(location.origin, hosts));
_api.setFetch(iconFetch(location.origin, hosts));

/** The icon of an address once it has come. Nothing where it does not or cannot, which is only logged. */
export default function LoadedIcon({ address }: { address: string }) {
  const [data, setData] = useState<Awaited<ReturnType<typeof loadIcon>>>();
  useEffect(() => {
    if (!isIconAddress(address)) {
      console.warn(`"${address.slice(0, 80)}" is not the address of an icon.`);
      return;
    }
    let isGone = false;
    loadIcon(address).then(
      (icon) => {
        if (!isGone) setData(icon);
      },
      () => console.warn(`The icon "${address}" could not be loaded.`),
    );
    return () => {
      isGone = true;
    };
  }, [address]);
  return data ? <Icon icon={data} width={20} height={20} /> : null;
}
