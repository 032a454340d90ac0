/**
 * What every page says alike about a danger. A page that needs one of these sentences uses it from
 * here, in a card, a paragraph or a point, and never writes a wording of its own, so that no page can
 * contradict another. None of them names a helpline: the card beside it does.
 */
export const safetySentences = {
  /**
   * First in the urgent card of a page that shows the card on suicide and self-harm. Talk alone is seen
   * the same day; what cannot wait even that long is `suicideNow`.
   */
  talkOfSuicide:
    'Your child talks, writes or jokes about suicide or wanting to die: do not leave them alone, and have them seen by a doctor today',

  /** First in the emergency card of the same pages, where the card on suicide and self-harm is below. */
  suicideNow:
    'A suicide note or plan, an attempt, an overdose, or an injury from self-harm: stay with your child, call now, and follow the steps below',

  /** Voices that give orders to hurt somebody cannot wait, and other voices are seen the same day. */
  voicesToHarm: 'Your child hears voices that tell them to hurt themselves or somebody else',

  /** Said the same wherever a child may stop eating or drinking, or hear voices. */
  notEatingOrVoices:
    'Your child is not eating or drinking, or hears voices that others do not hear: see a doctor today',

  /** NICE NG143 (fever in under 5s), sections 1.2 and 1.5: a red sign in a baby under 3 months. */
  feverUnderThreeMonths:
    'A baby under 3 months with a temperature of 38 °C (100.4 °F) or more needs a hospital doctor at once. Go even if your baby seems well.',

  /** One wording for lost skills at any age (NICE CG128, section 1.3). */
  lossOfSkills:
    'If your child loses a skill they had, at any age, see a doctor this week; see one today if walking, balance or consciousness changes.',

  /** Who to see first after a loss of skills (NICE CG128, section 1.3). */
  lossOfSkillsWhoFirst:
    'For loss of language after age 3, or of movement at any age, see a paediatrician or a paediatric neurologist first.',

  /** A white pupil may be retinoblastoma. */
  whitePupil:
    'A white glow or a white spot in the pupil, in life or in a photograph: go to an eye hospital within days',

  /** Eye signs that an eye hospital must see the same day. */
  eyeHospitalToday:
    'A red, painful eye, an injury to the eye, or a sudden loss of sight: go to an eye hospital today',

  /** First aid comes before the journey. */
  chemicalInEye:
    'A chemical in the eye: rinse it with clean running water for 20 minutes, then go to the nearest hospital',

  /** Wherever a page says that an asthma medicine can bring signs like anxiety. */
  keepTheInhaler: 'Do not stop an inhaler or any other asthma medicine; ask the doctor first.',

  /** Wherever a test or questionnaire is offered. */
  lowScore: 'A low score is no reason to wait: if you are worried, see a doctor.',

  /**
   * Wherever a test of the body is offered, as `lowScore` is of a questionnaire: a hearing test or a
   * check-up gives no score, and a low reading there is no good news.
   */
  resultThatLooksFine:
    'A result that looks fine is no reason to wait: if you are worried, see a doctor.',

  /** What is not known about the product's own questionnaire. */
  accuracyUnknown:
    'No study has yet been published of how often the results of our questionnaires are right.',
} as const;
