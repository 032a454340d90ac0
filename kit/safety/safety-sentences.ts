/**
 * Safety sentences shared by all pages. A page must use these instead of its own wording, so that no page can
 * contradict another. Signs for the cards of one urgency are in `dangers.ts`.
 */
export const safetySentences = {
  /** For lost skills at any age in running text (NICE CG128, section 1.3). */
  lossOfSkills:
    'If your child loses a skill they had, at any age, see a doctor this week; see one today if walking, balance or consciousness changes.',

  /** Whom to see first after a loss of skills (NICE CG128, section 1.3). */
  lossOfSkillsWhoFirst:
    'For loss of language after age 3, or of movement at any age, see a paediatrician or a paediatric neurologist first.',

  /** For pages that mention that an asthma medicine can cause signs like anxiety. */
  keepTheInhaler: 'Do not stop an inhaler or any other asthma medicine; ask the doctor first.',

  /** Shown with the statement that glue ear may be watched for three months (NICE NG233). */
  glueEarDoNotWait:
    'Do not wait three months if your child has a cleft palate or Down syndrome. They need an ENT doctor from the start.',

  /** For pages that offer a test or questionnaire. */
  lowScore: 'A low score is no reason to wait: if you are worried, see a doctor.',

  /**
   * For pages that offer a physical test. `lowScore` doesn't fit: a hearing test or check-up has no score, and a low
   * reading isn't good news.
   */
  resultThatLooksFine:
    'A result that looks fine is no reason to wait: if you are worried, see a doctor.',

  /** The limits of our knowledge about the product's own questionnaire. */
  accuracyUnknown:
    'No published study yet shows how often the results of our questionnaires are right.',
} as const;
