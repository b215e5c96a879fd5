import { Secret } from 'otpauth'

/** Returns 80 random bits as four groups of letters and digits, easy to read and type. */
export const randomGroups = () => new Secret({ size: 10 }).base32.replace(/(.{4})(?=.)/g, '$1-')
