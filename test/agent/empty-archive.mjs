/** For processes of tests: an archive in which nothing is. */
const none = async () => [];
export const archive = {
  ...{ position: async () => 0, publications: none, revision: async () => null, documents: none, since: none },
  mentions: async () => new Map(),
  coverage: async () => ({
    ...{
      position: 0,
      publications: 0,
      windows: [],
      singles: null,
      loaded: [],
      quarantined: 0,
      unresolvedReferences: 0,
      unreadCharacters: 0,
    },
    anomalies: [],
  }),
};
