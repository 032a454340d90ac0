/**
 * Runs on every page while a section is developed without a shell of its own: loads the page again when what was saved
 * can be seen, and says in it what is wrong.
 */
(() => {
  const id = 'dev-problems';
  // The address is that of `devPaths.messages`, and what comes is a `DevMessage`.
  new EventSource('/dev/messages').addEventListener('message', ({ data }) => {
    const { kind, problems } = JSON.parse(data);
    if (kind === 'composed') window.location.reload();
    if (kind !== 'problems') return;
    document.getElementById(id)?.remove();
    if (problems.length === 0) return;
    const board = document.createElement('pre');
    board.id = id;
    board.setAttribute('role', 'alert');
    board.textContent = problems.join('\n\n');
    board.style.cssText =
      'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:60vh;margin:0;padding:16px;overflow:auto;background:#2b0f14;color:#ffe3e3;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';
    document.body.append(board);
  });
})();
