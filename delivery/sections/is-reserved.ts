import { SEARCH_INDEX_PART, SEARCH_INDEX_PATH } from '@site/kit/remote/registry.ts';
import { isBelow } from '../compose/page-path.ts';
import {
  iconAddresses,
  probePaths,
  ROBOTS_PATH,
  SITE_MAP_PART,
  SITE_MAP_PATH,
} from '../compose/site-addresses.ts';

/** Paths that belong to the site as a whole. */
const reserved = [
  '/r',
  '/website',
  '/api',
  '/.well-known',
  ...Object.values(probePaths),
  '/registry.json',
  '/site.json',
  SEARCH_INDEX_PATH,
  SITE_MAP_PATH,
  ROBOTS_PATH,
  ...Object.keys(iconAddresses),
];

/** Whether a path belongs to the site as a whole, so that no section may own it. */
export function isReserved(prefix: string): boolean {
  return (
    reserved.some((own) => isBelow(prefix, own)) ||
    [SITE_MAP_PART, SEARCH_INDEX_PART].some((own) => own.test(prefix))
  );
}
