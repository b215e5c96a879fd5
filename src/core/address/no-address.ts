/** Stands for an API whose address cannot be read; the console complained of it already. */
export const noAddress = 'https://api.invalid'
