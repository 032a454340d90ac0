import type { CheckedLinks } from '../links/checked-links.ts';
import type { CitedLinks } from '../links/cited-links.ts';
import { firstOf } from './print-outcome.ts';

/** Lists dead and moved links by section, with the pages that cite them, followed by totals. */
export function linesForLinks(cited: CitedLinks, checked: CheckedLinks): string[] {
  const bySection = new Map<string, string[]>();
  const counts = { fine: 0, moved: 0, dead: 0, uncertain: 0, 'not checked yet': 0 };
  for (const [address, shownOn] of cited) {
    const finding = checked.get(address)?.finding;
    counts[finding?.kind ?? 'not checked yet'] += 1;
    if (finding?.kind !== 'dead' && finding?.kind !== 'moved') continue;
    const words = finding.kind === 'dead' ? finding.reason : `now ${finding.to}`;
    for (const [part, pages] of shownOn) {
      const lines = bySection.get(part) ?? [];
      const where = `on ${firstOf([...pages].toSorted())}`;
      const indented = [words, where].map((line) => ' '.repeat(9) + line);
      bySection.set(part, [...lines, `  ${finding.kind.padEnd(5)}  ${address}`, ...indented]);
    }
  }
  const figures = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  return [
    ...[...bySection].flatMap(([part, lines]) => [part, ...lines, '']),
    `${cited.size} addresses: ${figures.join(', ')}.`,
  ];
}
