import { ArrowLabel } from '../../ui/arrow-label.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ContentPicture } from '../../ui/content-picture.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon, IconOnPebble } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import type { Examples } from './example.ts';

const scene = { path: 'illustrations/kite-caught.svg', width: 400, height: 300, alt: '' };
const topics = ['Sleep', 'Screens', 'School', 'Speech', 'Sight', 'Hearing'];
const across = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

export const cards: Examples = (site) => [
  {
    title: 'Card: a link, to another site, a dialog, still',
    shown: (
      <div className={across}>
        <Card headingLevel={4} title="A page" href="/company/faq" action="Read more">
          All of the card is the link.
        </Card>
        <Card
          headingLevel={4}
          title="Another site"
          href="https://www.who.int/"
          external
          action="Open"
        >
          It opens in a new tab.
        </Card>
        <Card
          headingLevel={4}
          title="A dialog"
          href="/contactUs"
          opens={{ dialog: 'contact', openedFrom: 'page' }}
          action="Write"
        >
          Without JavaScript it is a link.
        </Card>
        <Card
          headingLevel={4}
          title="Still"
          still
          topic="behavioural"
          chip={<Chip>Sleep</Chip>}
          picture={<Picture assetBase={site.assetBase} {...scene} />}
          foot={<Chip tone="soon">Coming Soon</Chip>}
        >
          Nothing to press.
        </Card>
      </div>
    ),
  },
  {
    title: 'Carousel: with a heading',
    shown: (
      <Carousel
        label="Topics"
        visible="1-2-3"
        still
        heading={<h4 className="text-20">Topics</h4>}
        slides={topics.map((label) => ({
          label,
          content: <Card headingLevel={4} still title={label} />,
        }))}
      />
    ),
  },
  {
    title: 'Carousel: infinite, with dots',
    shown: (
      <Carousel
        label="Topics in a circle"
        visible="1"
        infinite
        still
        dots="always"
        slides={topics.map((label) => ({
          label,
          content: <Card headingLevel={4} still title={label} />,
        }))}
      />
    ),
  },
  {
    title: 'ButtonLink: every variant, to another site, wide',
    shown: (
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/contactUs">Main</ButtonLink>
        <ButtonLink href="/contactUs" variant="second">
          Second
        </ButtonLink>
        <ButtonLink href="/contactUs" variant="sun">
          Sun
        </ButtonLink>
        <span className="bg-ink p-1">
          <ButtonLink href="/contactUs" variant="ghost" iconAfter="arrow-right">
            Ghost
          </ButtonLink>
        </span>
        <ButtonLink href="https://www.who.int/" external>
          Another site
        </ButtonLink>
        <ButtonLink href="/contactUs" wide>
          Wide
        </ButtonLink>
      </p>
    ),
  },
  {
    title: 'ExternalLink: in text, alone',
    shown: (
      <div className="grid gap-3">
        <p>
          Read <ExternalLink href="https://www.who.int/">what the WHO says</ExternalLink>.
        </p>
        <p>
          <ExternalLink href="https://www.who.int/" look="go">
            Get directions
          </ExternalLink>
        </p>
      </div>
    ),
  },
  {
    title: 'ArrowLabel',
    shown: (
      <a href="/company/faq">
        <ArrowLabel>Read more</ArrowLabel>
      </a>
    ),
  },
  {
    title: 'SocialLinks',
    shown: <SocialLinks site={site} />,
  },
  {
    title: 'Icon, IconOnPebble',
    shown: (
      <p className="flex items-center gap-4">
        <Icon name="phone" />
        <Icon name="phone" size={40} />
        <IconOnPebble name="phone" />
      </p>
    ),
  },
  {
    title: 'Picture',
    shown: <Picture assetBase={site.assetBase} {...scene} className="w-60" />,
  },
  {
    title: 'ContentPicture',
    shown: (
      <ContentPicture
        site={site}
        className="w-60"
        picture={{ src: scene.path, width: 400, height: 300, alt: 'A kite in a tree' }}
      />
    ),
  },
  {
    title: 'StateCard',
    shown: (
      <StateCard
        title="Nothing found"
        headingLevel={3}
        picture={<Picture assetBase={site.assetBase} {...scene} />}
        actions={<ButtonLink href="/">To the home page</ButtonLink>}
      >
        Try another word.
      </StateCard>
    ),
  },
];
