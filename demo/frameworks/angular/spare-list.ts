import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { knownGoods } from '../../pages/known-goods'

/**
 * Cards in a `@for` that are reordered, added and removed, with a layout that follows the state. `[attr.…]` sets an
 * attribute, which tradefront.css uses to reserve space before the code is loaded. `[…]` sets a property.
 */
@Component({
  selector: 'spare-list',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  // Listens to events of the document while the component exists.
  host: { '(document:trade-cart-change)': 'counted($event)' },
  template: `
    <section>
      <p class="tools">
        <button (click)="turnRound()">倒序</button>
        <button (click)="addOne()">再加一件</button>
        <button (click)="dropFirst()">去掉第一件</button>
        <button (click)="changeLayout()">换版式</button>
        <button (click)="known.set(goods)">直接给数据</button>
        <span class="count">购物车 {{ count() }} 件</span>
      </p>
      <div class="cards" [class]="layout()">
        @for (id of ids(); track id) {
          <trade-goods-card [attr.goods-id]="id" [attr.layout]="layout()"></trade-goods-card>
        }
      </div>
      @if (known(); as goods) {
        <trade-goods-card class="known" layout="row" [goods]="goods"></trade-goods-card>
      }
    </section>
  `,
})
export class SpareList {
  protected readonly goods = knownGoods
  protected readonly ids = signal(['100001', '100002', '100003'])
  protected readonly layout = signal<'row' | 'card'>('row')
  protected readonly count = signal(0)
  protected readonly known = signal<object | undefined>(undefined)

  protected counted(event: CustomEvent<{ count: number }>) {
    this.count.set(event.detail.count)
  }
  protected turnRound() {
    this.ids.update((ids) => ids.toReversed())
  }
  protected addOne() {
    this.ids.update((ids) => [...ids, '100004'])
  }
  protected dropFirst() {
    this.ids.update((ids) => ids.slice(1))
  }
  protected changeLayout() {
    this.layout.update((layout) => (layout === 'row' ? 'card' : 'row'))
  }
}
