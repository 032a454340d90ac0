import type { MedicalSource } from '@site/kit/api/medical-facts.ts';
import type { SafetyAdvice, SafetyPoint } from '@site/kit/safety/safety-advice.ts';

/** The places of an advice's sources in the list of a post, by the advice's own ids. */
type Places = Readonly<Record<string, number>>;

/** How a post names the helplines; their numbers are links, so that a worried parent can press them. */
const helplineNames: Readonly<Record<string, string>> = {
  '112': 'call',
  '14416': 'call Tele-MANAS, free and at any hour, on',
  '1098': 'call Childline on',
};

function citations(sources: readonly string[] | undefined, places: Places): string {
  const links = (sources ?? []).flatMap((id) => {
    const place = places[id];
    return place === undefined ? [] : [`<a href="#source-${place}">${place}</a>`];
  });
  return links.length === 0 ? '' : `<sup>${links.join(', ')}</sup>`;
}

function helplineWords(number: string): string {
  return `${helplineNames[number] ?? 'call'} <a href="tel:${number}">${number}</a>`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The points of one part of an advice as a list, in the words of the card. */
export function safetyPoints(points: readonly SafetyPoint[], places: Places): string {
  const items = points.map((point) => `<li>${point.text}${citations(point.sources, places)}</li>`);
  return ['<ul>', ...items, '</ul>'].join('\n');
}

type Contacts = Pick<SafetyAdvice['now'], 'helplines' | 'place'>;

/** Whom to call or where to go, for one part of an advice. */
function contactsHtml({ helplines = [], place }: Contacts): string {
  const ways = [
    ...helplines.map(helplineWords),
    ...(place === undefined ? [] : [`go to ${lowerFirst(place)}`]),
  ].join(', or ');
  return `<p>${ways.charAt(0).toUpperCase()}${ways.slice(1)}.</p>`;
}

/** The sources of an advice in the order in which a reader of the post meets them. */
function sourceIdsInOrder(advice: SafetyAdvice): readonly string[] {
  const parts = [advice.steps, advice.now, advice.today, advice.thisWeek, advice.goodToKnow];
  const points = parts.flatMap((part) => part?.points ?? []);
  return [...new Set([...advice.introSources, ...points.flatMap((point) => point.sources ?? [])])];
}

/** Sources numbered from `firstPlace` for the list of a post, and the place of each by its own id. */
export function sourcesInPost(
  sources: readonly (Omit<MedicalSource, 'id'> & { id: string })[],
  firstPlace: number,
): { places: Places; sources: MedicalSource[] } {
  return {
    places: Object.fromEntries(sources.map(({ id }, index) => [id, firstPlace + index])),
    sources: sources.map((source, index) => ({ ...source, id: String(firstPlace + index) })),
  };
}

/**
 * A whole card of safety advice for the text of a post, word for word, and its sources numbered from
 * `firstPlace`. A post never words a danger in its own way, so that no page contradicts another.
 */
export function safetyInPost(
  advice: SafetyAdvice,
  firstPlace: number,
): { html: string; sources: MedicalSource[] } {
  const inOrder = sourceIdsInOrder(advice).flatMap((id) =>
    advice.sources.filter((source) => source.id === id),
  );
  const { places, sources } = sourcesInPost(inOrder, firstPlace);
  const { heading, intro, introSources, steps, now, today, thisWeek, goodToKnow } = advice;
  const part = (title: string, points: readonly SafetyPoint[]) => [
    `<h3>${title}</h3>`,
    safetyPoints(points, places),
  ];
  const html = [
    `<h2>${heading}</h2>`,
    `<p>${intro}${citations(introSources, places)}</p>`,
    ...part(steps.heading, steps.points),
    ...part(now.heading, now.points),
    contactsHtml(now),
    ...part(today.heading, today.points),
    contactsHtml(today),
    ...(thisWeek === undefined ? [] : part(thisWeek.heading, thisWeek.points)),
    ...(goodToKnow === undefined ? [] : part(goodToKnow.heading, goodToKnow.points)),
  ].join('\n');
  return { html, sources };
}
