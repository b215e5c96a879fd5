/** A property's name as an attribute: `brandSite` is `brand-site`. */
export const attributeName = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
