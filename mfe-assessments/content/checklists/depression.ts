import type { ChecklistContent } from './checklist-schema.ts';
import { notReviewedYet } from './review.ts';
import { sharedQuestions } from './shared-questions.ts';

/** The checklist of `/assessments/behavioral/depression`. */
export const checklist = {
  topic: 'behavioural',
  slug: 'depression',
  name: { en: 'Depression', hi: 'डिप्रेशन (अवसाद)', kn: 'ಖಿನ್ನತೆ (ಡಿಪ್ರೆಶನ್)' },
  ages: { from: 8, to: 11 },
  signs: [
    {
      from: 'low, empty or tearful',
      en: 'Low, empty, tearful or irritable',
      hi: 'मन उदास, खाली-खाली, रुआँसा या चिड़चिड़ा रहना',
      kn: 'ಬೇಸರ, ಖಾಲಿತನ, ಅಳು ಅಥವಾ ಸಿಡುಕು',
    },
    {
      from: 'used to love',
      en: 'No joy in games, friends, food or festivals they used to love',
      hi: 'जो खेल, दोस्त, खाना या त्योहार पहले पसंद थे, उनमें अब मन न लगना',
      kn: 'ಮೊದಲು ಇಷ್ಟವಿದ್ದ ಆಟ, ಗೆಳೆಯರು, ಊಟ, ಹಬ್ಬಗಳಲ್ಲಿ ಈಗ ಖುಷಿಯಿಲ್ಲ',
    },
    {
      from: 'much less or much more',
      en: 'Eats much less or much more',
      hi: 'पहले से बहुत कम या बहुत ज़्यादा खाना',
      kn: 'ತುಂಬಾ ಕಡಿಮೆ ಅಥವಾ ತುಂಬಾ ಹೆಚ್ಚು ತಿನ್ನುತ್ತದೆ',
    },
    {
      from: 'wakes too early',
      en: 'Cannot sleep, wakes too early, or sleeps far more than before',
      hi: 'नींद न आना, बहुत जल्दी जाग जाना, या पहले से बहुत ज़्यादा सोना',
      kn: 'ನಿದ್ದೆ ಬರುವುದಿಲ್ಲ, ತುಂಬಾ ಬೇಗ ಎಚ್ಚರವಾಗುತ್ತದೆ, ಅಥವಾ ಮೊದಲಿಗಿಂತ ತುಂಬಾ ಹೆಚ್ಚು ನಿದ್ದೆ ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'Moves and speaks slowly',
      en: 'Moves and speaks slowly, or cannot sit still',
      hi: 'बहुत धीरे चलना-बोलना, या चैन से न बैठ पाना',
      kn: 'ನಿಧಾನವಾಗಿ ಓಡಾಡುತ್ತದೆ, ಮಾತಾಡುತ್ತದೆ, ಅಥವಾ ಒಂದೆಡೆ ಕೂರಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'tired all day',
      en: 'Is tired all day, even after rest',
      hi: 'आराम के बाद भी दिन भर थका रहना',
      kn: 'ವಿಶ್ರಾಂತಿ ಪಡೆದರೂ ದಿನವಿಡೀ ಆಯಾಸ',
    },
    {
      from: 'I’m no good',
      en: 'Says “I’m no good” or “it is all my fault”',
      hi: '“मुझसे कुछ नहीं होगा” या “सब मेरी गलती है” कहना',
      kn: '“ನಾನು ಯಾವುದಕ್ಕೂ ಪ್ರಯೋಜನವಿಲ್ಲ”, “ಎಲ್ಲಾ ನನ್ನದೇ ತಪ್ಪು” ಎನ್ನುತ್ತದೆ',
    },
    {
      from: 'Marks may drop',
      en: 'Cannot think, decide or concentrate; marks may drop',
      hi: 'सोचने, फ़ैसला करने या ध्यान लगाने में मुश्किल; नंबर गिर सकते हैं',
      kn: 'ಯೋಚಿಸಲು, ತೀರ್ಮಾನಿಸಲು, ಗಮನ ಕೊಡಲು ಕಷ್ಟ; ಅಂಕಗಳು ಇಳಿಯಬಹುದು',
    },
    {
      from: 'headaches and stomach aches',
      en: 'Headaches and stomach aches, with no illness found',
      hi: 'सिर या पेट में दर्द, पर जाँच में कोई बीमारी न निकलना',
      kn: 'ತಲೆನೋವು, ಹೊಟ್ಟೆನೋವು; ಆದರೆ ಪರೀಕ್ಷೆಯಲ್ಲಿ ಯಾವ ಕಾಯಿಲೆಯೂ ಇಲ್ಲ',
    },
    {
      from: 'Stays in their room',
      en: 'Stays in their room, away from friends and family',
      hi: 'दोस्तों और परिवार से दूर, अपने कमरे में ही रहना',
      kn: 'ಗೆಳೆಯರು ಮತ್ತು ಮನೆಯವರಿಂದ ದೂರವಾಗಿ ತನ್ನ ಕೋಣೆಯಲ್ಲೇ ಇರುತ್ತದೆ',
    },
    {
      from: 'was not like this before',
      en: 'Is angry or rude, or gets into fights, and was not like this before',
      hi: 'गुस्सा, झगड़ा या बदतमीज़ी, जो पहले नहीं थी',
      kn: 'ಮೊದಲು ಇಲ್ಲದ ಸಿಟ್ಟು, ಜಗಳ ಅಥವಾ ಒರಟುತನ',
    },
    {
      from: 'about dying',
      en: 'Speaks, writes or draws about dying (stay with them; see a doctor today)',
      hi: 'मरने के बारे में बोलना, लिखना या चित्र बनाना (साथ रहें; आज ही डॉक्टर को दिखाएँ)',
      kn: 'ಸಾಯುವ ಬಗ್ಗೆ ಮಾತಾಡುತ್ತದೆ, ಬರೆಯುತ್ತದೆ ಅಥವಾ ಚಿತ್ರ ಬಿಡಿಸುತ್ತದೆ (ಜೊತೆಯಲ್ಲಿರಿ; ಇಂದೇ ಡಾಕ್ಟರಿಗೆ ತೋರಿಸಿ)',
    },
    {
      from: 'cuts or burns',
      en: 'Unexplained marks, cuts or burns, or long sleeves in the heat',
      hi: 'त्वचा पर बिना वजह के निशान, कट या जलने के दाग, या गर्मी में भी पूरी बाँह के कपड़े',
      kn: 'ಚರ್ಮದ ಮೇಲೆ ಕಾರಣ ತಿಳಿಯದ ಗುರುತು, ಕೊಯ್ದ ಅಥವಾ ಸುಟ್ಟ ಗಾಯ, ಅಥವಾ ಸೆಖೆಯಲ್ಲೂ ಉದ್ದ ತೋಳಿನ ಬಟ್ಟೆ',
    },
    {
      from: 'Gives away loved things',
      en: 'Gives away loved things or says goodbye (do not leave them alone; get help now)',
      hi: 'अपनी प्यारी चीज़ें बाँट देना या अलविदा कहना (अकेला न छोड़ें, अभी मदद लें)',
      kn: 'ಇಷ್ಟದ ವಸ್ತುಗಳನ್ನು ಕೊಟ್ಟುಬಿಡುತ್ತದೆ ಅಥವಾ ವಿದಾಯ ಹೇಳುತ್ತದೆ (ಒಂಟಿಯಾಗಿ ಬಿಡಬೇಡಿ, ಈಗಲೇ ಸಹಾಯ ಪಡೆಯಿರಿ)',
    },
  ],
  tell: {
    en: 'Anyone in the family with depression, bipolar disorder or a suicide, and any medicine begun in recent months.',
    hi: 'क्या परिवार में किसी को डिप्रेशन या बाइपोलर है, या किसी ने आत्महत्या की है; और हाल के महीनों में बच्चे की कौन-सी दवा शुरू हुई है।',
    kn: 'ಕುಟುಂಬದಲ್ಲಿ ಯಾರಿಗಾದರೂ ಖಿನ್ನತೆ ಅಥವಾ ಬೈಪೋಲಾರ್ ಇದೆಯೇ, ಯಾರಾದರೂ ಆತ್ಮಹತ್ಯೆ ಮಾಡಿಕೊಂಡಿದ್ದಾರೆಯೇ; ಇತ್ತೀಚಿನ ತಿಂಗಳುಗಳಲ್ಲಿ ಮಗುವಿಗೆ ಯಾವ ಔಷಧಿ ಶುರುವಾಗಿದೆ.',
  },
  questions: [
    {
      en: 'How safe is my child at home, and what should we put away?',
      hi: 'मेरा बच्चा घर पर कितना सुरक्षित है? हमें कौन-सी चीज़ें हटा देनी चाहिए?',
      kn: 'ನನ್ನ ಮಗು ಮನೆಯಲ್ಲಿ ಎಷ್ಟು ಸುರಕ್ಷಿತ? ಯಾವ ವಸ್ತುಗಳನ್ನು ದೂರ ಇಡಬೇಕು?',
    },
    {
      en: 'Can we make a written safety plan?',
      hi: 'क्या हम मिलकर एक सेफ़्टी प्लान लिख सकते हैं?',
      kn: 'ನಾವು ಒಂದು ಸೇಫ್ಟಿ ಪ್ಲಾನ್ ಬರೆದಿಡಬಹುದೇ?',
    },
    {
      en: 'Could this be depression, and what else could explain it?',
      hi: 'क्या यह डिप्रेशन हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಖಿನ್ನತೆ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    {
      en: 'What help comes first, and when will we see a change?',
      hi: 'सबसे पहले कौन-सी मदद मिलेगी, और फ़र्क कब दिखेगा?',
      kn: 'ಮೊದಲು ಯಾವ ಸಹಾಯ, ಬದಲಾವಣೆ ಯಾವಾಗ ಕಾಣುತ್ತದೆ?',
    },
    { en: 'What should the school know?', hi: 'स्कूल को क्या बताना चाहिए?', kn: 'ಶಾಲೆಗೆ ಏನು ತಿಳಿಸಬೇಕು?' },
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide', 'notEatingOrVoices'],
  ...notReviewedYet,
} satisfies ChecklistContent;
