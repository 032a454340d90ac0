import { accordionFrame } from '@site/kit/ui/accordion-frame.tsx';

/** What is alive on the questions page. */
export const islands = [accordionFrame];
