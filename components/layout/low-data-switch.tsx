import { Choice } from '@/components/ui/form-field';

/** A checkbox for low-data mode, and the amount of data that the mode has saved. `connectLowDataSwitch` adds the behaviour. */
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
