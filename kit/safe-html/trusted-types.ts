/**
 * The part of the Trusted Types API that this project uses. Where a page requires them, browsers refuse text at every
 * place where it would become a script or HTML; only what a policy has let through is taken. Browsers that do not know
 * them take text as ever.
 */
export type TrustedTypes = {
  emptyHTML: TrustedHTML;
  createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Policy<Rules>;
};

type PolicyRules = {
  /** Gives HTML that may be used; throws for any other. */
  createHTML?: (html: string, use: HtmlUse) => string;
  /** Gives the address of a script that may run; `null` for any other. */
  createScriptURL?: (address: string) => string | null;
};

/** Read by a parser whose document runs nothing, or put into the page. */
export type HtmlUse = 'to be cleaned' | 'clean';

type Policy<Rules> = Rules extends { createHTML: unknown }
  ? { createHTML: (html: string, use: HtmlUse) => TrustedHTML }
  : object;

declare global {
  var trustedTypes: TrustedTypes | undefined;
  interface DOMParser {
    // An overload of a method has to be one.
    parseFromString(html: TrustedHTML, type: 'text/html'): Document;
  }
}

/** No HTML at all, in a form that every browser takes. */
export const emptyHtml: string | TrustedHTML = globalThis.trustedTypes?.emptyHTML ?? '';
