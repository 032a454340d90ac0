/**
 * What a page or a card is about; each topic has one hue, used the same way everywhere. `data-topic` gives an
 * element, and all in it, the hue (`base.css`).
 */
export type Topic = 'physical' | 'behavioural' | 'learning' | 'school' | 'general';
