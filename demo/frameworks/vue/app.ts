import '../../pages/app.css'
import { createApp, defineComponent, h, KeepAlive, ref } from 'vue'
import { SpareList } from './spare-list'
import { Wanted } from './wanted'

/**
 * Vue 3 application. Its views are render functions, so the kit's tags need no configuration. A project with
 * templates configures the compiler: `vue({ template: { compilerOptions: { isCustomElement: (tag) =>
 * tag.startsWith('trade-') } } })`. Vue sets a property if the element has one, else the attribute.
 */
const views = { list: SpareList, wanted: Wanted }

const App = defineComponent(() => {
  const view = ref<keyof typeof views>('list')
  const lastEvent = ref('')
  const link = (name: keyof typeof views, words: string) =>
    h('button', { 'aria-pressed': view.value === name, onClick: () => (view.value = name) }, words)
  return () =>
    h(
      'main',
      {
        // `trade-cart-change` is dispatched on the document. Events of elements bubble up to here.
        onTradeGoodsView: (event: CustomEvent<{ goodsId: string }>) =>
          (lastEvent.value = event.detail.goodsId),
      },
      [
        h('header', [h('h1', '设备台账'), h('trade-cart-badge')]),
        h('nav', [link('list', '备件'), link('wanted', '选型')]),
        h(KeepAlive, () => h(views[view.value])),
        h('output', lastEvent.value && `最近查看：${lastEvent.value}`),
      ],
    )
})
createApp(App).mount('#app')
