/**
 * Runs on every page in development, after the client of Rspack's development server: keeps what was typed, and the
 * focus, for the reload that shows a change.
 */
const ENTERED = 'dev.entered';

window.addEventListener('pagehide', () => {
  const fields = document.querySelectorAll('#slot :is(input, textarea)[id]');
  const entered = {
    pathname: window.location.pathname,
    values: Object.fromEntries([...fields].map(({ id, value }) => [id, value])),
    focused: document.activeElement?.id,
  };
  sessionStorage.setItem(ENTERED, JSON.stringify(entered));
});

document.addEventListener('shell:live', () => {
  const { pathname, values, focused } = JSON.parse(sessionStorage.getItem(ENTERED) ?? '{}');
  sessionStorage.removeItem(ENTERED);
  if (pathname !== window.location.pathname) return;
  for (const [id, value] of Object.entries(values)) {
    const field = document.getElementById(id);
    if (!field || field.value === value || /^(checkbox|radio|file)$/.test(field.type)) continue;
    field.focus({ preventScroll: true });
    // Assigning `value` directly would hide the change from React.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
});
