import { longDate } from '@site/kit/ui/long-date.ts';
import { minuteOf, printResult, tableOf } from '../terminal/output.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { canaryText } from './canary.ts';
import { linesForWaiting } from './review.ts';
import { openTarget, type Service } from './open-target.ts';

/** Prints the status of a team's sections: releases, canary, previews and approvals. */
export async function status(
  only: PartName | undefined,
  options: Service & { json?: boolean | undefined },
): Promise<void> {
  await using target = await openTarget(options);
  const names = only === undefined ? await target.parts() : [only];
  const isOurs = (section: string) => names.some((name) => name === section);
  const sections = [];
  for (const name of names) {
    const releases = await target.releases(name);
    sections.push({ name, live: releases.find(({ isLive }) => isLive), newest: releases[0] });
  }
  const [latest, allPreviews, allWaiting] = await Promise.all([
    target.canary.latest(),
    target.previews(),
    target.reviews.waiting(),
  ]);
  const canary = latest?.canary.parts.some(({ name }) => isOurs(name)) ? latest : null;
  const previews = allPreviews.filter((each) => each.sections.some(isOurs));
  const waiting = allWaiting.filter(({ section }) => isOurs(section));
  const rows = sections.map(({ name, live, newest }) => [
    name,
    live ? `live ${live.id} (${minuteOf(live.releasedAt)})` : 'not live',
    newest && newest.id !== live?.id ? `newest release ${newest.id}` : '',
  ]);
  printResult({ sections, canary, previews, waiting }, options.json, () => [
    ...tableOf(rows),
    ...(canary ? ['', 'Canary', ...canaryText(canary).map((line) => `  ${line}`)] : []),
    ...(previews.length > 0 ? ['', 'Previews'] : []),
    ...previews.flatMap(({ id, what, endsAt, link }) => [
      `  ${id}  ${what}, until ${longDate(endsAt)}`,
      `    ${link}`,
    ]),
    ...(waiting.length > 0 ? ['', 'Needs approval'] : []),
    ...waiting.flatMap(linesForWaiting).map((line) => `  ${line}`),
  ]);
}

/** Lists the releases of a part, or of all whose releases the caller may list. */
export async function releases(
  name: PartName | undefined,
  options: Service & { json?: boolean | undefined },
): Promise<void> {
  await using target = await openTarget(options);
  const names = name === undefined ? await target.parts() : [name];
  const listed = await Promise.all(
    names.map(async (each) => ({ name: each, releases: await target.releases(each) })),
  );
  printResult(listed, options.json, () =>
    listed.flatMap(({ name: part, releases: found }) => [
      { style: 'bold' as const, text: part },
      ...(found.length === 0 ? ['  no releases'] : []),
      ...tableOf(
        found.map(({ id, releasedAt, isThere, isLive, gitRevision, commit }) => [
          isLive ? '  live' : '      ',
          id,
          minuteOf(releasedAt),
          isThere ? (gitRevision ?? '') : 'deleted',
          commit?.message ?? '',
        ]),
      ),
    ]),
  );
}
