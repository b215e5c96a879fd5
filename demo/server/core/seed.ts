import type { Database } from './database'
import { db, tx, withDb } from './db'
import { randomFrom, type Random } from './random'
import { seedRun } from './seed-run.table'

export type SeedContext = {
  /** The same numbers in every run, and others for every room. */
  random: Random
  /** How many goods the catalogue gets. */
  goods: number
  /** Tells the person who waits for the first start. */
  log: (line: string) => void
  /** The demo's password rounds: tests lower them. */
  passwordRounds: number
}

/** First rows of one room. */
export type Seed = {
  /** The room's folder: `trade/orders`. */
  room: string
  /** Rooms whose rows this one needs. */
  after?: readonly string[]
  run: (context: SeedContext) => Promise<void>
}

export type SeedOptions = Omit<SeedContext, 'random'>

const start = 20_261_120

/** Rooms in an order in which each comes after those that it needs; otherwise by name. */
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

/** Fills an empty database, all rooms in one transaction. One that has been filled before is left alone. */
export function seedWhenEmpty(
  { handle }: Database,
  seeds: readonly Seed[],
  options: SeedOptions,
): Promise<boolean> {
  return withDb(handle, async () => {
    const [before] = await db().select().from(seedRun).limit(1)
    if (before) return false
    const rooms = inOrder(seeds)
    await tx(async () => {
      for (const [at, { room, run }] of rooms.entries()) {
        options.log(`seeding ${room} (${at + 1} of ${rooms.length})`)
        await run({ ...options, random: randomFrom(`${start} ${room}`) })
        await db().insert(seedRun).values({ room })
      }
    })
    return true
  })
}
