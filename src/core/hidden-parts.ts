/** What an element's `hide` names: parts to leave out, separated by spaces. */
export const hiddenParts = (hide = ''): ReadonlySet<string> => new Set(hide.split(/\s+/))

const nameable = /^[\w-]+$/

/** Rules that leave out what an element's `hide` names: parts, and fields of forms but those that have to be filled in. */
export const hideCss = (hide: string): string =>
  [...hiddenParts(hide)]
    .filter((name) => nameable.test(name))
    .map(
      (name) => `[part~="${name}"],[data-field="${name}"]:not(:has(.form-required)){display:none!important}`,
    )
    .join('')
