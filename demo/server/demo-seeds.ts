import type { Seed } from './core/database/seed'

const files = import.meta.glob<{ seed?: Seed }>('./*/**/*.seed.ts', { eager: true })

/** Seeds of the demo. Files that only contain texts for another seed export none. A real shop never loads this module. */
export const demoSeeds: Seed[] = Object.values(files).flatMap(({ seed }) => seed ?? [])
