import { sharedImage } from '@site/kit/ui/page-head.ts';
import { contentOf, wordsOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { DeletionWords } from '../../content/page-schemas.ts';
import document from '../../content/delete-data.md';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { DataNoticeWords } from '../../content/words-schema.ts';
import deletionNotice from '../../content/notices/deletion.md';
import trailDocument from '../../content/trail.yaml';
import { DataNotice, TwoColumns } from '../../form/form-page.tsx';
import { Parts } from '@site/kit/ui/parts.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { bullets } from '@site/kit/ui/ticks.tsx';
import { Steps } from '@site/kit/ui/steps.tsx';
import { deletionFormIsland } from './deletion-form.island.tsx';

const { head } = contentOf<DeletionWords>(document);
const words = contentOf<DeletionWords>(document);
const noticeWords = contentOf<DataNoticeWords>(deletionNotice);
const trail = wordsOf(trailDocument);

export const page: Page = {
  render: (props) => <DeleteDataPage {...props} />,
  head: ({ site }) => ({
    title: withSiteFacts(head.title, site),
    description: head.description,
    canonicalPath: '/delete-data',
    openGraph: { image: sharedImage(words.picture, site) },
  }),
};

/** 'Delete My Data': the request form, and what happens next. */
function DeleteDataPage({ site }: { site: SiteConfig }) {
  const { picture, form, next } = words;
  const intro = (
    <>
      <h2>{form.heading}</h2>
      <Note icon="info" tone="teal">
        {form.note}
      </Note>
    </>
  );
  const notice = <DataNotice id="how-we-use-your-details" words={noticeWords} site={site} />;
  return (
    <>
      <PageTop
        breadcrumbs={
          <Breadcrumbs trail={[{ label: trail('home'), href: '/' }]} current={words.heading} />
        }
        title={words.heading}
        lead={words.lead}
        picture={<ContentPicture picture={picture} site={site} first />}
      />
      <Section tight>
        <TwoColumns>
          <Island of={deletionFormIsland} props={{}} staticParts={[intro, notice]} />
          <div className="grid grid-cols-1 content-start gap-5">
            <h2>{next.heading}</h2>
            <Steps steps={next.steps} />
            <div className="grid grid-cols-1 gap-3">
              <h3>{next.covers.heading}</h3>
              <ul className={bullets}>
                {next.covers.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
            <p className="text-quiet">
              <Parts parts={next.covers.help} site={site} />
            </p>
          </div>
        </TwoColumns>
      </Section>
    </>
  );
}
