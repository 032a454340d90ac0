/** What parents type when a child has had an accident, or is in danger now. */
const dangerWords = [
  /\b(?:bit|bites?|bitten|stung|stings?|rabies|snakes?|scorpions?)\b/,
  /\b(?:burn(?:s|t|ed)?|scald(?:s|ed)?|electric shock|electrocuted)\b/,
  /\b(?:chok(?:e|es|ed|ing)|drown(?:s|ed|ing)?|suffocat\w*)\b/,
  /\bhead injur\w*|\b(?:hit|hurt|banged|bumped|fell on) (?:his |her |their |the )?head\b/,
  /\b(?:poison\w*|swallowed|overdose|kerosene|pesticide|button battery)\b/,
  /\b(?:not breathing|cannot breathe|unconscious|collapsed|bleeding|seizures?|convulsions?)\b/,
  /\b(?:saa?np|ze?hee?r|jal ga(?:ya|yi)|kutte ne kaa?ta)\b/,
];

/** Children who bite their nails are in no danger. */
const harmless = /\bnails?\b/;

/** Whether a search is about an accident or an emergency, so that its answer must begin with whom to call. */
export function soundsDangerous(query: string): boolean {
  const typed = query.toLowerCase();
  return !harmless.test(typed) && dangerWords.some((words) => words.test(typed));
}
