import type { Said } from './checklist-schema.ts';

/** Questions to the doctor that several checklists share. */
export const sharedQuestions = {
  hearingAndSight: {
    en: 'Should hearing and eyesight be tested?',
    hi: 'क्या कान और आँखों की जाँच करानी चाहिए?',
    kn: 'ಕಿವಿ ಮತ್ತು ಕಣ್ಣಿನ ಪರೀಕ್ಷೆ ಮಾಡಿಸಬೇಕೇ?',
  },
  parentTraining: {
    en: 'Who near us offers training for parents?',
    hi: 'हमारे आसपास माता-पिता के लिए ट्रेनिंग कहाँ मिलती है?',
    kn: 'ನಮ್ಮ ಹತ್ತಿರ ಪೋಷಕರಿಗೆ ತರಬೇತಿ ಎಲ್ಲಿ ಸಿಗುತ್ತದೆ?',
  },
  school: {
    en: 'What should the school do, and can you write it down for us?',
    hi: 'स्कूल को क्या करना चाहिए? क्या आप हमें लिखकर देंगे?',
    kn: 'ಶಾಲೆಯವರು ಏನು ಮಾಡಬೇಕು? ಅದನ್ನು ನಮಗೆ ಬರೆದು ಕೊಡುತ್ತೀರಾ?',
  },
  freeHelp: {
    en: 'Where is the nearest free centre (DEIC) for early help?',
    hi: 'सबसे पास का सरकारी केंद्र (DEIC) कहाँ है, जहाँ मदद मुफ़्त मिलती है?',
    kn: 'ಉಚಿತ ಸಹಾಯ ಸಿಗುವ ಸರ್ಕಾರಿ ಕೇಂದ್ರ (DEIC) ಹತ್ತಿರದಲ್ಲಿ ಎಲ್ಲಿದೆ?',
  },
  helpNow: {
    en: 'What help should begin now, at home and at school?',
    hi: 'घर पर और स्कूल में अभी से कौन-सी मदद शुरू होनी चाहिए?',
    kn: 'ಮನೆಯಲ್ಲಿ ಮತ್ತು ಶಾಲೆಯಲ್ಲಿ ಈಗಲೇ ಯಾವ ಸಹಾಯ ಶುರುವಾಗಬೇಕು?',
  },
  certificate: {
    en: 'How do we get the certificate for help in exams?',
    hi: 'परीक्षा में छूट और मदद के लिए सर्टिफ़िकेट कैसे मिलेगा?',
    kn: 'ಪರೀಕ್ಷೆಯಲ್ಲಿ ರಿಯಾಯಿತಿ ಮತ್ತು ಸಹಾಯಕ್ಕಾಗಿ ಸರ್ಟಿಫಿಕೇಟ್ ಹೇಗೆ ಸಿಗುತ್ತದೆ?',
  },
  testAgain: {
    en: 'When should my child be tested again?',
    hi: 'दोबारा जाँच कब होनी चाहिए?',
    kn: 'ಮತ್ತೆ ಯಾವಾಗ ಪರೀಕ್ಷೆ ಮಾಡಿಸಬೇಕು?',
  },
  comeBack: {
    en: 'When should we come back, and whom do we call if things get worse?',
    hi: 'हमें दोबारा कब आना है? हालत बिगड़े, तो किसे फ़ोन करें?',
    kn: 'ನಾವು ಮತ್ತೆ ಯಾವಾಗ ಬರಬೇಕು? ಪರಿಸ್ಥಿತಿ ಹದಗೆಟ್ಟರೆ ಯಾರಿಗೆ ಫೋನ್ ಮಾಡಬೇಕು?',
  },
} as const satisfies Readonly<Record<string, Said>>;
