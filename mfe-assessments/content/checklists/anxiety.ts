import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/behavioral/anxiety`. */
export const checklist = {
  topic: 'behavioural',
  slug: 'anxiety',
  name: { en: 'Anxiety', hi: 'एंग्ज़ाइटी (चिंता और घबराहट)', kn: 'ಆತಂಕ (ಆಂಗ್ಸೈಟಿ)' },
  ages: { from: 8, to: 18 },
  signs: [
    {
      from: 'what if',
      en: 'Asks “what if” again and again, and no answer is enough',
      hi: 'बार-बार “अगर ऐसा हो गया तो?” पूछना, और किसी जवाब से तसल्ली न होना',
      kn: '“ಹೀಗಾದರೆ ಏನು?” ಎಂದು ಮತ್ತೆ ಮತ್ತೆ ಕೇಳುತ್ತದೆ, ಯಾವ ಉತ್ತರದಿಂದಲೂ ಸಮಾಧಾನವಿಲ್ಲ',
    },
    {
      from: 'Expects the worst',
      en: 'Expects the worst, such as an accident or a failed test',
      hi: 'हमेशा बुरा होने की ही सोचना, जैसे एक्सीडेंट या फ़ेल होना',
      kn: 'ಅಪಘಾತ, ಫೇಲ್ ಆಗುವುದು ಹೀಗೆ ಕೆಟ್ಟದ್ದೇ ಆಗುತ್ತದೆ ಎಂದುಕೊಳ್ಳುತ್ತದೆ',
    },
    {
      from: 'goes blank',
      en: 'Cannot concentrate, or the mind goes blank in class',
      hi: 'ध्यान न लगना, या क्लास में दिमाग खाली-सा हो जाना',
      kn: 'ಗಮನ ಕೊಡಲಾಗುವುದಿಲ್ಲ, ಅಥವಾ ಕ್ಲಾಸಿನಲ್ಲಿ ಏನೂ ನೆನಪಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'stomach aches',
      en: 'Stomach aches, headaches or nausea, often on school mornings',
      hi: 'पेट दर्द, सिर दर्द या जी मिचलाना, अक्सर स्कूल के दिन सुबह',
      kn: 'ಹೊಟ್ಟೆನೋವು, ತಲೆನೋವು ಅಥವಾ ವಾಕರಿಕೆ, ಹೆಚ್ಚಾಗಿ ಶಾಲೆಯ ದಿನ ಬೆಳಿಗ್ಗೆ',
    },
    {
      from: 'pounding heart',
      en: 'A pounding heart, fast breath, sweating or shaking',
      hi: 'दिल ज़ोर से धड़कना, साँस तेज़ चलना, पसीना या कँपकँपी',
      kn: 'ಎದೆ ಜೋರಾಗಿ ಬಡಿಯುವುದು, ಉಸಿರಾಟ ವೇಗವಾಗುವುದು, ಬೆವರು ಅಥವಾ ನಡುಕ',
    },
    {
      from: 'fall asleep',
      en: 'Cannot fall asleep, wakes at night or will not sleep alone',
      hi: 'नींद न आना, रात में जाग जाना या अकेले न सोना',
      kn: 'ನಿದ್ದೆ ಬರುವುದಿಲ್ಲ, ರಾತ್ರಿ ಎಚ್ಚರವಾಗುತ್ತದೆ, ಅಥವಾ ಒಂಟಿಯಾಗಿ ಮಲಗುವುದಿಲ್ಲ',
    },
    {
      from: 'on edge',
      en: 'Is tense, tired, restless or on edge',
      hi: 'तनाव, थकान, बेचैनी या घबराहट रहना',
      kn: 'ಉದ್ವೇಗ, ಆಯಾಸ, ಚಡಪಡಿಕೆ ಅಥವಾ ಗಾಬರಿಯಲ್ಲಿರುತ್ತದೆ',
    },
    {
      from: 'angry or cries',
      en: 'Gets angry or cries quickly',
      hi: 'जल्दी गुस्सा होना या रो पड़ना',
      kn: 'ಬೇಗ ಸಿಟ್ಟಾಗುತ್ತದೆ ಅಥವಾ ಅಳುತ್ತದೆ',
    },
    {
      from: 'Clings to you',
      en: 'Clings to you, or calls many times when you are out',
      hi: 'आपसे चिपके रहना, या आपके बाहर जाने पर बार-बार फ़ोन करना',
      kn: 'ನಿಮಗೆ ಅಂಟಿಕೊಂಡೇ ಇರುತ್ತದೆ, ಅಥವಾ ನೀವು ಹೊರಗೆ ಹೋದಾಗ ಪದೇ ಪದೇ ಫೋನ್ ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'Refuses school',
      en: 'Refuses school, or asks to be fetched early',
      hi: 'स्कूल जाने से मना करना, या जल्दी घर ले जाने को कहना',
      kn: 'ಶಾಲೆಗೆ ಹೋಗಲು ಒಪ್ಪುವುದಿಲ್ಲ, ಅಥವಾ ಬೇಗ ಮನೆಗೆ ಕರೆದುಕೊಂಡು ಹೋಗಿ ಎನ್ನುತ್ತದೆ',
    },
    {
      from: 'speak in class',
      en: 'Will not speak in class, to guests or to shopkeepers',
      hi: 'क्लास में, मेहमानों से या दुकानदार से न बोलना',
      kn: 'ಕ್ಲಾಸಿನಲ್ಲಿ, ನೆಂಟರ ಜೊತೆ ಅಥವಾ ಅಂಗಡಿಯವರ ಜೊತೆ ಮಾತಾಡುವುದಿಲ್ಲ',
    },
    {
      from: 'Stays away from',
      en: 'Stays away from parties, lifts, dogs, crowds or other feared things',
      hi: 'पार्टी, लिफ़्ट, कुत्ते, भीड़ या डर की किसी और चीज़ से दूर रहना',
      kn: 'ಪಾರ್ಟಿ, ಲಿಫ್ಟ್, ನಾಯಿ, ಜನಸಂದಣಿ ಅಥವಾ ಹೆದರಿಕೆಯ ಬೇರೆ ವಿಷಯಗಳಿಂದ ದೂರವಿರುತ್ತದೆ',
    },
    {
      from: 'everything to be perfect',
      en: 'Needs everything to be perfect: rubs out, starts again',
      hi: 'सब कुछ एकदम सही चाहिए होना: मिटाना, फिर से शुरू करना',
      kn: 'ಎಲ್ಲವೂ ಸರಿಯಾಗಿಯೇ ಇರಬೇಕು: ಅಳಿಸುತ್ತದೆ, ಮತ್ತೆ ಶುರುಮಾಡುತ್ತದೆ',
    },
    {
      from: 'goes to the toilet often',
      en: 'Eats much less, or goes to the toilet often when afraid',
      hi: 'बहुत कम खाना, या डर लगने पर बार-बार टॉयलेट जाना',
      kn: 'ತುಂಬಾ ಕಡಿಮೆ ತಿನ್ನುತ್ತದೆ, ಅಥವಾ ಹೆದರಿದಾಗ ಪದೇ ಪದೇ ಟಾಯ್ಲೆಟ್‌ಗೆ ಹೋಗುತ್ತದೆ',
    },
  ],
  tell: {
    en: 'What happened before it began (a loss, an illness, bullying, a new school), and any inhaler or drinks with caffeine.',
    hi: 'यह शुरू होने से पहले क्या हुआ था (किसी अपने को खोना, बीमारी, बुलिंग, नया स्कूल); और क्या बच्चा इनहेलर, चाय-कॉफ़ी या एनर्जी ड्रिंक लेता है।',
    kn: 'ಇದು ಶುರುವಾಗುವ ಮೊದಲು ಏನಾಗಿತ್ತು (ಹತ್ತಿರದವರ ಅಗಲಿಕೆ, ಕಾಯಿಲೆ, ಶಾಲೆಯಲ್ಲಿ ಪೀಡನೆ, ಹೊಸ ಶಾಲೆ); ಮಗು ಇನ್‌ಹೇಲರ್, ಟೀ-ಕಾಫಿ ಅಥವಾ ಎನರ್ಜಿ ಡ್ರಿಂಕ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆಯೇ.',
  },
  questions: [
    {
      en: 'Could this be anxiety, and what else could explain it?',
      hi: 'क्या यह एंग्ज़ाइटी हो सकती है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಆತಂಕದ ತೊಂದರೆ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    {
      en: 'Do the aches or the pounding heart need tests?',
      hi: 'क्या दर्द या तेज़ धड़कन के लिए कोई जाँच चाहिए?',
      kn: 'ನೋವು ಅಥವಾ ಎದೆ ಬಡಿತಕ್ಕೆ ಯಾವುದಾದರೂ ಪರೀಕ್ಷೆ ಬೇಕೇ?',
    },
    {
      en: 'What help comes first, and how many sessions?',
      hi: 'सबसे पहले कौन-सी मदद मिलेगी, और कितने सेशन होंगे?',
      kn: 'ಮೊದಲು ಯಾವ ಸಹಾಯ, ಎಷ್ಟು ಸೆಷನ್ ಇರುತ್ತದೆ?',
    },
    {
      en: 'What should we do at home when the fear comes?',
      hi: 'जब डर लगे, तब हम घर पर क्या करें?',
      kn: 'ಹೆದರಿಕೆ ಬಂದಾಗ ಮನೆಯಲ್ಲಿ ನಾವು ಏನು ಮಾಡಬೇಕು?',
    },
    sharedQuestions.school,
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide', 'keepTheInhaler'],
  ...notReviewedYet,
} satisfies ChecklistContent;
