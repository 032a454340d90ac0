import { createContext, type ReactNode, useContext } from 'react';
import { LIST_FIELD, ListAddress } from './list-address.tsx';

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
  /** Whether the response is a download, which leaves the page as it is. */
  downloads?: boolean;
  /** Whether the browser may keep what is typed until the desk accepts it. */
  isKept?: boolean;
  /** Whether sending it removes all that the browser keeps. */
  forgets?: boolean;
  /** Whether it uploads files. */
  takesFiles?: boolean;
  /** Which version of a text the page shows. It is restored with what was typed, so that a conflict is noticed. */
  version?: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
};

/** A POST form with the CSRF token that the desk requires. */
export function DeskForm({
  action,
  children,
  className,
  id,
  downloads = false,
  isKept = true,
  forgets = false,
  takesFiles = false,
  version,
  hidden = {},
}: DeskFormProps) {
  const token = useContext(FormToken);
  const list = useContext(ListAddress);
  const fields = list === '' ? hidden : { [LIST_FIELD]: list, ...hidden };
  return (
    <form
      method="post"
      action={action}
      id={id}
      className={className}
      data-download={downloads ? '' : undefined}
      data-unkept={isKept ? undefined : ''}
      data-forgets={forgets ? '' : undefined}
      // Stops browsers from restoring an outdated text.
      autoComplete={takesFiles ? 'off' : undefined}
      encType={takesFiles ? 'multipart/form-data' : undefined}
    >
      {token !== '' && <input type="hidden" name={TOKEN_FIELD} value={token} />}
      {version !== undefined && <input type="hidden" name="version" value={version} data-kept="" />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
