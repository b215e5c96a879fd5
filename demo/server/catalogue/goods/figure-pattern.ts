/** Pattern of numeric values that support ranges. Valid in both JavaScript and PostgreSQL. */
export const figurePattern = /^-?[0-9]{1,9}(\.[0-9]{1,6})?$/
