import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

/**
 * single-spa's `mountRootParcel`, without what it leaves behind: it keeps every root parcel for as long as the page
 * lives, and with its props the element and everything the page was drawn from. A parcel that is gone gets empty props.
 */
export function mountParcel<Props extends object>(
  config: ParcelConfig<Props>,
  props: Props & { domElement: HTMLElement },
): Parcel<Props> {
  const parcel = mountRootParcel<Props>(config, props);
  const empty = async () => {
    try {
      // Takes the props over first and refuses then, because nothing is mounted.
      if (parcel.update) await Reflect.apply(parcel.update, parcel, [{}]);
    } catch {
      // The refusal that was asked for.
    }
  };
  parcel.unmountPromise.then(empty, empty);
  return parcel;
}
