/** A preview's link, to another path of the preview. */
export function linkToPage(link: string, page: string): string {
  const to = new URL(link);
  if (page !== '/') to.searchParams.set('page', page);
  return to.href;
}
