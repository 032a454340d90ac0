import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import tailwindcss from '@tailwindcss/postcss';
import {
  type Configuration,
  CssExtractRspackPlugin,
  DefinePlugin,
  experiments,
  LightningCssMinimizerRspackPlugin,
  NormalModuleReplacementPlugin,
  type RspackPluginInstance,
  type RuleSetRule,
  type RuleSetRules,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import project from '../../package.json' with { type: 'json' };
import { listAssets } from '../assets/list-assets.ts';
import { documentRedirects } from '../content/document-redirects.ts';
import type { RemoteName } from '@site/kit/remote/contract.ts';
import { assetAddresses } from './asset-addresses.ts';
import { classEntries, classSources } from './class-sources.ts';
import { EXPOSED_CHUNK_PREFIX, federatedName, ISLAND_CHUNK_PREFIX } from './federated-name.ts';
import { islandsModule } from './find-islands.ts';
import { reproducibleOutput } from './reproducible-output.ts';

const require = createRequire(import.meta.url);
/** Where kit is installed, or in its own project where it is. */
const kit = path.dirname(require.resolve('@site/kit/package.json'));

/** The oldest browsers in which pages come to life; in older ones they stay plain. */
const browsers = project.browserslist;

/** Which a package may leave out of its own imports. */
const extensions = ['.js', '.mjs', '.cjs'];

/** Where a build puts its two halves: what browsers fetch, and what Node draws pages with. */
const outputFolders = { browser: 'browser', node: 'node' } as const;

/**
 * The two builds of a remote: federated browser code exposing `./app`, `./islands` and what else is named, with
 * its stylesheet; and the Node bundle that draws its pages. Every remote is built by exactly this. `folder` is where
 * its source is: beside kit when left out, such as for the sections of kit's own project. `listings` are modules that
 * look into folders: a bundle holds what they find, because where it runs there is none.
 */
export function defineRemote(
  name: RemoteName,
  options: { exposes?: Exposes; folder?: string; listings?: Listings } = {},
): Configuration[] {
  const exposes = { './app': './app.ts', './islands': ISLANDS_FILE, ...options.exposes };
  const part = { name, folder: options.folder ?? folderOf(name) };
  const listings = {
    ...listingModules(options.listings ?? {}),
    ...assetsModule(part),
    ...redirectsModule(part),
  };
  return [
    browserBuild(part, 'styles', {
      entry: { styles: './styles.css' },
      classesOf: [...classEntries.section, ...Object.values(options.exposes ?? {})],
      plugins: [],
    }),
    browserBuild(part, 'app', {
      entry: {},
      plugins: [
        writtenModules(part.folder, {
          [ISLANDS_FILE]: () => islandsModule(part.folder),
          ...listings,
        }),
        ...(mode() === 'development' ? [standIns(part.folder, exposes)] : []),
        new ModuleFederationPlugin({
          ...sharing({ eager: false }),
          // What other Module Federation hosts read; our shell has the registry. A build that is watched writes none.
          manifest: mode() === 'production',
          name: federatedName(name),
          filename: 'entry.js',
          exposes: named(mode() === 'development' ? replaceable(exposes) : exposes),
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
      ],
    }),
    nodeBuild(part, [writtenModules(part.folder, listings)]),
  ];
}

/** The two builds of the shell: the loader and the live shell for browsers, and the document renderer for Node. */
export function defineShell(): Configuration[] {
  const part = { name: 'shell' as const, folder: folderOf('shell') };
  return [
    // Apart from the live shell, because a federated build puts its runtime into every entry.
    browserBuild(part, 'styles', {
      entry: { styles: './styles.css', loader: './loader.ts' },
      classesOf: classEntries.shell,
      plugins: [],
    }),
    browserBuild(part, 'app', {
      entry: { shell: './boot.ts' },
      rules: navigationRouter(),
      plugins: [
        new ModuleFederationPlugin({
          ...sharing({ eager: true }),
          manifest: false,
          name: 'shell',
          remotes: {},
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
      ],
    }),
    nodeBuild(part, []),
  ];
}

/** A part that is built: what it is called and where its source is. */
type Part = { name: RemoteName | 'shell'; folder: string };

/** The folder of a part beside kit. */
function folderOf(name: Part['name']): string {
  return path.resolve(kit, '..', name);
}

/** A file that is nowhere but in the build: the module that `./islands` exposes. */
const ISLANDS_FILE = './every-island.js';

/** Modules by their path in the section, and what gives their exports: data that a bundle has in place of the file. */
type Listings = Readonly<Record<string, () => Readonly<Record<string, unknown>>>>;

/** A bundle has the list of the section's assets in place of the files. */
const ASSETS_FILE = './assets.ts';

function assetsModule({ name, folder }: Part): Sources {
  const assets = path.join(folder, 'assets');
  if (!existsSync(path.join(folder, ASSETS_FILE))) return {};
  const source = () => `import { sectionAssets } from '@site/kit/assets/section-assets.ts';
export const { picture, file } = sectionAssets(${JSON.stringify(listAssets(name, assets))});`;
  return { [ASSETS_FILE]: source };
}

/** A bundle has the list of former addresses in place of the documents that list them. */
const REDIRECTS_FILE = './content/redirects.ts';

function redirectsModule({ folder }: Part): Sources {
  if (!existsSync(path.join(folder, REDIRECTS_FILE))) return {};
  const content = pathToFileURL(path.join(folder, 'content/'));
  return {
    [REDIRECTS_FILE]: () =>
      `export const redirects = ${JSON.stringify(documentRedirects(content))};`,
  };
}

/** The source of modules, by their path in the section. */
type Sources = Readonly<Record<string, () => string>>;

function listingModules(listings: Listings): Sources {
  const sourceOf = (exported: Readonly<Record<string, unknown>>) =>
    Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  return Object.fromEntries(
    Object.entries(listings).map(([file, list]) => [file, () => sourceOf(list())]),
  );
}

/** Writes modules, and writes anew what a watched build finds to be different. */
function writtenModules(folder: string, modules: Sources): RspackPluginInstance {
  const written = new Map<string, string>();
  for (const [file, source] of Object.entries(modules)) {
    written.set(path.join(folder, file), source());
  }
  const virtual = new experiments.VirtualModulesPlugin(Object.fromEntries(written));
  let failures: Error[] = [];
  return {
    apply(compiler) {
      virtual.apply(compiler);
      compiler.hooks.watchRun.tap('WrittenModules', () => {
        failures = [];
        for (const [name, source] of Object.entries(modules)) {
          const file = path.join(folder, name);
          try {
            const text = source();
            if (written.get(file) === text) continue;
            written.set(file, text);
            virtual.writeModule(file, text);
          } catch (error) {
            // Thrown here, it would end the watch: the module stays as it was, and the build reports the failure.
            failures.push(error instanceof Error ? error : new Error(String(error)));
          }
        }
      });
      compiler.hooks.thisCompilation.tap('WrittenModules', ({ errors }) => {
        errors.push(...failures);
      });
    },
  };
}

/** What stands before modules that are developed. */
function standIns(folder: string, exposes: Exposes): RspackPluginInstance {
  return new experiments.VirtualModulesPlugin(
    Object.fromEntries(
      Object.entries(exposes).map(([key, exposed]) => [
        path.join(folder, standInFor(key)),
        `export * from '${exposed}';\nimport.meta.webpackHot?.accept('${exposed}');`,
      ]),
    ),
  );
}

type Exposes = Readonly<Record<string, string>>;

/** In development the shell holds on to modules that never change and pass on what is behind them. */
function replaceable(exposes: Exposes): Exposes {
  return Object.fromEntries(Object.keys(exposes).map((key) => [key, standInFor(key)]));
}

function standInFor(key: string): string {
  return `./replaceable-${key.slice('./'.length)}.js`;
}

/** Exposed modules with chunk names by which a release finds their scripts: `./app` is `exposed-app`. */
function named(exposes: Exposes) {
  return Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [
      key,
      { import: file, name: EXPOSED_CHUNK_PREFIX + key.slice('./'.length) },
    ]),
  );
}

/**
 * React is on a page once: the shell brings it, remotes take it when they were built against the very
 * same version and bring their own otherwise. React Router depends on React, so its share carries the
 * version of both. The trailing slash shares subpaths such as `react-dom/client` too.
 */
function sharing({ eager }: { eager: boolean }) {
  const react = installedVersion('react');
  const router = installedVersion('react-router-dom');
  const exactReact = { version: react, requiredVersion: react, singleton: false, eager };
  return {
    dts: false as const,
    shareStrategy: 'loaded-first' as const,
    shared: {
      react: exactReact,
      'react/': exactReact,
      'react-dom': exactReact,
      'react-dom/': exactReact,
      '@site/kit/router.ts': {
        shareKey: `router-on-react-${react}`,
        version: router,
        requiredVersion: router,
        singleton: false,
        eager,
      },
    },
  };
}

/** The version of a package as installed, read from its own package.json. */
function installedVersion(packageName: string): string {
  const file = require.resolve(`${packageName}/package.json`, { paths: [process.cwd()] });
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

function browserBuild(
  part: Part,
  purpose: 'app' | 'styles',
  {
    entry,
    rules = [],
    classesOf = [],
    plugins,
  }: {
    entry: Record<string, string>;
    rules?: RuleSetRules;
    /** The modules whose classes the sheet has, with all that they import. */
    classesOf?: readonly string[];
    plugins: RspackPluginInstance[];
  },
): Configuration {
  const { name } = part;
  return {
    ...sharedBuild(part),
    name: `${name}:${purpose}`,
    entry,
    // Scripts don't name their maps, which a release keeps from visitors.
    ...(mode() === 'production' && { devtool: 'hidden-nosources-source-map' as const }),
    target: ['web', `browserslist:${browsers.join(', ')}`],
    output: {
      path: outputPath(part, outputFolders.browser),
      // A release lives in a folder named by its content, which a build cannot know: addresses are relative to the script.
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].js',
      // For the same reason no name needs a hash, which every entry and every page would repeat.
      chunkFilename: ({ chunk }) =>
        // A chunk of islands is named after all of them, which every page would repeat.
        chunk?.name?.startsWith(ISLAND_CHUNK_PREFIX) ? 'chunk-island-[id].js' : 'chunk-[name].js',
      // Relative to the part, so that a map is the same wherever it is built.
      devtoolModuleFilenameTemplate: '[resource-path]',
      // Browsers check the bytes of a script only when it is asked for in this way, from its own host too.
      crossOriginLoading: 'anonymous',
    },
    module: {
      rules: [
        typescript(),
        ...dataFiles(),
        ...rules,
        {
          test: /\.css$/,
          use: [
            CssExtractRspackPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: { url: false, import: false, sourceMap: false },
            },
            {
              loader: require.resolve('postcss-loader'),
              options: {
                postcssOptions: {
                  plugins: [
                    classSources(classesOf.map((file) => path.join(part.folder, file))),
                    tailwindcss(),
                    assetAddresses(part),
                  ],
                },
              },
            },
          ],
        },
      ],
    },
    optimization: {
      ...sharedBuild(part).optimization,
      splitChunks: {
        cacheGroups: {
          // What islands have in common is sent once; smaller pieces cost less in each than in a request.
          islands: {
            chunks: (chunk) => chunk.name?.startsWith(ISLAND_CHUNK_PREFIX) ?? false,
            minChunks: 2,
            minSize: 3000,
            reuseExistingChunk: true,
          },
        },
      },
    },
    plugins: [
      new CssExtractRspackPlugin({ filename: '[name].css' }),
      federationAsModules(),
      // The script that starts a release holds the hashes of all others, and a page or the registry holds its own. What
      // was saved a moment ago is part of no release.
      new SubresourceIntegrityPlugin({
        hashFuncNames: ['sha256'],
        enabled: mode() === 'production',
      }),
      reproducibleOutput(),
      ...plugins,
    ],
    resolve: {
      extensions,
      alias: {
        ...productionReactRouter(),
        // react-slick brings a polyfill; every browser we build for has its own.
        'resize-observer-polyfill$': path.join(kit, 'ui/native-resize-observer.ts'),
      },
    },
  };
}

/**
 * The federation plugin names its runtime by CommonJS files, which nothing can shake. The same packages
 * ship ES modules beside them; with those a shell is 12 kB smaller on the wire.
 */
function federationAsModules(): RspackPluginInstance {
  const commonJs = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/;
  const asModule = (file: string) => file.replace(commonJs, '$1.js');
  return {
    apply(compiler) {
      new NormalModuleReplacementPlugin(commonJs, (data) => {
        data.request = asModule(data.request);
      }).apply(compiler);
      // After the federation plugin, which sets these aliases when all plugins are there.
      compiler.hooks.afterPlugins.tap({ name: 'FederationAsModules', stage: 100 }, () => {
        const { alias } = compiler.options.resolve;
        if (!alias) return;
        compiler.options.resolve.alias = Object.fromEntries(
          Object.entries(alias).map(([name, target]) => [
            name,
            typeof target === 'string' ? asModule(target) : target,
          ]),
        );
      });
    },
  };
}

function nodeBuild(part: Part, plugins: RspackPluginInstance[]): Configuration {
  return {
    ...sharedBuild(part),
    name: `${part.name}:node`,
    entry: { renderer: './renderer.ts' },
    target: 'node24',
    output: {
      path: outputPath(part, outputFolders.node),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    module: { rules: [typescript(), ...dataFiles(), { test: /\.css$/, type: 'asset/source' }] },
    // Node reads the renderer from one file; splitting or shrinking it would help nobody.
    optimization: { splitChunks: false, minimize: false },
    plugins: [new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode()) }), ...plugins],
  };
}

