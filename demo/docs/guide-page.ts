import { drawn, guides, sectionsOf, type Guide } from './guides'
import { html } from './html'
import { rootFrom, type DocsPage } from './page-frame'

function guidePage(guide: Guide, at: number): DocsPage {
  const sections = sectionsOf(guide)
  const next = guides[at + 1]
  const body = html`<div class="guide">
    <article class="prose">
      ${drawn(guide)}
      ${next && html`<p class="next">Next: <a href="${rootFrom(guide.path)}${next.path}">${next.title}</a></p>`}
    </article>
    ${
      sections.length > 1 &&
      html`<nav class="sections" aria-label="On this page">
        <h2>On this page</h2>
        <ul>
          ${sections.map(({ title, id }) => html`<li><a href="#${id}">${title}</a></li>`)}
        </ul>
      </nav>`
    }
  </div>`
  return { path: guide.path, title: guide.title, description: guide.lead, body }
}

export const guidePages = (): DocsPage[] => guides.map(guidePage)
