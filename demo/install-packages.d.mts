/**
 * Installs the packages of a folder with its own lockfile, unless they are installed.
 * @throws if the npm registry is not reachable
 */
export function installPackages(folder: string, log?: (line: string) => void): void
