import { TextField } from '@site/kit/ui/text-field.tsx';
import type { ReactNode } from 'react';

/** A secret that is displayed once and never stored. */
export function ShownOnce({
  id,
  label,
  value,
  children,
}: {
  id: string;
  label: string;
  value: string;
  /** Instructions for the secret, and when it expires. */
  children: ReactNode;
}) {
  return (
    <div className="mb-6 rounded-card bg-teal-100 p-4">
      <TextField id={id} label={label} hint={children} value={value} readOnly autoComplete="off" />
    </div>
  );
}
