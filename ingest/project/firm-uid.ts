/** What a firm's uid is made from: its lowest CHE number, else its lowest older number, else its name key (data-model.md, Identity). */
export function lowestKey(keys: readonly string[]): string {
  const rank = (key: string) =>
    key.startsWith('ch-uid:') ? `0${key}` : key.startsWith('ch-old:') ? `1${key}` : `2${key}`;
  return [...keys].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0] ?? '';
}
