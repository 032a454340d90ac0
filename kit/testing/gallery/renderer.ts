import { createRenderer } from '../../remote/renderer.tsx';
import { remote } from './remote.ts';

export const renderer = createRenderer(remote);
