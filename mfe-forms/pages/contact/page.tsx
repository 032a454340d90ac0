import { contentOf, wordsOf } from '@site/kit/content/content-of.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Parts } from '@site/kit/ui/parts.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { ContactPageWords } from '../../content/page-schemas.ts';
import document from '../../content/contact.yaml';
import messageNotice from '../../content/notices/message.md';
import trailDocument from '../../content/trail.yaml';
import type { DataNoticeWords } from '../../content/words-schema.ts';
import { DataNotice, TwoColumns } from '../../form/form-page.tsx';
import { CityCards } from './city-cards.tsx';
import { contactFormIsland } from './contact-form.island.tsx';
import { ContactWays } from './contact-ways.tsx';
import { TelecomConsultation } from './telecom-consultation.tsx';
import { sharedImage } from '@site/kit/ui/page-head.ts';
import { contactJsonLd } from '@site/kit/contact-json-ld.ts';
import type { Head, JsonLd } from '@site/kit/remote/contract.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { useLocation } from '@site/kit/location.ts';

const words = contentOf<ContactPageWords>(document);
const noticeWords = contentOf<DataNoticeWords>(messageNotice);
const trail = wordsOf(trailDocument);

/** The contact page: the form, all other ways to reach us, and how to ask for a consultation. */
function ContactPage({ site }: PageProps) {
  const heading = contactHeading(useLocation().pathname);
  const { picture, booking, expertsLink, form } = words;
  const intro = (
    <>
      <h2>{form.heading}</h2>
      <p className="text-quiet">{form.lead}</p>
    </>
  );
  const notice = <DataNotice id="how-we-use-your-details" words={noticeWords} site={site} />;
  return (
    <>
      <PageTop
        breadcrumbs={
          <Breadcrumbs trail={[{ label: trail('home'), href: '/' }]} current={heading} />
        }
        title={heading}
        lead={words.lead}
        picture={<ContentPicture picture={picture} site={site} first />}
      >
        <Note icon="calendar">
          <Parts parts={booking} site={site} />
        </Note>
        <a href={expertsLink.to}>{expertsLink.text}</a>
      </PageTop>
      <Section tight>
        <TwoColumns>
          <Island of={contactFormIsland} props={{}} staticParts={[intro, notice]} />
          <div className="grid items-start gap-8 lg:max-xl:grid-cols-2">
            <ContactWays site={site} />
            <CityCards site={site} />
          </div>
        </TwoColumns>
      </Section>
      <TelecomConsultation site={site} />
    </>
  );
}

/** Returns 'Write to us' at the page's own address; elsewhere the heading is a question (specification, section 2). */
function contactHeading(pathname: string): string {
  return pathname.includes('contactUs') ? words.heading : words.headingElsewhere;
}

export const page: Page = {
  render: (props) => <ContactPage {...props} />,
  head: contactHead,
};

/** Returns the head, with the location, opening hours and phone as structured data. */
export function contactHead({ site }: { site: SiteConfig }): Head {
  return {
    title: withSiteFacts(words.head.title, site),
    description: withSiteFacts(words.head.description, site),
    canonicalPath: '/contactUs',
    openGraph: { image: sharedImage(words.picture, site) },
    jsonLd: [clinic(site)],
  };
}

function clinic(site: SiteConfig): JsonLd {
  const { product, siteUrl, contact, clinics } = site;
  const reach = contactJsonLd(site);
  const { telephone, email, openingHoursSpecification } = reach;
  return {
    '@type': 'MedicalClinic',
    name: product.legalName,
    url: siteUrl,
    medicalSpecialty: 'Pediatric',
    ...reach,
    areaServed: clinics
      .filter(({ open }) => open)
      .map(({ city }) => ({ '@type': 'City', name: city })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone,
      email,
      areaServed: contact.address.countryCode,
      hoursAvailable: openingHoursSpecification,
    },
  };
}
