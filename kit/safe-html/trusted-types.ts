/**
 * The part of the Trusted Types API that we use. Under `require-trusted-types-for`, browsers with this API reject
 * strings wherever they would become a script or HTML, unless a policy created them. Other browsers still accept
 * strings.
 */
export type TrustedTypes = {
  emptyHTML: TrustedHTML;
  createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Policy<Rules>;
};

type PolicyRules = {
  /** Returns the HTML if it is allowed; throws otherwise. */
  createHTML?: (html: string, use: HtmlUse) => string;
  /** Returns the address if the script is allowed to run; otherwise `null`. */
  createScriptURL?: (address: string) => string | null;
};

/** How the HTML is used: parsed in an inert document, or inserted into the page. */
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
