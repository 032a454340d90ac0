/** Shows why a document wasn't saved. An empty list clears the message. */
export function showProblems(problems: readonly string[]): void {
  document.getElementById('problems')?.remove();
  if (problems.length === 0) return;
  const box = document.createElement('section');
  box.id = 'problems';
  box.role = 'alert';
  const heading = document.createElement('h2');
  heading.textContent = 'Not saved';
  const list = document.createElement('ul');
  list.append(
    ...problems.map((problem) => {
      const item = document.createElement('li');
      item.textContent = problem;
      return item;
    }),
  );
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => box.remove());
  box.append(heading, list, close);
  document.body.append(box);
}