function sharedBuild({ folder }: Part): Configuration {
  return {
    mode: mode(),
    context: folder,
    devtool: mode() === 'development' ? 'inline-source-map' : false,
    resolve: { extensions, alias: productionReactRouter() },
    performance: { hints: false },
    optimization: {
      // By their order. The usual ids are hashes of paths, some with the folder of the checkout in them, and the same
      // source has to give the same release wherever it is built. A page that is developed needs ids that stay.
      moduleIds: mode() === 'production' ? 'natural' : 'named',
      chunkIds: mode() === 'production' ? 'natural' : 'named',
      minimize: mode() === 'production',
      minimizer: [
        new SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            ecma: 2020,
            compress: { passes: 3 },
            format: { comments: false },
          },
        }),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    stats: {
      all: false,
      errors: true,
      warnings: true,
      chunkGroups: true,
      chunkGroupChildren: true,
    },
  };
}

/**
 * React Router is one big module, and a module is in one chunk. The shell's router gets an instance of its own, so that the
 * data router is not in the script that hydrates pages. It shares no React context with the hooks.
 */
function navigationRouter(): RuleSetRules {
  const { 'react-router$': index } = productionReactRouter();
  if (index === undefined) return [];
  const source = readFileSync(index, 'utf8');
  const [, chunk = ''] = /\bcreateBrowserRouter\b[^;]*from "(.*?)"/.exec(source) ?? [];
  const alias = { 'react-router-dom$': `${path.resolve(path.dirname(index), chunk)}?navigation` };
  return [{ test: /[\\/]navigation[\\/]router\.ts$/, resolve: { alias } }];
}

