import type { DeliveryTarget } from '../target/delivery-target.ts';
import { ownTarget } from '../target/own-target.ts';
import type { Caller } from './caller.ts';
import type { RouteContext } from './route-context.ts';

/** Opens the service's own site as a target that acts on behalf of a caller. */
export function targetFor(
  { stores, takePosts, previewAddress }: RouteContext,
  { who, key: { person } }: Caller,
): DeliveryTarget {
  return ownTarget(stores, { who, person, takePosts, previewAddress });
}
