import type { ReactNode } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { IconName } from '@site/kit/ui/icon-paths.ts';
import type { ContactDialogWords } from '../content/dialogs-schema.ts';
import contact from '../content/dialogs/contact.yaml';

const { reach: words } = contentOf<ContactDialogWords>(contact);

/** Phone, hours, email and address in a few lines, for those who would rather not write. */
export function ReachUs({ site }: { site: SiteConfig }) {
  const { phone, phoneLink, hours, email, address } = site.contact;
  return (
    <dl className="grid gap-1 rounded-card bg-teal-100 p-4">
      <Line icon="phone" term={words.phoneHeading}>
        <a href={phoneLink}>{phone}</a>
      </Line>
      <Line icon="clock" term={words.hoursHeading}>
        {hours}
      </Line>
      <Line icon="mail" term={words.emailHeading}>
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
      <Line icon="pin" term={words.addressHeading}>
        {`${address.lines.join(', ')}, ${address.city} ${address.postalCode}`}
      </Line>
    </dl>
  );
}

type LineProps = { icon: IconName; term: string; children: ReactNode };

function Line({ icon, term, children }: LineProps) {
  return (
    <div className="flex gap-3 py-1">
      <dt className="text-teal-700">
        <Icon name={icon} />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
