// Comes first: templates are compiled in the page, as the components are declared.
import '@angular/compiler'
import '../app.css'
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, RouterLink, RouterLinkActive, RouterOutlet, withHashLocation } from '@angular/router'
import { SpareList } from './spare-list'
import { Wanted } from './wanted'

/**
 * An Angular application without zone.js. `CUSTOM_ELEMENTS_SCHEMA` is all that Angular has to be told of our tags.
 * Its templates are compiled in the page, because Angular’s compiler for builds wants a TypeScript of its own.
 */
@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterLinkActive, RouterOutlet],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main (trade-goods-view)="lastViewed.set($event.detail.goodsId)">
      <header>
        <h1>设备台账</h1>
        <trade-cart-badge></trade-cart-badge>
      </header>
      <nav>
        <a routerLink="/list" routerLinkActive ariaCurrentWhenActive="page">备件</a>
        <a routerLink="/wanted" routerLinkActive ariaCurrentWhenActive="page">选型</a>
      </nav>
      <router-outlet></router-outlet>
      <output>
        @if (lastViewed()) {
          最近查看：{{ lastViewed() }}
        }
      </output>
    </main>
  `,
})
class App {
  protected readonly lastViewed = signal('')
}

const routes = [
  { path: 'list', component: SpareList },
  { path: 'wanted', component: Wanted },
  { path: '**', redirectTo: 'list' },
]
await bootstrapApplication(App, { providers: [provideRouter(routes, withHashLocation())] })
