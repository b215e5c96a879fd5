export function documentFiles(room: string, thing: string): Map<string, string>
export function elementFiles(tag: string, page: string): Map<string, string>
