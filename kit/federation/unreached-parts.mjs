/**
 * Parts of packages that no visitor's browser reaches, by file. What they are for, and why the site never asks
 * for it, stands with each file; see decision 011.
 *
 * @typedef {{ drop: string } | { empty: string } | { swap: string | RegExp, by: string }} Part
 *   `drop` takes out every statement that begins so, `empty` takes out the body of a function that begins so,
 *   `swap` puts one text for another.
 * @type {{ file: RegExp, where?: 'sections', parts: Part[] }[]}
 */
export const unreachedParts = [
  {
    // The shell mounts parcels and owns the address; it never calls `start`. So there are no applications, and
    // nothing has to patch or follow the address. As in the package's production build, messages keep their
    // number alone and steps are not timed.
    file: /[\\/]es2015[\\/]esm[\\/]single-spa\.dev\.js$/,
    parts: [
      { swap: /^\tget \w+ \(\) \{ return \w+; \},?\n/gm, by: '' },
      { drop: 'if (isInBrowser && window.__SINGLE_SPA_DEVTOOLS__) {' },
      { drop: 'if (isInBrowser) {' },
      { swap: 'useNative() ? NativeCustomEvent :', by: 'CustomEvent; var olderCustomEvent =' },
      { swap: /^\s+\{\n\s+addProfileEntry\(.*\);\n\s+\}\n/gm, by: '' },
      { swap: /^\s+\{\n(\s+(startTime|profileEventType) = .*;\n)+\s+\}\n/gm, by: '' },
      { swap: /formatErrorMessage\((\d+), (`[^`]*`|"[^"]*")/g, by: "formatErrorMessage($1, ''" },
    ],
  },
  {
    // One React 19, one root component that is there, an error boundary as a function and an element as a prop:
    // older ways to draw, an element looked up by name, and what stands in for `Object.assign` in old browsers.
    file: /[\\/]single-spa-react[\\/]lib[\\/]esm[\\/]single-spa-react\.js$/,
    parts: [
      {
        swap: /^function e\(e,t\)\{.*?return n\}function t\(t\)\{.*?return t\}/,
        by: 'function t(t){return Object.assign({},...arguments)}',
      },
      { swap: /function ([nr])\(e\)\{return\(\1="function"==typeof Symbol.*?\}\)\(e\)\}/g, by: '' },
      { swap: /function o\(e,t,n\)\{return t in e\?Object\.defineProperty.*?,e\}/, by: '' },
      {
        swap: /function a\(e,t\)\{.*?return e\}\}(?=var c=null)/,
        by: 'function a(e,t){return()=>t.domElement}',
      },
      {
        swap: /if\([^;{}]*?\)throw (new )?Error\("(single-spa-react|The errorBoundary)[^"]*"\);/g,
        by: '',
      },
      { swap: /e\.suppressComponentDidCatchWarning\|\|.*?opts\)\."\)\)\);/, by: '' },
      {
        swap: /switch\(n\)\{case"createRoot":.*?return c\.render\(o\),c;.*?return a\(o,r\),null\}/,
        by: 'var c=a(r);return c.render(o),c',
      },
      { swap: 'try{c=require("react").createContext()}catch(e){}', by: '' },
    ],
  },
  {
    // Routes are elements inside `Router`: no data router, no routes of server components. What is said of
    // patterns that are written wrong is for those who write them, and development builds say it.
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/,
    parts: [
      {
        swap: 'let dataRouterState = dataRouterOpts?.state;',
        by: 'const dataRouterState = void 0;',
      },
      { drop: 'if (dataRouterState' },
      { drop: 'if (dataRouterOpts && dataRouterState' },
      { drop: 'let errors = dataRouterState' },
      { drop: 'if (errors != null) {' },
      { drop: 'let onErrorHandler = dataRouterOpts' },
      { drop: 'let onError = dataRouterState' },
      {
        swap: /return dataRouterState && \(match[\s\S]*?\) : getChildren\(\);/,
        by: 'return getChildren();',
      },
      { drop: 'RenderErrorBoundary.contextType = ' },
      {
        swap: 'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
        by: 'return useNavigateUnstable();',
      },
      {
        swap: 'let dataRouterContext = React2.useContext(DataRouterContext);',
        by: 'const dataRouterContext = null;',
      },
      { drop: 'warning(' },
      { swap: /window\.__reactRouterVersion = .*\n.*;/, by: '' },
      {
        swap: /^(var \w+ = )(?=Symbol\(|Object\.getOwnPropertyNames\(|new Set\(|React\d\[)/gm,
        by: '$1/* @__PURE__ */ ',
      },
    ],
  },
  {
    // Nothing hooks into these moments of the runtime: the site's one plugin only makes script elements.
    file: /[\\/]runtime-core[\\/]dist[\\/](core|remote[\\/]index|module[\\/]index|shared[\\/]index|utils[\\/]load)\.js$/,
    parts: [
      {
        swap: /^(\t+)(await )?\w+(\.\w+)*\.lifecycle\.\w+\.emit\(\{\n[\s\S]*?\n\1\}\);\n/gm,
        by: '',
      },
    ],
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/](core|remote[\\/]index|shared[\\/]index)\.js$/,
    parts: [
      {
        swap: /^\t+(?!beforeInit\b|init\b|createScript\b|loadEntry\b|resolveShare\b)\w+: new \w+Hook\(.*\),?\n/gm,
        by: '',
      },
    ],
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/](remote|module|shared)[\\/]index\.js$/,
    parts: [
      {
        swap: /await [\w.]+\.lifecycle\.(beforeRequest|afterResolve|beforeInitContainer|beforeLoadShare)\.emit\(/g,
        by: '(',
      },
    ],
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]manifest\.js$/,
    parts: [
      { drop: 'const isAliasMatched = ' },
      { drop: 'let exposeWithAlias = ' },
      { drop: 'if (remote.alias && isAliasMatched) {' },
    ],
  },
  {
    // What other versions of the runtime on the same page would read or have left behind.
    file: /[\\/]runtime-core[\\/]dist[\\/]global\.js$/,
    parts: [
      { drop: 'if (includeOwnProperty(target, "__VMOK__")' },
      { drop: 'definePropertyGlobalVal(target, "__VMOK__"' },
      { drop: 'target.__FEDERATION__.' },
    ],
  },
  {
    // Browsers leave this out of the message.
    file: /[\\/]runtime-core[\\/]dist[\\/](remote|module|shared)[\\/]index\.js$/,
    parts: [{ swap: /(, void 0)?, optionsToMFContext\((this\.)?host\.options\)/g, by: '' }],
  },
  {
    // A page's lock names what to fetch ahead, and nobody takes over when a remote cannot be had.
    file: /[\\/]runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    parts: [
      { empty: 'async preloadRemote(' },
      { empty: 'initRawContainer(' },
      {
        swap: /\} catch \(error\) \{\n\t+const \{ from[\s\S]*?\} finally \{\n.*\n/,
        by: '} finally {\n',
      },
      { drop: 'afterLoadRemoteArgs = {' },
      { drop: 'const moduleWrapper = ' },
      { drop: 'if (typeof moduleWrapper' },
      { drop: 'const startMatchInfo = ' },
      { drop: 'let complete' },
      { drop: 'complete' },
      // Remotes have one name, and no snapshot tells of them.
      { drop: 'this.setIdToRemoteMap(' },
      { empty: 'setIdToRemoteMap(' },
      { drop: 'if (remote.alias) {' },
      { drop: 'const globalSnapshotKey = ' },
      { drop: 'delete CurrentGlobal.__FEDERATION__.moduleInfo' },
      { drop: 'const { hostGlobalSnapshot } = ' },
      { drop: 'if (hostGlobalSnapshot) {' },
      {
        swap: /try \{\n(\t+loadRemoteArgs = .*\{\n[\s\S]*?\}\);)\n[\s\S]*?throw error;\n\t+\}\n/,
        by: '$1\n',
      },
      {
        swap: /if \(!remoteSplitInfo\) try (\{\n[\s\S]*?\n\t\t\}) catch[\s\S]*?\n\t\t\}\n/,
        by: 'if (!remoteSplitInfo) $1\n',
      },
    ],
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]module[\\/]index\.js$/,
    parts: [
      { drop: 'const hookModuleFactory = ' },
      { drop: 'moduleFactory = typeof hookModuleFactory' },
      {
        swap: 'const wrapModuleFactory = this.wraperFactory(moduleFactory, symbolName)',
        by: 'const wrapModuleFactory = moduleFactory',
      },
      { drop: 'const symbolName = ' },
      { empty: 'wraperFactory(' },
    ],
  },
  {
    // Shares are never cut down to the exports in use, and remotes are not fetched for their shares alone.
    file: /[\\/]runtime-core[\\/]dist[\\/]shared[\\/]index\.js$/,
    parts: [
      { drop: 'this.emitAfterRegisterShare(' },
      { drop: 'this.emitAfterLoadShare(' },
      { drop: 'this.emitErrorLoadShare(' },
      { drop: 'emitAfterRegisterShare(' },
      { drop: 'emitAfterLoadShare(' },
      { drop: 'emitErrorLoadShare(' },
      { drop: 'const initRemoteModule = ' },
      { drop: 'if (host.options.shareStrategy === "version-first"' },
    ],
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]share\.js$/,
    parts: [
      { swap: /(function shouldUseTreeShaking\(.*\) \{)[\s\S]*?\n\}/, by: '$1 return false;\n}' },
      { swap: /(function directShare\(.*\) \{)[\s\S]*?\n\}/, by: '$1 return shared;\n}' },
      {
        swap: /(function getFindShareFunction\(.*\) \{)[\s\S]*?\n\}/,
        by: '$1 return findSingletonVersionOrderByLoaded;\n}',
      },
      { drop: 'let useTreesShaking = ' },
      { drop: 'if (useTreesShaking) {' },
      { swap: /^(\t+)useTreesShaking$/gm, by: '$1useTreesShaking: false' },
      { drop: 'if (_usedTreeShaking) for ' },
      { drop: 'if (shareArgs.shareConfig?.eager && ' },
      {
        swap: /treeShaking: shareArgs\.treeShaking \? \{[\s\S]*?\} : void 0/,
        by: 'treeShaking: void 0',
      },
    ],
  },
  {
    // Entries are scripts that set a global variable, whoever asks first.
    file: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
    parts: [
      { drop: 'if (isEsmRemoteType(type)) ' },
      { drop: 'if (type === "system") ' },
      { drop: 'const isScriptExecutionError = ' },
      { drop: 'if (loadError instanceof Error && ' },
      { swap: /^\tif \(remoteEntryLoadingOrigins[\s\S]*?\n\t\}\n(?=\treturn)/m, by: '' },
    ],
  },
  {
    // Every part shares what it shares as one exact version: no ranges.
    file: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/,
    parts: [
      { swap: 'pipe(parseCarets, parseTildes, parseXRanges, parseStar)(range)', by: 'range' },
      {
        swap: 'pipe(parseHyphen, parseComparatorTrim, parseTildeTrim, parseCaretTrim)(range.trim()).split(/\\s+/).join(" ")',
        by: 'range',
      },
      { swap: 'parseGTE0(comparator)', by: 'comparator' },
    ],
  },
  {
    // Errors say their number, by which the package's own pages explain them.
    file: /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/,
    parts: [{ swap: /= \{\n[\s\S]*?\n\};/g, by: '= {};' }],
  },
  {
    file: /[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/,
    parts: [
      { drop: 'const stackTrace = ' },
      { swap: '...enrichedArgs', by: '...args' },
      { drop: 'const enrichedArgs = ' },
      { swap: /const order = [\s\S]*?\n\t\t\}\)\(\);/, by: 'const order = [method];' },
      {
        swap: /(for \(const candidate of order\)[\s\S]*?\n\t\t\}\n)[\s\S]*?(?=\t\}\n\tlog\()/,
        by: '$1',
      },
    ],
  },
  {
    // Snapshots of releases are for deployment services; this site has its registry.
    file: /[\\/]runtime-core[\\/]dist[\\/]helpers\.js$/,
    parts: [
      { swap: /= \{\n\tGlobal,[\s\S]*?\n\};/, by: '= {};' },
      { swap: /utils: \{[\s\S]*?\n\t\}/, by: 'utils: {}' },
    ],
  },
  {
    // What the sections' own code takes from the shell's runtime stays; see `externalRuntime`.
    file: /[\\/]runtime-core[\\/]dist[\\/]index\.js$/,
    parts: [
      {
        swap: /, (addGlobalSnapshot|error|getGlobalSnapshot|getInfoWithoutType|getRegisteredShare|isStaticResourcesEqual|matchRemoteWithNameAndExpose|resetFederationGlobalInfo|safeWrapper|type_exports as types)(?=[, ].*\};)/g,
        by: '',
      },
    ],
  },
  {
    // The bundler's half of the runtime: no shares cut down, no second set of modules while developing.
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]init\.js$/,
    parts: [{ drop: 'if (USE_SHARED) {' }],
  },
  {
    // No build names remotes: the shell learns of them from the registry.
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/,
    parts: [{ empty: 'function remotes(' }],
  },
  {
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.js$/,
    parts: [
      {
        swap: 'import * as runtime from "@module-federation/runtime";',
        by: 'import { init as start } from "@module-federation/runtime";\nconst runtime = { init: start };',
      },
    ],
  },
  {
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]initializeSharing\.js$/,
    parts: [
      { drop: 'var initExternal = ' },
      { drop: 'var warn = ' },
      { drop: 'const bundlerRuntimeRemotesOptions = ' },
      { drop: 'if (bundlerRuntimeRemotesOptions) ' },
    ],
  },
  {
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/](consumes|installInitialConsumes)\.js$/,
    parts: [
      {
        swap: /^\t+(const \{ shareInfo \} = .*|if \(shareInfo\?\.shareConfig\?\.layer[\s\S]*?catch \(e\) \{\})\n/gm,
        by: '',
      },
      { drop: 'const usedExports = ' },
      { drop: 'if (usedExports) ' },
    ],
  },
  {
    file: /^data:text\/javascript,import(%20| )__module_federation_bundler_runtime__/,
    parts: [
      {
        swap: /\((_ref\d?)=\((\w+)=([\w.]+)\)===null\|\|\2===void 0\?void 0:\2\.(\w+)\)!==null&&\1!==void 0\?\1:\{\}/g,
        by: '$3?.$4??{}',
      },
      { swap: /const remotesLoading\w+=runtimeRequire\.\w+\?\.\w+\?\?\{\};/g, by: '' },
      { swap: /merge\(runtimeRequire\.federation\.initOptions,"remotes",.*?(?=merge\()/, by: '' },
      {
        swap: /early\(runtimeRequire\.federation,"bundlerRuntimeOptions",.*?(?=override\()/,
        by: '',
      },
      { swap: /override\(runtimeRequire\.f,"remotes",.*?(?=override\()/, by: '' },
      {
        swap: 'const sharedFallback=runtimeRequire.federation.sharedFallback;',
        by: 'const sharedFallback=void 0;',
      },
      { swap: 'runtimeRequire.federation.sharedFallback?', by: 'sharedFallback?' },
      { swap: 'treeShaking:treeShakingMode?{mode:treeShakingMode}:void 0', by: '' },
    ],
  },
  {
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]updateOptions\.js$/,
    parts: [
      { empty: 'function updateConsumeOptions(' },
      { empty: 'function updateRemoteOptions(' },
    ],
  },
  {
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]getSharedFallbackGetter\.js$/,
    parts: [{ empty: 'const getSharedFallbackGetter = ' }],
  },
  {
    // Only the shell has a script of its own that needs a share at once.
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]installInitialConsumes\.js$/,
    where: 'sections',
    parts: [{ empty: 'function installInitialConsumes(' }],
  },
];
