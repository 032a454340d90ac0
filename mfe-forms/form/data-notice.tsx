import type { SiteConfig } from '@site/kit/site.ts';
import { Disclosure } from '@site/kit/ui/accordion.tsx';
import type { DataNotice as DataNoticeWords } from '../content/words-schema.ts';
import { Parts } from '@site/kit/ui/parts.tsx';
import { Note } from '@site/kit/ui/note.tsx';

type DataNoticeProps = {
  /** Unique on the page. */
  id: string;
  words: DataNoticeWords;
  site: SiteConfig;
};

/** What happens with the visitor's details, beside the button that sends them: the short of it, and all of it. */
export function DataNotice({ id, words, site }: DataNoticeProps) {
  return (
    <div className="ui-stack">
      <Note icon="info">
        <Parts parts={[`${words.consent} `, ...words.more]} site={site} />
      </Note>
      <Disclosure
        id={id}
        title={words.heading}
        content={
          <dl className="ui-stack">
            {words.items.map(({ term, text }) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd className="ui-quiet">
                  <Parts parts={text} site={site} />
                </dd>
              </div>
            ))}
          </dl>
        }
      />
    </div>
  );
}
