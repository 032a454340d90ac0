import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

/**
 * single-spa's `mountRootParcel`, without its leak: it keeps every root parcel for the life of the page, and through
 * its props the element and everything rendered in it. An unmounted parcel gets empty props.
 */
export function mountParcel<Props extends object>(
  config: ParcelConfig<Props>,
  props: Props & { domElement: HTMLElement },
): Parcel<Props> {
  const parcel = mountRootParcel<Props>(config, props);
  const empty = async () => {
    try {
      // Stores the props before it rejects because nothing is mounted.
      if (parcel.update) await Reflect.apply(parcel.update, parcel, [{}]);
    } catch {
      // The expected rejection.
    }
  };
  parcel.unmountPromise.then(empty, empty);
  return parcel;
}
