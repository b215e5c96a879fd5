/** Installs packages of Debian, where that is what runs here, as root. @returns whether they are there now */
export function installed(...packages: string[]): boolean
