import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/behavioral/autism`. */
export const checklist = {
  topic: 'behavioural',
  slug: 'autism',
  name: { en: 'Autism', hi: 'ऑटिज़्म', kn: 'ಆಟಿಸಂ' },
  ages: { from: 1, to: 17 },
  signs: [
    {
      from: 'call their name',
      en: 'Does not look when you call their name (from 9 months)',
      hi: 'नाम पुकारने पर न देखना (9 महीने से)',
      kn: 'ಹೆಸರು ಕರೆದರೆ ನೋಡುವುದಿಲ್ಲ (9 ತಿಂಗಳಿಂದ)',
    },
    {
      from: 'few or no gestures',
      en: 'Uses few or no gestures, such as waving bye-bye or namaste (from 12 months)',
      hi: 'टाटा या नमस्ते जैसे इशारे कम करना या न करना (12 महीने से)',
      kn: 'ಟಾಟಾ, ನಮಸ್ತೆಯಂಥ ಸನ್ನೆಗಳು ಕಡಿಮೆ ಅಥವಾ ಇಲ್ಲ (12 ತಿಂಗಳಿಂದ)',
    },
    {
      from: 'show you things they like',
      en: 'Does not point, or show you things they like (from 15 to 18 months)',
      hi: 'उँगली से इशारा न करना, पसंद की चीज़ न दिखाना (15 से 18 महीने से)',
      kn: 'ಬೆರಳು ತೋರುವುದಿಲ್ಲ, ಇಷ್ಟವಾದದ್ದನ್ನು ತೋರಿಸುವುದಿಲ್ಲ (15ರಿಂದ 18 ತಿಂಗಳಲ್ಲಿ)',
    },
    {
      from: 'little eye contact',
      en: 'Makes little eye contact, or only for a moment',
      hi: 'आँख कम मिलाना, या बस एक पल के लिए',
      kn: 'ಕಣ್ಣಲ್ಲಿ ಕಣ್ಣಿಟ್ಟು ನೋಡುವುದು ಕಡಿಮೆ, ಅಥವಾ ಕ್ಷಣ ಮಾತ್ರ',
    },
    {
      from: 'Speaks late',
      en: 'Speaks late or not at all, or repeats words instead of talking to you',
      hi: 'देर से बोलना या न बोलना, या बात करने के बजाय शब्द दोहराना',
      kn: 'ಮಾತು ತಡ ಅಥವಾ ಇಲ್ಲ, ಅಥವಾ ಅದೇ ಪದ ಮತ್ತೆ ಮತ್ತೆ ಹೇಳುತ್ತದೆ',
    },
    {
      from: 'Pulls your hand',
      en: 'Pulls your hand towards the thing they want instead of asking or pointing',
      hi: 'माँगने या इशारा करने के बजाय हाथ पकड़कर चीज़ तक ले जाना',
      kn: 'ಕೇಳುವ ಅಥವಾ ತೋರಿಸುವ ಬದಲು ನಿಮ್ಮ ಕೈ ಹಿಡಿದು ಬೇಕಾದ ವಸ್ತುವಿನ ಬಳಿ ಕರೆದೊಯ್ಯುತ್ತದೆ',
    },
    {
      from: 'join in their play',
      en: 'Does not join in other children’s play (from 3 years), or play pretend games (from 4 years)',
      hi: 'दूसरे बच्चों के खेल में शामिल न होना (3 साल से), या टीचर-टीचर जैसे खेल न खेलना (4 साल से)',
      kn: '3 ವರ್ಷದಿಂದ: ಬೇರೆ ಮಕ್ಕಳ ಆಟಕ್ಕೆ ಸೇರುವುದಿಲ್ಲ; 4ರಿಂದ: ನಟಿಸುವ ಆಟವಿಲ್ಲ',
    },
    {
      from: 'Lines up toys',
      en: 'Lines up toys or spins wheels, and is upset if the order changes',
      hi: 'खिलौने कतार में लगाना या पहिए घुमाना, और क्रम बदलने पर परेशान होना',
      kn: 'ಆಟಿಕೆ ಸಾಲಾಗಿಡುತ್ತದೆ, ಚಕ್ರ ತಿರುಗಿಸುತ್ತದೆ; ಕ್ರಮ ಬದಲಾದರೆ ಬೇಸರ',
    },
    {
      from: 'Flaps hands',
      en: 'Flaps hands, rocks, spins or walks on tiptoe again and again',
      hi: 'बार-बार हाथ फड़फड़ाना, झूलना, गोल घूमना या पंजों पर चलना',
      kn: 'ಮತ್ತೆ ಮತ್ತೆ ಕೈಗಳನ್ನು ಪಟಪಟ ಆಡಿಸುತ್ತದೆ, ತೂಗಾಡುತ್ತದೆ, ಗಿರಗಿರ ತಿರುಗುತ್ತದೆ ಅಥವಾ ತುದಿಗಾಲಲ್ಲಿ ನಡೆಯುತ್ತದೆ',
    },
    {
      from: 'the same plate',
      en: 'Insists on the same route, the same plate or the same steps at bedtime',
      hi: 'वही रास्ता, वही थाली या सोने से पहले वही क्रम चाहिए, इस पर अड़ना',
      kn: 'ಅದೇ ದಾರಿ, ಅದೇ ತಟ್ಟೆ, ಮಲಗುವಾಗ ಅದೇ ಕ್ರಮ ಬೇಕೆಂದು ಹಟ',
    },
    {
      from: 'very strong interest',
      en: 'Has one very strong interest, such as trains, fans or maps',
      hi: 'किसी एक चीज़ में बहुत ज़्यादा रुचि, जैसे ट्रेन, पंखे या नक्शे',
      kn: 'ರೈಲು, ಫ್ಯಾನ್, ನಕ್ಷೆಯಂಥ ಒಂದೇ ವಿಷಯದಲ್ಲಿ ಅತಿಯಾದ ಆಸಕ್ತಿ',
    },
    {
      from: 'Covers ears',
      en: 'Covers ears, or cannot bear a label, a haircut or certain foods',
      hi: 'कान ढक लेना, या कपड़े का टैग, बाल कटवाना या कुछ खाने बर्दाश्त न कर पाना',
      kn: 'ಕಿವಿ ಮುಚ್ಚಿಕೊಳ್ಳುತ್ತದೆ, ಅಥವಾ ಬಟ್ಟೆಯ ಲೇಬಲ್, ಕೂದಲು ಕತ್ತರಿಸುವುದು, ಕೆಲವು ಆಹಾರ ಸಹಿಸುವುದಿಲ್ಲ',
    },
    {
      from: 'jokes and hints',
      en: 'Older children: talk at length about one subject, and miss jokes and hints',
      hi: 'बड़े बच्चे: एक ही विषय पर देर तक बोलना, मज़ाक और इशारे न समझना',
      kn: 'ದೊಡ್ಡ ಮಕ್ಕಳು: ಒಂದೇ ವಿಷಯದ ಬಗ್ಗೆ ತುಂಬಾ ಹೊತ್ತು ಮಾತಾಡುತ್ತಾರೆ, ತಮಾಷೆ ಮತ್ತು ಸೂಚನೆ ಅರ್ಥವಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'loses a skill they had',
      en: 'Has lost words or skills they had',
      hi: 'पहले जो शब्द या काम आते थे, उनका छूट जाना',
      kn: 'ಮೊದಲು ಬರುತ್ತಿದ್ದ ಮಾತು ಅಥವಾ ಕೌಶಲ ಹೋಗಿದೆ',
    },
  ],
  tell: {
    en: 'Whether hearing has been tested, whether there was ever a seizure, and when the first words came.',
    hi: 'क्या कान की जाँच हुई है, क्या कभी दौरा (फ़िट) पड़ा है, और बच्चे ने पहले शब्द कब बोले।',
    kn: 'ಕಿವಿ ಪರೀಕ್ಷೆ ಆಗಿದೆಯೇ, ಎಂದಾದರೂ ಫಿಟ್ಸ್ ಬಂದಿತ್ತೇ, ಮೊದಲ ಮಾತು ಯಾವಾಗ ಬಂತು.',
  },
  questions: [
    {
      en: 'Could this be autism, and who can do the full check?',
      hi: 'क्या यह ऑटिज़्म हो सकता है? पूरी जाँच कौन करेगा?',
      kn: 'ಇದು ಆಟಿಸಂ ಇರಬಹುದೇ? ಪೂರ್ತಿ ತಪಾಸಣೆ ಯಾರು ಮಾಡುತ್ತಾರೆ?',
    },
    { en: 'When will hearing be tested?', hi: 'कान की जाँच कब होगी?', kn: 'ಕಿವಿ ಪರೀಕ್ಷೆ ಯಾವಾಗ ಆಗುತ್ತದೆ?' },
    {
      en: 'What can we begin at home now, before the diagnosis?',
      hi: 'डायग्नोसिस से पहले हम घर पर अभी क्या शुरू कर सकते हैं?',
      kn: 'ಡಯಾಗ್ನೋಸಿಸ್‌ಗೆ ಮೊದಲೇ ಮನೆಯಲ್ಲಿ ಈಗ ಏನು ಶುರುಮಾಡಬಹುದು?',
    },
    {
      en: 'Which therapy comes first, how often, and how will we see whether it works?',
      hi: 'पहले कौन-सी थेरेपी, कितनी बार, और कैसे पता चलेगा कि फ़ायदा हो रहा है?',
      kn: 'ಮೊದಲು ಯಾವ ಥೆರಪಿ, ಎಷ್ಟು ಸಲ, ಪ್ರಯೋಜನವಾಗುತ್ತಿದೆ ಎಂದು ಹೇಗೆ ತಿಳಿಯುತ್ತದೆ?',
    },
    sharedQuestions.freeHelp,
    sharedQuestions.comeBack,
  ],
  dangers: ['lossOfSkills', 'suicide'],
  ...notReviewedYet,
} satisfies ChecklistContent;
