/** Limits of concurrent and of waiting work. */
export type Share = { atOnce: number; waiting: number }
/** A requester of work with its limits. */
export type Asker = Share & { name: string }

export type Gate = {
  /**
   * Runs work as soon as all limits permit it.
   * @param askers all of them must have capacity
   * @throws the error of `refused` if too much work waits already; the work did not run
   */
  run: <T>(askers: readonly Asker[], work: () => Promise<T>) => Promise<T>
  /**
   * Waits for capacity for work that continues after its caller has an answer.
   * @returns a function that frees the capacity; call it once
   * @throws as `run`
   */
  enter: (askers: readonly Asker[]) => Promise<() => void>
  /** Returns how much work runs and how much waits. */
  load: () => { underWay: number; waiting: number }
}

/** Exceeded limit: that of a single client, or the total. */
export type Overload = 'asker' | 'server'

type Waiting = { askers: readonly Asker[]; start: () => void }

const countIn = (counts: Map<string, number>, askers: readonly Asker[], step: 1 | -1) => {
  for (const { name } of askers) {
    const count = (counts.get(name) ?? 0) + step
    if (count > 0) counts.set(name, count)
    else counts.delete(name)
  }
}

/** Creates a gate that limits running and waiting work, in total and per asker. */
export function openGate({ atOnce, waiting }: Share, refused: (why: Overload) => Error): Gate {
  const queue: Waiting[] = []
  const running = new Map<string, number>()
  const queued = new Map<string, number>()
  let underWay = 0

  const hasRoom = (askers: readonly Asker[]) =>
    underWay < atOnce && askers.every((asker) => (running.get(asker.name) ?? 0) < asker.atOnce)

  function take(askers: readonly Asker[]) {
    underWay++
    countIn(running, askers, 1)
  }

  /** Starts waiting work for which there is capacity, the oldest first. */
  function startWaiting() {
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

  async function waitForRoom(askers: readonly Asker[]) {
    if (hasRoom(askers)) return take(askers)
    if (askers.some((asker) => (queued.get(asker.name) ?? 0) >= asker.waiting)) throw refused('asker')
    if (queue.length >= waiting) throw refused('server')
    countIn(queued, askers, 1)
    await new Promise<void>((start) => queue.push({ askers, start }))
  }

  async function enter(askers: readonly Asker[]) {
    await waitForRoom(askers)
    return () => {
      underWay--
      countIn(running, askers, -1)
      startWaiting()
    }
  }

  return {
    enter,
    async run(askers, work) {
      const leave = await enter(askers)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    load: () => ({ underWay, waiting: queue.length }),
  }
}
