import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/learning/dysgraphia`. */
export const checklist = {
  topic: 'learning',
  slug: 'dysgraphia',
  name: { en: 'Dysgraphia', hi: 'डिस्ग्राफ़िया (लिखने में परेशानी)', kn: 'ಡಿಸ್ಗ್ರಾಫಿಯಾ (ಬರೆಯುವ ತೊಂದರೆ)' },
  ages: { from: 5, to: 15 },
  signs: [
    {
      from: 'crayons, beads',
      en: 'Before school: avoids crayons, beads, buttons and scissors',
      hi: 'स्कूल से पहले: क्रेयॉन, मोती, बटन और कैंची से बचना',
      kn: 'ಶಾಲೆಗೆ ಮೊದಲು: ಕ್ರೇಯಾನ್, ಮಣಿ, ಗುಂಡಿ, ಕತ್ತರಿ ಬಳಸುವುದನ್ನು ತಪ್ಪಿಸುತ್ತದೆ',
    },
    {
      from: 'Holds the pencil',
      en: 'Holds the pencil in an odd or very tight way',
      hi: 'पेंसिल अजीब तरह से या बहुत कसकर पकड़ना',
      kn: 'ಪೆನ್ಸಿಲನ್ನು ವಿಚಿತ್ರವಾಗಿ ಅಥವಾ ತುಂಬಾ ಬಿಗಿಯಾಗಿ ಹಿಡಿಯುತ್ತದೆ',
    },
    {
      from: 'after a few lines',
      en: 'Has a tired or aching hand or arm after a few lines',
      hi: 'कुछ लाइनें लिखते ही हाथ थकना या दुखना',
      kn: 'ಕೆಲವು ಸಾಲು ಬರೆದರೆ ಕೈ ದಣಿಯುತ್ತದೆ ಅಥವಾ ನೋಯುತ್ತದೆ',
    },
    {
      from: 'slowly than classmates',
      en: 'Writes far more slowly than classmates',
      hi: 'साथ पढ़ने वालों से बहुत धीरे लिखना',
      kn: 'ಸಹಪಾಠಿಗಳಿಗಿಂತ ತುಂಬಾ ನಿಧಾನವಾಗಿ ಬರೆಯುತ್ತದೆ',
    },
    {
      from: 'of all sizes',
      en: 'Writes letters of all sizes, or off the line',
      hi: 'अक्षर छोटे-बड़े होना, या लाइन से बाहर जाना',
      kn: 'ಅಕ್ಷರಗಳು ಚಿಕ್ಕ-ದೊಡ್ಡದಾಗುತ್ತವೆ, ಅಥವಾ ಗೆರೆ ದಾಟುತ್ತವೆ',
    },
    {
      from: 'in the wrong place',
      en: 'Begins letters in the wrong place, or turns them round',
      hi: 'अक्षर गलत जगह से शुरू करना, या उलटे लिखना',
      kn: 'ಅಕ್ಷರವನ್ನು ತಪ್ಪು ಕಡೆಯಿಂದ ಶುರುಮಾಡುತ್ತದೆ, ಅಥವಾ ತಿರುಗಿಸಿ ಬರೆಯುತ್ತದೆ',
    },
    {
      from: 'capital and small',
      en: 'Mixes capital and small letters',
      hi: 'अंग्रेज़ी के बड़े और छोटे अक्षर मिला देना',
      kn: 'ಇಂಗ್ಲಿಷ್‌ನ ದೊಡ್ಡ ಮತ್ತು ಸಣ್ಣ ಅಕ್ಷರಗಳನ್ನು ಬೆರೆಸುತ್ತದೆ',
    },
    {
      from: 'no space between words',
      en: 'Leaves no space between words, or too much within them',
      hi: 'शब्दों के बीच जगह न छोड़ना, या शब्द के अंदर ज़्यादा जगह छोड़ना',
      kn: 'ಪದಗಳ ನಡುವೆ ಜಾಗ ಬಿಡುವುದಿಲ್ಲ, ಅಥವಾ ಪದದೊಳಗೆ ಹೆಚ್ಚು ಜಾಗ ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'matras',
      en: 'Places matras wrongly, or leaves them out',
      hi: 'मात्राएँ गलत लगाना या छोड़ देना',
      kn: 'ಕಾಗುಣಿತ ಮತ್ತು ಒತ್ತಕ್ಷರಗಳನ್ನು ತಪ್ಪಾಗಿ ಹಾಕುತ್ತದೆ ಅಥವಾ ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'paper tears',
      en: 'Rubs out and overwrites until the paper tears',
      hi: 'इतना मिटाना और दोबारा लिखना कि कागज़ फट जाए',
      kn: 'ಕಾಗದ ಹರಿಯುವಷ್ಟು ಅಳಿಸಿ ಮತ್ತೆ ಬರೆಯುತ್ತದೆ',
    },
    {
      from: 'their own notes',
      en: 'Cannot read their own notes the next day',
      hi: 'अपना ही लिखा अगले दिन न पढ़ पाना',
      kn: 'ತಾನೇ ಬರೆದದ್ದನ್ನು ಮರುದಿನ ಓದಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'a few short words',
      en: 'Speaks in full sentences, but writes a few short words',
      hi: 'पूरे वाक्यों में बोलना, पर लिखना बस कुछ छोटे शब्द',
      kn: 'ಪೂರ್ತಿ ವಾಕ್ಯಗಳಲ್ಲಿ ಮಾತಾಡುತ್ತದೆ, ಆದರೆ ಬರೆಯುವುದು ಕೆಲವೇ ಚಿಕ್ಕ ಪದಗಳು',
    },
    {
      from: 'take notes',
      en: 'Cannot listen and take notes at the same time',
      hi: 'एक साथ सुनना और लिखना न हो पाना',
      kn: 'ಕೇಳುತ್ತಾ ಬರೆದುಕೊಳ್ಳಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'I hate writing',
      en: 'Puts off homework, or says “I hate writing”',
      hi: 'होमवर्क टालना, या “मुझे लिखना बिल्कुल पसंद नहीं” कहना',
      kn: 'ಹೋಂವರ್ಕ್ ಮುಂದೂಡುತ್ತದೆ, ಅಥವಾ “ನನಗೆ ಬರೆಯೋದು ಇಷ್ಟವೇ ಇಲ್ಲ” ಎನ್ನುತ್ತದೆ',
    },
  ],
  tell: {
    en: 'Whether writing has become worse, whether one hand is weaker or hurts, and whether buttons, laces or ball games are hard too.',
    hi: 'क्या लिखाई पहले से बिगड़ी है, क्या एक हाथ कमज़ोर है या दुखता है, और क्या बटन, फ़ीते या गेंद के खेल भी मुश्किल हैं।',
    kn: 'ಬರವಣಿಗೆ ಮೊದಲಿಗಿಂತ ಹದಗೆಟ್ಟಿದೆಯೇ, ಒಂದು ಕೈಯಲ್ಲಿ ಶಕ್ತಿ ಕಡಿಮೆ ಅಥವಾ ನೋವಿದೆಯೇ, ಗುಂಡಿ, ಲೇಸ್ ಅಥವಾ ಚೆಂಡಿನ ಆಟಗಳೂ ಕಷ್ಟವೇ.',
  },
  questions: [
    {
      en: 'Is it the hand, the spelling, the sentences, or all three?',
      hi: 'परेशानी हाथ में है, स्पेलिंग में, वाक्य बनाने में, या तीनों में?',
      kn: 'ತೊಂದರೆ ಕೈಯಲ್ಲಿದೆಯೇ, ಕಾಗುಣಿತದಲ್ಲೇ, ವಾಕ್ಯ ರಚನೆಯಲ್ಲೇ, ಅಥವಾ ಮೂರರಲ್ಲೂ ಇದೆಯೇ?',
    },
    {
      en: 'Should eyesight, joints and muscles be checked?',
      hi: 'क्या आँखों, जोड़ों और मांसपेशियों की जाँच होनी चाहिए?',
      kn: 'ಕಣ್ಣು, ಕೀಲು ಮತ್ತು ಸ್ನಾಯುಗಳ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    {
      en: 'Should we see an occupational therapist?',
      hi: 'क्या हमें ऑक्यूपेशनल थेरेपिस्ट से मिलना चाहिए?',
      kn: 'ನಾವು ಆಕ್ಯುಪೇಷನಲ್ ಥೆರಪಿಸ್ಟ್ ಅನ್ನು ನೋಡಬೇಕೇ?',
    },
    sharedQuestions.helpNow,
    sharedQuestions.certificate,
    sharedQuestions.testAgain,
  ],
  dangers: ['suicide', 'lossOfSkills'],
  ...notReviewedYet,
} satisfies ChecklistContent;
