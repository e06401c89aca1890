/** A checkbox for low-data mode, with a report of what the mode has saved. `followLowDataSwitch` connects it. */
export function LowDataSwitch() {
  return (
    <div className="needs-scripts mt-1 lg:mt-10 text-sm print:hidden">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" id="low-data" className="size-5 accent-[var(--accent)]" />
        Low-data mode
      </label>
      <p id="low-data-report" role="status" className="text-ink-muted" />
    </div>
  );
}
