/** In-memory servers of this worker. They are reset between two files. */
export const openBeds = new Set<{ reset: () => Promise<void> }>()
