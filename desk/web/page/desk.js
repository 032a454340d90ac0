// Enhances pages of the desk. All of them work without it.

/** Delay before a slow form says that it is working, in milliseconds. */
const SLOW_MS = 600;

// Prevents a second submission by a double click, and shows that a slow one is in progress. A download does not leave
// the page, so its form stays usable.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (form.method !== 'post' || 'download' in form.dataset) return;
  if (form.ariaBusy === 'true') {
    event.preventDefault();
    return;
  }
  form.ariaBusy = 'true';
  setTimeout(() => {
    const status = document.createElement('p');
    status.role = 'status';
    status.textContent = 'Working…';
    (event.submitter ?? form.lastElementChild).after(status);
  }, SLOW_MS);
});

// Going back to the page makes its forms usable again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const form of document.querySelectorAll('form[aria-busy=true]')) {
    form.ariaBusy = 'false';
    form.querySelector('p[role=status]')?.remove();
  }
});

// Links each slider to its number field.
for (const slider of document.querySelectorAll('input[type=range][data-for]')) {
  const field = document.getElementById(slider.dataset.for);
  slider.hidden = false;
  slider.addEventListener('input', () => {
    field.value = slider.value;
  });
  field.addEventListener('input', () => {
    slider.value = field.value;
  });
}
