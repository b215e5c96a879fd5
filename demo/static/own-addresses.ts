/** Addresses that the worker serves itself, besides those of the shop. */
export const stateAddress = '/static-shop/state'
export const chooseAddress = '/static-shop/choose'
export const cookieName = 'PC_TOKEN'
/** Channel on which the worker reports the number of loaded bytes. */
export const progressChannel = 'tradefront static progress'
