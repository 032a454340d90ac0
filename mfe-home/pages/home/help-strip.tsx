import type { SiteConfig } from '@site/kit/site.ts';
import { helpStrip } from '../../content/hero-slides.ts';

/** The public helplines, each a number to press. */
export function HelpStrip({ site }: { site: SiteConfig }) {
  return (
    <div className="ui-helplines mt-7">
      <h2>{helpStrip.heading}</h2>
      <ul>
        {site.helplines.map(({ number, name, about }) => (
          <li key={number} className="grid">
            <a href={`tel:${number}`}>
              <b className="shrink-0">{number}</b>
              <span className="text-pretty">
                <strong className="block">{name}</strong>
                {about}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
