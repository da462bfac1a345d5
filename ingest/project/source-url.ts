/** The portal's own page of a notice; older notices have none. */
export function sourceUrl(source: string, publicationId: string): string | null {
  return source === 'shab'
    ? `https://www.shab.ch/#!/search/publications/detail/${encodeURIComponent(publicationId)}`
    : null;
}
