import type { ReactNode } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { IconOnPebble } from '@site/kit/ui/icon.tsx';
import type { IconName } from '@site/kit/ui/icon-paths.ts';
import type { ContactPageWords } from '../../content/page-schemas.ts';
import document from '../../content/contact.yaml';
import { Parts } from '@site/kit/ui/parts.tsx';
import { Note } from '@site/kit/ui/note.tsx';

const { cards } = contentOf<ContactPageWords>(document);

export function ContactWays({ site }: { site: SiteConfig }) {
  const { phone, phoneLink, email, hours, address } = site.contact;
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{cards.heading}</h2>
      <ul className="rounded-card border border-line bg-surface px-5 py-1 print:break-inside-avoid">
        <Way icon="phone" heading={cards.phone.heading}>
          <a href={phoneLink}>{phone}</a>
        </Way>
        <Way icon="mail" heading={cards.email.heading}>
          <a href={`mailto:${email}`}>{email}</a>
          <p className="text-quiet">{cards.email.hint}</p>
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
    <li className="flex flex-wrap gap-3.5 border-b border-line py-4 leading-[1.5] last:border-b-0">
      <IconOnPebble name={icon} />
      <div
        // Finger-sized touch targets without extra space between lines.
        className="min-w-0 flex-[1_1_7.5rem] wrap-anywhere [&_a]:-my-2 [&_a]:inline-block [&_a]:py-2.5"
      >
        <b className="block font-head text-18 leading-[1.3] font-semibold">{heading}</b>
        {children}
      </div>
    </li>
  );
}
