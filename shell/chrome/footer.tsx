import { contentOf } from '@site/kit/content/content-of.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { SocialLinks } from '@site/kit/ui/social-links.tsx';
import type { ComponentProps } from 'react';
import type { FooterWords } from '../content/words-schema.ts';
import footerDocument from '../content/footer.yaml';
import { Brand } from './brand.tsx';

const words = contentOf<FooterWords>(footerDocument);

type Props = { site: SiteConfig };

/** The footer, with help and phone numbers in the same place on every page. */
export function Footer({ site }: Props) {
  const { contact, product } = site;

  return (
    <footer className="relative bg-ink pt-9 pb-5 text-white [--focus:var(--color-marigold-600)] md:pt-12 md:pb-7">
      <div className="ui-beads absolute inset-x-0 top-0 -mt-1.75 h-3.5" aria-hidden="true" />
      <div className="@container mx-auto box-content max-w-page px-gutter">
        {/* As many columns as fit. At the default text size, columns are added at 761 px and at 1025 px. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.75rem,40%)),1fr))] gap-x-5 gap-y-4 md:gap-y-7 @min-[43.5rem]:grid-cols-[1.4fr_0.9fr_0.9fr] @min-[60rem]:grid-cols-[1.2fr_1.3fr_0.9fr_0.9fr]">
          <div className="col-span-full @min-[60rem]:col-auto">
            <Brand site={site} ground="dark" />
            <p className="mb-3 max-w-[34ch] text-foot-text max-md:leading-snug md:mb-4">
              {`${product.tagline}. ${words.promise}`}
            </p>
            <SocialLinks site={site} ground="dark" />
          </div>
          <div className="col-span-full @min-[43.5rem]:col-auto">
            <FootHeading>{words.helpHeading}</FootHeading>
            {/* On a phone, each row has as many links as fit. */}
            <ul className="flex flex-wrap gap-x-5 @min-[43.5rem]:block">
              <li>
                {/* Opens the contact dialog once live; without scripts, links to the page with the same form. */}
                <FootLink href="/contactUs" data-live="">
                  {words.getInTouch}
                </FootLink>
              </li>
              <li>
                <FootLink href={contact.phoneLink}>
                  {words.callUs.replace('{phone}', contact.phone)}
                </FootLink>
              </li>
              <li>
                <FootLink href={`mailto:${contact.email}`}>{contact.email}</FootLink>
              </li>
              <li className="py-2.25 text-foot-text">{contact.hours}</li>
              <PageLinks links={words.helpLinks} site={site} />
            </ul>
          </div>
          <div>
            <FootHeading>{words.emergencyHeading}</FootHeading>
            <ul>
              {site.helplines.map(({ number, name }) => (
                <li key={number} className="text-foot-text md:*:mr-1.5">
                  <FootLink href={`tel:${number}`}>{number}</FootLink>
                  {` ${name}`}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <FootHeading>{words.dataHeading}</FootHeading>
            <ul>
              <PageLinks links={words.policyLinks} site={site} />
            </ul>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-white/18 pt-3.5 leading-snug text-foot-text md:mt-8 md:pt-5 md:leading-text">
          <p>{`© ${site.copyrightYear} ${product.legalName}. ${words.rights}`}</p>
          <p>{words.disclaimer}</p>
        </div>
      </div>
    </footer>
  );
}

function PageLinks({ links, site }: Props & { links: FooterWords['helpLinks'] }) {
  return links.map(({ label, path }) => (
    <li key={path}>
      <FootLink href={withProductSlug(path, site)}>{label}</FootLink>
    </li>
  ));
}

function FootHeading({ children }: { children: string }) {
  return <h2 className="mb-0.5 text-20 md:mb-1.5">{children}</h2>;
}

function FootLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className="inline-block py-2.25 wrap-anywhere text-white hover:text-marigold-200" {...rest}>
      {children}
    </a>
  );
}
