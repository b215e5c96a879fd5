/** Returns the channel by which the target of an invitation gets messages. */
export const channelOf = (target: string) => (target.includes('@') ? ('email' as const) : ('sms' as const))
