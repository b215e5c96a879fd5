import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'

/** The goods list on its own route. Its keyword follows the state; the application handles its links. */
@Component({
  selector: 'wanted-goods',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <section>
      <label>要找的备件 <input #field [value]="keyword()" (change)="keyword.set(field.value)" /></label>
      <trade-goods-list
        [attr.keyword]="keyword()"
        [pageSize]="10"
        hide="breadcrumb filters"
        (trade-navigate)="note($event)"
      ></trade-goods-list>
      <p class="noted">{{ noted() }}</p>
    </section>
  `,
})
export class Wanted {
  protected readonly keyword = signal('轴承')
  protected readonly noted = signal('')

  protected note(event: CustomEvent<{ href: string }>) {
    event.preventDefault()
    this.noted.set(event.detail.href)
  }
}
