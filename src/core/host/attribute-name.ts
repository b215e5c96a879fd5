/** Converts a property's name to an attribute: `brandSite` becomes `brand-site`. */
export const attributeName = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
