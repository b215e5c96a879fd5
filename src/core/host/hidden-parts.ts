/** Parses an element's `hide` attribute: names of parts, separated by spaces. */
export const hiddenParts = (hide = ''): ReadonlySet<string> => new Set(hide.split(/\s+/))

const nameable = /^[\w-]+$/

/** Returns style rules that hide parts and optional form fields. */
export const hideCss = (hide: string): string =>
  [...hiddenParts(hide)]
    .filter((name) => nameable.test(name))
    .map(
      (name) => `[part~="${name}"],[data-field="${name}"]:not(:has(.form-required)){display:none!important}`,
    )
    .join('')
