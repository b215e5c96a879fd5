import { drawnAttribute } from '../src/core/drawn-attribute'

/**
 * Before an element is defined it shows nothing of what it holds; after two seconds that ends, whatever became of its
 * code. What waits for a pointer must be seen to be pointed at, and what a server drew is seen as it is.
 */
export const cloak = (tags: Iterable<string>) =>
  `:is(${[...tags].join()}):not(:defined,[load=intent],[${drawnAttribute}]){visibility:hidden;animation:trade-cloak 0s 2s forwards}@keyframes trade-cloak{to{visibility:visible}}`
