import { Fragment } from 'react';
import type { ArticleBlock, ArticleText as Text } from '../../content/article-schema.ts';
import { BulletPoints, CitedText } from '../medical/cited-text.tsx';
import type { Cited } from '../../content/medical-text-schema.ts';

/**
 * The summary and sections of an article or guide. Uses block layout in print, because browsers let grids overlap at
 * the end of a sheet.
 */
export function ArticleText({ inShort, sections }: Text) {
  return (
    <div className="grid gap-x-16 gap-y-8 [--bullet:var(--hue)] xl:grid-cols-[minmax(0,1fr)_340px] print:block">
      <aside className="grid break-inside-avoid gap-3.5 rounded-card bg-hue-100 px-5.5 pt-5 pb-5.5 xl:sticky xl:top-26 xl:col-start-2 xl:row-start-1 xl:self-start">
        <h2 className="text-24">{inShort.heading}</h2>
        <BulletPoints points={inShort.points} />
      </aside>
      <div className="grid gap-10 xl:col-start-1 xl:row-start-1 print:mt-5 print:block">
        {sections.map((section) => (
          <section
            key={section.heading}
            id={section.id}
            className="grid gap-3.5 print:block print:not-first:mt-5 print:[&>*+*]:mt-2"
          >
            <h2>{section.heading}</h2>
            {section.blocks.map((block) =>
              section.letter && block.kind === 'points' ? (
                <Letter key={keyOf(block)} of={block.points} />
              ) : (
                <Block key={keyOf(block)} block={block} />
              ),
            )}
            {section.parts?.map((part) => (
              <Fragment key={part.heading}>
                <h3 className="mt-2.5">{part.heading}</h3>
                {part.blocks.map((block) => (
                  <Block key={keyOf(block)} block={block} />
                ))}
              </Fragment>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function keyOf(block: ArticleBlock): string | undefined {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'points':
      return block.points[0]?.text;
    case 'grades':
      return block.grades[0]?.name;
  }
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <CitedText of={block} />
        </p>
      );
    case 'points':
      return <BulletPoints points={block.points} />;
    case 'grades':
      return (
        <dl className="grid gap-3 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
          {block.grades.map(({ name, range, about }) => (
            <div
              key={name}
              className="break-inside-avoid rounded-card border border-line bg-surface px-4.5 py-4"
            >
              <dt className="font-semibold">
                <b className="block font-head text-24 leading-[1.2] font-bold text-hue-text">
                  {name}
                </b>{' '}
                {range}
              </dt>
              <dd className="mt-1 leading-snug text-ink-quiet">
                <CitedText of={about} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

/** A letter to copy, without the source numbers. */
function Letter({ of }: { of: readonly Cited[] }) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4.5 print:block print:rounded-none print:border-0 print:border-l-[0.6mm] print:border-hue-200 print:p-0 print:pl-[2.5mm] [&_sup]:select-none">
      {of.map((paragraph) => (
        <p key={paragraph.text} className="print:not-first:mt-[0.8mm]">
          <CitedText of={paragraph} />
        </p>
      ))}
    </div>
  );
}
