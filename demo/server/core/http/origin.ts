import type { Config } from '../config/config'

/** Returns the origin of a host of the shop. */
export const originAt = (host: string, { https }: Pick<Config, 'https'>) =>
  `${https ? 'https' : 'http'}://${host}`
