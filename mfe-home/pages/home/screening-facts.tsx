import { preload } from 'react-dom';
import { screeningFacts as words } from '../../content/hero-slides.ts';

/** The picture under the figures, as `styles.css` names it. */
const STREET = '/website/assets/illustrations/home-street.svg';

/** What a screening is in three figures, and what it is not, above the street of the landing picture. */
export function ScreeningFacts() {
  // The sheet names it too, but only once it is there; so the document's head does.
  preload(STREET, { as: 'image', fetchPriority: 'low' });
  return (
    <section className="ui-landing" data-fold="" aria-label={words.heading}>
      <div className="ui-container">
        <ul className="ui-figures">
          {words.facts.map(({ figure, about }) => (
            <li key={figure}>
              <b>{figure}</b> <span>{about}</span>
            </li>
          ))}
        </ul>
        <p className="ui-quiet">
          {words.honest} <a href={words.readMore.to}>{words.readMore.text}</a>
        </p>
      </div>
    </section>
  );
}
