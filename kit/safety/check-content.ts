import {
  givesShareOfPeople,
  longSentencesIn,
  namesPrice,
  siteFactsIn,
  unkindWordsIn,
} from '../content/prose-checks.ts';
import type { SiteConfig } from '../site.ts';
import { configuredSite } from '../testing/configured-site.ts';
import { dangers, dangerStrips, safetyAdvice, safetySentences } from './safety.ts';
import type { SafetyAdvice } from './safety-schema.ts';
import { urgencyProblems } from './urgency-problems.ts';

/** Problems that no schema catches, each with its document. */
export function checkContent(): readonly string[] {
  const site = configuredSite();
  const style = (text: string) => [
    ...longSentencesIn(text),
    ...unkindWordsIn(text),
    ...siteFactsIn(text, site),
  ];
  return [
    ...Object.entries(dangers).flatMap(([name, { urgency, text }]) =>
      inFile(`dangers.yaml, ${name}`, [...style(text), ...urgencyProblems(urgency, [text])]),
    ),
    ...Object.entries(safetySentences).flatMap(([name, text]) =>
      inFile(`sentences.yaml, ${name}`, style(text)),
    ),
    ...Object.entries(dangerStrips).flatMap(([name, { text, helplines }]) =>
      inFile(`strips.yaml, ${name}`, [...style(text), ...unknownHelplines(helplines, site)]),
    ),
    ...Object.entries(safetyAdvice).flatMap(([id, advice]) =>
      inFile(`advice/${id}.yaml`, [
        ...textsOf(advice).flatMap(style),
        ...adviceProblems(advice, site),
      ]),
    ),
  ];
}

function inFile(file: string, problems: readonly string[]): readonly string[] {
  return problems.map((problem) => `kit/safety/content/${file}: ${problem}`);
}

/** Problems of one card: its urgency, sources, prices and helplines. */
export function adviceProblems(advice: SafetyAdvice, site: SiteConfig): readonly string[] {
  const { now, today } = advice;
  const numbers = site.helplines.map(({ number }) => number);
  return [
    ...(['now', 'today', 'thisWeek'] as const).flatMap((urgency) => {
      const { heading, points = [] } = advice[urgency] ?? {};
      const texts = points.map(({ text }) => text);
      return urgencyProblems(urgency, heading === undefined ? texts : [heading, ...texts]);
    }),
    ...pointsOf(advice)
      .filter(({ sources }) => sources === undefined)
      .filter(({ text }) => /\d/.test(text) || givesShareOfPeople(text))
      .map(({ text }) => `a figure without a source: "${text}"`),
    ...textsOf(advice).flatMap((text) => [
      ...(namesPrice(text) ? [`states a price: "${text}"`] : []),
      ...(text.match(/\b\d{3,5}\b/g) ?? [])
        .filter((digits) => numbers.includes(digits))
        .map((digits) => `types ${digits}; name it in "helplines"`),
    ]),
    ...unknownHelplines([...(now.helplines ?? []), ...(today.helplines ?? [])], site),
  ];
}

/** Everything of an advice that is right to do, to look for or to know, from the top down. */
function pointsOf(advice: SafetyAdvice) {
  const { intro, steps, now, today, thisWeek, goodToKnow } = advice;
  return [
    intro,
    ...[steps, now, today, thisWeek, goodToKnow].flatMap((part) => part?.points ?? []),
  ];
}

/** All words of an advice, headings and places with them. */
function textsOf(advice: SafetyAdvice): readonly string[] {
  const { heading, steps, now, today, thisWeek, goodToKnow } = advice;
  const headings = [steps, now, today, thisWeek, goodToKnow].flatMap((part) => part?.heading ?? []);
  const places = [now.place, today.place].flatMap((place) => place ?? []);
  return [heading, ...headings, ...places, ...pointsOf(advice).map(({ text }) => text)];
}

function unknownHelplines(named: readonly string[], { helplines }: SiteConfig): readonly string[] {
  return named
    .filter((number) => helplines.every((helpline) => helpline.number !== number))
    .map((number) => `names ${number}, which is not a helpline of the site configuration`);
}
