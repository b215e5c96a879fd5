import { drawnAttribute } from '../../src/core/store/drawn-attribute'

/**
 * Style rules that hide the content of undefined elements for two seconds. Elements that wait for a pointer stay
 * visible, and so do server-rendered ones. An empty element has nothing to hide, and each animation costs a page with a
 * hundred prices several calculations of its styles.
 */
export const cloak = (tags: Iterable<string>) =>
  `:is(${[...tags].join()}):not(:defined,:empty,[load=intent],[${drawnAttribute}]){visibility:hidden;animation:trade-cloak 0s 2s forwards}@keyframes trade-cloak{to{visibility:visible}}`
