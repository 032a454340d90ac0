import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/behavioral/adhd`. */
export const checklist = {
  topic: 'behavioural',
  slug: 'adhd',
  name: { en: 'ADHD', hi: 'एडीएचडी (ADHD)', kn: 'ಎಡಿಎಚ್‌ಡಿ (ADHD)' },
  ages: { from: 1, to: 17 },
  signs: [
    {
      from: 'careless mistakes',
      en: 'Makes careless mistakes, or misses details',
      hi: 'ध्यान न देने से छोटी-छोटी गलतियाँ करना',
      kn: 'ಗಮನವಿಲ್ಲದೆ ಸಣ್ಣಪುಟ್ಟ ತಪ್ಪುಗಳನ್ನು ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'stay with a task',
      en: 'Finds it hard to stay with a task, or even with a game',
      hi: 'किसी काम या खेल में देर तक न लगे रह पाना',
      kn: 'ಒಂದು ಕೆಲಸ ಅಥವಾ ಆಟದಲ್ಲಿ ಹೆಚ್ಚು ಹೊತ್ತು ತೊಡಗಿರಲು ಕಷ್ಟ',
    },
    {
      from: 'not to listen',
      en: 'Seems not to listen when you speak to them',
      hi: 'बात करते समय ऐसा लगना कि बच्चा सुन नहीं रहा',
      kn: 'ನೀವು ಮಾತಾಡುವಾಗ ಕೇಳಿಸಿಕೊಳ್ಳದಂತೆ ಕಾಣುತ್ತದೆ',
    },
    {
      from: 'half done',
      en: 'Leaves homework or chores half done',
      hi: 'होमवर्क या घर का काम शुरू करके अधूरा छोड़ देना',
      kn: 'ಹೋಂವರ್ಕ್ ಅಥವಾ ಮನೆಗೆಲಸವನ್ನು ಶುರುಮಾಡಿ ಅರ್ಧಕ್ಕೇ ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'Loses pencils',
      en: 'Loses pencils, notebooks, the tiffin box',
      hi: 'पेंसिल, कॉपी, टिफ़िन जैसी चीज़ें खो देना',
      kn: 'ಪೆನ್ಸಿಲ್, ನೋಟ್‌ಬುಕ್, ಟಿಫಿನ್ ಬಾಕ್ಸ್ ಕಳೆದುಕೊಳ್ಳುತ್ತದೆ',
    },
    {
      from: 'distracted by any',
      en: 'Is distracted by any sound, sight or thought',
      hi: 'ज़रा-सी आवाज़, चीज़ या किसी ख्याल से ध्यान भटक जाना',
      kn: 'ಯಾವುದೇ ಸದ್ದು, ನೋಟ ಅಥವಾ ಯೋಚನೆಯಿಂದ ಗಮನ ಬೇರೆಡೆ ಹೋಗುತ್ತದೆ',
    },
    {
      from: 'Forgets everyday things',
      en: 'Forgets everyday things, such as brushing their teeth',
      hi: 'रोज़ के काम भूल जाना, जैसे दाँत साफ़ करना',
      kn: 'ಹಲ್ಲುಜ್ಜುವಂಥ ದಿನನಿತ್ಯದ ಕೆಲಸಗಳನ್ನು ಮರೆಯುತ್ತದೆ',
    },
    {
      from: 'squirms',
      en: 'Fidgets, taps or squirms in the chair',
      hi: 'कुर्सी पर बैठे-बैठे हिलते रहना, हाथ-पैर चलाते रहना',
      kn: 'ಕುರ್ಚಿಯಲ್ಲಿ ಕೂತಲ್ಲೇ ಕೈಕಾಲು ಆಡಿಸುತ್ತಾ, ಚಡಪಡಿಸುತ್ತಾ ಇರುತ್ತದೆ',
    },
    {
      from: 'stay seated',
      en: 'Gets up when everyone is meant to stay seated',
      hi: 'जहाँ सब बैठे हों, वहाँ बीच में उठ जाना',
      kn: 'ಎಲ್ಲರೂ ಕೂತಿರುವಾಗ ಎದ್ದು ಹೋಗುತ್ತದೆ',
    },
    {
      from: 'Runs or climbs',
      en: 'Runs or climbs when others sit still; a teenager may only feel restless',
      hi: 'जब दूसरे शांत बैठे हों, तब दौड़ना या चढ़ना; किशोर बस बेचैनी महसूस कर सकते हैं',
      kn: 'ಬೇರೆಯವರು ಸುಮ್ಮನೆ ಕೂತಿರುವಾಗ ಓಡುತ್ತದೆ, ಹತ್ತುತ್ತದೆ; ಹದಿಹರೆಯದವರಲ್ಲಿ ಬರೀ ಚಡಪಡಿಕೆ ಇರಬಹುದು',
    },
    {
      from: 'Talks far more',
      en: 'Talks far more than others do',
      hi: 'दूसरों से बहुत ज़्यादा बोलना',
      kn: 'ಬೇರೆ ಮಕ್ಕಳಿಗಿಂತ ತುಂಬಾ ಹೆಚ್ಚು ಮಾತಾಡುತ್ತದೆ',
    },
    {
      from: 'Blurts out',
      en: 'Blurts out the answer before the question ends',
      hi: 'सवाल पूरा होने से पहले ही जवाब बोल देना',
      kn: 'ಪ್ರಶ್ನೆ ಮುಗಿಯುವ ಮೊದಲೇ ಉತ್ತರ ಹೇಳಿಬಿಡುತ್ತದೆ',
    },
    {
      from: 'wait for a turn',
      en: 'Finds it very hard to wait for a turn',
      hi: 'अपनी बारी का इंतज़ार करना बहुत मुश्किल होना',
      kn: 'ತನ್ನ ಸರದಿಗೆ ಕಾಯುವುದು ತುಂಬಾ ಕಷ್ಟ',
    },
    {
      from: 'Interrupts',
      en: 'Interrupts other people’s talk or games',
      hi: 'दूसरों की बात काटना, या उनके खेल में दखल देना',
      kn: 'ಬೇರೆಯವರ ಮಾತು ಅಥವಾ ಆಟದ ನಡುವೆ ನುಗ್ಗುತ್ತದೆ',
    },
  ],
  tell: {
    en: 'Before any medicine for ADHD: heart problems or fainting in your child, and any sudden death of a young person in the family.',
    hi: 'ADHD की कोई भी दवा शुरू होने से पहले: क्या बच्चे को दिल की कोई परेशानी है? क्या वह कभी बेहोश हुआ है? क्या परिवार में किसी की कम उम्र में अचानक मौत हुई है?',
    kn: 'ADHDಗೆ ಯಾವುದೇ ಔಷಧಿ ಶುರುಮಾಡುವ ಮೊದಲು: ಮಗುವಿಗೆ ಹೃದಯದ ತೊಂದರೆ ಇದೆಯೇ, ಎಂದಾದರೂ ಪ್ರಜ್ಞೆ ತಪ್ಪಿತ್ತೇ, ಕುಟುಂಬದಲ್ಲಿ ಯಾರಾದರೂ ಚಿಕ್ಕ ವಯಸ್ಸಿನಲ್ಲಿ ಹಠಾತ್ತನೆ ತೀರಿಕೊಂಡಿದ್ದಾರೆಯೇ.',
  },
  questions: [
    {
      en: 'Could this be ADHD, and what else could explain it?',
      hi: 'क्या यह ADHD हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ADHD ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    {
      en: 'Should hearing, eyesight and sleep be checked?',
      hi: 'क्या कान, आँख और नींद की जाँच होनी चाहिए?',
      kn: 'ಕಿವಿ, ಕಣ್ಣು ಮತ್ತು ನಿದ್ದೆಯ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    {
      en: 'What help comes first at my child’s age?',
      hi: 'मेरे बच्चे की उम्र में सबसे पहले कौन-सी मदद दी जाती है?',
      kn: 'ನನ್ನ ಮಗುವಿನ ವಯಸ್ಸಿಗೆ ಮೊದಲು ಯಾವ ಸಹಾಯ ಕೊಡುತ್ತಾರೆ?',
    },
    sharedQuestions.parentTraining,
    sharedQuestions.school,
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide'],
  ...notReviewedYet,
} satisfies ChecklistContent;
