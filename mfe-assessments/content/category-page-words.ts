/**
 * The words that the category pages share. `{ages}` stands for a range of ages, `{city}` for a clinic's
 * city. The specification's wordings (section 2, Assessment category pages) are kept to the letter.
 */
export const categoryPageWords = {
  price: {
    label: 'All assessment at a discounted price',
    /** Read out before the old and the new price. */
    was: 'Was',
    now: 'now',
    only: 'only',
  },
  ageQuestion: 'How old is your child?',
  /** Under the ages, when a wider one was chosen on another page: `{first}` and `{last}` are ages that fit it. */
  agesMarked:
    'The ages that fit your earlier choice are marked: {first} to {last}. Choose your child’s.',
  onlyAge: 'For children aged {ages}',
  /** Above the assessments that fit the chosen age. */
  forThisAge: 'Assessments for this age',
  /** After an assessment whose page is for more ages than its questionnaire. */
  questionnaireFor:
    'Our questionnaire is for {ages}. At other ages, read about it and how to get help.',
  start: 'Get started with assessment',
  startNote: 'Opens our assessment site in a new tab.',
  read: 'Read more',
  /** Heard after the words above, which every card has; `{title}` is the condition. */
  about: 'about {title}',
  /** On the cards that fit the chosen age, and on the others. */
  fitsAge: 'For {ages}',
  otherAge: 'Not for the age you chose',
  allConditions: 'All conditions from A to Z',
  helpAtSchool: 'Help at school and in exams',
  /** Names the links to the other categories. */
  others: 'Other assessments',
  categories: {
    physical: 'Physical check-up',
    behavioural: 'Behavioural assessments',
    learning: 'Learning assessments',
  },
  consultExpert: 'Consult our expert',
  visit: {
    select: 'Select Clinic',
    only: 'Currently available only in Bengaluru',
    book: 'Book consultation visit',
    /** What the booking desk or the call back is told. */
    wanted: 'a consultation visit at the clinic in {city}',
  },
} as const;
