import { css, html, nothing } from 'lit'
import type { Host } from '../../core/host'
import { SmallPart } from '../../ui/small'
import { targetFor } from '../links/target'
import { hintWantedOf } from '../links/hint-wanted.store'
import { announcementsOf } from './announcements.store'
import type { Article } from './articles.contract'
import { articlesMessages } from './articles.messages'

/** The newest announcements of the platform, three lines at most. */
export class AnnouncementsPart extends SmallPart {
  static override styles = [
    SmallPart.styles,
    css`
      @layer trade {
        :host {
          display: block;
        }
        section {
          padding: 12px 16px;
          border: 1px solid var(--trade-line);
          border-radius: 6px;
          background: var(--trade-surface);
          font-size: 13px;
        }
        header {
          display: flex;
          align-items: baseline;
          justify-content: space-between;
          gap: 12px;
          margin-bottom: 4px;
        }
        h2,
        p,
        ul {
          margin: 0;
          padding: 0;
          list-style: none;
        }
        h2 {
          font-size: 14px;
          font-weight: 600;
        }
        a {
          color: inherit;
          text-decoration: none;
        }
        a:hover {
          color: var(--trade-brand-text);
        }
        .more,
        .quiet {
          font-size: 12px;
          color: var(--trade-ink-3);
        }
        /* Three lines from the beginning: nothing below moves when they come. */
        ul {
          min-height: 72px;
        }
        li {
          display: flex;
          gap: 8px;
          line-height: 24px;
        }
        li > :last-child {
          min-width: 0;
          overflow: hidden;
          white-space: nowrap;
          text-overflow: ellipsis;
        }
        .kind {
          flex: none;
          color: var(--trade-ink-3);
        }
        p button {
          padding: 0;
          border: 0;
          background: none;
          color: var(--trade-brand-text);
          cursor: pointer;
        }
      }
    `,
  ]

  #line(host: Host, { id, categoryName, title, link }: Article) {
    const hint = this.use(hintWantedOf(host.scope))
    const { href } = host.scope
    const own = { href: href('notice', { articleId: id }), outside: false }
    const target = (link && targetFor(link, href, hint)) || own
    return html`<li>
      <span class="kind">${categoryName}</span>
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
    return html`<section part="row" aria-labelledby="title" aria-busy=${status === 'loading'}>
      <header>
        <h2 id="title" part="title">${say('notices')}</h2>
        <a class="more" href=${host.scope.href('notices')}>${say('more')}</a>
      </header>
      <ul>
        ${value?.map((article) => this.#line(host, article))}
      </ul>
      ${value?.length === 0 ? html`<p class="quiet" part="empty">${say('nothing')}</p>` : nothing}
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
