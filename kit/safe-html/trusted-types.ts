/**
 * The part of the Trusted Types API that we use. Under `require-trusted-types-for`, browsers reject strings wherever
 * they would become a script or HTML, unless a policy created them. Other browsers take strings as always.
 */
export type TrustedTypes = {
  emptyHTML: TrustedHTML;
  createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Policy<Rules>;
};

type PolicyRules = {
  /** Returns HTML that may be used; throws otherwise. */
  createHTML?: (html: string, use: HtmlUse) => string;
  /** Returns the address of a script that may run; `null` otherwise. */
  createScriptURL?: (address: string) => string | null;
};

/** Parsed in an inert document, or inserted into the page. */
export type HtmlUse = 'to be cleaned' | 'clean';

type Policy<Rules> = Rules extends { createHTML: unknown }
  ? { createHTML: (html: string, use: HtmlUse) => TrustedHTML }
  : object;

declare global {
  var trustedTypes: TrustedTypes | undefined;
  interface DOMParser {
    // TypeScript only merges overloads declared as methods.
    parseFromString(html: TrustedHTML, type: 'text/html'): Document;
  }
}

/** Empty HTML that every browser accepts. */
export const emptyHtml: string | TrustedHTML = globalThis.trustedTypes?.emptyHTML ?? '';
