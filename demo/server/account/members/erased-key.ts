import type { Customer } from '../../session/sign-in/customer.table'

/** Returns the login key of an account whose personal data is erased. Nobody can type it. */
export const erasedKey = (id: string) => `erased:${id}`

/** Returns whether the personal data of an account is erased. */
export const isErased = ({ id, loginKey }: Pick<Customer, 'id' | 'loginKey'>) => loginKey === erasedKey(id)
