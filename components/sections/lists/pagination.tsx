import { linkLook } from '@/components/ui/looks';
import { classNames } from '@/lib/class-names';
import { listingPath, type NumberedPage, paginationNumbers } from '@/lib/pages/listings';

const look = classNames(linkLook, 'min-w-target justify-center px-3');

/** Links to the pages of a listing. Renders nothing if the listing has only one page. */
export function Pagination({ path, number, count }: NumberedPage & { count: number }) {
  if (count === 1) return null;
  const pageNumbers = paginationNumbers(number, count);
  return (
    <nav aria-label="Pages" className="hairline-t mt-12 pt-4 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1">
        {number > 1 && (
          <li>
            <a href={listingPath({ path, number: number - 1 })} rel="prev" className={look}>
              Previous
            </a>
          </li>
        )}
        {pageNumbers.map((page, index) => (
          <li key={page} className="flex items-center">
            {page - (pageNumbers[index - 1] ?? page - 1) > 1 && <span aria-hidden="true">…</span>}
            <a
              href={listingPath({ path, number: page })}
              aria-label={`Page ${page} of ${count}`}
              aria-current={page === number ? 'page' : undefined}
              className={classNames(look, page === number && 'font-semibold text-accent')}
            >
              {page}
            </a>
          </li>
        ))}
        {number < count && (
          <li>
            <a href={listingPath({ path, number: number + 1 })} rel="next" className={look}>
              Next
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}
