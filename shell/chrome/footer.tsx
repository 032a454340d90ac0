import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { SocialLinks } from '@site/kit/ui/social-links.tsx';
import { helpLinks, type PageLink, policyLinks } from '../content/navigation.ts';
import { words } from '../content/words.ts';
import { BrandMark } from './brand-mark.tsx';

type Props = { site: SiteConfig };

/** The foot of every page: help and phone numbers in the same place everywhere. */
export function Footer({ site }: Props) {
  const { footer } = words;
  const { contact, product } = site;

  return (
    <footer className="ui-footer" data-ground="dark">
      <div className="ui-beads" aria-hidden="true" />
      <div className="ui-container">
        <div className="ui-footer-columns">
          <div>
            <a
              className="ui-brand"
              href="/"
              aria-label={words.brandHome.replace('{product}', product.name)}
            >
              <BrandMark ground="dark" />
              <b>{product.name}</b>
            </a>
            <p className="ui-footer-promise">{`${product.tagline}. ${footer.promise}`}</p>
            <SocialLinks site={site} className="ui-social-links" />
          </div>
          <div>
            <h2>{footer.helpHeading}</h2>
            <ul>
              <li>
                {/* Live it opens the contact dialog; without scripts it leads to the page with the same form. */}
                <a href="/contactUs" data-live="">
                  {footer.getInTouch}
                </a>
              </li>
              <li>
                <a href={contact.phoneLink}>{footer.callUs.replace('{phone}', contact.phone)}</a>
              </li>
              <li>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
              <li>{contact.hours}</li>
              <PageLinks links={helpLinks} site={site} />
            </ul>
          </div>
          <div>
            <h2>{footer.emergencyHeading}</h2>
            <ul className="ui-footer-numbers">
              {site.helplines.map(({ number, name }) => (
                <li key={number}>
                  <a href={`tel:${number}`}>{number}</a>
                  {` ${name}`}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{footer.dataHeading}</h2>
            <ul>
              <PageLinks links={policyLinks} site={site} />
            </ul>
          </div>
        </div>
        <div className="ui-footer-end">
          <p>{`© ${site.copyrightYear} ${product.legalName}. ${footer.rights}`}</p>
          <p>{footer.disclaimer}</p>
        </div>
      </div>
    </footer>
  );
}

function PageLinks({ links, site }: Props & { links: readonly PageLink[] }) {
  return links.map(({ label, path }) => (
    <li key={path}>
      <a href={withProductSlug(path, site)}>{label}</a>
    </li>
  ));
}
