import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** For `node --import`: lets Node import sections' Markdown and YAML like the build. */
registerHooks({
  load(url, context, nextLoad) {
    if (!/\/content\/.*\.(?:md|yaml)$/.test(url)) return nextLoad(url, context);
    return { format: 'module', shortCircuit: true, source: sourceOf(fileURLToPath(url)) };
  },
});

const { readDocument } = await import('./read-document.ts');

function sourceOf(file) {
  return `export default ${JSON.stringify(readDocument(file).content)};`;
}
