import { createRemoteApp } from '@site/kit/remote/lifecycles.tsx';
import { remote } from './remote.ts';

export const { bootstrap, mount, update, unmount, prepare } = createRemoteApp(remote);
