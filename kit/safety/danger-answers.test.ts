import { expect, test } from '@jest/globals';
import { contentOf } from '../content/content-of.ts';
import { configuredSite } from '../testing/configured-site.ts';
import { dangerAnswer } from './danger-answers.ts';
import document from './content/danger-answers.yaml';
import dangerWords from './content/danger-words.yaml';
import type { DangerAnswers, DangerWords } from './safety-schema.ts';

/** A query, words of the answer's first step, the numbers to call and the page. */
test.each<readonly [string, string, string[], string]>([
  ['suicide', 'Stay with your child', ['112', '14416'], '/blog/103'],
  ['my son says he wants to die', 'Stay with your child', ['112', '14416'], '/blog/103'],
  ['khudkushi', 'Stay with your child', ['112', '14416'], '/blog/103'],
  ['आत्महत्या', 'बच्चे को अकेला न छोड़ें', ['112', '14416'], '/blog/103'],
  ['ಆತ್ಮಹತ್ಯೆಯ ಯೋಚನೆ', 'ಮಗುವನ್ನು ಒಂಟಿಯಾಗಿ ಬಿಡಬೇಡಿ', ['112', '14416'], '/blog/103'],
  ['child abuse', 'Believe your child', ['112', '1098'], '/blog/103'],
  ['यौन शोषण', 'बच्चे पर विश्वास करें', ['112', '1098'], '/blog/103'],
  ['ಲೈಂಗಿಕ ದೌರ್ಜನ್ಯ', 'ಮಗುವನ್ನು ನಂಬಿ', ['112', '1098'], '/blog/103'],
  ['poison', 'Do not make your child vomit', ['112'], '/blog/109'],
  ['Swallowed kerosene', 'Do not make your child vomit', ['112'], '/blog/109'],
  ['ज़हर', 'उल्टी न कराएँ', ['112'], '/blog/109'],
  ['जहर खा लिया', 'उल्टी न कराएँ', ['112'], '/blog/109'],
  ['ವಿಷ', 'ವಾಂತಿ ಮಾಡಿಸಬೇಡಿ', ['112'], '/blog/109'],
  ['snake bite', 'Keep your child still', ['112'], '/blog/109'],
  ['साँप ने काटा', 'बच्चे को हिलने न दें', ['112'], '/blog/109'],
  ['ಹಾವು ಕಚ್ಚಿದೆ', 'ಮಗು ಅಲುಗಾಡದಂತೆ', ['112'], '/blog/109'],
  ['dog bite', 'Wash the bite with soap', ['112'], '/blog/109'],
  ['kutte ne kata', 'Wash the bite with soap', ['112'], '/blog/109'],
  ['कुत्ते ने काटा', 'काटी हुई जगह को साबुन', ['112'], '/blog/109'],
  ['ನಾಯಿ ಕಚ್ಚಿದೆ', 'ಕಚ್ಚಿದ ಜಾಗವನ್ನು ಸೋಪು', ['112'], '/blog/109'],
  ['allergic reaction', 'Has a doctor given your child adrenaline', ['112'], '/blog/109'],
  ['burnt hand', 'Hold the burn under', ['112'], '/blog/109'],
  ['जल गया', 'जले हुए हिस्से को', ['112'], '/blog/109'],
  ['ಬೆಂಕಿ', 'ಸುಟ್ಟ ಜಾಗವನ್ನು', ['112'], '/blog/109'],
  ['choking', 'If your child cannot cough', ['112'], '/blog/109'],
  ['गले में फंस गया', 'अगर बच्चा खाँस', ['112'], '/blog/109'],
  ['drowning', 'Get your child out', ['112'], '/blog/109'],
  ['डूब गया', 'सुरक्षित हो तो', ['112'], '/blog/109'],
  ['not breathing', 'If your child does not breathe', ['112'], '/blog/109'],
  ['बेहोश', 'बच्चा साँस न ले', ['112'], '/blog/109'],
  ['head injury', 'Drowsy, sick', ['112'], '/blog/109'],
  ['fell on his head', 'Drowsy, sick', ['112'], '/blog/109'],
  ['सिर पर चोट', 'सुस्त है', ['112'], '/blog/109'],
  ['ತಲೆಗೆ ಪೆಟ್ಟು', 'ಮಂಪರು', ['112'], '/blog/109'],
  ['heat stroke', 'Move your child into the shade', ['112'], '/blog/109'],
  ['लू लगना', 'बच्चे को छाया में', ['112'], '/blog/109'],
  ['fits', 'Lay your child on their side', ['112'], '/blog/109'],
  ['मिर्गी', 'बच्चे को करवट', ['112'], '/blog/109'],
  ['bleeding', 'Press firmly', ['112'], '/blog/109'],
  ['newborn', 'A baby under 3 months', ['112'], '/blog/102'],
  ['नवजात को बुखार', '3 महीने से छोटे', ['112'], '/blog/102'],
  ['ನವಜಾತ ಶಿಶು', '3 ತಿಂಗಳೊಳಗಿನ', ['112'], '/blog/102'],
])('“%s” is answered with “%s …”', (query, action, helplines, page) => {
  const answer = dangerAnswer(query);
  expect(answer).toMatchObject({
    helplines,
    page: expect.stringMatching(new RegExp(`^${page}(?:#|$)`)),
  });
  expect(answer?.action).toContain(action);
});

test.each([
  'autism',
  'bites nails',
  'bites other children',
  'headache',
  'hot weather',
  'new born hearing test',
  'fit for glasses',
  'drug abuse',
  'ಶಾಲೆಯ ವಿಷಯ',
  'पढ़ाई',
  '',
])('“%s” is no danger', (query) => {
  expect(dangerAnswer(query)).toBeNull();
});

test('every danger has an answer', () => {
  const { answers } = contentOf<DangerAnswers>(document);
  expect(Object.keys(answers)).toEqual(Object.keys(contentOf<DangerWords>(dangerWords)));
});

test('every number of an answer is a configured helpline', () => {
  const configured = configuredSite().helplines.map(({ number }) => number);
  const { answers } = contentOf<DangerAnswers>(document);
  expect(configured).toEqual(
    expect.arrayContaining(Object.values(answers).flatMap((one) => one.helplines)),
  );
});
