import type { DataChange, RemoteRenderer, RouteDeclaration } from '@site/kit/remote/contract.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import type { DocumentParts } from '../../shell/document.tsx';
import type { ShellRenderer } from '../../shell/renderer.ts';
import type { PartName } from '../releases/release.ts';
import {
  addresses,
  documents,
  errorFragment,
  RenderError,
  renderedDocument,
  renderedPage,
  searchEntries,
} from './rendered.ts';

/** The renderer of one release. Its results are validated, and its failures are `RenderError`s. */
export type ReleaseRenderer = {
  /** A section's prefixes; empty for the shell. */
  prefixes: readonly string[];
  routes: readonly RouteDeclaration[];
  paths: (site: SiteConfig) => Promise<readonly string[]>;
  touchedBy: (change: DataChange, site: SiteConfig) => Promise<readonly string[]>;
  documents: (site: SiteConfig) => Promise<v.InferOutput<typeof documents>>;
  searchEntries: (site: SiteConfig) => Promise<v.InferOutput<typeof searchEntries>>;
  render: (pagePath: string, site: SiteConfig) => Promise<v.InferOutput<typeof renderedPage>>;
  renderDocument: (parts: DocumentParts) => Promise<string>;
  renderErrorFragment: (
    site: SiteConfig,
    reason: 'notFound' | 'failed',
  ) => Promise<v.InferOutput<typeof errorFragment>>;
  /** Whether the renderer has requested data so far. */
  hasReadData: () => boolean;
  close: () => void;
};

/** The release to render, and the services that it may use. */
export type RendererOrder = { dataDir: string; name: PartName; id: string; services: Services };

export type StartRenderer = (order: RendererOrder) => Promise<ReleaseRenderer>;

export type RendererMethod = keyof RemoteRenderer | keyof ShellRenderer;

/** A renderer's code, running in its process. */
export type RunningRenderer = {
  prefixes?: readonly string[] | undefined;
  routes?: readonly RouteDeclaration[] | undefined;
  /** The methods it implements. */
  methods: readonly string[];
  /**
   * Calls a method. Arguments with `services: true` receive the services. Rejects with the renderer's error, or with a
   * `RenderError` if the renderer was stopped while working on `about`.
   */
  call: (method: RendererMethod, request: readonly unknown[], about: string) => Promise<unknown>;
  hasReadData: () => boolean;
  close: () => void;
};

/** Validates a renderer's results, and adds context to its errors. */
export function checkedRenderer(label: string, running: RunningRenderer): ReleaseRenderer {
  const { prefixes = [], routes = [] } = running;

  async function call<Schema extends v.GenericSchema>(
    method: RendererMethod,
    request: readonly unknown[],
    about: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const value = await running.call(method, request, about).catch((error: Error) => {
      throw error instanceof RenderError ? error : failure(about, error);
    });
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw failure(
      about,
      new Error(`invalid result (${v.getDotPath(issue) ?? 'root'}): ${issue.message}`),
    );
  }

  function failure(about: string, { message, cause }: Error): RenderError {
    return new RenderError(`${label} failed on ${about}: ${message}`, { cause });
  }

  /** Calls an optional method. Returns an empty list if the renderer doesn't have it. */
  async function list<Schema extends v.GenericSchema<unknown, readonly unknown[]>>(
    method: RendererMethod,
    request: readonly unknown[],
    about: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    return running.methods.includes(method)
      ? call(method, request, about, schema)
      : v.parse(schema, []);
  }

  return {
    prefixes,
    routes,
    paths: (site) => call('paths', [{ site, services: true }], 'its list of pages', addresses),
    touchedBy: (change, site) =>
      list('touchedBy', [{ change, site, services: true }], 'what a change touches', addresses),
    documents: (site) => list('documents', [{ site, services: true }], 'its files', documents),
    searchEntries: (site) =>
      list('searchEntries', [{ site, services: true }], 'its search entries', searchEntries),
    render: (pagePath, site) =>
      call('render', [{ path: pagePath, site, services: true }], pagePath, renderedPage),
    renderDocument: (parts) =>
      call('renderDocument', [parts], `the document of ${parts.pathname}`, renderedDocument),
    renderErrorFragment: (site, reason) =>
      call('renderErrorFragment', [site, reason], 'its page for errors', errorFragment),
    hasReadData: running.hasReadData,
    close: running.close,
  };
}
