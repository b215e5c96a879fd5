import { icons, type IconName } from './icons'

const isKnown = (name: string): name is IconName => Object.hasOwn(icons, name)

/** Returns the icon of a name from data, or a default for an unknown name. */
export const iconNamed = (name: string, otherwise: IconName): IconName => (isKnown(name) ? name : otherwise)
