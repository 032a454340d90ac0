import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

/**
 * Wraps single-spa's `mountRootParcel` to fix a leak. single-spa retains every root parcel for the life of the page
 * and, through the parcel's props, its element and everything rendered in it. So this replaces an unmounted parcel's
 * props with empty ones.
 */
export function mountParcel<Props extends object>(
  config: ParcelConfig<Props>,
  props: Props & { domElement: HTMLElement },
): Parcel<Props> {
  const parcel = mountRootParcel<Props>(config, props);
  const empty = async () => {
    try {
      // `update` stores the props before it rejects because nothing is mounted.
      if (parcel.update) await Reflect.apply(parcel.update, parcel, [{}]);
    } catch {
      // Expected, see above.
    }
  };
  parcel.unmountPromise.then(empty, empty);
  return parcel;
}
