import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/behavioral/oppositionalDefiant`. */
export const checklist = {
  topic: 'behavioural',
  slug: 'oppositionalDefiant',
  name: { en: 'ODD', hi: 'ओडीडी (ODD)', kn: 'ಓಡಿಡಿ (ODD)' },
  ages: { from: 6, to: 16 },
  signs: [
    {
      from: 'loses their temper',
      en: 'Often loses their temper',
      hi: 'अक्सर गुस्से में आपा खो देना',
      kn: 'ಆಗಾಗ ಸಿಟ್ಟಿನಲ್ಲಿ ಹಿಡಿತ ತಪ್ಪುತ್ತದೆ',
    },
    {
      from: 'touchy',
      en: 'Is often touchy, and easily annoyed by others',
      hi: 'अक्सर छोटी-छोटी बातों पर चिढ़ जाना',
      kn: 'ಆಗಾಗ ಸಣ್ಣ ಮಾತಿಗೂ ಸಿಡುಕುತ್ತದೆ',
    },
    {
      from: 'treated unfairly',
      en: 'Is often angry, and feels treated unfairly',
      hi: 'अक्सर नाराज़ रहना, और लगना कि मेरे साथ नाइंसाफ़ी होती है',
      kn: 'ಆಗಾಗ ಸಿಟ್ಟಿನಲ್ಲಿರುತ್ತದೆ, ತನಗೆ ಅನ್ಯಾಯವಾಗುತ್ತಿದೆ ಎಂದುಕೊಳ್ಳುತ್ತದೆ',
    },
    {
      from: 'argues with adults',
      en: 'Often argues with adults',
      hi: 'बड़ों से अक्सर बहस करना',
      kn: 'ದೊಡ್ಡವರ ಜೊತೆ ಆಗಾಗ ವಾದ ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'refuses to follow',
      en: 'Often refuses to follow a rule or do what is asked',
      hi: 'नियम मानने या कहा हुआ काम करने से अक्सर मना करना',
      kn: 'ನಿಯಮ ಪಾಲಿಸಲು ಅಥವಾ ಹೇಳಿದ್ದನ್ನು ಮಾಡಲು ಆಗಾಗ ಒಪ್ಪುವುದಿಲ್ಲ',
    },
    {
      from: 'annoys people',
      en: 'Often annoys people on purpose',
      hi: 'अक्सर जानबूझकर लोगों को चिढ़ाना',
      kn: 'ಆಗಾಗ ಬೇಕೆಂದೇ ಬೇರೆಯವರನ್ನು ಕೆರಳಿಸುತ್ತದೆ',
    },
    {
      from: 'blames others',
      en: 'Often blames others for their own mistakes',
      hi: 'अक्सर अपनी गलती का दोष दूसरों पर डालना',
      kn: 'ತನ್ನ ತಪ್ಪಿಗೆ ಆಗಾಗ ಬೇರೆಯವರನ್ನು ದೂರುತ್ತದೆ',
    },
    {
      from: 'taken revenge',
      en: 'Has been spiteful or taken revenge at least twice in six months',
      hi: 'छह महीने में कम से कम दो बार किसी से बदला लेना या जानबूझकर बुरा करना',
      kn: 'ಆರು ತಿಂಗಳಲ್ಲಿ ಎರಡು ಸಲವಾದರೂ ದ್ವೇಷದಿಂದ ನಡೆದುಕೊಂಡಿದೆ ಅಥವಾ ಸೇಡು ತೀರಿಸಿಕೊಂಡಿದೆ',
    },
    {
      from: 'simple request',
      en: 'A simple request turns into an hour of battle',
      hi: 'छोटी-सी बात कहने पर घंटे भर का झगड़ा हो जाना',
      kn: 'ಸಣ್ಣ ಕೆಲಸ ಹೇಳಿದರೂ ಒಂದು ಗಂಟೆಯ ಜಗಳವಾಗುತ್ತದೆ',
    },
    {
      from: 'sent out of class',
      en: 'Is told off or sent out of class more than others',
      hi: 'दूसरे बच्चों से ज़्यादा डाँट पड़ना या क्लास से बाहर भेजा जाना',
      kn: 'ಬೇರೆ ಮಕ್ಕಳಿಗಿಂತ ಹೆಚ್ಚು ಬೈಸಿಕೊಳ್ಳುತ್ತದೆ, ಕ್ಲಾಸಿನಿಂದ ಹೊರಗೆ ಕಳುಹಿಸುತ್ತಾರೆ',
    },
    {
      from: 'Loses friends',
      en: 'Loses friends by being bossy, or by getting angry when they lose a game',
      hi: 'हुक्म चलाने या खेल में हारने पर गुस्सा करने से दोस्त छूट जाना',
      kn: 'ದರ್ಪದಿಂದ ಅಥವಾ ಆಟದಲ್ಲಿ ಸೋತಾಗ ಸಿಟ್ಟಾಗಿ ಗೆಳೆಯರನ್ನು ಕಳೆದುಕೊಳ್ಳುತ್ತದೆ',
    },
    {
      from: 'nobody likes me',
      en: 'Says “nobody likes me” or “it is always my fault”',
      hi: '“मुझे कोई पसंद नहीं करता” या “हमेशा मेरी ही गलती होती है” कहना',
      kn: '“ನನ್ನನ್ನು ಯಾರೂ ಇಷ್ಟಪಡುವುದಿಲ್ಲ”, “ಯಾವಾಗಲೂ ನನ್ನದೇ ತಪ್ಪು” ಎನ್ನುತ್ತದೆ',
    },
    {
      from: 'weddings or outings',
      en: 'The family stops going to weddings or outings because of it',
      hi: 'इसी वजह से परिवार का शादियों में या घूमने जाना बंद हो जाना',
      kn: 'ಇದರಿಂದಾಗಿ ಮನೆಯವರು ಮದುವೆ, ತಿರುಗಾಟಕ್ಕೆ ಹೋಗುವುದನ್ನೇ ಬಿಟ್ಟಿದ್ದಾರೆ',
    },
  ],
  tell: {
    en: 'What happens just before an outburst and how it ends, any big change at home, and whether anyone hurts or bullies your child.',
    hi: 'गुस्सा फूटने से ठीक पहले क्या होता है और वह कैसे शांत होता है; घर में कोई बड़ा बदलाव; और क्या कोई बच्चे को मारता या सताता है।',
    kn: 'ಸಿಟ್ಟು ಸಿಡಿಯುವ ಮೊದಲು ಏನಾಗುತ್ತದೆ, ಹೇಗೆ ಮುಗಿಯುತ್ತದೆ; ಮನೆಯಲ್ಲಿ ಆದ ದೊಡ್ಡ ಬದಲಾವಣೆ; ಯಾರಾದರೂ ಮಗುವನ್ನು ಹೊಡೆಯುತ್ತಾರೆಯೇ, ಪೀಡಿಸುತ್ತಾರೆಯೇ.',
  },
  questions: [
    {
      en: 'Could this be ODD, or does something else lie behind the anger?',
      hi: 'क्या यह ODD हो सकता है, या गुस्से के पीछे कुछ और है?',
      kn: 'ಇದು ODD ಇರಬಹುದೇ, ಅಥವಾ ಸಿಟ್ಟಿನ ಹಿಂದೆ ಬೇರೆ ಕಾರಣ ಇದೆಯೇ?',
    },
    {
      en: 'Should ADHD, a learning difficulty, low mood or hearing be checked?',
      hi: 'क्या ADHD, पढ़ाई की परेशानी, उदासी या कान की जाँच होनी चाहिए?',
      kn: 'ADHD, ಕಲಿಕೆಯ ತೊಂದರೆ, ಖಿನ್ನತೆ ಅಥವಾ ಕಿವಿಯ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    sharedQuestions.parentTraining,
    {
      en: 'What should we do during an outburst?',
      hi: 'जब गुस्सा फूट पड़े, तब हम क्या करें?',
      kn: 'ಸಿಟ್ಟು ಸಿಡಿದಾಗ ನಾವು ಏನು ಮಾಡಬೇಕು?',
    },
    sharedQuestions.school,
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide'],
  ...notReviewedYet,
} satisfies ChecklistContent;
