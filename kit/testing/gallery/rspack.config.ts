import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineRemote } from '../../federation/define-app.ts';
import { usagesIn } from './usages-in.ts';

const folder = import.meta.dirname;

export default defineRemote('mfe-kit', {
  folder,
  listings: {
    './usages.ts': () => ({
      usages: Object.assign(
        {},
        ...readdirSync(folder)
          .filter((file) => file.endsWith('.examples.tsx'))
          .map((file) => usagesIn(readFileSync(path.join(folder, file), 'utf8'))),
      ),
    }),
  },
});
