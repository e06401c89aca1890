import type { ComponentProps, ReactNode } from 'react';

/** The attributes that connect a control with its label, hint and error message. */
export interface FieldProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p id={id} className="mt-1 font-semibold text-signal">
      {children}
    </p>
  );
}

export function FormField({
  id,
  label,
  hint,
  describedBy,
  error,
  className = '',
  children,
}: {
  id: string;
  label: string;
  hint?: string;
  /** The id of another element that describes the control. */
  describedBy?: string | undefined;
  error: string | undefined;
  className?: string;
  children: (props: FieldProps) => ReactNode;
}) {
  const described = [hint && `${id}-hint`, describedBy, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    // In a row of fields, controls are level also beside an error, and each label is at its control.
    <div className={`flex min-w-0 flex-col justify-end ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}

/** A checkbox or a radio button with its label, at least 44 pixels high. */
export function Choice({ className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-target cursor-pointer items-center gap-2 sm:gap-3 ${className}`}>
      <input {...input} className="size-5 shrink-0 accent-accent" />
      {children}
    </label>
  );
}
