import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/behavioral/developmentalMilestone`. */
export const checklist = {
  topic: 'behavioural',
  slug: 'developmentalMilestone',
  name: { en: 'Developmental milestones', hi: 'बच्चे का विकास', kn: 'ಮಗುವಿನ ಬೆಳವಣಿಗೆ' },
  ages: { from: 0, to: 5 },
  signsHeading: {
    en: 'Tick what fits your child',
    hi: 'जो आपके बच्चे पर लागू हो, उस पर टिक करें',
    kn: 'ನಿಮ್ಮ ಮಗುವಿಗೆ ಹೊಂದುವುದಕ್ಕೆ ಟಿಕ್ ಮಾಡಿ',
  },
  signs: [
    {
      from: 'smile back at you',
      en: 'By 2 months: does not smile back, look at your face or react to loud sounds',
      hi: '2 महीने: आपको देखकर न मुस्कुराना, चेहरे की ओर न देखना, या तेज़ आवाज़ पर कोई असर न होना',
      kn: '2 ತಿಂಗಳು: ನಿಮ್ಮನ್ನು ನೋಡಿ ನಗುವುದಿಲ್ಲ, ಮುಖ ನೋಡುವುದಿಲ್ಲ, ಅಥವಾ ಜೋರು ಸದ್ದಿಗೆ ಪ್ರತಿಕ್ರಿಯೆ ಇಲ್ಲ',
    },
    {
      from: 'hold their head steady',
      en: 'By 4 months: does not hold the head steady, coo or turn to your voice',
      hi: '4 महीने: गर्दन न सँभालना, “आ-ऊ” न करना, या आपकी आवाज़ की ओर न मुड़ना',
      kn: '4 ತಿಂಗಳು: ಕತ್ತು ನಿಲ್ಲುವುದಿಲ್ಲ, “ಆ-ಊ” ಎನ್ನುವುದಿಲ್ಲ, ಅಥವಾ ನಿಮ್ಮ ದನಿಗೆ ತಿರುಗುವುದಿಲ್ಲ',
    },
    {
      from: 'reach for a toy',
      en: 'By 6 months: does not reach for a toy, laugh or roll over',
      hi: '6 महीने: खिलौने की ओर हाथ न बढ़ाना, न हँसना, या पलटी न मारना',
      kn: '6 ತಿಂಗಳು: ಆಟಿಕೆಗೆ ಕೈ ಚಾಚುವುದಿಲ್ಲ, ನಗುವುದಿಲ್ಲ, ಅಥವಾ ಮಗುಚಿಕೊಳ್ಳುವುದಿಲ್ಲ',
    },
    {
      from: 'sit alone by about 9 months',
      en: 'By 9 months: does not sit alone',
      hi: '9 महीने: बिना सहारे न बैठना',
      kn: '9 ತಿಂಗಳು: ಆಸರೆಯಿಲ್ಲದೆ ಕೂರುವುದಿಲ್ಲ',
    },
    {
      from: 'call their name by 9 months',
      en: 'By 9 months: does not babble, or look when you call their name',
      hi: '9 महीने: “बाबा-मामा” जैसी आवाज़ें न निकालना, या नाम पुकारने पर न देखना',
      kn: '9 ತಿಂಗಳು: “ಬಾಬಾ-ಮಾಮಾ” ಎಂದು ತೊದಲುವುದಿಲ್ಲ, ಅಥವಾ ಹೆಸರು ಕರೆದರೆ ನೋಡುವುದಿಲ್ಲ',
    },
    {
      from: 'Uses no gestures, such as waving',
      en: 'By 12 months: uses no gestures such as waving, or says no “mama” or “papa”',
      hi: '12 महीने: टाटा जैसे इशारे न करना, या “मामा-पापा” न बोलना',
      kn: '12 ತಿಂಗಳು: ಟಾಟಾದಂಥ ಸನ್ನೆಗಳಿಲ್ಲ, ಅಥವಾ “ಅಮ್ಮ-ಅಪ್ಪ” ಎನ್ನುವುದಿಲ್ಲ',
    },
    {
      from: 'stand holding on',
      en: 'By 12 months: does not stand holding on, or pick up small things with finger and thumb',
      hi: '12 महीने: पकड़कर खड़े न होना, या उँगली और अँगूठे से छोटी चीज़ें न उठाना',
      kn: '12 ತಿಂಗಳು: ಹಿಡಿದುಕೊಂಡು ನಿಲ್ಲುವುದಿಲ್ಲ, ಅಥವಾ ಬೆರಳು-ಹೆಬ್ಬೆರಳಿನಿಂದ ಚಿಕ್ಕ ವಸ್ತು ಎತ್ತುವುದಿಲ್ಲ',
    },
    {
      from: 'point to ask for something',
      en: 'By 15 months: does not point to ask for something',
      hi: '15 महीने: कुछ माँगने के लिए उँगली से इशारा न करना',
      kn: '15 ತಿಂಗಳು: ಬೇಕಾದದ್ದನ್ನು ಬೆರಳು ತೋರಿಸಿ ಕೇಳುವುದಿಲ್ಲ',
    },
    {
      from: 'walk alone by 18 months',
      en: 'By 18 months: does not walk alone, or try three words besides mama and papa',
      hi: '18 महीने: अकेले न चलना, या मम्मी-पापा के सिवा तीन शब्द न बोलना',
      kn: '18 ತಿಂಗಳು: ತಾನೇ ನಡೆಯುವುದಿಲ್ಲ, ಅಥವಾ ಅಮ್ಮ-ಅಪ್ಪ ಬಿಟ್ಟು ಮೂರು ಪದ ಹೇಳುವುದಿಲ್ಲ',
    },
    {
      from: 'join two words',
      en: 'By 24 months: does not join two words',
      hi: '24 महीने: दो शब्द जोड़कर न बोलना',
      kn: '24 ತಿಂಗಳು: ಎರಡು ಪದ ಸೇರಿಸಿ ಮಾತಾಡುವುದಿಲ್ಲ',
    },
    {
      from: 'join their play',
      en: 'By 3 years: cannot be understood by other people, or does not join other children’s play',
      hi: '3 साल: बाहर के लोगों को बच्चे की बात समझ न आना, या दूसरे बच्चों के साथ न खेलना',
      kn: '3 ವರ್ಷ: ಹೊರಗಿನವರಿಗೆ ಮಾತು ಅರ್ಥವಾಗುವುದಿಲ್ಲ, ಅಥವಾ ಬೇರೆ ಮಕ್ಕಳ ಆಟಕ್ಕೆ ಸೇರುವುದಿಲ್ಲ',
    },
    {
      from: 'sentences of four words or more by 48 months',
      en: 'By 4 years: does not use sentences of four words, or pretend in play',
      hi: '4 साल: चार शब्दों के वाक्य न बोलना, या टीचर-टीचर जैसे खेल न खेलना',
      kn: '4 ವರ್ಷ: ನಾಲ್ಕು ಪದಗಳ ವಾಕ್ಯ ಹೇಳುವುದಿಲ್ಲ, ಅಥವಾ ನಟಿಸುವ ಆಟ ಆಡುವುದಿಲ್ಲ',
    },
    {
      from: 'take turns in games by 60 months',
      en: 'By 5 years: does not follow rules or take turns in games, or tell a short story',
      hi: '5 साल: खेल में नियम न मानना या बारी न लेना, या छोटी कहानी न सुना पाना',
      kn: '5 ವರ್ಷ: ಆಟದಲ್ಲಿ ನಿಯಮ ಅಥವಾ ಸರದಿ ಪಾಲಿಸುವುದಿಲ್ಲ, ಅಥವಾ ಚಿಕ್ಕ ಕಥೆ ಹೇಳುವುದಿಲ್ಲ',
    },
    {
      from: 'One side of the body',
      en: 'At any age: has lost a skill, uses one side of the body much more, or seems not to see or hear well',
      hi: 'किसी भी उम्र में: सीखा हुआ काम छूट जाना, शरीर की एक ही तरफ़ ज़्यादा चलाना, या कम दिखना या सुनना',
      kn: 'ಯಾವ ವಯಸ್ಸಿನಲ್ಲೂ: ಕಲಿತದ್ದು ಹೋಗಿದೆ, ದೇಹದ ಒಂದೇ ಬದಿಯನ್ನು ಹೆಚ್ಚು ಬಳಸುತ್ತದೆ, ಅಥವಾ ಕಣ್ಣು-ಕಿವಿ ಸರಿಯಿಲ್ಲವೆನಿಸುತ್ತದೆ',
    },
  ],
  tell: {
    en: 'How many weeks early your child was born, the birth weight, and any hearing test. For a child born early, count the age from the due date until about age 2.',
    hi: 'बच्चा कितने हफ़्ते पहले पैदा हुआ, जन्म के समय वज़न, और कान की जाँच। समय से पहले जन्मे बच्चे की उम्र करीब 2 साल तक डिलीवरी की तय तारीख से गिनें।',
    kn: 'ಮಗು ಎಷ್ಟು ವಾರ ಮೊದಲೇ ಹುಟ್ಟಿತು, ಹುಟ್ಟಿದಾಗಿನ ತೂಕ, ಕಿವಿ ಪರೀಕ್ಷೆ. ಅವಧಿಗೆ ಮೊದಲೇ ಹುಟ್ಟಿದ ಮಗುವಿನ ವಯಸ್ಸನ್ನು ಸುಮಾರು 2 ವರ್ಷದವರೆಗೆ ಹೆರಿಗೆಗೆ ಹೇಳಿದ್ದ ದಿನಾಂಕದಿಂದ ಎಣಿಸಿ.',
  },
  questions: [
    {
      en: 'Which areas are behind, and by how much?',
      hi: 'विकास में कहाँ देर है, और कितनी?',
      kn: 'ಬೆಳವಣಿಗೆಯ ಯಾವ ಭಾಗ ತಡವಾಗಿದೆ, ಎಷ್ಟು?',
    },
    {
      en: 'When will hearing and eyesight be tested?',
      hi: 'कान और आँखों की जाँच कब होगी?',
      kn: 'ಕಿವಿ ಮತ್ತು ಕಣ್ಣಿನ ಪರೀಕ್ಷೆ ಯಾವಾಗ ಆಗುತ್ತದೆ?',
    },
    {
      en: 'Does my child need any other tests?',
      hi: 'क्या बच्चे को किसी और जाँच की ज़रूरत है?',
      kn: 'ಮಗುವಿಗೆ ಬೇರೆ ಯಾವುದಾದರೂ ಪರೀಕ್ಷೆ ಬೇಕೇ?',
    },
    {
      en: 'What can we do at home from today?',
      hi: 'हम आज से घर पर क्या कर सकते हैं?',
      kn: 'ಇಂದಿನಿಂದ ಮನೆಯಲ್ಲಿ ನಾವು ಏನು ಮಾಡಬಹುದು?',
    },
    sharedQuestions.freeHelp,
    {
      en: 'If we are to wait and see, until which date?',
      hi: 'अगर अभी इंतज़ार करना है, तो किस तारीख तक?',
      kn: 'ಕಾದು ನೋಡುವುದಾದರೆ, ಯಾವ ದಿನಾಂಕದವರೆಗೆ?',
    },
  ],
  dangers: ['lossOfSkills', 'feverUnderThreeMonths'],
  ...notReviewedYet,
} satisfies ChecklistContent;
