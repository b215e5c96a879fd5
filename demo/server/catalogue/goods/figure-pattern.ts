/** What a value is that ranges are chosen of; for JavaScript and PostgreSQL alike. */
export const figurePattern = /^-?[0-9]{1,9}(\.[0-9]{1,6})?$/
