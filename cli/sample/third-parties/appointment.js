/**
 * A stand-in for a real booking widget: it adds a button to the page and opens a window when that is clicked. It says
 * that it is a sample, books nothing and sends nothing.
 */
(() => {
  const BUTTON_ID = 'booking-desk-open';
  if (document.getElementById(BUTTON_ID)) return;

  // A constructed stylesheet, because the Content Security Policy forbids inline styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    #booking-desk { box-sizing: border-box; width: min(480px, 100vw - 32px); max-height: calc(100dvh - 32px);
      margin: auto; padding: 28px; overflow: auto; border: 0; border-radius: 20px; background: #fff; color: #1b2440;
      font: 16px/1.6 system-ui, sans-serif; }
    #booking-desk::backdrop { background: rgb(27 36 64 / 0.6); }
    #booking-desk h2 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
    #booking-desk p { margin: 0 0 12px; }
    #booking-desk button { min-height: 48px; padding: 10px 22px; border: 2px solid #0b7285; border-radius: 12px;
      background: #fff; color: #095c6b; font: 600 16px/1.2 system-ui, sans-serif; cursor: pointer; }
    #booking-desk a { color: #095c6b; font-weight: 600; }
    #booking-desk :is(a, button):focus-visible { outline: 3px solid #1b2440; outline-offset: 3px; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const make = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });

  const dialog = document.createElement('dialog');
  dialog.id = 'booking-desk';
  dialog.setAttribute('aria-labelledby', 'booking-desk-title');

  const title = make('h2', 'Sample booking desk');
  title.id = 'booking-desk-title';
  const wanted = make('p', '');
  const call = make('p', '');
  const close = make('button', 'Close the sample');
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  dialog.append(
    title,
    wanted,
    make('p', 'A real booking desk opens here once the site has one. Nothing is booked from here.'),
    call,
    close,
  );

  const button = make('button', 'Open the sample booking desk');
  button.id = BUTTON_ID;
  button.type = 'button';
  button.hidden = true;
  button.addEventListener('click', () => {
    const what = button.dataset.wanted;
    wanted.textContent = what ? `You would like to book: ${what}.` : '';
    wanted.hidden = !what;
    call.replaceChildren(...waysToCall(button.dataset));
    if (!dialog.open) dialog.showModal();
  });

  /** The contact details that the opening page left on the button. */
  function waysToCall({ phone, phoneLink, hours }) {
    if (!phone || !phoneLink) return ['To book now, please close this window and call us.'];
    const number = Object.assign(make('a', phone), { href: phoneLink });
    return ['To book now, please call us at ', number, hours ? `, ${hours}.` : '.'];
  }

  document.body.append(dialog, button);
})();
