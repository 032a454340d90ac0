import { expect, test } from '@jest/globals';
import { contentOf } from '../content/content-of.ts';
import document from './content/danger-words.yaml';
import { dangerFinder } from './danger-finder.ts';
import type { DangerWords } from './safety-schema.ts';

const dangerIn = dangerFinder(contentOf<DangerWords>(document));

test.each([
  ['My daughter says she wants to die.', 'suicide'],
  ['He is SUICIDAL, please call', 'suicide'],
  ['She has started self-harming', 'suicide'],
  ['मेरा बेटा आत्महत्या की बात करता है', 'suicide'],
  ['wo marna chahta hai', 'suicide'],
  ['ನನ್ನ ಮಗ ಆತ್ಮಹತ್ಯೆಯ ಬಗ್ಗೆ ಮಾತನಾಡುತ್ತಾನೆ', 'suicide'],
  ['A neighbour touched her private parts', 'abuse'],
  ['बच्ची के साथ बलात्कार हुआ', 'abuse'],
  ['ಮಗುವಿನ ಮೇಲೆ ಲೈಂಗಿಕ ದೌರ್ಜನ್ಯವಾಗಿದೆ', 'abuse'],
  ['He swallowed a button battery', 'poisoning'],
  ['बच्चे ने ज़हर खा लिया', 'poisoning'],
  ['ಮಗು ನಾಣ್ಯ ನುಂಗಿದೆ', 'poisoning'],
  ['Seizures since the morning', 'seizure'],
  ['बच्चे को दौरा पड़ा', 'seizure'],
  ['my baby can’t breathe', 'breathing'],
  ['choking', 'choking'],
  ['बच्चा साँस नहीं ले रहा', 'breathing'],
  ['ಮಗುವಿಗೆ ಉಸಿರಾಡಲು ಆಗುತ್ತಿಲ್ಲ', 'breathing'],
  ['बच्चा बेहोश है', 'breathing'],
  ['ಮಗು ಪ್ರಜ್ಞೆ ತಪ್ಪಿದೆ', 'breathing'],
  ['fell on his head', 'headInjury'],
  ['सिर पर चोट लगी', 'headInjury'],
  ['ತಲೆಗೆ ಪೆಟ್ಟು ಬಿದ್ದಿದೆ', 'headInjury'],
  ['her nose is bleeding', 'bleeding'],
  ['burnt hand', 'burn'],
  ['haath jal gaya', 'burn'],
  ['dog bite', 'bite'],
  ['Snake', 'snake'],
  ['saanp ne kata', 'snake'],
  ['ನಾಯಿ ಕಚ್ಚಿದೆ', 'bite'],
])('"%s" speaks of %s', (text, id) => {
  expect(dangerIn('message', text)?.id).toBe(id);
});

test.each([
  '',
  'autism',
  'headache',
  'hot weather',
  'My son bites his nails',
  'How do I make her not bite her nails?',
  'He hurt himself a little at football and is fine.',
  'Her diet is good, and she sleeps well.',
  'The heartburn is mine, not hers.',
  'We live at 112 Rose Street.',
  'बच्चा बोलता नहीं है',
  'मेरी बेटी पढ़ना चाहती है',
  'ನನ್ನ ಮಗು ಮಾತನಾಡುವುದಿಲ್ಲ',
  'ವಿಷಯ: ಭೇಟಿಯ ಸಮಯ',
])('"%s" speaks of no danger', (text) => {
  expect(dangerIn('message', text)).toBeUndefined();
});

test.each(['newborn', 'मिर्गी', 'it fits', 'sexual development of boys'])(
  '"%s" is about a danger in a search at most',
  (text) => {
    expect(dangerIn('message', text)).toBeUndefined();
  },
);

test('finds in a search what it finds in a message, and more', () => {
  expect(dangerIn('search', 'Seizures since the morning')?.id).toBe('seizure');
  expect(dangerIn('search', 'मिर्गी')?.id).toBe('seizure');
  expect(dangerIn('search', 'newborn hearing test')).toBeUndefined();
});
