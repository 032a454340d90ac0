import { buttonLook } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import type { ReactNode } from 'react';
import type { SiteDocument } from '../../content/site-documents.ts';

/** Shown until there is a page. */
const FIRST = 'The page is being made. The first time, this takes some seconds.';

/** A form with the page that shows its document: beside it, or on a narrow screen behind a button. */
export function PageBeside({
  document: { file, page },
  children,
}: {
  document: Pick<SiteDocument, 'file' | 'page'>;
  children: ReactNode;
}) {
  if (page === null) return children;
  return (
    <div
      id="editor"
      data-view="text"
      data-size="phone"
      className="group/editor grid min-w-0 gap-5 xl:grid-cols-[minmax(0,1fr)_362px] xl:data-[size=wide]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <Choice
        label="Show"
        what="view"
        className="xl:hidden"
        options={{ text: 'Text', page: 'Page' }}
      />
      {children}
      <section
        id="beside"
        hidden
        data-scripted=""
        aria-label="The page"
        className="grid min-w-0 gap-2 max-xl:group-data-[view=text]/editor:hidden xl:sticky xl:top-4 xl:self-start"
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Choice
            label="Width"
            what="size"
            className="max-sm:hidden"
            options={{ phone: 'Phone', wide: 'Computer' }}
          />
          <p className="text-ink-quiet">Press a text to edit it.</p>
        </div>
        <div
          id="page-box"
          data-first=""
          className="group/box relative h-[calc(100dvh-9rem)] min-h-80 w-full overflow-hidden rounded-card border border-line bg-surface group-data-[size=phone]/editor:max-w-[362px]"
        >
          <output
            id="page-note"
            className="absolute inset-x-0 top-0 z-10 border-b border-line bg-surface px-4 py-2 text-ink-quiet wrap-anywhere group-data-first/box:top-1/3 group-data-first/box:border-0 group-data-first/box:text-center empty:hidden"
          >
            {FIRST}
          </output>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Safari calls no listener in a frame whose scripts a sandbox blocks; the policy of this page blocks them, too */}
          <iframe
            id="page"
            title="The page with your text"
            data-address={`/pages/beside?file=${encodeURIComponent(file)}`}
            className="origin-top-left border-0"
          />
        </div>
      </section>
    </div>
  );
}

/** Buttons of which one is pressed. The script shows them. */
function Choice({
  label,
  what,
  options,
  className,
}: {
  label: string;
  what: 'view' | 'size';
  options: Readonly<Record<string, string>>;
  className?: string;
}) {
  return (
    <fieldset hidden data-scripted="" className={cn('flex gap-2', className)}>
      <legend className="sr-only">{label}</legend>
      {Object.entries(options).map(([value, words], index) => (
        <button
          key={value}
          type="button"
          value={value}
          data-choose={what}
          aria-pressed={index === 0}
          className={cn(
            buttonLook('second'),
            'min-h-11 px-4 py-1 text-16 aria-pressed:bg-teal-100 aria-pressed:text-teal-700',
          )}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
