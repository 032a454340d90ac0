import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Page } from 'playwright/test';
import { root } from './site.ts';

/**
 * The address of the other host's page. It is on the tested site, because it must share the origin of the files it
 * loads.
 */
export const anotherHostPath = '/another-host/';

/** A host that relies only on this project's registry and `kit/remote/contract.ts`. */
const program = `
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { mountRootParcel } from 'single-spa';

const json = async (address) => (await fetch(address)).json();
const { microFrontends } = await json('/registry.json');
const [section] = microFrontends['mfe-company'];
const { manifest } = section.extras;
const host = createInstance({
  name: 'another_host',
  remotes: [{ name: 'mfe_company', entry: window.location.origin + manifest }],
  // The host shares it, because sections do not bundle a runtime.
  plugins: [provideRuntime()],
});
const app = await host.loadRemote('mfe_company/app');
const site = await json('/site.json');
const location = { pathname: '/company/faq', search: '', hash: '', state: null, key: 'default' };
const request = new XMLHttpRequest();
request.open('GET', location.pathname);
request.responseType = 'document';
await new Promise((resolve) => {
  request.onload = resolve;
  request.send();
});
const page = document.adoptNode(request.responseXML.querySelector('[data-remote=mfe-company]'));
document.getElementById('place').append(page);
const nothing = () => {};
mountRootParcel(app, {
  domElement: document.createElement('div'),
  page,
  site,
  location,
  navigator: { createHref: String, push: nothing, replace: nothing, go: nothing },
  openDialog: nothing,
  notify: nothing,
  setTitlePrefix: nothing,
  setTitle: nothing,
  onFailure: (error) => console.error(error),
});
`;

const html = `<!doctype html><html lang="en"><head><title>Another host</title>
<script type="module" src="${anotherHostPath}host.js"></script></head>
<body><main id="place"></main></body></html>`;

/**
 * Builds the host with Rspack only, because Module Federation's runtime needs no plugin. Returns its scripts by name.
 */
export async function buildAnotherHost(): Promise<ReadonlyMap<string, string>> {
  const parent = path.join(root, '.cache');
  await mkdir(parent, { recursive: true });
  // Below the root, so that packages resolve.
  const folder = await mkdtemp(path.join(parent, 'another-host-'));
  try {
    const entry = path.join(folder, 'host.mjs');
    await writeFile(entry, program);
    const compiler = rspack({
      mode: 'production',
      context: root,
      entry: { host: entry },
      target: ['web', 'es2022'],
      output: {
        path: path.join(folder, 'out'),
        publicPath: anotherHostPath,
        filename: '[name].js',
      },
    });
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        const failure =
          error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        if (failure || !stats) {
          reject(failure ?? new Error('Nothing was built.'));
          return;
        }
        const { assets } = stats.compilation;
        resolve(new Map(Object.keys(assets).map((name) => [name, String(assets[name]?.source())])));
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves the host's page on the tested site to the pages of a browser. */
export async function serveAnotherHost(
  page: Page,
  scripts: ReadonlyMap<string, string>,
): Promise<void> {
  await page.route(`**${anotherHostPath}**`, (route) => {
    const name = path.posix.basename(new URL(route.request().url()).pathname);
    const script = scripts.get(name);
    return script === undefined
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
}
