/** Servers in memory of this worker, for what happens between two files. */
export const openBeds = new Set<{ reset: () => Promise<void> }>()
