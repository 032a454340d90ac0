import { isError } from '../is-error.ts';

/**
 * Describes why the mailer failed by its error code, such as `EAUTH`: its messages may contain credentials. `isFinal`:
 * the server rejected the mail for good, so that another attempt is useless.
 */
export function mailFailure(error: unknown): { outcome: string; isFinal: boolean } {
  const code = isError(error) && 'code' in error ? error.code : undefined;
  const status = isError(error) && 'responseCode' in error ? Number(error.responseCode) : 0;
  const isKnown = typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    outcome: `mail ${isKnown ? code : 'failed'}`,
    isFinal: isAboutMail && (status === 0 || status >= 500),
  };
}
