import { html, nothing } from 'lit/html.js'
import type { Host } from '../../core/host/host'
import { LitPart } from '../../ui/lit-part.lit'
import { smallSheets } from '../../ui/small'
import sheet from './announcements.css?sheet'
import { targetFor } from '../links/target'
import { hintWantedOf } from '../links/hint-wanted.store'
import { announcementsOf } from './announcements.store'
import type { Article } from './announcements.contract'
import { articlesMessages } from './articles.messages'

const sheets = [...smallSheets, sheet]

/** Newest announcements of the platform, at most three. */
export class AnnouncementsPart extends LitPart {
  protected override readonly sheets = sheets

  #line(host: Host, { id, categoryName, title, link }: Article) {
    const hint = this.use(hintWantedOf(host.scope))
    const { href } = host.scope
    const own = { href: href('notice', { articleId: id }), outside: false }
    const target = (link && targetFor(link, href, hint)) || own
    return html`<li>
      <span class="article-kind">${categoryName}</span>
      <a
        href=${target.href}
        title=${title}
        target=${target.outside ? '_blank' : nothing}
        rel=${target.outside ? 'noopener noreferrer' : nothing}
        >${title}</a
      >
    </li>`
  }

  protected override draw(host: Host) {
    const say = this.say(host, articlesMessages)
    const { $state, reload } = announcementsOf(host.scope)
    const { status, value } = this.use($state)
    this.use(host.scope.href.$map)
    return html`<section part="row" aria-labelledby="title" aria-busy=${!value && status === 'loading'}>
      <header>
        <h2 id="title" part="title">${say('announcements')}</h2>
        <a class="article-more" href=${host.scope.href('notices')}>${say('more')}</a>
      </header>
      <ul>
        ${value?.map((article) => this.#line(host, article))}
      </ul>
      ${value?.length === 0 ? html`<p class="article-quiet" part="empty">${say('nothing')}</p>` : nothing}
      ${
        !value && status === 'failed'
          ? html`<p part="error" role="alert">
              ${say('failed')} <button type="button" @click=${() => void reload()}>${say('retry')}</button>
            </p>`
          : nothing
      }
    </section>`
  }
}
