import { drawnAttribute } from '../../src/core/store/drawn-attribute'

/**
 * Style rules that hide the content of undefined elements for two seconds. Elements that wait for a pointer stay
 * visible, and so do server-rendered ones.
 */
export const cloak = (tags: Iterable<string>) =>
  `:is(${[...tags].join()}):not(:defined,[load=intent],[${drawnAttribute}]){visibility:hidden;animation:trade-cloak 0s 2s forwards}@keyframes trade-cloak{to{visibility:visible}}`
