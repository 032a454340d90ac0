/**
 * For people who search: everyday words by which they look for a page, besides those of its own name
 * and description. They are not shown.
 */
export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  '/about-us': ['company', 'team', 'who are you', 'doctors', 'people'],
  '/company/leadershipTeam': ['leaders', 'founder', 'ceo', 'management'],
  '/company/careers': ['jobs', 'vacancies', 'hiring', 'work with us', 'open positions'],
  '/company/faq': ['faq', 'help', 'questions'],
  '/clinic': [
    'hospital',
    'doctor',
    'paediatrician',
    'specialist',
    'appointment',
    'address',
    'directions',
    'map',
    'opening hours',
    'timings',
    'app download',
    'allergy',
  ],
  '/school': ['demo', 'screening at school', 'principal', 'teacher', 'medical room'],
  '/privacy-policy': ['terms', 'data', 'gdpr', 'ccpa', 'dpdp', 'cookies', 'consent'],
  '/refund-policy': ['money back', 'cancel', 'payment', 'return'],
  '/company/accessibility': ['wcag', 'screen reader', 'disability', 'keyboard', 'large text'],
  '/company/how-we-make-content': ['sources', 'review', 'editorial', 'medical advice'],
};
