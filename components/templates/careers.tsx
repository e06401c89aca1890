import { ButtonLink } from '@/components/ui/button-link';
import { Prose } from '@/components/ui/prose';
import { SampleMark } from '@/components/ui/sample-mark';
import { SectionHeading } from '@/components/ui/section-heading';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/copy';
import { dayInWords } from '@/lib/posts';
import { Composed } from './composed';

/** The open roles. A sample role is marked as one. */
export function CareersTemplate({ path }: { path: PagePathOf<'careers'> }) {
  const copy = copyOf(path);
  return (
    <Composed path={path} copy={copy}>
      <section>
        <SectionHeading>Roles</SectionHeading>
        <ul className="mt-8">
          {copy.roles.map((role) => (
            <li key={role.title} className="hairline-t grid gap-x-12 gap-y-4 py-8 lg:grid-cols-12">
              <div className="lg:col-span-4">
                <h3 className="text-xl">{role.title}</h3>
                <p className="mt-2 text-ink-muted">
                  {role.team} · {role.location} · {role.employment}
                </p>
                <p className="mt-3">
                  {role.status.type === 'sample' ? (
                    <SampleMark>This role is not open now</SampleMark>
                  ) : (
                    <>Apply by {dayInWords(role.status.closes)}</>
                  )}
                </p>
              </div>
              <div className="lg:col-span-8">
                <Prose>{role.work}</Prose>
                <h4 className="mt-5 font-text font-semibold tracking-normal">What we ask for</h4>
                <ul className="prose mt-2 list-disc pl-5">
                  {role.asks.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
        <ButtonLink href="/contact">Write to us about work</ButtonLink>
      </section>
    </Composed>
  );
}
