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
/** Wherever kit is installed. */
const kit = path.dirname(require.resolve('@site/kit/package.json'));

/** Pages don't hydrate in older browsers. */
const browsers = project.browserslist;

/** Package imports may omit these. */
const extensions = ['.js', '.mjs', '.cjs'];

/** Output folders: what browsers fetch, and what Node renders pages with. */
const outputFolders = { browser: 'browser', node: 'node' } as const;

/**
 * The two builds of a remote: federated browser code exposing `./app`, `./islands` and anything else named, with its
 * stylesheet; and the Node bundle that renders its pages. Every remote is built this way. `folder` is the source
 * folder; it defaults to a sibling of kit. `listings` are modules that read folders: bundles hold their results,
 * because there are no folders at runtime.
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
        virtualModules(part.folder, {
          [ISLANDS_FILE]: () => islandsModule(part.folder),
          ...listings,
        }),
        ...(mode() === 'development' ? [proxyModules(part.folder, exposes)] : []),
        new ModuleFederationPlugin({
          ...sharing({ eager: false }),
          // For other Module Federation hosts; our shell uses the registry. Skipped in watch mode.
          manifest: mode() === 'production',
          name: federatedName(name),
          filename: 'entry.js',
          exposes: withChunkNames(mode() === 'development' ? replaceable(exposes) : exposes),
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
      ],
    }),
    nodeBuild(part, [virtualModules(part.folder, listings)]),
  ];
}

/** The shell's builds: the loader and the live shell for browsers, and the document renderer for Node. */
export function defineShell(): Configuration[] {
  const part = { name: 'shell' as const, folder: folderOf('shell') };
  return [
    // Built separately because a federated build puts its runtime into every entry.
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

type Part = { name: RemoteName | 'shell'; folder: string };

function folderOf(name: Part['name']): string {
  return path.resolve(kit, '..', name);
}

/** A virtual file: the module that `./islands` exposes. */
const ISLANDS_FILE = './every-island.js';

/** Modules by path in the section, with functions that compute their exports. The bundle holds the data. */
type Listings = Readonly<Record<string, () => Readonly<Record<string, unknown>>>>;

/** Replaced by the list of the section's assets. */
const ASSETS_FILE = './assets.ts';

function assetsModule({ name, folder }: Part): Sources {
  const assets = path.join(folder, 'assets');
  if (!existsSync(path.join(folder, ASSETS_FILE))) return {};
  const source = () => `import { sectionAssets } from '@site/kit/assets/section-assets.ts';
export const { picture, file } = sectionAssets(${JSON.stringify(listAssets(name, assets))});`;
  return { [ASSETS_FILE]: source };
}

/** Replaced by the list of former addresses from the documents. */
const REDIRECTS_FILE = './content/redirects.ts';

function redirectsModule({ folder }: Part): Sources {
  if (!existsSync(path.join(folder, REDIRECTS_FILE))) return {};
  const content = pathToFileURL(path.join(folder, 'content/'));
  return {
    [REDIRECTS_FILE]: () =>
      `export const redirects = ${JSON.stringify(documentRedirects(content))};`,
  };
}

/** Module sources by path in the section. */
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

/** Writes virtual modules, and rewrites those that change in watch mode. */
function virtualModules(folder: string, modules: Sources): RspackPluginInstance {
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
            // Throwing here would end watch mode: keep the old module and report the failure in the build.
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

function proxyModules(folder: string, exposes: Exposes): RspackPluginInstance {
  return new experiments.VirtualModulesPlugin(
    Object.fromEntries(
      Object.entries(exposes).map(([key, exposed]) => [
        path.join(folder, proxyFor(key)),
        `export * from '${exposed}';\nimport.meta.webpackHot?.accept('${exposed}');`,
      ]),
    ),
  );
}

type Exposes = Readonly<Record<string, string>>;

/** In development the shell holds on to stable proxy modules that forward to the replaceable ones. */
function replaceable(exposes: Exposes): Exposes {
  return Object.fromEntries(Object.keys(exposes).map((key) => [key, proxyFor(key)]));
}

function proxyFor(key: string): string {
  return `./replaceable-${key.slice('./'.length)}.js`;
}

/** Exposed modules with predictable chunk names, so that a release can find their scripts: `./app` is `exposed-app`. */
function withChunkNames(exposes: Exposes) {
  return Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [
      key,
      { import: file, name: EXPOSED_CHUNK_PREFIX + key.slice('./'.length) },
    ]),
  );
}

/**
 * The shell provides React once per page. Remotes share it if they were built against the same version and bring their
 * own otherwise. React Router depends on React, so its share version combines both. The trailing slash shares subpaths
 * such as `react-dom/client`.
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
    /** The modules whose classes the sheet has, and everything they import. */
    classesOf?: readonly string[];
    plugins: RspackPluginInstance[];
  },
): Configuration {
  const { name } = part;
  return {
    ...sharedBuild(part),
    name: `${name}:${purpose}`,
    entry,
    // Hidden: releases keep source maps from visitors.
    ...(mode() === 'production' && { devtool: 'hidden-nosources-source-map' as const }),
    target: ['web', `browserslist:${browsers.join(', ')}`],
    output: {
      path: outputPath(part, outputFolders.browser),
      // A release's folder is named after its contents, which are unknown at build time, so addresses are relative to
      // the script.
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].js',
      // For the same reason file names need no hash, which every entry and page would repeat.
      chunkFilename: ({ chunk }) =>
        // An island chunk is named after all of its islands, which every page would repeat.
        chunk?.name?.startsWith(ISLAND_CHUNK_PREFIX) ? 'chunk-island-[id].js' : 'chunk-[name].js',
      // Relative to the section, so that a map doesn't depend on the build machine.
      devtoolModuleFilenameTemplate: '[resource-path]',
      // Subresource integrity needs CORS, even on the same host.
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
          // Shared island code is sent once; smaller chunks cost more in requests than they save.
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
      // The entry script holds the hashes of all other chunks; the page or registry holds the hash of the entry. Not
      // needed in development.
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
        // react-slick ships a polyfill; every browser we support has its own.
        'resize-observer-polyfill$': path.join(kit, 'ui/native-resize-observer.ts'),
      },
    },
  };
}

