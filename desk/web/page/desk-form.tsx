import { createContext, type ReactNode, useContext } from 'react';

/** The token of the session that a page is drawn for. */
export const FormToken = createContext('');

/** The name of the field with the token. */
export const TOKEN_FIELD = 'form-token';

type DeskFormProps = {
  /** Where it is sent; the answer leads to another page. */
  action: string;
  children: ReactNode;
  className?: string;
  id?: string;
  /** Whether it sends files. */
  takesFiles?: boolean;
  /** Fields that nobody sees. */
  hidden?: Readonly<Record<string, string>>;
};

/** A form that changes something. It carries the token without which the desk takes none. */
export function DeskForm({
  action,
  children,
  className,
  id,
  takesFiles = false,
  hidden = {},
}: DeskFormProps) {
  const token = useContext(FormToken);
  return (
    <form
      method="post"
      action={action}
      id={id}
      className={className}
      // A browser that restores old fields would bring back an old text.
      autoComplete={takesFiles ? 'off' : undefined}
      encType={takesFiles ? 'multipart/form-data' : undefined}
    >
      {token !== '' && <input type="hidden" name={TOKEN_FIELD} value={token} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
