/** Of a long log often only the end is kept: what failed stands there with the beginning of its reason. */
export const withReason = (name, reason = '') =>
  `${name}\n    ${reason.slice(0, 600).replaceAll('\n', '\n    ')}`
