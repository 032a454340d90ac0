import type { SiteConfig } from '@site/kit/site.ts';
import { Disclosure } from '@site/kit/ui/accordion.tsx';
import type { DataNoticeWords } from '../content/words-schema.ts';
import { Parts } from '@site/kit/ui/parts.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import type { ReactNode } from 'react';

type DataNoticeProps = {
  /** Unique on the page. */
  id: string;
  words: DataNoticeWords;
  site: SiteConfig;
};

/** The data notice beside the submit button: a summary and the full text. */
export function DataNotice({ id, words, site }: DataNoticeProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Note icon="info">
        <Parts parts={words.consent} site={site} />
      </Note>
      <Disclosure
        id={id}
        title={words.heading}
        content={
          <dl className="grid grid-cols-1 gap-4">
            {words.items.map(({ term, text }) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd className="text-quiet">
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

/** A form with content beside it, or below it on a narrow screen. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)] xl:items-start xl:gap-12">
      {children}
    </div>
  );
}
