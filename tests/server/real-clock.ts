const { performance, Date, setTimeout, setInterval, fetch } = globalThis
const { now } = performance

/** Returns whether the clock, the timers and fetch are the original ones of this worker. */
export const realClock = () =>
  globalThis.performance === performance &&
  performance.now === now &&
  globalThis.Date === Date &&
  globalThis.setTimeout === setTimeout &&
  globalThis.setInterval === setInterval &&
  globalThis.fetch === fetch
