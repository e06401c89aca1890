import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Copy } from '@/content/schema/pages';
import { dayInWords } from '@/content/values/days';

/** Open roles, with the work, the requirements and the last day to apply. */
export function Roles({ roles }: Pick<Copy<'careers'>, 'roles'>) {
  return (
    <section>
      <SectionHeading tier="second">Open roles</SectionHeading>
      <ul className="mt-8">
        {roles.map((role) => (
          <li key={role.title} className="hairline-t grid gap-x-12 gap-y-4 py-8 lg:grid-cols-12">
            <div className="lg:col-span-4">
              <h3 className="text-xl">{role.title}</h3>
              <p className="mt-2 text-ink-muted">
                {role.team} · {role.location} · {role.employment}
              </p>
              <p className="mt-3">
                Apply by <time dateTime={role.closes}>{dayInWords(role.closes)}</time>
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
    </section>
  );
}
