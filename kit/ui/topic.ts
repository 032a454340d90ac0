/** What a page or a card is about; each topic has one hue, used the same way everywhere. */
export type Topic = 'physical' | 'behavioural' | 'learning' | 'school' | 'general';

/** The class that gives an element, and all in it, the hue of a topic. */
export const topicClass: Readonly<Record<Topic, string>> = {
  physical: 'topic-physical',
  behavioural: 'topic-behavioural',
  learning: 'topic-learning',
  school: 'topic-school',
  general: 'topic-general',
};
