/**
 * Synonyms for search, in English, in Hindi typed in Latin letters, in Hindi and in Kannada. A page that contains one
 * word of a line is found by all of the line's words.
 *
 * To add a word, append it to the line with its meaning, or start a new line. Use lower case and commas; an entry may
 * consist of several words. Plurals and one-letter misspellings are already covered. Then add a parent's query to
 * `e2e/quality/what-parents-type.test.ts`.
 *
 * A word for a single page belongs in that page's `everydayWords`.
 */
export const synonyms: readonly string[] = [
  // Illness and the body
  'vaccine, vaccination, immunisation, tika, teeka, tikakaran, टीका, टीकाकरण, ಲಸಿಕೆ',
  'fever, temperature, bukhar, tez bukhar, jwar, बुखार, ಜ್ವರ',
  'cough, khansi, खांसी, ಕೆಮ್ಮು',
  'cold, sardi, jukam, zukam, सर्दी, ಶೀತ',
  'loose motion, diarrhoea, dast, julab, दस्त, ಭೇದಿ',
  'vomit, vomiting, ulti, उल्टी, ವಾಂತಿ',
  'seizure, fit, convulsion, mirgi, daura, मिर्गी, ಅಪಸ್ಮಾರ',
  'pain, ache, dard, दर्द, ನೋವು',
  'anaemia, low haemoglobin, khoon ki kami, खून की कमी, ರಕ್ತಹೀನತೆ',
  'height, lambai, kad, लंबाई, ಎತ್ತರ',
  'weight, vajan, wazan, वजन, ತೂಕ',
  'tooth, teeth, daant, dant, दांत, ಹಲ್ಲು',
  'eye, aankh, ankh, आंख, ಕಣ್ಣು',
  'squint, bhenga, भेंगा',
  'glasses, spectacles, specs, chashma, चश्मा, ಕನ್ನಡಕ',
  'ear, kaan, कान, ಕಿವಿ',
  'hear, hearing, deaf, sunta, kam sunta, sunti, sunna, sunai, bahra, बहरा, ಶ್ರವಣ',
  'sleep, neend, नींद, ನಿದ್ರೆ',
  'eat, food, khana, khata, khati, खाना, ಊಟ',
  'medicine, dawa, dawai, दवा, ಔಷಧಿ',
  // Growing up and learning
  'talking, speak, speech, bolta, bolti, bolna, bol, बोलना, ಮಾತು',
  'walk, walking, chalta, chalti, chalna, चलना, ನಡೆಯುವುದು',
  'month, year, age, mahina, mahine, saal, साल, महीने',
  'development, vikas, विकास, ಬೆಳವಣಿಗೆ',
  'studies, padhai, पढ़ाई, ಓದು',
  'read, reading, padhna, padhne, पढ़ना',
  'writing, handwriting, likhna, likhai, लिखना, ಬರಹ',
  'maths, math, mathematics, ganit, गणित, ಗಣಿತ',
  'weak, kamzor, kamjor, कमजोर',
  'bad, messy, untidy, gandi, kharab',
  // Behaviour and feelings
  'focus, concentration, attention, dhyan, ध्यान, ಗಮನ',
  'restless, chanchal, चंचल',
  'anger, angry, gussa, गुस्सा, ಕೋಪ',
  'stubborn, ziddi, jiddi, zid, जिद्दी, ಹಠ',
  'stealing, steal, chori, चोरी, ಕಳ್ಳತನ',
  'lying, tells lies, jhooth, jhoot, झूठ, ಸುಳ್ಳು',
  'hit, hitting, beat, beating, maarta, maarna, मारना, ಹೊಡೆಯುವುದು',
  'fear, afraid, scared, dar, darr, darta, darti, डर, ಭಯ',
  'anxiety, anxious, ghabrahat, घबराहट, ಆತಂಕ',
  'worry, tension, chinta, चिंता, ಚಿಂತೆ',
  'sad, sadness, udaas, udas, dukhi, उदास, ದುಃಖ',
  'suicide, suicidal, khudkushi, aatmahatya, marna chahta, marna chahti, आत्महत्या, ಆತ್ಮಹತ್ಯೆ',
  'does not want to go to school, school refusal, school nahi jana chahta, school nahi jana chahti, school nahi jata, school nahi jati',
  'mobile, phone, smartphone, मोबाइल, ಮೊಬೈಲ್',
  'addiction, lat, aadat, लत, ಚಟ',
  // People, places and money
  'doctor, daktar, डॉक्टर, ವೈದ್ಯ',
  'paediatrician, pediatrician, child specialist, bacchon ka doctor',
  'Bengaluru, Bangalore, बेंगलुरु, ಬೆಂಗಳೂರು',
  'Delhi, New Delhi, Dilli, दिल्ली, ದೆಹಲಿ',
  'price, cost, fee, charge, kharcha, paisa, कीमत, ಬೆಲೆ',
  'money back, refund, paise wapas, paisa wapas',
  'job, vacancy, naukri, नौकरी, ಉದ್ಯೋಗ',
  'school, स्कूल, ಶಾಲೆ',
];
