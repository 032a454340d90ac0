/**
 * Runs on every page while a section is developed without a local shell: reloads after changes and shows problems.
 */
(() => {
  const id = 'dev-problems';
  // The URL is `devPaths.messages`, and messages are `DevMessage`s.
  new EventSource('/dev/messages').addEventListener('message', ({ data }) => {
    const { kind, problems } = JSON.parse(data);
    if (kind === 'composed') window.location.reload();
    if (kind !== 'problems') return;
    document.getElementById(id)?.remove();
    if (problems.length === 0) return;
    const panel = document.createElement('pre');
    panel.id = id;
    panel.setAttribute('role', 'alert');
    panel.textContent = problems.join('\n\n');
    panel.style.cssText =
      'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:60vh;margin:0;padding:16px;overflow:auto;background:#2b0f14;color:#ffe3e3;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';
    document.body.append(panel);
  });
})();
