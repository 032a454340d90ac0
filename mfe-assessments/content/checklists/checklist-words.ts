import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { DangerId, Said } from './checklist-schema.ts';

/**
 * The words that every checklist shares, in three languages. Hindi is spoken Hindustani with आप, and with
 * the English words that parents use for medical things; a list of signs is in the infinitive, which
 * fits sons and daughters. Kannada is the spoken standard; its verbs follow ಮಗು, which is neither.
 * Both write numbers with 0 to 9, as schools and clinics do.
 *
 * Placeholders: `{name}` the condition, `{emergency}` and `{support}` the numbers for an emergency and for
 * mental health, `{date}` a day, `{address}` an address, `{reviewer}` a person, and the facts of the site.
 */
export const checklistWords = {
  /** The name of the page in the trail, which is in English like all that stands around the sheet. */
  crumb: 'Doctor’s checklist',
  languages: {
    label: { en: 'Languages', hi: 'भाषाएँ', kn: 'ಭಾಷೆಗಳು' },
    /** Each language by its own name. */
    names: { en: 'English', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' },
  },
  head: {
    title: {
      en: '{name}: doctor’s checklist to print | {product}',
      hi: '{name}: डॉक्टर के लिए चेकलिस्ट | {product}',
      kn: '{name}: ಡಾಕ್ಟರಿಗೆ ತೋರಿಸುವ ಪಟ್ಟಿ | {product}',
    },
    description: {
      en: '{name}: tick what you see, print it on one A4 sheet and take it to the doctor, with questions to ask. Not a diagnosis.',
      hi: '{name}: जो दिखता है उस पर टिक करें, एक A4 कागज़ पर प्रिंट करें और डॉक्टर को दिखाएँ। यह डायग्नोसिस नहीं है।',
      kn: '{name}: ಕಾಣುವುದಕ್ಕೆ ಟಿಕ್ ಮಾಡಿ, ಒಂದು A4 ಹಾಳೆಯಲ್ಲಿ ಪ್ರಿಂಟ್ ಮಾಡಿ, ಡಾಕ್ಟರಿಗೆ ತೋರಿಸಿ. ಇದು ಡಯಾಗ್ನೋಸಿಸ್ ಅಲ್ಲ.',
    },
  },
  title: {
    en: 'Doctor’s checklist',
    hi: 'डॉक्टर के लिए चेकलिस्ट',
    kn: 'ಡಾಕ್ಟರಿಗೆ ತೋರಿಸುವ ಪಟ್ಟಿ',
  },
  howTo: {
    en: 'Print this page on one A4 sheet, or show it to the doctor on your phone. What you tick or write here is not sent to us.',
    hi: 'इस पेज को एक A4 कागज़ पर प्रिंट करें, या डॉक्टर को फ़ोन पर ही दिखाएँ। यहाँ आप जो टिक करेंगे या लिखेंगे, वह हमें नहीं भेजा जाता।',
    kn: 'ಈ ಪುಟವನ್ನು ಒಂದು A4 ಹಾಳೆಯಲ್ಲಿ ಪ್ರಿಂಟ್ ಮಾಡಿ, ಅಥವಾ ಡಾಕ್ಟರಿಗೆ ಫೋನಿನಲ್ಲೇ ತೋರಿಸಿ. ನೀವು ಇಲ್ಲಿ ಟಿಕ್ ಮಾಡಿದ್ದು, ಬರೆದದ್ದು ನಮಗೆ ಬರುವುದಿಲ್ಲ.',
  },
  readAll: {
    en: 'Read all about this condition',
    hi: 'पूरी जानकारी पढ़ें (अंग्रेज़ी में)',
    kn: 'ಪೂರ್ತಿ ಮಾಹಿತಿ ಓದಿ (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)',
  },
  child: {
    name: { en: 'Child’s name', hi: 'बच्चे का नाम', kn: 'ಮಗುವಿನ ಹೆಸರು' },
    age: { en: 'Age', hi: 'उम्र', kn: 'ವಯಸ್ಸು' },
    date: { en: 'Date', hi: 'तारीख', kn: 'ದಿನಾಂಕ' },
  },
  notDiagnosis: {
    en: 'This list is not a diagnosis. Few ticks are no reason to wait: however many you tick, if you are worried, see a doctor.',
    hi: 'यह चेकलिस्ट डायग्नोसिस (डॉक्टर का निदान) नहीं है। टिक कम हों, तब भी इंतज़ार न करें: टिक कितने भी हों, अगर आपको चिंता है तो डॉक्टर को दिखाएँ।',
    kn: 'ಈ ಪಟ್ಟಿ ಡಯಾಗ್ನೋಸಿಸ್ (ವೈದ್ಯರ ರೋಗನಿರ್ಣಯ) ಅಲ್ಲ. ಟಿಕ್ ಕಡಿಮೆ ಇದ್ದರೂ ಕಾಯಬೇಡಿ: ಟಿಕ್ ಎಷ್ಟೇ ಇರಲಿ, ನಿಮಗೆ ಚಿಂತೆಯಿದ್ದರೆ ಡಾಕ್ಟರಿಗೆ ತೋರಿಸಿ.',
  },
  signs: {
    en: 'Tick what you see',
    hi: 'जो आपको दिखता है, उस पर टिक करें',
    kn: 'ನಿಮಗೆ ಕಾಣುವುದಕ್ಕೆ ಟಿಕ್ ಮಾಡಿ',
  },
  story: {
    heading: { en: 'Tell the doctor', hi: 'डॉक्टर को बताएँ', kn: 'ಡಾಕ್ಟರಿಗೆ ಹೇಳಿ' },
    since: { en: 'Since when?', hi: 'कब से?', kn: 'ಯಾವಾಗಿನಿಂದ?' },
    where: { en: 'Where?', hi: 'कहाँ?', kn: 'ಎಲ್ಲಿ?' },
    places: [
      { en: 'At home', hi: 'घर पर', kn: 'ಮನೆಯಲ್ಲಿ' },
      { en: 'At school', hi: 'स्कूल में', kn: 'ಶಾಲೆಯಲ್ಲಿ' },
      { en: 'Elsewhere', hi: 'कहीं और', kn: 'ಬೇರೆ ಕಡೆ' },
    ],
    howOften: { en: 'How often?', hi: 'कितनी बार?', kn: 'ಎಷ್ಟು ಸಲ?' },
    often: [
      { en: 'Every day', hi: 'हर दिन', kn: 'ಪ್ರತಿದಿನ' },
      { en: 'Some days a week', hi: 'हफ़्ते में कुछ दिन', kn: 'ವಾರದಲ್ಲಿ ಕೆಲವು ದಿನ' },
      { en: 'Less often', hi: 'इससे कम', kn: 'ಅದಕ್ಕಿಂತ ಕಡಿಮೆ' },
    ],
    lines: [
      { en: 'What helps', hi: 'किससे मदद मिलती है', kn: 'ಯಾವುದರಿಂದ ಸಹಾಯವಾಗುತ್ತದೆ' },
      { en: 'What makes it harder', hi: 'किससे मुश्किल बढ़ती है', kn: 'ಯಾವುದರಿಂದ ಕಷ್ಟ ಹೆಚ್ಚುತ್ತದೆ' },
      { en: 'Medicines and allergies', hi: 'दवाएँ और एलर्जी', kn: 'ಔಷಧಿಗಳು ಮತ್ತು ಅಲರ್ಜಿ' },
      {
        en: 'Illnesses in the family',
        hi: 'परिवार में बीमारियाँ',
        kn: 'ಕುಟುಂಬದಲ್ಲಿರುವ ಕಾಯಿಲೆಗಳು',
      },
    ],
    tell: { en: 'Also tell the doctor', hi: 'यह भी बताएँ', kn: 'ಇದನ್ನೂ ಹೇಳಿ' },
  },
  questions: {
    en: 'Questions to ask the doctor',
    hi: 'डॉक्टर से पूछने के सवाल',
    kn: 'ಡಾಕ್ಟರನ್ನು ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು',
  },
  answers: { en: 'What the doctor said', hi: 'डॉक्टर ने क्या कहा', kn: 'ಡಾಕ್ಟರ್ ಹೇಳಿದ್ದು' },
  numbers: {
    heading: { en: 'Numbers to call', hi: 'ज़रूरी फ़ोन नंबर', kn: 'ಸಹಾಯಕ್ಕೆ ಫೋನ್ ಸಂಖ್ಯೆಗಳು' },
    clinic: { en: '{product} clinic', hi: '{product} क्लिनिक', kn: '{product} ಕ್ಲಿನಿಕ್' },
  },
  foot: {
    sources: {
      en: 'Sources and the full page: {address}',
      hi: 'स्रोत और पूरा पेज (अंग्रेज़ी में): {address}',
      kn: 'ಮೂಲಗಳು ಮತ್ತು ಪೂರ್ತಿ ಪುಟ (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ): {address}',
    },
    changed: {
      en: 'Last changed on {date}.',
      hi: 'पिछला बदलाव: {date}।',
      kn: 'ಕೊನೆಯ ಬದಲಾವಣೆ: {date}.',
    },
    awaitsClinician: {
      en: 'Awaiting clinical review.',
      hi: 'किसी डॉक्टर ने इसे अभी नहीं जाँचा।',
      kn: 'ವೈದ್ಯರ ಪರಿಶೀಲನೆ ಇನ್ನೂ ಆಗಬೇಕಿದೆ.',
    },
    reviewed: {
      en: 'Reviewed by {reviewer}.',
      hi: 'समीक्षा: {reviewer}।',
      kn: 'ಪರಿಶೀಲನೆ: {reviewer}.',
    },
  },
  /** Said in the language itself and in English, until somebody who grew up with it has read it. */
  awaitsNativeReader: {
    hi: {
      own: 'इस हिंदी अनुवाद को अभी किसी हिंदी भाषी समीक्षक ने नहीं जाँचा है।',
      english: 'This Hindi translation is awaiting a native reviewer.',
    },
    kn: {
      own: 'ಈ ಕನ್ನಡ ಅನುವಾದವನ್ನು ಕನ್ನಡ ಮಾತೃಭಾಷೆಯ ಪರಿಶೀಲಕರು ಇನ್ನೂ ನೋಡಿಲ್ಲ.',
      english: 'This Kannada translation is awaiting a native reviewer.',
    },
  },
} as const;

/** What to do in danger: the English of `safetySentences` where it has the sentence, and the same in the others. */
export const dangerWords: Readonly<Record<DangerId, Said>> = {
  // As the card on suicide and self-harm says at more length (kit/safety/suicide-and-self-harm.ts).
  suicide: {
    en: 'If your child talks about suicide or wishes to be dead: stay with them, put away medicines, poisons and blades, and see a doctor today. Call {support} while you arrange it. For a note or a goodbye, a plan, an attempt, an overdose or an injury: call {emergency} or go to the nearest hospital now.',
    hi: 'बच्चा आत्महत्या की बात करे या मर जाना चाहे: उसके साथ रहें, उसे अकेला न छोड़ें, दवाएँ, ज़हर और धारदार चीज़ें हटा दें, और आज ही डॉक्टर को दिखाएँ। इंतज़ाम होने तक {support} पर बात करें। सुसाइड नोट या मरने की बात लिखी हो, अलविदा कहा हो, योजना बनाई हो, कोशिश की हो, ज़्यादा दवा खाई हो या खुद को चोट पहुँचाई हो: अभी {emergency} पर फ़ोन करें या सबसे पास के अस्पताल जाएँ।',
    kn: 'ಮಗು ಆತ್ಮಹತ್ಯೆಯ ಮಾತಾಡಿದರೆ ಅಥವಾ ಸಾಯಬೇಕು ಎಂದರೆ: ಜೊತೆಯಲ್ಲೇ ಇರಿ, ಔಷಧಿ, ವಿಷ, ಬ್ಲೇಡುಗಳನ್ನು ದೂರ ಇಡಿ, ಇಂದೇ ಡಾಕ್ಟರಿಗೆ ತೋರಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ {support} ಸಂಖ್ಯೆಗೆ ಕರೆ ಮಾಡಿ. ಆತ್ಮಹತ್ಯೆಯ ಪತ್ರ ಬರೆದಿದ್ದರೆ, ವಿದಾಯ ಹೇಳಿದ್ದರೆ, ಯೋಜನೆ ಮಾಡಿದ್ದರೆ, ಪ್ರಯತ್ನಿಸಿದ್ದರೆ, ಹೆಚ್ಚು ಔಷಧಿ ನುಂಗಿದ್ದರೆ ಅಥವಾ ತಾನೇ ಗಾಯ ಮಾಡಿಕೊಂಡಿದ್ದರೆ: ಈಗಲೇ {emergency} ಸಂಖ್ಯೆಗೆ ಕರೆ ಮಾಡಿ ಅಥವಾ ಹತ್ತಿರದ ಆಸ್ಪತ್ರೆಗೆ ಹೋಗಿ.',
  },
  lossOfSkills: {
    en: safetySentences.lossOfSkills,
    hi: 'बच्चा जो पहले कर लेता था, वह अब न कर पाए, तो किसी भी उम्र में इसी हफ़्ते डॉक्टर को दिखाएँ; चलने, संतुलन या होश में फ़र्क दिखे, तो आज ही दिखाएँ।',
    kn: 'ಮಗು ಮೊದಲು ಮಾಡುತ್ತಿದ್ದದ್ದನ್ನು ಈಗ ಮಾಡಲಾಗದಿದ್ದರೆ, ವಯಸ್ಸು ಎಷ್ಟೇ ಇರಲಿ, ಈ ವಾರವೇ ಡಾಕ್ಟರಿಗೆ ತೋರಿಸಿ; ನಡಿಗೆ, ಸಮತೋಲನ ಅಥವಾ ಪ್ರಜ್ಞೆಯಲ್ಲಿ ಬದಲಾವಣೆ ಕಂಡರೆ ಇಂದೇ ತೋರಿಸಿ.',
  },
  notEatingOrVoices: {
    en: `${dangers.notEatingOrVoices.text}.`,
    hi: 'बच्चा खाना-पीना छोड़ दे, या उसे ऐसी आवाज़ें सुनाई दें जो और किसी को नहीं सुनाई देतीं: आज ही डॉक्टर को दिखाएँ।',
    kn: 'ಮಗು ಊಟ-ನೀರು ಬಿಟ್ಟಿದ್ದರೆ, ಅಥವಾ ಬೇರೆ ಯಾರಿಗೂ ಕೇಳಿಸದ ಧ್ವನಿಗಳು ಕೇಳಿಸಿದರೆ: ಇಂದೇ ಡಾಕ್ಟರಿಗೆ ತೋರಿಸಿ.',
  },
  keepTheInhaler: {
    en: safetySentences.keepTheInhaler,
    hi: 'इनहेलर या अस्थमा की कोई भी दवा अपने-आप बंद न करें; पहले डॉक्टर से पूछें।',
    kn: 'ಇನ್‌ಹೇಲರ್ ಅಥವಾ ಅಸ್ತಮಾದ ಯಾವುದೇ ಔಷಧಿಯನ್ನು ನೀವಾಗಿಯೇ ನಿಲ್ಲಿಸಬೇಡಿ; ಮೊದಲು ಡಾಕ್ಟರನ್ನು ಕೇಳಿ.',
  },
  feverUnderThreeMonths: {
    en: dangers.feverUnderThreeMonths.text,
    hi: '3 महीने से छोटे बच्चे को 38 °C (100.4 °F) या इससे ज़्यादा बुखार हो, तो ठीक दिखने पर भी उसे तुरंत अस्पताल में डॉक्टर को दिखाएँ।',
    kn: '3 ತಿಂಗಳಿಗಿಂತ ಚಿಕ್ಕ ಮಗುವಿಗೆ 38 °C (100.4 °F) ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಜ್ವರವಿದ್ದರೆ, ಮಗು ಚೆನ್ನಾಗಿರುವಂತೆ ಕಂಡರೂ ತಕ್ಷಣ ಆಸ್ಪತ್ರೆಯಲ್ಲಿ ಡಾಕ್ಟರಿಗೆ ತೋರಿಸಿ.',
  },
};

/** What the helplines of the site's configuration are for, by their number; another number keeps the configured words. */
export const helplineWords: Readonly<Record<string, Said>> = {
  '112': {
    en: 'Emergency: ambulance, police, fire',
    hi: 'इमरजेंसी: एम्बुलेंस, पुलिस, दमकल',
    kn: 'ತುರ್ತು ಸಹಾಯ: ಆಂಬುಲೆನ್ಸ್, ಪೊಲೀಸ್, ಅಗ್ನಿಶಾಮಕ',
  },
  '14416': {
    en: 'Tele-MANAS: mental health, free, at any hour',
    hi: 'टेली-मानस: मन की सेहत, मुफ़्त, दिन-रात',
    kn: 'ಟೆಲಿ-ಮಾನಸ್: ಮಾನಸಿಕ ಆರೋಗ್ಯ, ಉಚಿತ, ಹಗಲು-ರಾತ್ರಿ',
  },
  '1098': {
    en: 'Child Helpline: a child in danger',
    hi: 'चाइल्ड हेल्पलाइन: कोई बच्चा खतरे में हो',
    kn: 'ಮಕ್ಕಳ ಸಹಾಯವಾಣಿ: ಮಗು ಅಪಾಯದಲ್ಲಿದ್ದರೆ',
  },
};

/** The helplines that a sentence calls by `{emergency}` and `{support}`. */
export const helplineRoles = { emergency: '112', support: '14416' } as const;
