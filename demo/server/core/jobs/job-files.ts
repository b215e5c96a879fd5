import type { Job } from './jobs'

const files = import.meta.glob<{ job: Job }>('../../*/**/*.job.ts', { eager: true })

/** Scheduled jobs of all rooms. */
export const jobs: Job[] = Object.values(files).map(({ job }) => job)
