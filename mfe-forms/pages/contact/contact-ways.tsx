import type { ReactNode } from 'react';
import type { SiteConfig } from '@site/kit/site.ts';
import { IconOnPebble } from '@site/kit/ui/icon.tsx';
import type { IconName } from '@site/kit/ui/icon-paths.ts';
import { contactPage } from '../../content/contact.ts';
import { Parts } from '@site/kit/ui/parts.tsx';
import { Note } from '@site/kit/ui/note.tsx';

/** Phone, email, hours and address. */
export function ContactWays({ site }: { site: SiteConfig }) {
  const { cards } = contactPage;
  const { phone, phoneLink, email, hours, address } = site.contact;
  return (
    <div className="ui-stack gap-5">
      <h2>{cards.heading}</h2>
      <ul className="ui-contact-ways">
        <Way icon="phone" heading={cards.phone.heading}>
          <a href={phoneLink}>{phone}</a>
        </Way>
        <Way icon="mail" heading={cards.email.heading}>
          <a href={`mailto:${email}`}>{email}</a>
          <p className="ui-quiet">{cards.email.hint}</p>
        </Way>
        <Way icon="clock" heading={cards.hours.heading}>
          {hours}
        </Way>
        <Way icon="pin" heading={cards.address.heading}>
          {address.lines.join(', ')}, {address.city} {address.postalCode}, {address.state}
        </Way>
      </ul>
      <Note icon="alert" tone="coral">
        <Parts parts={cards.emergency} site={site} />
      </Note>
    </div>
  );
}

type WayProps = { icon: IconName; heading: string; children: ReactNode };

function Way({ icon, heading, children }: WayProps) {
  return (
    <li>
      <IconOnPebble name={icon} />
      <div className="min-w-0 wrap-anywhere">
        <b>{heading}</b>
        {children}
      </div>
    </li>
  );
}
