import { allSafetyAdvice } from '../safety/all-safety-advice.ts';
import type { SafetyAdvice, SafetyPoint } from '../safety/safety-advice.ts';

const NAME = /^\{advice\.([\w-]+)(?:\.(\w+))?\}$/;

type Contacts = Pick<SafetyAdvice['now'], 'helplines' | 'place'>;

/** How helplines are named in running text; their numbers are links, so that a worried parent can press them. */
const helplineNames: Readonly<Record<string, string>> = {
  '112': 'call',
  '14416': 'call Tele-MANAS, free and at any hour, on',
  '1098': 'call Childline on',
};

/**
 * The Markdown that a line `{advice.poisoning}` stands for, the card of that advice word for word, or
 * `{advice.poisoning.now}`, the points of one part. `undefined` for any other line, `null` for an advice that there is not.
 */
export function adviceText(line: string): readonly string[] | null | undefined {
  const [, id, part] = NAME.exec(line) ?? [];
  if (id === undefined) return undefined;
  const advice = new Map<string, SafetyAdvice>(Object.entries(allSafetyAdvice)).get(id);
  if (!advice) return null;
  if (part === undefined) return wholeAdvice(advice);
  const { steps, now, today, thisWeek, goodToKnow } = advice;
  const found = new Map(Object.entries({ steps, now, today, thisWeek, goodToKnow })).get(part);
  return found ? pointsOf(found) : null;
}

function wholeAdvice(advice: SafetyAdvice): readonly string[] {
  const { heading, intro, introSources, steps, now, today, thisWeek, goodToKnow } = advice;
  return [
    `## ${heading}`,
    '',
    intro + citations(introSources),
    '',
    ...partOf(steps),
    ...partOf(now),
    contactsOf(now),
    '',
    ...partOf(today),
    contactsOf(today),
    '',
    ...(thisWeek ? partOf(thisWeek) : []),
    ...(goodToKnow ? partOf(goodToKnow) : []),
  ];
}

type Part = { heading: string; points: readonly SafetyPoint[] };

function partOf(part: Part): readonly string[] {
  return [`### ${part.heading}`, '', ...pointsOf(part), ''];
}

function pointsOf({ points }: Pick<Part, 'points'>): readonly string[] {
  return points.map(({ text, sources }) => `- ${text}${citations(sources)}`);
}

function citations(ids: readonly string[] = []): string {
  return ids.length === 0 ? '' : ` ${ids.map((id) => `[^${id}]`).join('')}`;
}

/** Whom to call or where to go, for one part of an advice. */
function contactsOf({ helplines = [], place }: Contacts): string {
  const ways = [
    ...helplines.map((number) => `${helplineNames[number] ?? 'call'} [${number}](tel:${number})`),
    ...(place === undefined ? [] : [`go to ${place.charAt(0).toLowerCase()}${place.slice(1)}`]),
  ].join(', or ');
  return `${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`;
}
