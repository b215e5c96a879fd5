/** Masks a phone number or e-mail address: `138****1001`, `d***@example.com`. */
export const masked = (target: string) =>
  target.includes('@')
    ? target.replace(/^(.).*(?=@)/, '$1***')
    : target.replace(/^(.{3}).*(?=.{4}$)/, '$1****')
