import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { Countdown } from '../../countdown/countdown.tsx';

/** Counts down to the launch of interventions. */
export const countdownIsland = defineIsland('countdown', function RunningCountdown() {
  const { site } = usePageContext();
  return <Countdown until={site.countdowns.interventions} onTint />;
});
