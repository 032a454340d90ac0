import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { useLocation } from '@site/kit/router.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { ContactPageWords } from '../../content/contact-schema.ts';
import type { DataNoticeWords, TrailWords } from '../../content/words-schema.ts';
import document from '../../content/contact.yaml';
import messageNotice from '../../content/notices/message.md';
import trailDocument from '../../content/trail.yaml';
import { Parts } from '@site/kit/ui/parts.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { DataNotice, TwoColumns } from '../../form/form-page.tsx';
import { CityCards } from './city-cards.tsx';
import { contactFormIsland } from './contact-form.island.tsx';
import { ContactWays } from './contact-ways.tsx';
import { TelecomConsultation } from './telecom-consultation.tsx';
import type { Head, JsonLd } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { reachFacts } from '@site/kit/reach-facts.ts';

const words = contentOf<ContactPageWords>(document);
const noticeWords = contentOf<DataNoticeWords>(messageNotice);
const trail = contentOf<TrailWords>(trailDocument);
const contactWords = contentOf<ContactPageWords>(document);

export const page: Page = {
  render: (props) => <PlacedContactPage {...props} />,
  head: contactHead,
};

function PlacedContactPage({ site }: PageProps) {
  const { pathname } = useLocation();
  return <ContactPage site={site} pathname={pathname} />;
}

type ContactPageProps = {
  site: SiteConfig;
  /** Where the page stands; it decides what the page is called. */
  pathname: string;
};

/** The contact page: the form, every other way to reach a person, and asking for a consultation. */
export function ContactPage({ site, pathname }: ContactPageProps) {
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
        breadcrumbs={<Breadcrumbs trail={[trail.home]} current={contactHeading(pathname)} />}
        title={contactHeading(pathname)}
        lead={words.lead}
        picture={
          <Picture
            first
            assetBase={site.assetBase}
            path={picture.src}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
          />
        }
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

/** The page is 'Write to us' at its own address; the same form anywhere else asks a question (specification, section 2). */
function contactHeading(pathname: string): string {
  return pathname.includes('contactUs') ? words.heading : words.headingElsewhere;
}

/** The head of the contact page; search engines learn where the clinic is, when it is open and whom to call. */
export function contactHead({ site }: { site: SiteConfig }): Head {
  return {
    title: withSiteFacts(contactWords.head.title, site),
    description: withSiteFacts(contactWords.head.description, site),
    canonicalPath: '/contactUs',
    jsonLd: [clinic(site)],
  };
}

function clinic(site: SiteConfig): JsonLd {
  const { product, siteUrl, contact, clinics } = site;
  const reach = reachFacts(site);
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
