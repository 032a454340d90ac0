import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { remote } from './remote.ts';

export const renderer = createRenderer(remote);
