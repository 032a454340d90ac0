import { screeningFacts as words } from '../../content/hero-slides.ts';

/** What a screening is in three figures, and what it is not, above the street of the landing picture. */
export function ScreeningFacts() {
  return (
    <section className="landing" aria-label={words.heading}>
      <div className="wrap">
        <ul className="figures">
          {words.facts.map(({ figure, about }) => (
            <li key={figure}>
              <b>{figure}</b> <span>{about}</span>
            </li>
          ))}
        </ul>
        <p className="quiet">
          {words.honest} <a href={words.readMore.to}>{words.readMore.text}</a>
        </p>
      </div>
    </section>
  );
}
