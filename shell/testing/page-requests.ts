/** The response to a request for a page, or how the request fails. Without `html`, the response is no document. */
export type Answer = { html?: string; status?: number; url?: string } | 'error' | 'timeout';

/** For tests: answers every `XMLHttpRequest` for a page. Returns the requested paths. */
export function answerPageRequests(answer: (path: string) => Answer | Promise<Answer>): string[] {
  const requested: string[] = [];
  class PageRequest extends EventTarget {
    status = 0;
    responseXML: Document | null = null;
    responseURL = '';
    #path = '';

    open(_method: string, path: string) {
      this.#path = path;
    }

    setRequestHeader() {}

    async send() {
      requested.push(this.#path);
      const response = await answer(this.#path);
      if (typeof response === 'string') return this.dispatchEvent(new Event(response));
      const { html, status = 200, url = this.#path } = response;
      this.status = status;
      this.responseURL = new URL(url, window.location.href).href;
      if (html !== undefined) this.responseXML = new DOMParser().parseFromString(html, 'text/html');
      return this.dispatchEvent(new Event('load'));
    }
  }
  Object.assign(window, { XMLHttpRequest: PageRequest });
  return requested;
}
