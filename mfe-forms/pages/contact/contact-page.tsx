import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { contactPage } from '../../content/contact.ts';
import { CityCards } from './city-cards.tsx';
import { contactFormDraft } from './contact-form-draft.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactWays } from './contact-ways.tsx';
import { TelecomConsultation } from './telecom-consultation.tsx';

/** What the visitor has typed; kept while the page lives, so that a slip onto another page loses nothing. */
const draft = contactFormDraft();

type ContactPageProps = Pick<PageProps, 'site' | 'notify' | 'setTitlePrefix'> & {
  /** Where the page stands; it decides what the page is called. */
  pathname: string;
};

/** The contact page: the form, every other way to reach a person, and asking for a consultation. */
export function ContactPage({ site, notify, setTitlePrefix, pathname }: ContactPageProps) {
  const { picture, expertsLink } = contactPage;
  return (
    <>
      <PageTop
        title={contactHeading(pathname)}
        lead={contactPage.lead}
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
        <a href={expertsLink.to}>{expertsLink.text}</a>
      </PageTop>
      <Section tight>
        <div className="two">
          <ContactForm site={site} notify={notify} setTitlePrefix={setTitlePrefix} draft={draft} />
          <div className="grid items-start gap-8 lg:max-xl:grid-cols-2">
            <ContactWays site={site} />
            <CityCards site={site} />
          </div>
        </div>
      </Section>
      <TelecomConsultation site={site} />
    </>
  );
}

/** The page is 'Write to us' at its own address; the same form anywhere else asks a question (specification, section 2). */
function contactHeading(pathname: string): string {
  return pathname.includes('contactUs') ? contactPage.heading : contactPage.headingElsewhere;
}
