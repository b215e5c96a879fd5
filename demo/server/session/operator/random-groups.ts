import { Secret } from 'otpauth'

/** 80 random bits as four groups of letters and digits, to be read and typed. */
export const randomGroups = () => new Secret({ size: 10 }).base32.replace(/(.{4})(?=.)/g, '$1-')
