/** What a page or a card is about; each topic has one hue, used the same way everywhere. */
export type Topic = 'physical' | 'behavioural' | 'learning' | 'school' | 'general';

/** The class that gives an element, and all in it, the hue of a topic. */
export const topicClass: Readonly<Record<Topic, string>> = {
  physical: 'ui-topic-physical',
  behavioural: 'ui-topic-behavioural',
  learning: 'ui-topic-learning',
  school: 'ui-topic-school',
  general: 'ui-topic-general',
};
