import { contentOf } from '@site/kit/content/content-of.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { bullets } from '@site/kit/ui/ticks.tsx';
import type { ContactPageWords, DoctorChoiceWords } from '../../content/page-schemas.ts';
import document from '../../content/contact.yaml';
import doctorChoice from '../../content/doctor-choice.yaml';
import { doctorChoiceIsland } from './doctor-choice.island.tsx';

const { telecom: words } = contentOf<ContactPageWords>(document);
const { specialities } = contentOf<DoctorChoiceWords>(doctorChoice);

/**
 * Lets a visitor choose a speciality and then one of its doctors, to mention in the message above or on the phone. The
 * choice itself sends nothing.
 */
export function TelecomConsultation({ site }: { site: SiteConfig }) {
  const { picture, call } = words;
  return (
    <Section ground="white">
      <div className="grid items-center gap-7 lg:grid-cols-[1fr_1fr] lg:gap-12 [&_img]:mx-auto lg:[&_img]:w-full">
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <h2>{words.heading}</h2>
          <p className="max-w-lead text-18 text-quiet">{words.lead}</p>
          <Island of={doctorChoiceIsland} props={{}} />
          <DoctorList />
          <ul className={cn(bullets, 'text-quiet')}>
            {call.steps.map((step) => (
              <li key={step}>{withSiteFacts(step, site)}</li>
            ))}
          </ul>
          <ButtonLink href={site.contact.phoneLink} iconBefore="phone">
            {call.button}
          </ButtonLink>
        </div>
        <ContentPicture picture={picture} site={site} />
      </div>
    </Section>
  );
}

/** Lists the same options as text for visitors without JavaScript, whose second dropdown would stay disabled. */
function DoctorList() {
  return (
    <noscript>
      <dl className="grid grid-cols-1 gap-4">
        {specialities.map((speciality) => (
          <div key={speciality.id}>
            <dt className="font-semibold">{speciality.label}</dt>
            <dd className="text-quiet">
              {speciality.kind === 'doctors'
                ? speciality.doctors.map(({ name }) => name).join(', ')
                : speciality.noDoctor}
            </dd>
          </div>
        ))}
      </dl>
    </noscript>
  );
}
