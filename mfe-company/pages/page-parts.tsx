import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Block } from '../content/words-schema.ts';
import { Parts } from '@site/kit/ui/parts.tsx';
import { bullets } from '@site/kit/ui/ticks.tsx';
import type { ReactNode } from 'react';
import { Section } from '@site/kit/ui/section.tsx';
import { ContentPicture, type PictureContent } from '@site/kit/ui/content-picture.tsx';
import { wordsOf } from '@site/kit/content/content-of.ts';
import document from '../content/shared-words.yaml';
import { PlainCard } from './plain-card.tsx';

const words = wordsOf(document);

export const home = { label: words('home'), href: '/' };

export const aboutUsCrumb = { label: words('aboutUs'), href: '/about-us' };

export const onThisPage = words('onThisPage');

type BlocksProps = {
  blocks: readonly Block[];
  site: SiteConfig;
};

/** Renders paragraphs, lists and links, with site facts filled in. */
export function Blocks({ blocks, site }: BlocksProps) {
  return blocks.map((block) => <OneBlock key={JSON.stringify(block)} block={block} site={site} />);
}

function OneBlock({ block, site }: { block: Block; site: SiteConfig }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{withSiteFacts(block.text, site)}</p>;
    case 'list':
      return (
        <ul className={bullets}>
          {block.items.map((item) => (
            <li key={item}>{withSiteFacts(item, site)}</li>
          ))}
        </ul>
      );
    case 'link-paragraph':
      return (
        <p>
          <Parts parts={block.parts} site={site} />
        </p>
      );
  }
}

type ClosingBandProps = {
  words: { heading: string; text: string; picture: PictureContent };
  site: SiteConfig;
  children: ReactNode;
};

/** The dark band near the bottom of a page: one next step beside an image. */
export function ClosingBand({ words, site, children }: ClosingBandProps) {
  return (
    <Section ground="dark" tight>
      <div className="grid items-center gap-7 lg:grid-cols-2 lg:gap-12">
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <h2>{words.heading}</h2>
          <p className="max-w-lead text-18 text-quiet">{withSiteFacts(words.text, site)}</p>
          {children}
        </div>
        <div className="max-w-100 lg:ml-auto">
          <ContentPicture className="mx-auto lg:w-full" picture={words.picture} site={site} />
        </div>
      </div>
    </Section>
  );
}

type PictureRowProps = { picture: PictureContent; site: SiteConfig; children: ReactNode };

/** A card with an image beside the text, or above it on a phone. */
export function PictureRow({ picture, site, children }: PictureRowProps) {
  return (
    <PlainCard className="grid grid-cols-1 items-center gap-4 p-5 lg:grid-cols-[260px_1fr] lg:gap-9 lg:px-8 lg:py-6">
      <ContentPicture className="w-full max-w-75" picture={picture} site={site} />
      <div className="grid grid-cols-1 gap-3">{children}</div>
    </PlainCard>
  );
}
