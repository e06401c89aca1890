'use client'; // Fetches an icon whose name is known only in the browser.

import { _api, addAPIProvider, Icon, loadIcon } from '@iconify/react';
import { useEffect, useState } from 'react';
import * as constants from '@/lib/constants';
import { iconFetch, iconHosts, iconSource, isIconAddress } from '@/lib/icons/icon-source';

/** Configures Iconify to request icons from this site first, then from the fallback hosts. */
function configure() {
  const hosts = iconHosts(process.env.NEXT_PUBLIC_ICON_HOSTS);
  addAPIProvider('', iconSource(location.origin, hosts));
  _api.setFetch(iconFetch(location.origin, hosts));
}

let batch: Promise<void> | undefined;

/**
 * Resolves a moment after its first call. Each icon is an island that starts by itself, and the
 * loader requests only those icons together that it is asked for at once.
 */
function nextBatch(): Promise<void> {
  batch ??= new Promise((resolve) =>
    setTimeout(() => {
      batch = undefined;
      resolve();
    }, constants.iconBatchMs),
  );
  return batch;
}

/**
 * A decorative icon whose address is known only in the browser. If you know the icon when you write
 * the code, import it from `lucide-react` instead. The space for the icon is reserved until the
 * icon has loaded, and stays empty if it cannot be loaded.
 * @param address such as `lucide:cloud`
 */
export function NamedIcon({ address }: { address: string }) {
  const [data, setData] = useState<Awaited<ReturnType<typeof loadIcon>>>();
  useEffect(() => {
    if (!isIconAddress(address)) {
      console.warn(`"${address.slice(0, 80)}" is not the address of an icon.`);
      return;
    }
    configure();
    let isGone = false;
    nextBatch()
      .then(() => loadIcon(address))
      .then(
        (icon) => {
          if (!isGone) setData(icon);
        },
        () => console.warn(`The icon "${address}" could not be loaded.`),
      );
    return () => {
      isGone = true;
    };
  }, [address]);
  return (
    <span aria-hidden="true" className="inline-block size-5 shrink-0">
      {data && <Icon icon={data} width={20} height={20} />}
    </span>
  );
}
