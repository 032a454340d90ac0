/**
 * What every page says alike about safety. A page that needs one of these sentences uses it from here and
 * never words its own, so that no page can contradict another. A sign that belongs in a card of one urgency
 * is in `dangers.ts`.
 */
export const safetySentences = {
  /** One wording for lost skills at any age in running text (NICE CG128, section 1.3). */
  lossOfSkills:
    'If your child loses a skill they had, at any age, see a doctor this week; see one today if walking, balance or consciousness changes.',

  /** Who to see first after a loss of skills (NICE CG128, section 1.3). */
  lossOfSkillsWhoFirst:
    'For loss of language after age 3, or of movement at any age, see a paediatrician or a paediatric neurologist first.',

  /** Wherever a page says that an asthma medicine can bring signs like anxiety. */
  keepTheInhaler: 'Do not stop an inhaler or any other asthma medicine; ask the doctor first.',

  /** Beside the three months that glue ear may be watched for (NICE NG233). */
  glueEarDoNotWait:
    'Do not wait three months if your child has a cleft palate or Down syndrome. They need an ENT doctor from the start.',

  /** Wherever a test or questionnaire is offered. */
  lowScore: 'A low score is no reason to wait: if you are worried, see a doctor.',

  /**
   * Wherever a test of the body is offered, as `lowScore` is of a questionnaire: a hearing test or a
   * check-up gives no score, and a low reading there is no good news.
   */
  resultThatLooksFine:
    'A result that looks fine is no reason to wait: if you are worried, see a doctor.',

  /** Under the heading of pages about depression and anxiety; the numbers to call follow it. */
  suicideStrip: 'Is your child talking about suicide? Stay with them, and call now.',

  /** What is not known about the product's own questionnaire. */
  accuracyUnknown:
    'No published study yet shows how often the results of our questionnaires are right.',
} as const;
