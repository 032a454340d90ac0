import type { SendMail } from '@site/api/notices/send-mail.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import type { SignInWays } from './let-in.tsx';

/** E-mails somebody the link that they asked for. `product` is the name of the site. */
export function mailLinkBy(send: SendMail, product: string): NonNullable<SignInWays['mailLink']> {
  return ({ name, email }, { url, expiresAt }) =>
    send({
      to: [email],
      subject: `Sign in to the ${product} desk`,
      text: `Hello ${name},\n\nopen this link and press the button. It is good once, until ${indianMinute(expiresAt)}:\n\n${url}\n\nIf you have not asked for it, do nothing.\n`,
    });
}
