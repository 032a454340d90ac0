/**
 * Said wherever a test of the body is offered, as `safetySentences.lowScore` is of a questionnaire: a
 * hearing test or a check-up gives no score, and a low reading there is no good news.
 */
export const FINE_RESULT =
  'A result that looks fine is no reason to wait: if you are worried, see a doctor.';
