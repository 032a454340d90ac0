import { finishChanges, type ShipSurroundings } from '../registry/ship.ts';

/**
 * Draws what a command that was ended has left undone, and says so. A page that cannot be drawn stops
 * nobody: it is told, and the page stays as it was.
 */
export async function finishEarlier(ship: ShipSurroundings): Promise<void> {
  try {
    const pages = await finishChanges(ship);
    if (pages > 0) console.log(`Finished what an earlier command had left: ${pages} pages.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`An earlier command was ended before its pages were drawn. ${reason}`);
  }
}
