import type { Editor } from '../editor-config.ts';
import { LOCAL_BACKEND } from '../editor-names.ts';
import type { Backend, Decap, PreviewProps, SavedFile } from './decap.ts';
import { baseOf, registerFormats } from './formats.ts';
import { showProblems } from './problems.ts';
import { registerRecordWidget } from './record-widget.ts';
import { registerWidgets } from './widgets.ts';

/** Starts the editor: Decap CMS with the forms of this site's documents, and the page of each beside its form. */
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
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)));
    document.head.append(script);
  });
}

/** Works on the files of the checkout: nobody signs in, what is saved is there at once, and what is wrong is said. */
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
  phrases.ui.toast['onFailToPersist'] = 'This is not saved yet. What is wrong is said below.';
  cms.registerLocale('en', phrases);
  window.addEventListener('hashchange', () => showProblems([]));
}

/**
 * The page that shows a document, as the development server has it: it follows what is saved by itself. Beside what is on
 * many pages, such as sources and prices, the page stays that was there before.
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
