import { createContext, type ReactNode, useContext } from 'react';

/** The CSRF token of the session a page is rendered for. */
export const FormToken = createContext('');

/** Name of the hidden field that carries the CSRF token. */
export const TOKEN_FIELD = 'form-token';

type DeskFormProps = {
  /** URL to post to; the response is a redirect. */
  action: string;
  children: ReactNode;
  className?: string;
  id?: string;
  /** Whether the form uploads files. */
  takesFiles?: boolean;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
};

/** A POST form with the CSRF token that the desk requires. */
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
      // Stops browsers from restoring outdated text.
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
