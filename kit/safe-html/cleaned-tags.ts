/**
 * The attributes of an element as cleaned HTML has them: names, each with a value in double quotes. Part of
 * a regular expression; text that only looks like an element has its `<` escaped and does not match.
 */
export const CLEANED_ATTRIBUTES = String.raw`(?:\s+[\w-]+="[^"]*")*\s*`;
