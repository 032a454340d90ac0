/**
 * The words that every condition page shares. `{name}` stands for the condition's short name as a sentence has it;
 * `{from}`, `{to}` and `{unit}` for an age band.
 */
export const conditionPageWords = {
  /** Above what the pictures of signs show, in a few words each. */
  signsInShort: 'Signs in short',
  /** The box under the heading. */
  brief: {
    outlook: 'Will it pass?',
    today: 'What to do today',
    freeHelp: 'Free help in India',
  },
  onThisPage: 'On this page',
  /** Where to: the hash of a tab, or the id of a section. */
  jumps: [
    { label: 'When to get help', to: 'help' },
    { label: 'Signs', to: 'signs' },
    { label: 'Causes', to: 'causes' },
    { label: 'Diagnosis', to: 'diagnosis' },
    { label: 'What helps', to: 'treatment' },
  ],
  /** What is printed on two sheets, and how. */
  essentials: {
    heading: 'The essentials, on two sheets',
    text: 'What it is, the warning signs, what to do today and whom to call.',
    print: 'Print the essentials',
    /** Seen once the link above was pressed, for browsers that do not open their print window by themselves. */
    ready: 'Print this page now, and only the essentials come out.',
    whole: 'Print the whole page instead',
    /** On paper, above what to do today. */
    today: 'What to do today',
    /** At the end of every printed page. */
    foot: 'The whole page, with its sources: {address}. Screening is not diagnosis. Questions to {product}: {phone}, {hours}.',
    awaitsClinician: 'Awaiting clinical review.',
  },
  ageQuestion: 'How old is your child?',
  /** Under the ages, when a wider one was chosen on another page: `{first}` and `{last}` are ages that fit it. */
  agesMarked:
    'The ages that fit your earlier choice are marked: {first} to {last}. Choose your child’s.',
  /** Stands in place of the question when there is only one age band. */
  onlyAge: 'For children aged {ages}',
  /** The same where the band has no upper end. */
  onlyAgeUp: 'For children aged {from} and over',
  /** Leads from the chosen age to the tab of signs, where signs are told age by age. */
  signsAtAge: 'Signs at {ages}',
  start: 'Get started with assessment',
  startNote: 'Opens our assessment site in a new tab.',
  allAbout: 'All about {name}',
  tabsLabel: 'About {name}',
  /** What each tab pages through, in the plural; screen readers say "Next types", "All 11 types". */
  paged: {
    types: 'types',
    signs: 'signs',
    signGroups: 'groups of signs',
    causes: 'causes',
    causeGroups: 'groups of causes',
    treatmentGroups: 'kinds of help',
  },
  /** Under the signs of an age: what to ask about, in four kinds. */
  askTheDoctor: {
    heading: 'Ask the doctor if your child…',
    movement: 'Movement',
    hands: 'Hands',
    languageAndHearing: 'Language and hearing',
    social: 'Being with others',
  },
  /** Where everyday life speaks of school. */
  helpAtSchool: 'Help at school and in exams, step by step',
  /** Opens the list of costs on a phone. */
  costs: 'What is free, and what is not',
  consultExpert: 'Consult our expert',
  related: 'You may also want to read',
} as const;
