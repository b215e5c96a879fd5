/** Where the worker answers for itself, beside the shop's own addresses. */
export const stateAddress = '/static-shop/state'
export const chooseAddress = '/static-shop/choose'
export const cookieName = 'PC_TOKEN'
/** On it the worker tells how many bytes of its files came. */
export const progressChannel = 'tradefront static progress'
