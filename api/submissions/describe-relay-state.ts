import { indianTime } from '../indian-time.ts';
import type { RelayState } from './submission.ts';

/** Describes the delivery state of a deletion request for the inbox. `configured`: whether there is a webhook. */
export function describeRelayState(
  state: RelayState,
  { configured }: { configured: boolean },
): string {
  switch (state.kind) {
    case 'delivered':
      return `delivered ${indianTime(state.at)}`;
    case 'settled':
      return `settled manually ${indianTime(state.at)}`;
    case 'done':
      return 'done, date no longer stored';
    case 'given-up':
      return `gave up after ${state.attempts} attempts${because(state.lastOutcome)}`;
    case 'refused':
      return state.lastOutcome === 'status 410'
        ? 'the webhook is gone for good (status 410)'
        : `rejected by the webhook${because(state.lastOutcome)}`;
    case 'waiting':
      if (!configured) return 'stored only, no webhook is configured';
      if (state.behindAnother) return 'waiting for an earlier request from this email';
      if (state.attempts === 0) return 'about to be delivered';
      return `tried ${state.attempts} times${because(state.lastOutcome)}, next attempt ${indianTime(state.nextTryAt)}`;
  }
}

function because(outcome: string | null): string {
  return outcome === null ? '' : ` (${outcome})`;
}
