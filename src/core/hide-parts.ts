const nameable = /^[\w-]+$/

/** Rules that leave out what an element's `hide` names: parts, and fields of forms but those that have to be filled in. */
export const hideCss = (hide: string): string =>
  hide
    .split(/\s+/)
    .filter((name) => nameable.test(name))
    .map(
      (name) => `[part~="${name}"],[data-field="${name}"]:not(:has(.form-required)){display:none!important}`,
    )
    .join('')
