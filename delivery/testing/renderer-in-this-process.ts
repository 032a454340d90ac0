import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RouteDeclaration } from '@site/kit/remote/contract.ts';
import type { WhichPosts } from '@site/kit/remote/services.ts';
import { rendererFile } from '../releases/release-store.ts';
import {
  checkedRenderer,
  type ReleaseRenderer,
  type RendererOrder,
} from '../render/release-renderer.ts';

/** The exports of a renderer file, not yet validated. */
type Exported = {
  prefixes?: readonly string[];
  routes?: readonly RouteDeclaration[];
} & Readonly<Record<string, unknown>>;

/**
 * For tests that do not cover process isolation: starts a renderer in this process, which saves starting another. Clones
 * all arguments and results, as messages between processes are.
 */
export async function startRendererInThisProcess({
  dataDir,
  name,
  id,
  services,
}: RendererOrder): Promise<ReleaseRenderer> {
  const file = rendererFile(dataDir, name, id);
  const exports: { renderer?: Exported } = {};
  // `require` would cache the module, but every start must run it afresh.
  const run = compileFunction(await readFile(file, 'utf8'), ['exports', 'require'], {
    filename: file,
  });
  run(exports, createRequire(file));
  const { renderer } = exports;
  if (!renderer) throw new Error(`${file} exports no renderer.`);
  const { prefixes, routes } = renderer;
  return checkedRenderer(`${name} ${id}`, {
    prefixes,
    routes,
    methods: Object.keys(renderer).filter((key) => typeof renderer[key] === 'function'),
    async call({ method, request, onAsked }) {
      const called = renderer[method];
      if (typeof called !== 'function') throw new Error(`The renderer has no method ${method}.`);
      const given = {
        publishedBlogs: async (which: WhichPosts) => {
          onAsked?.(['publishedBlogs', which]);
          return structuredClone(await services.publishedBlogs(which));
        },
        blog: async (blogId: string) => {
          onAsked?.(['blog', blogId]);
          return structuredClone(await services.blog(blogId));
        },
      };
      const withServices = (argument: unknown) =>
        typeof argument === 'object' && argument !== null && 'services' in argument
          ? { ...argument, services: given }
          : argument;
      const value: unknown = await called.apply(
        renderer,
        structuredClone(request).map(withServices),
      );
      return structuredClone(value);
    },
    close() {},
  });
}
