/** What an element's `hide` names: parts to leave out, separated by spaces. */
export const hiddenParts = (hide = ''): ReadonlySet<string> => new Set(hide.split(/\s+/))
