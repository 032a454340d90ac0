import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import type { Faq } from '../../content/faq-schema.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook } from '@site/kit/ui/card-look.ts';

/** What stands beside the questions: a picture, and how to ask what is not among them. */
export function AskUs({ words, site }: { words: Faq['askUs']; site: SiteConfig }) {
  const { heading, text, link, phoneLead, picture } = words;
  return (
    <div className="grid grid-cols-1 items-center gap-5 md:grid-cols-2 xl:sticky xl:top-24 xl:grid-cols-1">
      <ContentPicture className="w-full" picture={picture} site={site} />
      <div className={cn(cardLook.still, 'items-start gap-3 p-5')}>
        <h2 className="text-24">{heading}</h2>
        <p className="text-quiet">{withSiteFacts(text, site)}</p>
        <ButtonLink href={link.to}>{link.text}</ButtonLink>
        <p className="text-quiet">{withSiteFacts(phoneLead, site)}</p>
        <ButtonLink href={site.contact.phoneLink} variant="second" iconBefore="phone">
          {site.contact.phone}
        </ButtonLink>
      </div>
    </div>
  );
}