/** React Router's `exports` choose its development build unless a condition is set that Node sets and bundlers do not. */
function productionReactRouter(): Record<string, string> {
  if (mode() !== 'production') return {};
  const folder = path.join(
    path.dirname(require.resolve('react-router/package.json', { paths: [process.cwd(), kit] })),
    'dist/production',
  );
  return {
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
    'react-router$': path.join(folder, 'index.mjs'),
  };
}

/** How our own code is compiled; `refresh` adds what React Refresh needs, for code that is developed in a page. */
export function typescript({ refresh = false } = {}): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // Components register for React Refresh in React's development transform alone.
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      },
    },
    type: 'javascript/auto',
  };
}

/** Files `x.data.ts` run during the build; see `data-loader.mjs`, whose layer has nothing that could fetch a chunk. */
function dataFiles(): RuleSetRules {
  return [
    { test: /\.data\.ts$/, enforce: 'post', loader: require.resolve('./data-loader.mjs') },
    {
      test: /[\\/]content[\\/].*\.(?:md|yaml)$/,
      type: 'javascript/auto',
      loader: require.resolve('./document-loader.mjs'),
    },
    { issuerLayer: 'data', parser: { dynamicImportMode: 'eager' } },
  ];
}

function mode(): 'production' | 'development' {
  return process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
}

function outputPath({ folder }: Part, half: string): string {
  return path.join(process.env['BUILD_DIR'] ?? path.join(folder, 'dist'), half);
}
