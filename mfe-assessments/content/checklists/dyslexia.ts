import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/learning/dyslexia`. */
export const checklist = {
  topic: 'learning',
  slug: 'dyslexia',
  name: { en: 'Dyslexia', hi: 'डिस्लेक्सिया (पढ़ने में परेशानी)', kn: 'ಡಿಸ್ಲೆಕ್ಸಿಯಾ (ಓದುವ ತೊಂದರೆ)' },
  ages: { from: 5, to: 15 },
  signs: [
    {
      from: 'jumbles long words',
      en: 'Began to talk late, or jumbles long words',
      hi: 'देर से बोलना शुरू करना, या लंबे शब्द उलट-पलट देना',
      kn: 'ತಡವಾಗಿ ಮಾತು ಕಲಿತಿದೆ, ಅಥವಾ ಉದ್ದ ಪದಗಳನ್ನು ಅದಲುಬದಲು ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'finds rhymes hard',
      en: 'Finds rhymes hard, or shows little interest in letters',
      hi: 'तुकबंदी मुश्किल लगना, या अक्षरों में कम रुचि',
      kn: 'ಪ್ರಾಸಪದಗಳು ಕಷ್ಟ, ಅಥವಾ ಅಕ್ಷರಗಳಲ್ಲಿ ಆಸಕ್ತಿ ಕಡಿಮೆ',
    },
    {
      from: 'begins or ends with',
      en: 'Cannot hear which sound a word begins or ends with',
      hi: 'शब्द किस आवाज़ से शुरू या खत्म होता है, यह न पहचान पाना',
      kn: 'ಪದ ಯಾವ ಶಬ್ದದಿಂದ ಶುರುವಾಗುತ್ತದೆ, ಮುಗಿಯುತ್ತದೆ ಎಂದು ಗುರುತಿಸುವುದಿಲ್ಲ',
    },
    {
      from: 'letters that look alike',
      en: 'Mixes up letters that look alike, long after classmates have stopped',
      hi: 'मिलते-जुलते अक्षरों में गड़बड़, जैसे घ और ध, साथियों से ज़्यादा समय तक',
      kn: 'ಒಂದೇ ರೀತಿ ಕಾಣುವ ಅಕ್ಷರಗಳನ್ನು (ಪ–ವ) ಬೇರೆ ಮಕ್ಕಳಿಗಿಂತ ಹೆಚ್ಚು ಕಾಲ ಅದಲುಬದಲು ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'blend them',
      en: 'Knows the letters, but cannot blend them into a word',
      hi: 'अक्षर पहचानना, पर उन्हें जोड़कर शब्द न पढ़ पाना',
      kn: 'ಅಕ್ಷರಗಳು ಗೊತ್ತು, ಆದರೆ ಕೂಡಿಸಿ ಪದ ಓದಲು ಬರುವುದಿಲ್ಲ',
    },
    {
      from: 'matras',
      en: 'Leaves out or misplaces matras and small words',
      hi: 'मात्राएँ और छोटे शब्द छोड़ देना या गलत लगाना',
      kn: 'ಕಾಗುಣಿತ, ಒತ್ತಕ್ಷರ ಮತ್ತು ಚಿಕ್ಕ ಪದಗಳನ್ನು ಬಿಡುತ್ತದೆ ಅಥವಾ ತಪ್ಪಾಗಿ ಹಾಕುತ್ತದೆ',
    },
    {
      from: 'word on one line',
      en: 'Reads a word on one line, but not on the next',
      hi: 'एक लाइन में पढ़ा हुआ शब्द अगली लाइन में न पढ़ पाना',
      kn: 'ಒಂದು ಸಾಲಿನಲ್ಲಿ ಓದಿದ ಪದವನ್ನು ಮುಂದಿನ ಸಾಲಿನಲ್ಲಿ ಓದಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'Reads slowly',
      en: 'Reads slowly, follows with a finger and soon tires',
      hi: 'उँगली रखकर धीरे-धीरे पढ़ना, और जल्दी थक जाना',
      kn: 'ಬೆರಳಿಟ್ಟು ನಿಧಾನವಾಗಿ ಓದುತ್ತದೆ, ಬೇಗ ದಣಿಯುತ್ತದೆ',
    },
    {
      from: 'Guesses from',
      en: 'Guesses from the picture or the first letter',
      hi: 'चित्र या पहले अक्षर से अंदाज़ा लगाना',
      kn: 'ಚಿತ್ರ ಅಥವಾ ಮೊದಲ ಅಕ್ಷರ ನೋಡಿ ಊಹಿಸುತ್ತದೆ',
    },
    {
      from: 'Spells the same word',
      en: 'Spells the same word in different ways',
      hi: 'एक ही शब्द को हर बार अलग तरह से लिखना',
      kn: 'ಒಂದೇ ಪದವನ್ನು ಬೇರೆ ಬೇರೆ ರೀತಿ ಬರೆಯುತ್ತದೆ',
    },
    {
      from: 'Answers well aloud',
      en: 'Answers well aloud, but loses marks on paper',
      hi: 'मुँह से सही जवाब देना, पर लिखने में नंबर कटना',
      kn: 'ಬಾಯಲ್ಲಿ ಚೆನ್ನಾಗಿ ಉತ್ತರಿಸುತ್ತದೆ, ಬರೆದರೆ ಅಂಕ ಕಡಿಮೆ',
    },
    {
      from: 'Copies slowly',
      en: 'Copies slowly from the board and loses their place',
      hi: 'बोर्ड से धीरे-धीरे उतारना और भूल जाना कि कहाँ तक लिखा था',
      kn: 'ಬೋರ್ಡ್ ನೋಡಿ ನಿಧಾನವಾಗಿ ಬರೆಯುತ್ತದೆ, ಎಲ್ಲಿಯವರೆಗೆ ಬರೆದೆ ಎಂದು ಮರೆಯುತ್ತದೆ',
    },
    {
      from: 'remember tables',
      en: 'Finds it hard to remember tables, days or months',
      hi: 'पहाड़े, दिन या महीने याद रखने में मुश्किल',
      kn: 'ಮಗ್ಗಿ, ವಾರಗಳು ಅಥವಾ ತಿಂಗಳುಗಳನ್ನು ನೆನಪಿಡುವುದು ಕಷ್ಟ',
    },
    {
      from: 'run out of time',
      en: 'Teenagers: avoid long texts, and run out of time',
      hi: 'किशोर: लंबा पाठ पढ़ने से बचना, और समय कम पड़ना',
      kn: 'ಹದಿಹರೆಯದವರು: ಉದ್ದ ಪಾಠ ಓದುವುದನ್ನು ತಪ್ಪಿಸುತ್ತಾರೆ, ಸಮಯ ಸಾಲುವುದಿಲ್ಲ',
    },
  ],
  tell: {
    en: 'The languages at home and at school, and results of eye and hearing tests. Who else in the family found reading hard, and how your child feels about school.',
    hi: 'घर और स्कूल की भाषाएँ, आँख और कान की जाँच के नतीजे, परिवार में और किसे पढ़ने में मुश्किल थी, और बच्चे को स्कूल कैसा लगता है।',
    kn: 'ಮನೆ ಮತ್ತು ಶಾಲೆಯ ಭಾಷೆಗಳು, ಕಣ್ಣು ಮತ್ತು ಕಿವಿ ಪರೀಕ್ಷೆಯ ಫಲಿತಾಂಶ, ಕುಟುಂಬದಲ್ಲಿ ಬೇರೆ ಯಾರಿಗೆ ಓದುವುದು ಕಷ್ಟವಿತ್ತು, ಶಾಲೆಯ ಬಗ್ಗೆ ಮಗುವಿಗೆ ಏನನ್ನಿಸುತ್ತದೆ.',
  },
  questions: [
    {
      en: 'Could this be dyslexia, and what else could explain it?',
      hi: 'क्या यह डिस्लेक्सिया हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಡಿಸ್ಲೆಕ್ಸಿಯಾ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    sharedQuestions.hearingAndSight,
    {
      en: 'Who can test reading in each language my child learns?',
      hi: 'बच्चा जो-जो भाषाएँ पढ़ता है, उन सब में जाँच कौन कर सकता है?',
      kn: 'ಮಗು ಕಲಿಯುವ ಪ್ರತಿ ಭಾಷೆಯಲ್ಲೂ ಓದಿನ ಪರೀಕ್ಷೆ ಯಾರು ಮಾಡುತ್ತಾರೆ?',
    },
    sharedQuestions.helpNow,
    sharedQuestions.certificate,
    sharedQuestions.testAgain,
  ],
  dangers: ['suicide'],
  ...notReviewedYet,
} satisfies ChecklistContent;
