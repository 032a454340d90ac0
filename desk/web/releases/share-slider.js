// Links each slider to its number field, which works alone without this script.
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
