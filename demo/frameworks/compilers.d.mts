/** Compiles a Vue component. @returns errors, and tags that Vue would look up as its own components */
export function vueFaults(code: string, name: string): string[]
/** Compiles a Svelte component. @returns warnings */
export function svelteFaults(code: string): string[]
/** Parses an Angular template. @returns errors */
export function angularFaults(template: string, name: string): string[]
