import type { SendMail } from '@site/api/outgoing/send-mail.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import type { SignInWays } from './let-in.tsx';

/** Sends a requested sign-in link by e-mail. `product` is the name of the site. */
export function mailLinkBy(send: SendMail, product: string): NonNullable<SignInWays['mailLink']> {
  return ({ name, email }, { url, expiresAt }) =>
    send({
      to: [email],
      subject: `Sign in to the ${product} desk`,
      text: `Hello ${name},\n\nopen this link to sign in. It works once, until ${indianMinute(expiresAt)}:\n\n${url}\n\nIf you did not ask for it, ignore this message.\n`,
    });
}
