/** Whether people can have written it: no half of a sign, nothing that controls a machine. */
export const isReadableText = (text: string) => text.isWellFormed() && !/[^\P{Cc}\t\r\n]/u.test(text)
