import type { PostOverview } from '@site/kit/api/post.ts';
import type { RemoteRenderer, RouteDeclaration } from '@site/kit/remote/contract.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import type { DocumentParts } from '../../shell/document.tsx';
import type { ShellRenderer } from '../../shell/renderer.ts';
import type { PartName } from '../releases/release.ts';
import type { Question } from './messages.ts';
import {
  addresses,
  documents,
  errorFragment,
  RenderError,
  renderedDocument,
  renderedPage,
  searchEntries,
} from './rendered.ts';

/** Called for each question that a call asks of the services. */
export type OnAsked = (question: Question) => void;

/** The renderer of one release. Its results are validated, and its failures are `RenderError`s. */
export type ReleaseRenderer = ReturnType<typeof checkedRenderer>;

/** The release to render, and the services that it may use. */
export type RendererOrder = { dataDir: string; name: PartName; id: string; services: Services };

export type StartRenderer = (order: RendererOrder) => Promise<ReleaseRenderer>;

/** A call of a renderer's method. `about` names its subject in errors. */
export type RendererCall = {
  method: keyof RemoteRenderer | keyof ShellRenderer;
  /** Arguments with `services: true` receive the services. */
  request: readonly unknown[];
  about: string;
  onAsked?: OnAsked | undefined;
};

/** A renderer's code, running in its process. */
export type RunningRenderer = {
  prefixes?: readonly string[] | undefined;
  routes?: readonly RouteDeclaration[] | undefined;
  posts?: readonly PostOverview[] | undefined;
  /** The methods it implements. */
  methods: readonly string[];
  /** Rejects with the renderer's error, or with a `RenderError` if the renderer was stopped. */
  call: (call: RendererCall) => Promise<unknown>;
  close: () => void;
};

/** Validates a renderer's results, and adds context to its errors. */
export function checkedRenderer(label: string, running: RunningRenderer) {
  async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    { about, ...rest }: RendererCall,
  ): Promise<v.InferOutput<Schema>> {
    const failure = ({ message, cause }: Error) =>
      new RenderError(`${label} failed on ${about}: ${message}`, { cause });
    const value = await running.call({ about, ...rest }).catch((error: Error) => {
      throw error instanceof RenderError ? error : failure(error);
    });
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    const place = v.getDotPath(issue) ?? 'root';
    throw failure(new Error(`invalid result (${place}): ${issue.message}`));
  }

  const optional =
    <Schema extends v.GenericSchema<unknown, readonly unknown[]>>(
      method: 'documents' | 'searchEntries',
      about: string,
      schema: Schema,
    ) =>
    async (site: SiteConfig, onAsked?: OnAsked): Promise<v.InferOutput<Schema>> =>
      running.methods.includes(method)
        ? call(schema, { method, request: [{ site, services: true }], about, onAsked })
        : v.parse(schema, []);

  return {
    /** A section's prefixes; empty for the shell. */
    prefixes: running.prefixes ?? [],
    routes: running.routes ?? [],
    posts: running.posts ?? [],
    paths: (site: SiteConfig, onAsked?: OnAsked) =>
      call(addresses, {
        method: 'paths',
        request: [{ site, services: true }],
        about: 'its list of pages',
        onAsked,
      }),
    documents: optional('documents', 'its files', documents),
    searchEntries: optional('searchEntries', 'its search entries', searchEntries),
    render: (path: string, site: SiteConfig, onAsked?: OnAsked) =>
      call(renderedPage, {
        method: 'render',
        request: [{ path, site, services: true }],
        about: path,
        onAsked,
      }),
    renderDocument: (parts: DocumentParts) =>
      call(renderedDocument, {
        method: 'renderDocument',
        request: [parts],
        about: `the document of ${parts.pathname}`,
      }),
    renderErrorFragment: (site: SiteConfig, reason: 'notFound' | 'failed') =>
      call(errorFragment, {
        method: 'renderErrorFragment',
        request: [site, reason],
        about: 'its page for errors',
      }),
    close: running.close,
  };
}
