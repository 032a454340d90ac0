import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/**
 * The checklist of `/assessments/behavioral/conductDisorder`. The one sign of the page that is not ticked
 * here is a forced sexual act: it is for a conversation in private and for the steps on the page, not for
 * a sheet that others may see.
 */
export const checklist = {
  topic: 'behavioural',
  slug: 'conductDisorder',
  name: {
    en: 'Conduct disorder',
    hi: 'कंडक्ट डिसऑर्डर (व्यवहार की गंभीर परेशानी)',
    kn: 'ಕಂಡಕ್ಟ್ ಡಿಸಾರ್ಡರ್ (ನಡವಳಿಕೆಯ ಗಂಭೀರ ತೊಂದರೆ)',
  },
  ages: { from: 6, to: 16 },
  signs: [
    {
      from: 'Bullies, threatens',
      en: 'Bullies, threatens or frightens others',
      hi: 'दूसरों को सताना, धमकाना या डराना',
      kn: 'ಬೇರೆಯವರನ್ನು ಪೀಡಿಸುತ್ತದೆ, ಬೆದರಿಸುತ್ತದೆ ಅಥವಾ ಹೆದರಿಸುತ್ತದೆ',
    },
    {
      from: 'starts physical fights',
      en: 'Often starts physical fights',
      hi: 'अक्सर मारपीट शुरू करना',
      kn: 'ಆಗಾಗ ಹೊಡೆದಾಟ ಶುರುಮಾಡುತ್ತದೆ',
    },
    {
      from: 'can do serious harm',
      en: 'Has used something that can do serious harm, such as a bat or a knife',
      hi: 'बल्ले या चाकू जैसी चीज़ का इस्तेमाल, जिससे गंभीर चोट लग सकती है',
      kn: 'ಗಂಭೀರ ಗಾಯ ಮಾಡಬಲ್ಲ ಬ್ಯಾಟ್, ಚಾಕುವಿನಂಥ ವಸ್ತುವನ್ನು ಬಳಸಿದೆ',
    },
    {
      from: 'cruel to a person',
      en: 'Has been physically cruel to a person',
      hi: 'किसी इंसान के साथ क्रूरता से पेश आना, चोट पहुँचाना',
      kn: 'ಮನುಷ್ಯರಿಗೆ ಕ್ರೂರವಾಗಿ ನೋವು ಕೊಟ್ಟಿದೆ',
    },
    {
      from: 'cruel to an animal',
      en: 'Has been physically cruel to an animal',
      hi: 'किसी जानवर के साथ क्रूरता करना',
      kn: 'ಪ್ರಾಣಿಗೆ ಕ್ರೂರವಾಗಿ ಹಿಂಸೆ ಕೊಟ್ಟಿದೆ',
    },
    {
      from: 'something by force',
      en: 'Has taken something by force',
      hi: 'ज़बरदस्ती किसी की चीज़ छीन लेना',
      kn: 'ಬಲವಂತವಾಗಿ ಬೇರೆಯವರ ವಸ್ತುವನ್ನು ಕಿತ್ತುಕೊಂಡಿದೆ',
    },
    {
      from: 'set a fire on purpose',
      en: 'Has set a fire on purpose',
      hi: 'जानबूझकर आग लगाना',
      kn: 'ಬೇಕೆಂದೇ ಬೆಂಕಿ ಹಚ್ಚಿದೆ',
    },
    {
      from: 'other people’s things',
      en: 'Has broken or damaged other people’s things on purpose',
      hi: 'दूसरों की चीज़ें जानबूझकर तोड़ना या खराब करना',
      kn: 'ಬೇರೆಯವರ ವಸ್ತುಗಳನ್ನು ಬೇಕೆಂದೇ ಒಡೆದಿದೆ ಅಥವಾ ಹಾಳುಮಾಡಿದೆ',
    },
    {
      from: 'broken into',
      en: 'Has broken into a house, a building or a vehicle',
      hi: 'किसी के घर, इमारत या गाड़ी में जबरन घुसना',
      kn: 'ಬೇರೆಯವರ ಮನೆ, ಕಟ್ಟಡ ಅಥವಾ ವಾಹನದೊಳಗೆ ನುಗ್ಗಿದೆ',
    },
    {
      from: 'Often lies',
      en: 'Often lies to get something, or to get out of a duty',
      hi: 'कुछ पाने या काम से बचने के लिए अक्सर झूठ बोलना',
      kn: 'ಏನಾದರೂ ಪಡೆಯಲು ಅಥವಾ ಕೆಲಸ ತಪ್ಪಿಸಿಕೊಳ್ಳಲು ಆಗಾಗ ಸುಳ್ಳು ಹೇಳುತ್ತದೆ',
    },
    {
      from: 'things of value',
      en: 'Has taken things of value when nobody was looking',
      hi: 'चुपके से कीमती चीज़ें उठा लेना',
      kn: 'ಯಾರೂ ನೋಡದಾಗ ಬೆಲೆಬಾಳುವ ವಸ್ತುಗಳನ್ನು ತೆಗೆದುಕೊಂಡಿದೆ',
    },
    {
      from: 'Stays out at night',
      en: 'Stays out at night against your wishes (starting before age 13)',
      hi: 'मना करने पर भी रात को बाहर रहना (13 साल की उम्र से पहले से)',
      kn: 'ಬೇಡವೆಂದರೂ ರಾತ್ರಿ ಹೊರಗೇ ಇರುತ್ತದೆ (13 ವರ್ಷಕ್ಕೆ ಮೊದಲಿನಿಂದ)',
    },
    {
      from: 'run away overnight',
      en: 'Has run away overnight at least twice, or once for a long time',
      hi: 'घर से भागकर कम से कम दो बार रात भर, या एक बार लंबे समय तक बाहर रहना',
      kn: 'ಮನೆ ಬಿಟ್ಟು ಓಡಿಹೋಗಿ ಎರಡು ಸಲವಾದರೂ ರಾತ್ರಿ, ಅಥವಾ ಒಮ್ಮೆ ಬಹಳ ದಿನ ಹೊರಗಿತ್ತು',
    },
    {
      from: 'skips school',
      en: 'Often skips school (starting before age 13)',
      hi: 'अक्सर बिना बताए स्कूल न जाना (13 साल की उम्र से पहले से)',
      kn: 'ಆಗಾಗ ಶಾಲೆ ತಪ್ಪಿಸುತ್ತದೆ (13 ವರ್ಷಕ್ಕೆ ಮೊದಲಿನಿಂದ)',
    },
  ],
  tell: {
    en: 'Whether anyone hits, frightens or bullies your child, and any alcohol, tobacco or drugs. You can say this in private.',
    hi: 'क्या कोई बच्चे को मारता, डराता या सताता है, और क्या बच्चा शराब, तंबाकू या कोई नशा लेता है। यह आप डॉक्टर को अकेले में बता सकते हैं।',
    kn: 'ಯಾರಾದರೂ ಮಗುವನ್ನು ಹೊಡೆಯುತ್ತಾರೆಯೇ, ಹೆದರಿಸುತ್ತಾರೆಯೇ, ಪೀಡಿಸುತ್ತಾರೆಯೇ; ಮಗು ಮದ್ಯ, ತಂಬಾಕು ಅಥವಾ ಡ್ರಗ್ಸ್ ಬಳಸುತ್ತದೆಯೇ. ಇದನ್ನು ಡಾಕ್ಟರಿಗೆ ಖಾಸಗಿಯಾಗಿ ಹೇಳಬಹುದು.',
  },
  questions: [
    {
      en: 'Could this be conduct disorder, and what else could explain it?',
      hi: 'क्या यह कंडक्ट डिसऑर्डर हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಕಂಡಕ್ಟ್ ಡಿಸಾರ್ಡರ್ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    {
      en: 'Should ADHD, a learning difficulty or low mood be checked?',
      hi: 'क्या ADHD, पढ़ाई की परेशानी या उदासी की जाँच होनी चाहिए?',
      kn: 'ADHD, ಕಲಿಕೆಯ ತೊಂದರೆ ಅಥವಾ ಖಿನ್ನತೆಯ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    {
      en: 'What help comes first, and who gives it?',
      hi: 'सबसे पहले कौन-सी मदद मिलेगी, और कौन देगा?',
      kn: 'ಮೊದಲು ಯಾವ ಸಹಾಯ, ಅದನ್ನು ಯಾರು ಕೊಡುತ್ತಾರೆ?',
    },
    {
      en: 'What should we do when someone may get hurt?',
      hi: 'जब किसी को चोट लगने का डर हो, तब हम क्या करें?',
      kn: 'ಯಾರಿಗಾದರೂ ಪೆಟ್ಟಾಗಬಹುದು ಎನಿಸಿದಾಗ ನಾವು ಏನು ಮಾಡಬೇಕು?',
    },
    {
      en: 'Who may see the report, and how much of it should the school see?',
      hi: 'रिपोर्ट कौन देख सकता है? स्कूल को कितना दिखाना चाहिए?',
      kn: 'ವರದಿಯನ್ನು ಯಾರು ನೋಡಬಹುದು? ಶಾಲೆಗೆ ಎಷ್ಟು ತೋರಿಸಬೇಕು?',
    },
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide'],
  ...notReviewedYet,
} satisfies ChecklistContent;
