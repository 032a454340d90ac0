import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { deletion as words } from '../../content/deletion.ts';
import { Parts } from '../../form/parts.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { deletionDraft } from './deletion-draft.ts';

/** What the visitor has typed; kept while the page lives. */
const draft = deletionDraft();

/** 'Delete My Data': the request, and what becomes of it. */
export function DeleteDataPage({
  site,
  notify,
  setTitlePrefix,
}: Pick<PageProps, 'site' | 'notify' | 'setTitlePrefix'>) {
  const { picture, next } = words;
  return (
    <>
      <PageTop
        title={words.heading}
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
      />
      <Section tight>
        <div className="two">
          <DeletionForm site={site} notify={notify} setTitlePrefix={setTitlePrefix} draft={draft} />
          <div className="stack content-start gap-5">
            <h2>{next.heading}</h2>
            <ol className="steps">
              {next.steps.map(({ title, text }, index) => (
                <li key={title}>
                  <span className="num" aria-hidden="true">
                    {index + 1}
                  </span>
                  <div>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <div className="stack gap-3">
              <h3>{next.covers.heading}</h3>
              <ul className="bullets">
                {next.covers.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
            <p className="quiet">
              <Parts parts={next.help} site={site} />
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
