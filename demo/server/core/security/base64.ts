export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

export const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
