import * as v from 'valibot';
import { isPartName } from '@site/delivery/releases/release.ts';
import { packRelease } from '@site/delivery/releases/release-archive.ts';
import { releaseReader } from '@site/delivery/releases/fetch-release.ts';
import {
  canaryBegun,
  latestCanaryAnswer,
  canaryStepped,
  canaryStopped,
} from '../service/canary-messages.ts';
import {
  callerAnswer,
  dryRun,
  history,
  releaseList,
  shipped,
  uploadAnswer,
} from '../service/messages.ts';
import { previewList, previewMade } from '../service/preview-messages.ts';
import { sectionList } from '../service/section-routes.ts';
import type { Outcome } from '@site/delivery/promotion/plan.ts';
import type { DeliveryTarget, PreviewAnswer, Promotion } from './delivery-target.ts';
import { callService, ServiceError } from './service-call.ts';
import type { ServiceAddress } from './target-config.ts';

/** A delivery service as a target. `dataDir` contains the releases built on this machine. */
export function serviceTarget(address: ServiceAddress, dataDir: string): DeliveryTarget {
  const orderFor = <Schema extends v.GenericSchema>(path: string, json: unknown, schema: Schema) =>
    callService(address, { method: 'POST', path, body: { json } }, schema).catch(
      (error: unknown) => ({ kind: 'refused' as const, ...refusedFor(error) }),
    );
  const order = (path: string, json: unknown): Promise<Outcome> => orderFor(path, json, shipped);

  return {
    async release(release) {
      const path = `/v1/sections/${release.name}/releases`;
      const body = { file: await packRelease(release, releaseReader(dataDir, release)) };
      await callService(address, { method: 'POST', path, body }, uploadAnswer);
    },
    async preview({ parts, config, posts, days }): Promise<PreviewAnswer> {
      const json = {
        parts: parts.map(({ name, id }) => ({ section: name, release: id })),
        config,
        posts,
        days,
      };
      const post = { method: 'POST', path: '/v1/previews', body: { json } } as const;
      const answer = await callService(address, post, previewMade).catch(refusedFor);
      if ('problems' in answer) return { kind: 'refused', problems: answer.problems };
      const { preview, ...rest } = answer;
      return { kind: 'made', ...rest, preview: withDate(preview) };
    },
    async previews() {
      const get = { method: 'GET', path: '/v1/previews' } as const;
      const { previews } = await callService(address, get, previewList);
      return previews.map(withDate);
    },
    async endPreview(id) {
      const body = { json: { preview: id } };
      const post = { method: 'POST', path: '/v1/ended-previews', body } as const;
      return callService(address, post, v.null()).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ServiceError && error.kind === 'nothing-here') return false;
          throw error;
        },
      );
    },
    promote: (promotion) => order('/v1/promotions', messageOf(promotion)),
    dryRun: (promotion) => orderFor('/v1/dry-runs', messageOf(promotion), dryRun),
    rollBack: (section, why) => order('/v1/rollbacks', { section, why }),
    canary: {
      begin: ({ parts, share, allowBrokenLinks, gone, why }) => {
        const sent = parts.map(({ name, id }) => ({ section: name, release: id }));
        const json = { parts: sent, share, allowBrokenLinks, gone, why };
        return orderFor('/v1/canaries', json, canaryBegun);
      },
      step: (share, why) => orderFor('/v1/canary-shares', { share, why }, canaryStepped),
      stop: (why) => orderFor('/v1/canary-ends', { why }, canaryStopped),
      async latest() {
        const get = { method: 'GET', path: '/v1/canaries' } as const;
        const { latest } = await callService(address, get, latestCanaryAnswer);
        if (!latest) return null;
        const {
          canary: { parts, startedAt, endedAt, ...canary },
          stages,
        } = latest;
        return {
          canary: {
            ...canary,
            parts: parts.map(({ section, release }) => ({ name: section, id: release })),
            startedAt: new Date(startedAt),
            endedAt: endedAt === null ? null : new Date(endedAt),
          },
          stages,
        };
      },
    },
    async parts() {
      const me = await callService(address, { method: 'GET', path: '/v1/me' }, callerAnswer);
      return me.sections.map(({ name }) => name).filter(isPartName);
    },
    async sections() {
      const get = { method: 'GET', path: '/v1/site-sections' } as const;
      return (await callService(address, get, sectionList)).sections;
    },
    changeSections: (change, why) => order('/v1/section-changes', { change, why }),
    async releases(name) {
      const get = { method: 'GET', path: `/v1/sections/${name}/releases` } as const;
      const { releases } = await callService(address, get, releaseList);
      return releases.map((each) => ({ ...each, releasedAt: new Date(each.releasedAt) }));
    },
    async history(most, naming) {
      const query = new URLSearchParams({
        most: String(most),
        ...(naming !== undefined && { naming }),
      });
      const get = { method: 'GET', path: `/v1/history?${query}` } as const;
      const { entries } = await callService(address, get, history);
      return entries.map((entry) => ({ ...entry, at: new Date(entry.at) }));
    },
  };
}

function messageOf({ parts, ...rest }: Promotion) {
  return { ...rest, parts: parts.map(({ name, id }) => ({ section: name, release: id })) };
}

/** The reasons of a rejection. Rethrows everything else. */
function refusedFor(error: unknown): { problems: readonly string[] } {
  if (error instanceof ServiceError && error.kind === 'refused')
    return { problems: error.problems };
  throw error;
}

function withDate<Listed extends { endsAt: string }>({ endsAt, ...rest }: Listed) {
  return { ...rest, endsAt: new Date(endsAt) };
}
