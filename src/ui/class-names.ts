/** Joins class names: `classNames('tab', current && 'tab-current')`. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
