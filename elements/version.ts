declare const __VERSION__: string

/** Of package.json, put in by the build. */
export const version = __VERSION__
