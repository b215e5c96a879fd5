import type { Database } from './database'
import { db, tx, withDb } from './db'
import { randomFrom, type Random } from './random'
import { seedRun } from './seed-run.table'
import { StartError } from '../config/start-error'

type SeedContext = {
  /** Generates the same numbers in every run, and different ones for each room. */
  random: Random
  /** Number of goods. */
  goods: number
  /** Number of test companies. */
  companies: number
  /** Logs a step of the first start. */
  log: (line: string) => void
  /** Password rounds; tests lower them. */
  passwordRounds: number
}

/** Seeds one room. */
export type Seed = {
  /** Folder of the room: `trade/orders`. */
  room: string
  /** Rooms whose rows this one needs. */
  after?: readonly string[]
  run: (context: SeedContext) => Promise<void>
}

export type SeedOptions = Omit<SeedContext, 'random' | 'companies'> & {
  demo: boolean
  companies?: number
  /** Called before each room, with the number of seeded rooms. */
  onProgress?: ((progress: { done: number; of: number }) => void) | undefined
}

const start = 20_261_120

/** Orders rooms by their dependencies, otherwise by name. */
export function inOrder(seeds: readonly Seed[]): Seed[] {
  const byRoom = new Map(seeds.map((seed) => [seed.room, seed]))
  if (byRoom.size !== seeds.length) throw new Error('two seeds call themselves by one room')
  const ordered = new Set<Seed>()
  function visit(seed: Seed, asking: readonly string[]) {
    if (asking.includes(seed.room))
      throw new Error(`seeds wait for each other: ${[...asking, seed.room].join(' › ')}`)
    for (const room of seed.after ?? []) {
      const needed = byRoom.get(room)
      if (!needed) throw new Error(`the seed of ${seed.room} comes after ${room}, which has none`)
      visit(needed, [...asking, seed.room])
    }
    ordered.add(seed)
  }
  for (const room of [...byRoom.keys()].toSorted()) {
    const seed = byRoom.get(room)
    if (seed) visit(seed, [])
  }
  return [...ordered]
}

/** Room that every real shop has, and no demo. */
export const ownShop = 'site/brand-site own'

const another = 'Set DATABASE_URL or DATA_DIR to another place.'

/** Refuses a demo's data in a real shop and the reverse: demo passwords are public, and demo pages would open a real shop. */
function refuseOtherKind(filled: readonly string[], demo: boolean) {
  const isOwn = filled.includes(ownShop)
  if (isOwn !== demo) return
  throw new StartError(
    isOwn
      ? `These are a shop’s own data, which DEMO=1 would open to everybody. ${another}`
      : `These are a demo’s data, whose passwords are public: they are opened with DEMO=1 alone. ${another}`,
  )
}

/**
 * Seeds an empty database, all rooms in one transaction. A seeded one stays unchanged.
 * @throws StartError a demo's data without DEMO=1, or a shop's own data with it
 */
export function seedWhenEmpty(
  { handle }: Database,
  seeds: readonly Seed[],
  { demo, companies = 0, onProgress, ...options }: SeedOptions,
): Promise<boolean> {
  return withDb(handle, async () => {
    const before = await db().select().from(seedRun)
    if (before.length > 0) {
      const filled = before.map(({ room }) => room)
      refuseOtherKind(filled, demo)
      return false
    }
    const rooms = inOrder(seeds)
    await tx(async () => {
      for (const [at, { room, run }] of rooms.entries()) {
        onProgress?.({ done: at, of: rooms.length })
        options.log(`seeding ${room} (${at + 1} of ${rooms.length})`)
        await run({ ...options, companies, random: randomFrom(`${start} ${room}`) })
        await db().insert(seedRun).values({ room })
      }
    })
    return true
  })
}
