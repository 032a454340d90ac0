import { indianTime } from './indian-time.ts';
import type { RelayState } from './submission.ts';

/** What the inbox says about a deletion request's way to the webhook. `configured`: whether there is a webhook. */
export function describeRelayState(
  state: RelayState,
  { configured }: { configured: boolean },
): string {
  switch (state.kind) {
    case 'delivered':
      return `passed on ${indianTime(state.at)}`;
    case 'settled':
      return `settled by hand ${indianTime(state.at)}`;
    case 'done':
      return 'done; when is no longer kept';
    case 'given-up':
      return `given up after ${state.attempts} tries${because(state.lastOutcome)}`;
    case 'refused':
      return state.lastOutcome === 'status 410'
        ? 'the webhook says that it is gone for good (status 410)'
        : `refused by the webhook${because(state.lastOutcome)}`;
    case 'waiting':
      if (!configured) return 'stored only, no webhook is configured';
      if (state.behindAnother) return 'waits for an earlier request of this email';
      if (state.attempts === 0) return 'about to be passed on';
      return `tried ${state.attempts} times${because(state.lastOutcome)}, again ${indianTime(state.nextTryAt)}`;
  }
}

function because(outcome: string | null): string {
  return outcome === null ? '' : ` (${outcome})`;
}
