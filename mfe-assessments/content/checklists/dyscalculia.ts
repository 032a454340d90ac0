import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/learning/dyscalculia`. */
export const checklist = {
  topic: 'learning',
  slug: 'dyscalculia',
  name: { en: 'Dyscalculia', hi: 'डिस्कैल्कुलिया (गणित में परेशानी)', kn: 'ಡಿಸ್ಕ್ಯಾಲ್ಕುಲಿಯಾ (ಗಣಿತದ ತೊಂದರೆ)' },
  ages: { from: 5, to: 15 },
  signs: [
    {
      from: 'skips numbers',
      en: 'Before school: finds it hard to learn to count, or skips numbers',
      hi: 'स्कूल से पहले: गिनती सीखने में मुश्किल, या बीच के अंक छोड़ देना',
      kn: 'ಶಾಲೆಗೆ ಮೊದಲು: ಎಣಿಸಲು ಕಲಿಯುವುದು ಕಷ್ಟ, ಅಥವಾ ನಡುವಿನ ಸಂಖ್ಯೆಗಳನ್ನು ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'two or three things',
      en: 'Counts even two or three things one by one',
      hi: 'दो-तीन चीज़ें भी एक-एक करके गिनना',
      kn: 'ಎರಡು-ಮೂರು ವಸ್ತುಗಳನ್ನೂ ಒಂದೊಂದಾಗಿ ಎಣಿಸುತ್ತದೆ',
    },
    {
      from: 'which is more',
      en: 'Cannot say at once which is more, 7 or 9',
      hi: '7 और 9 में कौन बड़ा है, यह तुरंत न बता पाना',
      kn: '7 ಮತ್ತು 9ರಲ್ಲಿ ಯಾವುದು ದೊಡ್ಡದು ಎಂದು ತಕ್ಷಣ ಹೇಳಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'counts on fingers',
      en: 'Still counts on fingers, and from one each time',
      hi: 'अब भी उँगलियों पर गिनना, और हर बार एक से शुरू करना',
      kn: 'ಈಗಲೂ ಬೆರಳುಗಳಲ್ಲಿ, ಪ್ರತಿ ಸಲ ಒಂದರಿಂದಲೇ ಎಣಿಸುತ್ತದೆ',
    },
    {
      from: 'Learns a table',
      en: 'Learns a table in the evening and has forgotten it by morning',
      hi: 'शाम को याद किया पहाड़ा सुबह तक भूल जाना',
      kn: 'ಸಂಜೆ ಕಲಿತ ಮಗ್ಗಿ ಬೆಳಿಗ್ಗೆ ಮರೆತುಹೋಗುತ್ತದೆ',
    },
    {
      from: '31 for 13',
      en: 'Writes numbers the wrong way round, such as 31 for 13',
      hi: 'अंक उलटे लिखना, जैसे 13 की जगह 31',
      kn: 'ಸಂಖ್ಯೆಯನ್ನು ತಿರುಗಿಸಿ ಬರೆಯುತ್ತದೆ, 13ರ ಬದಲು 31',
    },
    {
      from: 'worth more than',
      en: 'Does not see that the 2 in 25 is worth more than the 5',
      hi: 'यह न समझना कि 25 में 2 का मान 5 से ज़्यादा है',
      kn: '25ರಲ್ಲಿ 2ರ ಬೆಲೆ 5ಕ್ಕಿಂತ ಹೆಚ್ಚು ಎಂದು ಅರ್ಥವಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'Mixes up +',
      en: 'Mixes up +, −, × and ÷, or stops in the middle of a sum',
      hi: '+, −, × और ÷ में गड़बड़, या सवाल बीच में छोड़ देना',
      kn: '+, −, ×, ÷ ಅದಲುಬದಲು ಮಾಡುತ್ತದೆ, ಅಥವಾ ಲೆಕ್ಕವನ್ನು ಅರ್ಧಕ್ಕೇ ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'cannot be right',
      en: 'Gives answers that cannot be right, and does not notice',
      hi: 'ऐसे जवाब देना जो हो ही नहीं सकते, और यह समझ न आना',
      kn: 'ಸರಿಯಾಗಲು ಸಾಧ್ಯವೇ ಇಲ್ಲದ ಉತ್ತರ ಕೊಡುತ್ತದೆ, ಅದು ಗಮನಕ್ಕೆ ಬರುವುದಿಲ್ಲ',
    },
    {
      from: 'word problems',
      en: 'Is lost in word problems, even when the reading is easy',
      hi: 'पढ़ना आसान हो, तब भी इबारती सवालों में अटक जाना',
      kn: 'ಓದುವುದು ಸುಲಭವಿದ್ದರೂ ಮಾತಿನ ಲೆಕ್ಕಗಳಲ್ಲಿ ತಡವರಿಸುತ್ತದೆ',
    },
    {
      from: 'money, change',
      en: 'Finds money, change and prices confusing',
      hi: 'पैसे, छुट्टे और दाम के हिसाब में उलझना',
      kn: 'ಹಣ, ಚಿಲ್ಲರೆ ಮತ್ತು ಬೆಲೆಯ ಲೆಕ್ಕದಲ್ಲಿ ಗೊಂದಲ',
    },
    {
      from: 'clock with hands',
      en: 'Cannot read a clock with hands',
      hi: 'सुइयों वाली घड़ी में समय न देख पाना',
      kn: 'ಮುಳ್ಳಿನ ಗಡಿಯಾರ ನೋಡಿ ಸಮಯ ಹೇಳಲು ಬರುವುದಿಲ್ಲ',
    },
    {
      from: 'Loses track',
      en: 'Loses track of scores, dates or phone numbers',
      hi: 'स्कोर, तारीख या फ़ोन नंबर याद न रख पाना',
      kn: 'ಸ್ಕೋರ್, ದಿನಾಂಕ ಅಥವಾ ಫೋನ್ ನಂಬರ್ ನೆನಪಿಡಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'before maths',
      en: 'Cries, has tummy aches or gets angry before maths',
      hi: 'गणित से पहले रोना, पेट दर्द या गुस्सा',
      kn: 'ಗಣಿತಕ್ಕೆ ಮೊದಲು ಅಳು, ಹೊಟ್ಟೆನೋವು ಅಥವಾ ಸಿಟ್ಟು',
    },
  ],
  tell: {
    en: 'Changes of school, teacher or language, long absences, results of eye and hearing tests, and who else in the family finds maths hard.',
    hi: 'स्कूल, टीचर या भाषा में बदलाव, स्कूल से लंबी छुट्टी, आँख और कान की जाँच के नतीजे, और परिवार में और किसे गणित मुश्किल लगता है।',
    kn: 'ಶಾಲೆ, ಟೀಚರ್ ಅಥವಾ ಭಾಷೆಯ ಬದಲಾವಣೆ, ಬಹಳ ದಿನ ಶಾಲೆ ತಪ್ಪಿದ್ದು, ಕಣ್ಣು ಮತ್ತು ಕಿವಿ ಪರೀಕ್ಷೆಯ ಫಲಿತಾಂಶ, ಕುಟುಂಬದಲ್ಲಿ ಬೇರೆ ಯಾರಿಗೆ ಗಣಿತ ಕಷ್ಟ.',
  },
  questions: [
    {
      en: 'Could this be dyscalculia, and what else could explain it?',
      hi: 'क्या यह डिस्कैल्कुलिया हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಡಿಸ್ಕ್ಯಾಲ್ಕುಲಿಯಾ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    sharedQuestions.hearingAndSight,
    {
      en: 'Where should the teaching begin?',
      hi: 'पढ़ाना कहाँ से शुरू करना चाहिए?',
      kn: 'ಕಲಿಸುವುದನ್ನು ಎಲ್ಲಿಂದ ಶುರುಮಾಡಬೇಕು?',
    },
    sharedQuestions.helpNow,
    sharedQuestions.certificate,
    sharedQuestions.testAgain,
  ],
  dangers: ['suicide', 'lossOfSkills'],
  ...notReviewedYet,
} satisfies ChecklistContent;
