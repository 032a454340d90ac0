/**
 * Stands beside every start of a questionnaire about behaviour, feelings or learning: a child in danger
 * needs help today, and no questionnaire first. It leads to the page on depression, which has the card
 * on suicide and self-harm under "When to get help".
 */
export const dangerHelp = {
  text: 'A child who talks about suicide or hurts themselves needs help today. Stay with them.',
  link: 'What to do now',
  href: '/assessments/behavioral/depression#help',
} as const;
