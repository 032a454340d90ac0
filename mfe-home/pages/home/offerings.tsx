import { contentOf } from '@site/kit/content/content-of.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Card } from '@site/kit/ui/card.tsx';
import { Carousel } from '@site/kit/ui/carousel.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { Offering, OfferingsWords } from '../../content/home-schemas.ts';
import document from '../../content/offerings.yaml';
import { fourThreeTwoLayout, SectionHeading } from './carousel-section.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

const words = contentOf<OfferingsWords>(document);

type OfferingsProps = { site: SiteConfig };

/** Cards for checks and services, linked to their pages. A card for one that isn't available yet opens the waitlist. */
export function Offerings({ site }: OfferingsProps) {
  return (
    <Section ground="white">
      <Carousel
        {...fourThreeTwoLayout}
        label={words.label}
        noun="offerings"
        heading={<SectionHeading heading={words.heading} lead={words.lead} />}
        slides={words.cards.map((offering) => ({
          label: withSiteFacts(offering.name, site),
          content: <OfferingCard offering={offering} site={site} />,
        }))}
      />
    </Section>
  );
}

function OfferingCard({ offering, site }: OfferingsProps & { offering: Offering }) {
  const { img, kind } = offering;
  const soon = kind === 'waitlist' || offering.soon;
  return (
    <Card
      title={withSiteFacts(offering.name, site)}
      topic={offering.topic}
      picture={
        <>
          <ContentPicture picture={img} site={site} />
          {soon && (
            // The label is on the image, so that the titles of all cards align.
            <span className="absolute top-2.5 left-2.5 grid">
              <Chip tone="soon" onTint>
                {words.comingSoon}
              </Chip>
            </span>
          )}
        </>
      }
      action={offering.action}
      {...(kind === 'page'
        ? { href: withProductSlug(offering.to, site) }
        : {
            href: offering.instead,
            opens: { dialog: 'waitlist', about: withSiteFacts(offering.name, site) } as const,
          })}
    >
      {withSiteFacts(offering.about, site)}
    </Card>
  );
}
