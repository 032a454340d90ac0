import type { AtEnd } from './at-end.ts';
import { startCommand } from './project-command.ts';

const readyLine = /^\s+http:\/\/\S+:(?<port>\d+)\/$/;

/**
 * Serves the site of a data folder, built and composed first if asked. Gives its origin once it
 * answers; throws if the command ends before that. It is stopped when all is over.
 */
export async function serveSite({
  dataDir,
  build,
  onLine,
  atEnd,
}: {
  dataDir: string;
  build: boolean;
  onLine: (line: string) => void;
  atEnd: AtEnd;
}): Promise<string> {
  return new Promise((resolve, reject) => {
    const { finished } = startCommand(build ? ['start'] : ['start', '--serve-only'], {
      dataDir,
      atEnd,
      onLine(line) {
        const port = readyLine.exec(line)?.groups?.['port'];
        if (port) resolve(`http://localhost:${port}`);
        else if (build && /^\[|^Compos/.test(line)) onLine(line);
      },
    });
    finished.then(() => reject(new Error('The site ended before it was ready.')), reject);
  });
}
