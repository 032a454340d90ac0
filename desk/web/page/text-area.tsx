import { cn } from '@site/kit/ui/cn.ts';
import { boxLook, Field } from '@site/kit/ui/field.tsx';
import type { ComponentProps } from 'react';

type TextAreaProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'mark' | 'error'> &
  Pick<
    ComponentProps<'textarea'>,
    'name' | 'rows' | 'maxLength' | 'required' | 'readOnly' | 'defaultValue'
  > & {
    id: string;
  };

/** A multi-line field. */
export function TextArea({ id, label, hint, mark, error, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} mark={mark} error={error}>
      {(ties) => (
        <textarea
          {...ties}
          {...rest}
          className={cn(boxLook, 'max-h-[70dvh] rounded-input px-3.5')}
        />
      )}
    </Field>
  );
}
