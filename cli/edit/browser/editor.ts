import type { Editor } from '../editor-config.ts';
import { LOCAL_BACKEND } from '../editor-names.ts';
import type { Backend, Decap, PreviewProps, SavedFile } from './decap.ts';
import { baseOf, registerFormats } from './formats.ts';
import { showProblems } from './problems.ts';
import { registerRecordWidget } from './record-widget.ts';
import { registerWidgets } from './widgets.ts';

/** Starts Decap CMS with forms for this site's documents, and with previews if it edits a checkout. */
async function startEditor(): Promise<void> {
  window.CMS_MANUAL_INIT = true;
  await loadScript('decap/decap-cms.js');
  const { CMS } = window;
  const answer = await fetch('editor.json');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same build made it
  const { config, pages } = (await answer.json()) as Editor;
  registerFormats(CMS);
  registerWidgets(CMS);
  registerRecordWidget(CMS);
  if (config.backend.name === LOCAL_BACKEND) {
    editCheckout(CMS);
    for (const { name, files } of config.collections)
      for (const template of [name, ...(files ?? []).map((file) => file.name)])
        CMS.registerPreviewTemplate(template, pagePreview(pages));
  }
  CMS.init({ config });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Failed to load ${src}.`)));
    document.head.append(script);
  });
}

/** Edits the files of the checkout: no sign-in, immediate saves, and validation errors in the page. */
function editCheckout(cms: Decap): void {
  const { init } = cms.getBackend('proxy');
  cms.registerBackend(
    LOCAL_BACKEND,
    function connect(settings: unknown, options: unknown): Backend & { restoreUser: () => object } {
      const backend = init(settings, options);
      const persist = backend.persistEntry.bind(backend);
      return Object.assign(backend, {
        restoreUser: () => ({ login: 'you' }),
        async persistEntry(entry: { dataFiles: SavedFile[]; assets: unknown }, how: unknown) {
          try {
            const dataFiles = entry.dataFiles.map((file) => ({ ...file, base: baseOf(file.raw) }));
            const saved = await persist({ ...entry, dataFiles }, how);
            showProblems([]);
            return saved;
          } catch (error) {
            showProblems(error instanceof Error ? error.message.split('\n') : [String(error)]);
            throw error;
          }
        },
      });
    },
  );
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: LOCAL_BACKEND }));
  const phrases = cms.getLocale('en');
  Object.assign(phrases.editor.editorToolbar, {
    publish: 'Save',
    publishNow: 'Save now',
    publishing: 'Saving …',
    published: 'Saved',
  });
  phrases.ui.toast['onFailToPersist'] = 'Not saved. See the problems below.';
  cms.registerLocale('en', phrases);
  window.addEventListener('hashchange', () => showProblems([]));
}

/**
 * Previews a document as its real page on the development server, which updates after saving. Documents that appear on
 * many pages, such as sources and prices, keep the previous page in view.
 */
function pagePreview(pages: Editor['pages']): object {
  const { h, createClass } = window;
  return createClass<PreviewProps>({
    render() {
      shown = pages[this.props.entry.get('path')] ?? shown;
      const style = { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 };
      return h('iframe', { src: shown, title: `The page ${shown}`, style });
    },
  });
}

let shown = '/';

void startEditor();
