// Must come first: the page compiles templates as the components are declared.
import '@angular/compiler'
import '../../pages/app.css'
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, RouterLink, RouterLinkActive, RouterOutlet, withHashLocation } from '@angular/router'
import { SpareList } from './spare-list'
import { Wanted } from './wanted'

/**
 * Angular application without zone.js. For the kit's tags, Angular only needs `CUSTOM_ELEMENTS_SCHEMA`.
 * The page compiles the templates, because Angular’s build compiler requires its own version of TypeScript.
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
