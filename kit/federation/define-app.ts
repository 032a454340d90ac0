import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import tailwindcss from '@tailwindcss/postcss';
import {
  type Configuration,
  CssExtractRspackPlugin,
  DefinePlugin,
  experiments,
  LightningCssMinimizerRspackPlugin,
  type RspackPluginInstance,
  type RuleSetRule,
  type RuleSetRules,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import project from '../../package.json' with { type: 'json' };
import { listRedirects } from '../content/list-redirects.ts';
import { EXPOSED_CHUNK_PREFIX, federatedName, type RemoteName } from '../remote/contract.ts';
import { assetAddresses } from './asset-addresses.ts';
import { classEntries, classSources } from './class-sources.ts';
import { appModule, findIslands } from './find-islands.ts';
import { federationAsModules, productionReactRouter } from './inside-libraries.ts';
import { reproducibleOutput } from './reproducible-output.ts';
import { iconsFile, usedIcons } from './used-icons.ts';

const require = createRequire(import.meta.url);
/** Kit's folder, wherever it is installed. */
const kit = path.dirname(require.resolve('@site/kit/package.json'));

/** Supported browsers. Pages don't hydrate in older ones. */
const browsers = project.browserslist;

/** File extensions that imports inside packages may omit. */
const extensions = ['.js', '.mjs', '.cjs'];

/** Output folders: files that browsers fetch, and bundles with which Node renders pages. */
const outputFolders = { browser: 'browser', node: 'node' } as const;

/**
 * Defines the two builds of every remote: federated browser code that exposes `./app` (its islands) and any other named
 * modules, with its stylesheet; and the Node bundle that renders its pages. `folder` is the source folder; it defaults
 * to a sibling of kit. `listings` are modules that read folders: bundles contain their results, because the folders
 * don't exist at runtime.
 */
export function defineRemote(
  name: RemoteName,
  options: { exposes?: Exposes; folder?: string; listings?: Listings } = {},
): Configuration[] {
  const exposes = { './app': APP_FILE, ...options.exposes };
  const part = { name, folder: options.folder ?? folderOf(name) };
  const listings = listingModules(options.listings ?? {});
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
          [APP_FILE]: () => appModule(name, part.folder),
          ...iconsModule(part, () => [
            ...findIslands(path.join(part.folder, 'remote.ts')).values(),
            ...Object.values(options.exposes ?? {}).map((file) => path.join(part.folder, file)),
          ]),
          ...listings,
        }),
        new ModuleFederationPlugin({
          ...sharing({ eager: false }),
          // For other Module Federation hosts; our shell uses the registry. Not needed in watch mode.
          manifest: mode() === 'production',
          name: federatedName(name),
          filename: 'entry.js',
          exposes: withChunkNames(exposes),
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
      ],
    }),
    nodeBuild(part, [virtualModules(part.folder, { ...listings, ...redirectsModule(part) })]),
  ];
}

