import { createRemoteApp } from '@site/kit/remote/create-remote-app.tsx';
import { remote } from './remote.ts';

export const { bootstrap, mount, update, unmount, prepare } = createRemoteApp(remote);
