import { sharedImage } from '@site/kit/ui/page-head.ts';
import { contentOf, wordsOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { InterventionsWords } from '../../content/page-schemas.ts';
import document from '../../content/interventions.yaml';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { Card } from '@site/kit/ui/card.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import trailDocument from '../../content/trail.yaml';
import { Parts } from '@site/kit/ui/parts.tsx';
import { TwoColumns } from '../../form/form-page.tsx';
import { formBox } from '../../form/form-parts.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { countdownIsland } from './countdown.island.tsx';
import { waitlistFormIsland } from './waitlist-form.island.tsx';
import { waitlistIntroIsland } from './waitlist-intro.island.tsx';

const { head } = contentOf<InterventionsWords>(document);
const words = contentOf<InterventionsWords>(document);
const trail = wordsOf(trailDocument);

export const page: Page = {
  render: (props) => <InterventionsPage {...props} />,
  head: ({ site }) => ({
    title: withSiteFacts(head.title, site),
    description: head.description,
    canonicalPath: '/intervention/comingSoon',
    openGraph: { image: sharedImage(words.picture, site) },
  }),
};

/** 'Interventions are coming soon': the countdown, the waitlist, and assessments that are available now. */
export function InterventionsPage({ site }: { site: SiteConfig }) {
  const { picture, meanwhile } = words;
  return (
    <>
      <PageTop
        breadcrumbs={
          <Breadcrumbs
            trail={[{ label: trail('home'), href: '/' }]}
            current={trail('interventions')}
          />
        }
        title={words.heading}
        lead={words.lead}
        topic="behavioural"
        picture={<ContentPicture picture={picture} site={site} first />}
      >
        <div className="w-full max-w-dialog-small">
          <Island of={countdownIsland} props={{}} />
        </div>
      </PageTop>
      <Section tight>
        <TwoColumns>
          <div className={formBox}>
            <Island of={waitlistIntroIsland} props={{}} />
            <Island of={waitlistFormIsland} props={{}} />
          </div>
          <div className="grid grid-cols-1 content-start gap-5">
            <div className="grid gap-2">
              <h2>{meanwhile.heading}</h2>
              <p className="text-quiet">{meanwhile.lead}</p>
            </div>
            {meanwhile.links.map(({ text, to, about }) => (
              <Card key={to} href={to} title={text} action={meanwhile.action}>
                {about}
              </Card>
            ))}
            <Note icon="phone">
              <Parts parts={meanwhile.help} site={site} />
            </Note>
          </div>
        </TwoColumns>
      </Section>
    </>
  );
}
