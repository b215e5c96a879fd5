/** How much of one kind of work a server does at a time. */
export type GateBounds = {
  /** Works under way at most. */
  atOnce: number
  /** Works that wait at most. */
  waiting: number
  /** The same of one asker. */
  ofOne: { atOnce: number; waiting: number }
}

export type Gate = {
  /**
   * Does work when there is room for it; at once where there is.
   * @param askers for whom: each has to have room left
   * @throws what `refused` makes where too much waits already; nothing was done then
   */
  run: <T>(askers: readonly string[], work: () => Promise<T>) => Promise<T>
  /** How much is under way, and how much waits. */
  load: () => { underWay: number; waiting: number }
}

/** Who has asked for too much: one asker, or all of them together. */
export type Overload = 'asker' | 'server'

type Waiting = { askers: readonly string[]; start: () => void }

const countIn = (counts: Map<string, number>, askers: readonly string[], step: 1 | -1) => {
  for (const asker of askers) {
    const count = (counts.get(asker) ?? 0) + step
    if (count > 0) counts.set(asker, count)
    else counts.delete(asker)
  }
}

/** Bounds how much work is under way and how much waits for it, for the whole server and for each asker. */
export function openGate({ atOnce, waiting, ofOne }: GateBounds, refused: (why: Overload) => Error): Gate {
  const queue: Waiting[] = []
  const running = new Map<string, number>()
  const queued = new Map<string, number>()
  let underWay = 0

  const hasRoom = (askers: readonly string[]) =>
    underWay < atOnce && askers.every((asker) => (running.get(asker) ?? 0) < ofOne.atOnce)

  function take(askers: readonly string[]) {
    underWay++
    countIn(running, askers, 1)
  }

  function giveBack(askers: readonly string[]) {
    underWay--
    countIn(running, askers, -1)
    // Of those who have room the one who waits longest.
    for (let at = 0; at < queue.length && underWay < atOnce;) {
      const next = queue[at]
      if (!next || !hasRoom(next.askers)) {
        at++
        continue
      }
      queue.splice(at, 1)
      countIn(queued, next.askers, -1)
      take(next.askers)
      next.start()
    }
  }

  async function enter(askers: readonly string[]) {
    if (hasRoom(askers)) return take(askers)
    if (askers.some((asker) => (queued.get(asker) ?? 0) >= ofOne.waiting)) throw refused('asker')
    if (queue.length >= waiting) throw refused('server')
    countIn(queued, askers, 1)
    await new Promise<void>((start) => queue.push({ askers, start }))
  }

  return {
    async run(askers, work) {
      await enter(askers)
      try {
        return await work()
      } finally {
        giveBack(askers)
      }
    },
    load: () => ({ underWay, waiting: queue.length }),
  }
}
