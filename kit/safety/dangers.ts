/** How soon to act on a danger: call or go at once, be seen the same day, or within the week. */
export type Urgency = 'now' | 'today' | 'thisWeek';

/** A sign of danger. Cards only accept dangers of their own urgency. */
export type Danger<When extends Urgency = Urgency> = {
  readonly urgency: When;
  readonly text: string;
};

/**
 * The dangers that several pages mention, each with a single wording and urgency. The cards' schemas reject a danger of
 * another urgency, so no page can contradict another. The texts don't name helplines, because the cards do.
 */
export const dangers = {
  /**
   * Comes first in the urgent card of a page that shows the card on suicide and self-harm. For talk alone, a child must
   * be seen the same day; `suicideNow` covers signs that cannot wait even that long.
   */
  talkOfSuicide: {
    urgency: 'today',
    text: 'Your child talks, writes or jokes about suicide or wanting to die: do not leave them alone, and have them seen by a doctor today',
  },

  /** Comes first in the emergency card of the same pages, which show the card on suicide and self-harm below it. */
  suicideNow: {
    urgency: 'now',
    text: 'A suicide note or plan, an attempt, an overdose, or an injury from self-harm: stay with your child, call now, and follow the steps below',
  },

  /** Voices that give orders to hurt somebody cannot wait; for other voices, a child must be seen the same day. */
  voicesToHarm: {
    urgency: 'now',
    text: 'Your child hears voices that tell them to hurt themselves or somebody else',
  },

  /** Used on all pages about children who may stop eating or drinking, or hear voices. */
  notEatingOrVoices: {
    urgency: 'today',
    text: 'Your child is not eating or drinking, or hears voices that others do not hear: see a doctor today',
  },

  /** CDC, First Aid for Seizures: when to call for an ambulance. */
  seizure: {
    urgency: 'now',
    text: 'A first seizure (fit), one that lasts more than 5 minutes or starts again, or a child who does not wake up after one',
  },

  /** NICE NG217, section 1.1: a child with spasms in clusters is seen the same day. A fit that goes on is `seizure`. */
  spasms: {
    urgency: 'today',
    text: 'Your baby has short runs of sudden nods, bends or stiffening, and is awake in between: film one, and see a doctor today',
  },

  /** WHO's chart booklet for young infants (under 2 months), and NICE NG143, sections 1.2 and 1.5 (under 3). */
  feverUnderThreeMonths: {
    urgency: 'now',
    text: 'A baby under 3 months with a fever needs a hospital doctor at once, even if they seem well. Under 2 months, a fever is 37.5 °C (99.5 °F) or more in the armpit. From 2 months, it is 38 °C (100.4 °F) or more.',
  },

  /** The danger signs of WHO's chart booklet for young infants, at any temperature. */
  illUnderThreeMonths: {
    urgency: 'now',
    text: 'A baby under 3 months who is not feeding well, moves little, is hard to wake or breathes fast: 60 or more breaths a minute under 2 months, 50 or more from 2 months',
  },

  /** WHO's chart booklet for young infants, and NICE CG98: jaundice on the first day, or as far as palms and soles. */
  newbornJaundice: {
    urgency: 'now',
    text: 'A newborn whose skin, gums or eyes look yellow in the first 24 hours of life, or whose palms and soles are yellow: go to a hospital now',
  },

  /** NICE CG98: any other jaundice must be measured within hours, and pale stools may mean that bile is blocked. */
  laterJaundice: {
    urgency: 'today',
    text: 'A baby turns yellow after the first day, is still yellow after two weeks, or has pale, chalky stools: see a doctor today. On brown skin, look at the gums and the whites of the eyes.',
  },

  /** The same sign in an older baby, who must be seen the same day. */
  drinksLess: {
    urgency: 'today',
    text: 'Your baby is 3 months or older and feeds far less than usual: see a doctor today',
  },

  /** WHO's chart booklet, cough or difficult breathing. A younger baby is `illUnderThreeMonths`. */
  breathesFast: {
    urgency: 'today',
    text: 'Your child is 3 months or older and breathes fast: see a doctor today. Count for a whole minute while they are calm. Fast is 50 or more breaths a minute under 1 year, and 40 or more from 1 to 5 years.',
  },

  /** WHO's chart booklet, some dehydration, plus the number of hours without urine that paediatricians use. */
  dehydration: {
    urgency: 'today',
    text: 'Your child is 3 months or older, has loose motions or vomits, and may be dehydrated: see a doctor today. Signs are restlessness, great thirst, sunken eyes, or no urine for 8 hours in a baby or 12 hours in an older child.',
  },

  /**
   * WHO's chart booklet has a health worker assess every young infant (under 2 months) with diarrhoea, and does not
   * count the soft, frequent stools of a breastfed baby. For a baby who is also ill, use `illUnderThreeMonths`.
   */
  looseMotionsUnderThreeMonths: {
    urgency: 'today',
    text: 'Your baby is under 3 months and has loose motions (more watery than usual), even if they feed well: see a doctor today, and keep feeding.',
  },

  /** NICE CG84: vomit the colour of bile, blood in it, or severe pain may be more than a stomach bug. */
  greenVomit: {
    urgency: 'now',
    text: 'Your child vomits something green or bloody, or has severe tummy pain: go to a hospital now',
  },

  /** WHO's fact sheet on dengue. Parents cannot tell which fever a child has, so the text covers any fever. */
  dengue: {
    urgency: 'now',
    text: 'During or after a fever, your child has severe tummy pain, keeps vomiting, bleeds from the nose or gums, or is very restless or drowsy: go to a hospital now. In dengue, these signs often come as the fever falls.',
  },

  /** NICE NG143; NHS on where to look on brown skin. */
  blueOrPale: {
    urgency: 'now',
    text: 'Your child’s skin, lips or tongue look blue, grey or very pale. On brown skin, look at the gums, palms and soles too.',
  },

  /** NICE NG143; NHS on where to look on brown skin. */
  rashThatStays: {
    urgency: 'now',
    text: 'A rash does not fade when you press a clear glass on it. On brown skin, check the palms, the soles and inside the eyelids.',
  },

  /** NICE NG143, meningitis. */
  stiffNeckOrSoftSpot: {
    urgency: 'now',
    text: 'Your child has a fever with a stiff neck or a bulging soft spot on the head',
  },

  /**
   * NHS and India's NDMA on heat stroke; the Wilderness Medical Society's guideline on fever medicine. The only case in
   * which a hot child is cooled with water.
   */
  heatStroke: {
    urgency: 'now',
    text: 'Your child has been in great heat, is very hot, and is confused, drowsy or has collapsed: call now, move them into the shade, wet their skin with cool water and fan them. Fever medicine does not help in heat stroke.',
  },

  /** Used on pages that show the card on poisoning below. */
  poison: {
    urgency: 'now',
    text: 'Your child has, or may have, swallowed a medicine, cleaning fluid, kerosene, a pesticide, a button battery or any other poison: go to a hospital now and follow the steps on this page',
  },

  /** A lost skill at any age (NICE CG128, section 1.3) … */
  lostSkill: {
    urgency: 'thisWeek',
    text: 'Your child has lost a skill they had, at any age: see a doctor this week',
  },

  /** … unless it may come from the brain (NICE NG127). */
  lostBalance: {
    urgency: 'today',
    text: 'Your child’s walking, balance or consciousness has changed: see a doctor today',
  },

  /**
   * A white pupil may be retinoblastoma, and the American Academy of Pediatrics asks for a referral at once. A family
   * may live far from an eye hospital, so the sentence states the longest acceptable delay.
   */
  whitePupil: {
    urgency: 'today',
    text: 'A white glow or a white spot in the pupil, seen directly or in a photo: go to an eye hospital today, and within 72 hours at the latest',
  },

  /** Eye signs that an eye hospital must see the same day. */
  eyeHospitalToday: {
    urgency: 'today',
    text: 'A red, painful eye, an injury to the eye, or a sudden loss of sight: go to an eye hospital today',
  },

  lightHurtsEye: {
    urgency: 'today',
    text: 'Light hurts the eye, or your child sees flashes, many new dark spots or a dark curtain: go to an eye hospital today',
  },

  /** NICE NG127, squint in children: referred at once if the pupil is not red. */
  squintWithWhitePupil: {
    urgency: 'today',
    text: 'A new squint (one eye turns in or out) with a white pupil: go to an eye hospital today',
  },

  redEyelids: {
    urgency: 'today',
    text: 'Red, swollen lids with a fever, or red eyes in a baby under 28 days: see a doctor today',
  },

  bulgingEye: {
    urgency: 'now',
    text: 'Red, swollen lids, and the eye bulges, cannot move or sees less: go to hospital now',
  },

  piercedEye: {
    urgency: 'now',
    text: 'Something has pierced the eye: do not press, rub or pull it out, and go to hospital now',
  },

  /** NICE NG127: the squint may come from the brain. */
  suddenSquint: {
    urgency: 'now',
    text: 'A sudden squint or loss of sight, with headache, vomiting or unsteady walking: go to hospital now',
  },

  /** NICE NG98 asks for this within 24 hours in adults, and no guideline lets a child wait longer. */
  hearingLost: {
    urgency: 'today',
    text: 'Hearing is lost, or gets much worse, within hours or days: see an ENT doctor today',
  },

  fluidFromEar: {
    urgency: 'today',
    text: 'Pus, blood or other fluid comes from the ear: see a doctor today',
  },

  earPain: {
    urgency: 'today',
    text: 'Ear pain is severe, has lasted three days, or comes with a high fever: see a doctor today',
  },

  stuckInEar: {
    urgency: 'today',
    text: 'Something is stuck in the ear: do not try to take it out, and see a doctor today',
  },

  /** WHO's chart booklet, ear problem: mastoiditis. */
  swellingBehindEar: {
    urgency: 'now',
    text: 'There is redness, pain or swelling behind the ear, or the ear sticks out',
  },

  buttonBatteryInEar: {
    urgency: 'now',
    text: 'A button battery is in the ear: go to hospital now, and put nothing into the ear',
  },

  earAfterBlow: {
    urgency: 'now',
    text: 'After a blow to the head, blood or clear fluid comes from the ear, or hearing is lost',
  },

  /** WHO's chart booklet, general danger signs: an infection of the ear may have reached the brain. */
  stiffNeckOrSeizure: {
    urgency: 'now',
    text: 'Your child has a stiff neck with fever, has a seizure, or is hard to wake',
  },

  droopingFace: {
    urgency: 'now',
    text: 'One side of the face droops, or your child is suddenly very dizzy and cannot walk straight',
  },

  /** Used on pages that show the card on sexual abuse below their help cards. */
  childIsHurt: {
    urgency: 'now',
    text: 'Someone is hurting your child. After sexual abuse, go to a hospital now and follow the steps below',
  },

  /** First aid comes before the journey to a hospital. */
  chemicalInEye: {
    urgency: 'now',
    text: 'A chemical in the eye: rinse it with clean running water for 20 minutes, then go to the nearest hospital',
  },
} as const satisfies Readonly<Record<string, Danger>>;

/** Returns a danger as a complete sentence, for a list of sentences. */
export function asSentence<When extends Urgency>({ urgency, text }: Danger<When>): Danger<When> {
  return { urgency, text: `${text}.` };
}
