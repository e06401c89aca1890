import { Choice } from '@/components/ui/form-field';

/** A checkbox for low-data mode, with a report of what the mode has saved. `followLowDataSwitch` connects it. */
export function LowDataSwitch() {
  return (
    <div className="needs-scripts mt-1 lg:mt-10 text-sm print:hidden">
      <Choice type="checkbox" id="low-data" className="w-fit">
        Low-data mode
      </Choice>
      <p id="low-data-report" role="status" className="text-ink-muted" />
    </div>
  );
}
