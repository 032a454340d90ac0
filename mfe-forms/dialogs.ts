import type { DialogProps } from '@site/kit/remote/contract.ts';
import { createParcel } from '@site/kit/remote/create-parcel.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';

export const { bootstrap, mount, update, unmount } = createParcel<DialogProps>(
  'mfe-forms',
  Dialogs,
);
