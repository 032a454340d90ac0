import * as v from 'valibot';

export const postTopics = ['physical', 'behavioural', 'learning', 'school', 'general'] as const;

/**
 * Determines the small label above a post's title, and the colour of its page. Lists of posts have it without the other
 * details, which need the schemas of medical facts and dangers.
 */
export const postCategory = v.object({ label: v.string(), topic: v.picklist(postTopics) });
