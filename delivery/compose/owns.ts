/** Whether an address is one of the prefixes or lies below one; `/` claims the home page alone. */
export function owns(prefixes: readonly string[], address: string): boolean {
  return prefixes.some((prefix) => isBelow(address, prefix));
}

/** Whether a path is a prefix itself or lies below it. */
export function isBelow(path: string, prefix: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}
