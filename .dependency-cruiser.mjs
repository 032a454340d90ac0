/**
 * Which modules may import which. Imports go one way: between workspaces, between folders of a workspace, and from code
 * for browsers to code for browsers. `npm run check` checks it; each rule's comment says what to do instead.
 */

const test = String.raw`\.(test|spec)\.tsx?$|/testing/|^e2e/`;

/** Workspaces from the lowest to the highest; `mfe-*` and `shell` are beside `api`. */
const above = {
  kit: 'shell|mfe-[^/]+|api|delivery|desk|cli|e2e',
  shell: 'mfe-[^/]+|api|delivery|desk|cli|e2e',
  api: 'shell|mfe-[^/]+|delivery|desk|cli|e2e',
  delivery: 'mfe-[^/]+|desk|cli|e2e',
  desk: 'shell|mfe-[^/]+|cli|e2e',
  cli: 'shell|mfe-[^/]+|e2e',
};

const instead = {
  kit: 'kit is below everything: move what it needs into kit.',
  shell: 'Load a section through the registry; move shared code into kit.',
  api: 'Take what you need as an option; move shared code into kit.',
  delivery: 'Take what the desk adds as an option; read releases, not sections.',
  desk: 'Go through delivery; commands are in cli, which is above the desk.',
  cli: 'Read releases and the documents of sections, not their code.',
};

export default {
  forbidden: [
    ...Object.entries(above).map(([name, others]) => ({
      name: `${name}-imports-down`,
      comment: instead[name],
      severity: 'error',
      from: { path: `^${name}/` },
      to: { path: `^(${others})/` },
    })),
    {
      name: 'sections-import-kit',
      comment: 'Ask the shell through the props it gives; move shared code into kit.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(mfe-[^/]+|shell|api|delivery|desk|cli|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'no-build-time-code-in-browsers',
      comment: 'It runs in Node only: read its result from a document, or pass it in as data.',
      severity: 'error',
      from: {
        path: '^(shell|mfe-[^/]+)/',
        pathNot: String.raw`(rspack\.config|renderer|document|/post-words|/check-[\w-]+)\.tsx?$|${test}`,
      },
      to: {
        path: String.raw`^kit/(federation/define-app|remote/renderer|post-html|testing)|/testing/|/check-[\w-]+\.ts$`,
      },
    },
    {
      name: 'no-circular-files',
      comment: 'Move what both need into a third module.',
      severity: 'error',
      from: { path: '^(kit|shell|mfe-[^/]+|api|delivery|desk|cli)/', pathNot: test },
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment: 'Folders of a workspace import one way: move the module to the folder that uses it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(delivery|cli)/' },
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no API for it to read sources with.
    babelConfig: { fileName: '.dependency-cruiser-babel.json' },
    exclude: { path: test },
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(kit|shell|mfe-[^/]+|api|delivery|desk|cli)/',
    moduleSystems: ['es6'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
