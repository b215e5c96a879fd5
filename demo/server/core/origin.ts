import type { Config } from './config'

/** The origin at which a host of the shop is reached. */
export const originAt = (host: string, { https }: Pick<Config, 'https'>) =>
  `${https ? 'https' : 'http'}://${host}`
