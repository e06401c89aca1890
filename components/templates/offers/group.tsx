import type { ReactNode } from 'react';
import { Drawing, SmallPicture } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading } from '@/components/layout/page-heading';
import { Bill } from '@/components/sections/bill';
import { CallToAction } from '@/components/sections/call-to-action';
import { PagesBelow } from '@/components/sections/lists/pages-below';
import { FirstSteps } from '@/components/sections/offers/first-steps';
import { OfferPrice, PriceBasis, PriceLine } from '@/components/sections/offers/price-note';
import { PageEnd } from '@/components/sections/page-end';
import { Process } from '@/components/sections/process';
import { Questions } from '@/components/sections/questions';
import { Sections } from '@/components/sections/sections';
import { Statement } from '@/components/sections/statement';
import { Argument, ArgumentFirst } from '@/components/ui/argument';
import { Prose } from '@/components/ui/prose';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Copy } from '@/content/schema/pages';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { mainOfferOf, pricedOfferOf, shortTimeOf } from '@/lib/pages/offers';
import { linkNameOf } from '@/lib/pages/titles';

type Group = Copy<'group'>;
type Shape<S extends Group['shape']> = Extract<Group, { shape: S }>;

function ChoiceHeading({ choice: { heading, intro } }: Pick<Group, 'choice'>) {
  return (
    <div className="measure">
      <SectionHeading isTarget>{heading}</SectionHeading>
      {intro && <Prose className="mt-3 lg:mt-4">{intro}</Prose>}
      <PriceBasis />
    </div>
  );
}

