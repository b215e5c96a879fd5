import { icons, type IconName } from './icons'

const isKnown = (name: string): name is IconName => Object.hasOwn(icons, name)

/** The icon that somebody's data names; another one where the set has none of that name. */
export const iconNamed = (name: string, otherwise: IconName): IconName => (isKnown(name) ? name : otherwise)
