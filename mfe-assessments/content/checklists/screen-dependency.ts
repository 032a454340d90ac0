import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/behavioral/screenDependency`. */
export const checklist = {
  topic: 'behavioural',
  slug: 'screenDependency',
  name: {
    en: 'Screen dependency',
    hi: 'स्क्रीन पर निर्भरता (मोबाइल, टीवी, गेम)',
    kn: 'ಸ್ಕ್ರೀನ್ ಅವಲಂಬನೆ (ಮೊಬೈಲ್, ಟಿವಿ, ಗೇಮ್)',
  },
  ages: { from: 2, to: 17 },
  signs: [
    {
      from: 'about the game',
      en: 'Thinks about the game or the phone even when doing something else',
      hi: 'कुछ और करते हुए भी गेम या फ़ोन के बारे में सोचते रहना',
      kn: 'ಬೇರೆ ಏನಾದರೂ ಮಾಡುವಾಗಲೂ ಗೇಮ್ ಅಥವಾ ಫೋನ್ ಬಗ್ಗೆಯೇ ಯೋಚಿಸುತ್ತದೆ',
    },
    {
      from: 'taken away',
      en: 'Is irritable, anxious or sad when it is taken away',
      hi: 'ले लेने पर चिढ़ना, घबराना या उदास होना',
      kn: 'ಅದನ್ನು ತೆಗೆದುಕೊಂಡರೆ ಸಿಡುಕು, ಗಾಬರಿ ಅಥವಾ ಬೇಸರ',
    },
    {
      from: 'more and more time',
      en: 'Needs more and more time to be content',
      hi: 'तसल्ली के लिए और ज़्यादा, और ज़्यादा समय चाहिए होना',
      kn: 'ಸಮಾಧಾನವಾಗಲು ಇನ್ನೂ ಇನ್ನೂ ಹೆಚ್ಚು ಹೊತ್ತು ಬೇಕು',
    },
    {
      from: 'cut down',
      en: 'Has tried to cut down and could not',
      hi: 'कम करने की कोशिश करके भी न कर पाना',
      kn: 'ಕಡಿಮೆ ಮಾಡಲು ಪ್ರಯತ್ನಿಸಿದರೂ ಆಗಲಿಲ್ಲ',
    },
    {
      from: 'lost interest',
      en: 'Has lost interest in earlier hobbies and play',
      hi: 'पहले के शौक और खेल में मन न लगना',
      kn: 'ಮೊದಲಿನ ಹವ್ಯಾಸ ಮತ್ತು ಆಟಗಳಲ್ಲಿ ಆಸಕ್ತಿ ಹೋಗಿದೆ',
    },
    {
      from: 'causes trouble',
      en: 'Goes on using it, although they know it causes trouble',
      hi: 'नुकसान जानते हुए भी न रुकना',
      kn: 'ತೊಂದರೆಯಾಗುತ್ತದೆ ಎಂದು ಗೊತ್ತಿದ್ದರೂ ಮುಂದುವರಿಸುತ್ತದೆ',
    },
    {
      from: 'hides the device',
      en: 'Lies about how long, or hides the device',
      hi: 'कितनी देर देखा, इस पर झूठ बोलना, या फ़ोन छिपाना',
      kn: 'ಎಷ್ಟು ಹೊತ್ತು ಎಂದು ಸುಳ್ಳು ಹೇಳುತ್ತದೆ, ಅಥವಾ ಫೋನನ್ನು ಬಚ್ಚಿಡುತ್ತದೆ',
    },
    {
      from: 'sadness, worry or boredom',
      en: 'Uses it to get away from sadness, worry or boredom',
      hi: 'उदासी, चिंता या बोरियत से बचने के लिए स्क्रीन देखना',
      kn: 'ದುಃಖ, ಚಿಂತೆ ಅಥವಾ ಬೇಜಾರು ಮರೆಯಲು ಸ್ಕ್ರೀನ್ ನೋಡುತ್ತದೆ',
    },
    {
      from: 'at risk',
      en: 'Has put a friendship or school work at risk because of it',
      hi: 'दोस्ती या पढ़ाई खतरे में डाल देना',
      kn: 'ಗೆಳೆತನ ಅಥವಾ ಓದಿಗೆ ತೊಂದರೆ ಮಾಡಿಕೊಂಡಿದೆ',
    },
    {
      from: 'awake late',
      en: 'Is awake late with a phone, and cannot get up in the morning',
      hi: 'देर रात तक फ़ोन लेकर जागना, और सुबह उठ न पाना',
      kn: 'ಫೋನ್ ಹಿಡಿದು ತಡರಾತ್ರಿಯವರೆಗೆ ಎಚ್ಚರವಿರುತ್ತದೆ, ಬೆಳಿಗ್ಗೆ ಏಳಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'tired eyes',
      en: 'Red or tired eyes, headaches, or an aching neck or thumb',
      hi: 'लाल या थकी आँखें, सिर दर्द, या गर्दन या अँगूठे में दर्द',
      kn: 'ಕೆಂಪಾದ ಅಥವಾ ದಣಿದ ಕಣ್ಣು, ತಲೆನೋವು, ಕತ್ತು ಅಥವಾ ಹೆಬ್ಬೆರಳ ನೋವು',
    },
    {
      from: 'Skips meals',
      en: 'Skips meals, washing or going out',
      hi: 'खाना, नहाना या बाहर जाना छोड़ देना',
      kn: 'ಊಟ, ಸ್ನಾನ ಅಥವಾ ಹೊರಗೆ ಹೋಗುವುದನ್ನು ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'Spends money',
      en: 'Spends money in games or apps without asking you',
      hi: 'बिना पूछे गेम या ऐप में पैसे खर्च करना',
      kn: 'ಕೇಳದೆ ಗೇಮ್ ಅಥವಾ ಆ್ಯಪ್‌ಗಳಲ್ಲಿ ಹಣ ಖರ್ಚು ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'eat only with a video',
      en: 'Small children: eat only with a video, or speak and point little',
      hi: 'छोटे बच्चे: सिर्फ़ वीडियो देखकर खाना, या कम बोलना और कम इशारा करना',
      kn: 'ಚಿಕ್ಕ ಮಕ್ಕಳು: ವೀಡಿಯೊ ಇದ್ದರೆ ಮಾತ್ರ ತಿನ್ನುತ್ತದೆ, ಅಥವಾ ಮಾತು ಮತ್ತು ಸನ್ನೆ ಕಡಿಮೆ',
    },
  ],
  tell: {
    en: 'Hours of screen and of sleep on a school day and on a holiday. Whether anyone online threatens your child, or asks for pictures or money.',
    hi: 'स्कूल के दिन और छुट्टी के दिन स्क्रीन और नींद के घंटे; और क्या ऑनलाइन कोई बच्चे को धमकाता है या फ़ोटो या पैसे माँगता है।',
    kn: 'ಶಾಲೆಯ ದಿನ ಮತ್ತು ರಜಾದಿನ ಎಷ್ಟು ಗಂಟೆ ಸ್ಕ್ರೀನ್, ಎಷ್ಟು ಗಂಟೆ ನಿದ್ದೆ; ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಯಾರಾದರೂ ಮಗುವನ್ನು ಬೆದರಿಸುತ್ತಾರೆಯೇ, ಫೋಟೊ ಅಥವಾ ಹಣ ಕೇಳುತ್ತಾರೆಯೇ.',
  },
  questions: [
    {
      en: 'Is this more than a lot of screen time, and what do you call it?',
      hi: 'क्या यह ज़्यादा स्क्रीन देखने से बढ़कर है? आप इसे क्या नाम देंगे?',
      kn: 'ಇದು ಬರೀ ಹೆಚ್ಚು ಹೊತ್ತು ನೋಡುವುದಕ್ಕಿಂತ ಗಂಭೀರವೇ? ಇದನ್ನು ಏನೆಂದು ಕರೆಯುತ್ತೀರಿ?',
    },
    {
      en: 'Should low mood, worry, ADHD or autism be checked?',
      hi: 'क्या उदासी, एंग्ज़ाइटी, ADHD या ऑटिज़्म की जाँच होनी चाहिए?',
      kn: 'ಖಿನ್ನತೆ, ಆತಂಕ, ADHD ಅಥವಾ ಆಟಿಸಂ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    {
      en: 'Should eyesight be tested, and in a small child hearing and speech?',
      hi: 'क्या आँखों की, और छोटे बच्चे के कान और बोली की भी जाँच होनी चाहिए?',
      kn: 'ಕಣ್ಣಿನ ಪರೀಕ್ಷೆ, ಚಿಕ್ಕ ಮಗುವಾದರೆ ಕಿವಿ ಮತ್ತು ಮಾತಿನ ಪರೀಕ್ಷೆಯೂ ಬೇಕೇ?',
    },
    {
      en: 'Which one change should we begin with?',
      hi: 'हम किस एक बदलाव से शुरुआत करें?',
      kn: 'ಯಾವ ಒಂದು ಬದಲಾವಣೆಯಿಂದ ಶುರುಮಾಡಬೇಕು?',
    },
    {
      en: 'How do we take the device away safely?',
      hi: 'फ़ोन या टैबलेट सुरक्षित तरीके से वापस कैसे लें?',
      kn: 'ಫೋನ್ ಅಥವಾ ಟ್ಯಾಬ್ಲೆಟ್ಟನ್ನು ಸುರಕ್ಷಿತವಾಗಿ ಹಿಂತೆಗೆದುಕೊಳ್ಳುವುದು ಹೇಗೆ?',
    },
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide'],
  ...notReviewedYet,
} satisfies ChecklistContent;
