/** Joins the class names that apply: `classNames('tab', current && 'tab-current')`. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
