import { html } from 'hono/html'

/** Renders the hidden fields of a form. */
export const hiddenFields = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
