/** An address without the codes for signs that addresses cannot hold. A broken code is taken as it is written. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
