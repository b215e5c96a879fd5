/** Masks a phone number for display: `138****6620`. */
export const maskPhone = (phone: string) =>
  phone.length < 8 ? phone : `${phone.slice(0, -8)}****${phone.slice(-4)}`
