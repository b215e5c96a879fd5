import { html } from 'hono/html'

/** What a form sends along without showing it. */
export const hiddenFields = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