/** The options as rows that start with a picture and, in a list of problems, with the problem. */
function Rows({ choice, startsWith }: Pick<Group, 'choice'> & { startsWith: 'problem' | 'name' }) {
  return (
    <section>
      <ChoiceHeading choice={choice} />
      <ul className="mt-4 lg:mt-8">
        {choice.options.map(({ path, when, outcome }) => {
          const time = shortTimeOf(path);
          const name = (
            <h3 className="text-lg">
              <SiteLink href={path} className="hover:text-accent">
                {linkNameOf(path)}
              </SiteLink>
            </h3>
          );
          return (
            <li
              key={path}
              className="hairline-t grid gap-x-8 gap-y-1 py-4 lg:grid-cols-[9rem_4fr_4fr_3fr]"
            >
              <SmallPicture path={path} className="max-lg:hidden" />
              {startsWith === 'problem' ? (
                <p className="lg:text-lg">
                  <UnbrokenText>{when}</UnbrokenText>
                </p>
              ) : (
                name
              )}
              <div>
                {startsWith === 'problem' ? (
                  name
                ) : (
                  <p>
                    <UnbrokenText>{when}</UnbrokenText>
                  </p>
                )}
                <p className="text-ink-muted">
                  <UnbrokenText>{outcome}</UnbrokenText>
                </p>
                <PagesBelow path={path} />
              </div>
              <div className="text-sm">
                <OfferPrice path={path} />
                {time && <p className="text-ink-muted">{time}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * The options as a table, with what each is for, what it gives, its price and its time. The price
 * and the time of a group are those of its main offer.
 */
function OptionTable({ choice }: Pick<Group, 'choice'>) {
  const columns = ['For you if', 'You get', 'Price', 'Time'] as const;
  return (
    <section>
      <ChoiceHeading choice={choice} />
      <ScrollRegion label={choice.heading} className="scrolls mt-4 lg:mt-8 max-sm:overflow-visible">
        <table className="stacked w-full border-collapse text-left sm:min-w-[48rem] sm:table-fixed">
          <thead>
            <tr>
              <th scope="col" className="text-sm font-semibold text-ink-muted sm:py-3 sm:pr-6">
                Page
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="text-sm font-semibold text-ink-muted sm:px-4 sm:py-3"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {choice.options.map(({ path, when, outcome }) => {
              const cells: readonly ReactNode[] = [
                <span key="when">
                  <UnbrokenText>{when}</UnbrokenText>
                </span>,
                <div key="outcome">
                  <UnbrokenText>{outcome}</UnbrokenText>
                  <PagesBelow path={path} />
                </div>,
                <OfferPrice key="price" path={path} />,
                shortTimeOf(mainOfferOf(path)),
              ];
              return (
                <tr key={path} className="hairline-t align-top">
                  <th scope="row" className="font-semibold max-sm:font-display sm:py-4 sm:pr-6">
                    <SiteLink
                      href={path}
                      className="underline underline-offset-4 hover:text-accent"
                    >
                      {linkNameOf(path)}
                    </SiteLink>
                  </th>
                  {columns.map((column, index) => (
                    <td key={column} data-column={column} className="sm:px-4 sm:py-4">
                      {cells[index]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

/** What can be bought, as cards with prices, next to each other. */
function Cards({ choice, further }: Pick<Shape<'plans'>, 'choice' | 'further'>) {
  const cards = [
    ...further.map((card) => ({ ...card, bought: card.name })),
    ...choice.options.map((option) => {
      const priced = pricedOfferOf(option.path);
      return {
        ...option,
        name: linkNameOf(option.path),
        price: priced?.price,
        bought: priced && linkNameOf(priced.path),
      };
    }),
  ];
  return (
    <section>
      <ChoiceHeading choice={choice} />
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:mt-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[repeat(4,auto)]">
        {cards.map(({ name, path, when, outcome, price, bought }) => (
          <li
            key={name}
            className="hairline bg-raised p-4 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-0 lg:p-6"
          >
            <h3 className="text-lg">
              {path === undefined ? (
                name
              ) : (
                <SiteLink href={path} className="underline underline-offset-4 hover:text-accent">
                  {name}
                </SiteLink>
              )}
            </h3>
            <p className="mt-1 text-ink-muted">
              <UnbrokenText>{when}</UnbrokenText>
            </p>
            <div className="mt-3 lg:text-lg">
              {price && <PriceLine name={bought === name ? undefined : bought} price={price} />}
            </div>
            <p className="mt-3">
              <UnbrokenText>{outcome}</UnbrokenText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the visitors of a group decide with, first on its page. */
export function DecidingParts({ copy }: { copy: Group }) {
  const { choice } = copy;
  switch (copy.shape) {
    case 'symptoms':
      return (
        <ArgumentFirst>
          {copy.urgent && <Statement {...copy.urgent} isLarge />}
          <Rows choice={choice} startsWith="problem" />
        </ArgumentFirst>
      );
    case 'compare':
      return (
        <Argument>
          <OptionTable choice={choice} />
        </Argument>
      );
    case 'order':
      return (
        <>
          <Argument>
            <Process {...copy.way} />
          </Argument>
          <Rows choice={choice} startsWith="name" />
        </>
      );
    case 'plans':
      return (
        <>
          <Argument>
            <Cards choice={choice} further={copy.further} />
          </Argument>
          {copy.bill && <Bill {...copy.bill} />}
        </>
      );
  }
}

/**
 * A group of services or solutions. It helps visitors choose between its pages, in the shape of
 * their decision.
 */
export function GroupTemplate({ path }: { path: PagePathOf<'group'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <PictureHeading
        path={path}
        heading={copy.heading}
        lead={copy.lead}
        picture={copy.drawing && <Drawing path={path} drawing={copy.drawing} />}
        place={copy.drawing?.place}
      >
        <FirstSteps about={path} />
      </PictureHeading>
      <PageBody>
        <DecidingParts copy={copy} />
        <Sections sections={copy.sections} />
        {copy.questions.length > 0 && <Questions questions={copy.questions} />}
        <PageEnd related={copy.related} sources={copy.sources} />
        {copy.ask && <CallToAction about={path} heading={copy.ask.heading} body={copy.ask.body} />}
      </PageBody>
    </article>
  );
}