/**
 * The federation plugin refers to its runtime's CommonJS files, which can't be tree-shaken. Using the ES modules from
 * the same packages saves the shell 12 kB on the wire.
 */
function federationAsModules(): RspackPluginInstance {
  const commonJs = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/;
  const asModule = (file: string) => file.replace(commonJs, '$1.js');
  return {
    apply(compiler) {
      new NormalModuleReplacementPlugin(commonJs, (data) => {
        data.request = asModule(data.request);
      }).apply(compiler);
      // After the federation plugin, which sets these aliases in `afterPlugins`.
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
    // Node reads the renderer from one file; splitting or minifying it has no benefit.
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
      // Numbered in order. The default ids hash paths, some of which include the checkout's folder, and builds must be
      // reproducible. Development needs stable ids.
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
 * React Router is one big module, and a module is in one chunk. The shell's router gets its own instance, which keeps
 * the data router out of the script that hydrates pages. It shares no React context with the hooks.
 */
function navigationRouter(): RuleSetRules {
  const { 'react-router$': index } = productionReactRouter();
  if (index === undefined) return [];
  const source = readFileSync(index, 'utf8');
  const [, chunk = ''] = /\bcreateBrowserRouter\b[^;]*from "(.*?)"/.exec(source) ?? [];
  const alias = { 'react-router-dom$': `${path.resolve(path.dirname(index), chunk)}?navigation` };
  return [{ test: /[\\/]navigation[\\/]router\.ts$/, resolve: { alias } }];
}

/** React Router's `exports` pick its development build unless a condition is set that Node sets and bundlers don't. */
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

/** Compiles our own code; `refresh` adds React Refresh for development. */
export function typescript({ refresh = false } = {}): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // React's production transform doesn't register components for React Refresh.
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      },
    },
    type: 'javascript/auto',
  };
}

/** Runs `x.data.ts` during the build (see `data-loader.mjs`), in a layer of its own that can't fetch chunks. */
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
