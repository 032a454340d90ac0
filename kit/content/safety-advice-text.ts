import type { SafetyAdvice, SafetyPart } from '../safety/safety-schema.ts';
import type { CitedText } from './cited.ts';

const NAME = /^\{advice\.([\w-]+)(?:\.(\w+))?\}$/;

type Contacts = Pick<SafetyAdvice['now'], 'helplines' | 'place'>;

/** Link texts of helplines. Numbers are links, so that a worried parent can tap them. */
const helplineNames: Readonly<Record<string, string>> = {
  '112': 'call',
  '14416': 'call Tele-MANAS, free and at any hour, on',
  '1098': 'call Child Helpline on',
};

/**
 * Expands `{advice.poisoning}` to the advice as Markdown, or `{advice.poisoning.now}` to the points of one part. Returns
 * `undefined` for any other line, and `null` for advice that `read` does not find.
 */
export function adviceText(
  line: string,
  read: (id: string) => SafetyAdvice | undefined,
): readonly string[] | null | undefined {
  const [, id, part] = NAME.exec(line) ?? [];
  if (id === undefined) return undefined;
  const advice = read(id);
  if (!advice) return null;
  if (part === undefined) return wholeAdvice(advice);
  const { steps, now, today, thisWeek, goodToKnow } = advice;
  const found = new Map(Object.entries({ steps, now, today, thisWeek, goodToKnow })).get(part);
  return found ? pointsOf(found) : null;
}

function wholeAdvice(advice: SafetyAdvice): readonly string[] {
  const { heading, intro, steps, now, today, thisWeek, goodToKnow } = advice;
  return [
    `## ${heading}`,
    '',
    written(intro),
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

function partOf(part: SafetyPart): readonly string[] {
  return [`### ${part.heading}`, '', ...pointsOf(part), ''];
}

function pointsOf({ points }: SafetyPart): readonly string[] {
  return points.map((point) => `- ${written(point)}`);
}

function written({ text, sources = [] }: CitedText): string {
  return sources.length === 0 ? text : `${text} ${sources.map((id) => `[^${id}]`).join('')}`;
}

/** Returns whom to call or where to go, as Markdown. */
function contactsOf({ helplines = [], place }: Contacts): string {
  const ways = [
    ...helplines.map((number) => `${helplineNames[number] ?? 'call'} [${number}](tel:${number})`),
    ...(place === undefined ? [] : [`go to ${place.charAt(0).toLowerCase()}${place.slice(1)}`]),
  ].join(', or ');
  return `${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`;
}
