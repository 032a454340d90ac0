let pattern: string | null = null;

/** Notes the pattern of the route that the visitor is at, such as `/blog/:id`. */
export function setCurrentRoute(next: string): void {
  pattern = next;
}

/** The pattern of the route that the visitor has moved to; `null` where they are at the page they came to first. */
export function currentRoute(): string | null {
  return pattern;
}
