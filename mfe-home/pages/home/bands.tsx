import { contentOf } from '@site/kit/content/content-of.ts';
import { BookingNote } from '@site/kit/appointment/booking-note.tsx';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Section, Kicker } from '@site/kit/ui/section.tsx';
import type {
  DoctorOnCallWords,
  DigitalInterventionsWords,
  MobileAppWords,
} from '../../content/home-schemas.ts';
import onCallDocument from '../../content/doctor-on-call.md';
import { bookVisit } from '@site/kit/appointment/book-visit.island.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import interventionsDocument from '../../content/digital-interventions.md';
import { Steps } from '@site/kit/ui/steps.tsx';
import appDocument from '../../content/mobile-app.md';
import { appDialogButton } from './app-dialog-button.island.tsx';

const onCall = contentOf<DoctorOnCallWords>(onCallDocument);

const NOTE_ID = 'call-note';

/** Offers a talk with a doctor from home: book a call, or phone now. */
export function DoctorOnCall({ site }: { site: SiteConfig }) {
  const { img } = onCall;
  return (
    <Section ground="dark">
      <div className="grid items-center gap-7 lg:grid-cols-2 lg:gap-12">
        <ContentPicture picture={img} site={site} className="mx-auto lg:w-full" />
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <Kicker>{onCall.kick}</Kicker>
          <h2>{onCall.heading}</h2>
          <p className="max-w-lead text-18 text-quiet">{onCall.lead}</p>
          <Ticks points={onCall.points.map((point) => withSiteFacts(point, site))} />
          {/*
            On a phone, two short buttons share a line; longer ones fill a line each. An island has no box, so its
            content is laid out directly in the line.
          */}
          <div
            data-even=""
            className="flex flex-wrap gap-3 max-sm:gap-2.5 max-sm:*:flex-auto max-sm:[&_[data-island]_a]:w-full max-sm:[&_a]:px-3.5 max-sm:[&_a]:whitespace-nowrap max-sm:[&>[data-island]>*]:flex-auto"
          >
            <Island
              of={bookVisit}
              props={{
                wanted: onCall.wanted,
                label: onCall.book,
                variant: 'sun',
                noteId: NOTE_ID,
                sharesNote: true,
              }}
            />
            <ButtonLink href={site.contact.phoneLink} variant="ghost" iconBefore="phone">
              <span className="sr-only">{onCall.call} </span>
              {site.contact.phone}
            </ButtonLink>
          </div>
          <BookingNote id={NOTE_ID} site={site} />
        </div>
      </div>
    </Section>
  );
}

const interventions = contentOf<DigitalInterventionsWords>(interventionsDocument);

/** Describes the interventions in development, and what a parent can do until they launch. */
export function DigitalInterventions({ site }: { site: SiteConfig }) {
  const { img } = interventions;
  return (
    <Section ground="tint" topic="behavioural">
      <div className="grid items-center gap-7 lg:grid-cols-2 lg:gap-12">
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <Chip tone="soon" onTint>
            {interventions.comingSoon}
          </Chip>
          <h2>{interventions.heading}</h2>
          <p className="max-w-lead text-18 text-quiet">{interventions.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={interventions.more.to} variant="second">
              {interventions.more.text}
            </ButtonLink>
          </div>
          <ContentPicture picture={img} site={site} className="mx-auto lg:w-full lg:max-w-105" />
        </div>
        <div className="grid grid-cols-1 justify-items-start gap-4 rounded-panel bg-surface px-5 py-6 lg:p-8">
          <h3 className="text-24">{interventions.meanwhile.heading}</h3>
          <Steps
            steps={interventions.meanwhile.steps.map(({ title, about }) => ({
              title,
              text: about,
            }))}
            headingLevel={4}
          />
          <ButtonLink href={interventions.explore.to}>{interventions.explore.text}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}

const app = contentOf<MobileAppWords>(appDocument);

/** Presents the mobile app: a link to download it, and a dialog with details. */
export function MobileApp({ site }: { site: SiteConfig }) {
  const { img } = app;
  return (
    <Section ground="tint" topic="general">
      <div className="grid items-center gap-7 lg:grid-cols-2 lg:gap-12">
        <div className="grid grid-cols-1 justify-items-start gap-4 lg:order-2">
          <Kicker>{withSiteFacts(app.kick, site)}</Kicker>
          <h2>{app.heading}</h2>
          <p className="max-w-lead text-18 text-quiet">{app.lead}</p>
          <Ticks points={app.points} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={site.links.androidApp} external iconBefore="download">
              {app.download}
            </ButtonLink>
            <Island of={appDialogButton} props={{ label: app.about, failed: app.aboutFailed }} />
          </div>
          <p className="text-quiet">{app.hint}</p>
        </div>
        <ContentPicture picture={img} site={site} className="mx-auto lg:w-full" />
      </div>
    </Section>
  );
}
