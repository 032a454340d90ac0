/**
 * Stands beside every start of a questionnaire about behaviour, feelings or learning: a child in danger
 * needs help first. How soon is said on the page it leads to, so that nothing here can contradict it. It leads to the page on depression, which has the card
 * on suicide and self-harm under "When to get help".
 */
export const dangerHelp = {
  text: 'Does your child talk about suicide, or have they hurt themselves? Stay with them, and get help before any questionnaire.',
  link: 'What to do now',
  href: '/assessments/behavioral/depression#help',
} as const;
