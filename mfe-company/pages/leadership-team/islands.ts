import { leaderPlate } from './leader-plate.tsx';

/** What is alive on the leadership page. */
export const islands = [leaderPlate];