/** Defines the shell's builds: the loader and the live shell for browsers, and the document renderer for Node. */
export function defineShell(): Configuration[] {
  const part = { name: 'shell' as const, folder: folderOf('shell') };
  return [
    // Built separately, because a federated build adds its runtime to every entry.
    browserBuild(part, 'styles', {
      entry: { styles: './styles.css', loader: './loader.ts' },
      classesOf: classEntries.shell,
      plugins: [],
    }),
    browserBuild(part, 'app', {
      entry: { shell: './boot.ts' },
      plugins: [
        virtualModules(
          part.folder,
          iconsModule(part, () => [path.join(part.folder, 'boot.ts')]),
        ),
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

/** A virtual file: the module that `./app` exposes. */
const APP_FILE = './app.js';

/** Modules by path in the section, with functions that compute their exports at build time. */
type Listings = Readonly<Record<string, () => Readonly<Record<string, unknown>>>>;

/** Replaces the kit's icons with those that a browser build uses. */
function iconsModule({ folder }: Part, entries: () => readonly string[]): Sources {
  return { [path.relative(folder, iconsFile)]: () => usedIcons(entries()) };
}

/** Replaces the kit's empty list of redirects with that of the section's documents. */
function redirectsModule({ folder }: Part): Sources {
  const file = path.relative(folder, path.join(kit, 'remote/document-redirects.ts'));
  const list = () => ({ documentRedirects: listRedirects(path.join(folder, 'content')) });
  return listingModules({ [file]: list });
}

/** Functions that generate modules' source code, by path in the section. */
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

/** Writes virtual modules, and rewrites changed ones in watch mode. */
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
            // Throwing here would end watch mode, so keep the old module and report the failure in the build.
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

type Exposes = Readonly<Record<string, string>>;

/** Names the chunks of exposed modules predictably, so that a release can find them: `./app` is `exposed-app`. */
function withChunkNames(exposes: Exposes) {
  return Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [
      key,
      { import: file, name: EXPOSED_CHUNK_PREFIX + key.slice('./'.length) },
    ]),
  );
}

/**
 * Configures shared packages. The shell provides React and single-spa-react once per page. Remotes use them if they were
 * built against the same versions, and otherwise load their own. The trailing slash also shares subpaths such as
 * `react-dom/client`.
 */
function sharing({ eager }: { eager: boolean }) {
  // In development a section has its own React, which warns of mistakes inside a released shell, too.
  if (mode() === 'development' && !eager) return { dts: false as const };
  const exactly = (version: string) => ({
    version,
    requiredVersion: version,
    singleton: false,
    eager,
  });
  const react = exactly(installedVersion('react'));
  return {
    dts: false as const,
    shareStrategy: 'loaded-first' as const,
    shared: {
      react,
      'react/': react,
      'react-dom': react,
      'react-dom/': react,
      'single-spa-react': exactly(installedVersion('single-spa-react')),
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
    classesOf = [],
    plugins,
  }: {
    entry: Record<string, string>;
    /** Entry modules; the sheet contains the classes of these and of everything they import. */
    classesOf?: readonly string[];
    plugins: RspackPluginInstance[];
  },
): Configuration {
  const { name } = part;
  return {
    ...sharedBuild(part),
    name: `${name}:${purpose}`,
    entry,
    // Hidden, because releases don't serve source maps to visitors.
    ...(mode() === 'production' && { devtool: 'hidden-nosources-source-map' as const }),
    target: ['web', `browserslist:${browsers.join(', ')}`],
    output: {
      path: outputPath(part, outputFolders.browser),
      // A release's folder is named after its contents, which are unknown at build time, so addresses are relative to
      // the script.
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].js',
      // The folder's name also makes hashes in file names unnecessary, which every entry and page would repeat.
      chunkFilename: 'chunk-[name].js',
      // Relative to the section, so that source maps don't depend on the build machine.
      devtoolModuleFilenameTemplate: '[resource-path]',
      // Subresource integrity needs CORS, even on the same host.
      crossOriginLoading: 'anonymous',
    },
    module: {
      rules: [
        typescript(),
        ...dataFiles(),
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
    plugins: [
      new CssExtractRspackPlugin({ filename: '[name].css' }),
      federationAsModules(),
      // The entry script contains the hashes of all other chunks; the page or registry contains the hash of the entry.
      // Not needed in development.
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
        ...(mode() === 'production' && productionReactRouter()),
        // react-slick ships a polyfill, but every browser we support has ResizeObserver.
        'resize-observer-polyfill$': path.join(kit, 'ui/native-resize-observer.ts'),
      },
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
    resolve: { extensions, alias: mode() === 'production' ? productionReactRouter() : {} },
    performance: { hints: false },
    optimization: {
      // Number modules in order, so that builds are reproducible: the default ids hash paths, some of which include the
      // checkout's folder. Development needs stable ids.
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
    },
  };
}

/** Compiles our own code. */
export function typescript(): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
    type: 'javascript/auto',
  };
}

/** Runs `x.data.ts` during the build (see `data-loader.mjs`), in a separate layer that can't fetch chunks. */
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
