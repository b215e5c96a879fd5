import { defineComponent, defineCustomElement, h, ref, type PropType } from 'vue'

type Goods = { goodsId: string; goodsName: string }

/** Custom card of the application. The goods list creates it and sets its product. */
const SpareCard = defineCustomElement({
  props: { goods: { type: Object as PropType<Goods>, default: undefined } },
  styles: [':host { display: block; padding: 16px; border: 1px solid #b7c4b1; background: #f6f9f4 }'],
  setup: (given) => () => h('strong', given.goods?.goodsName),
})
customElements.define('spare-card', SpareCard)

/** The goods list in a Vue view with the application's own cards. Its keyword follows the state. */
export const Wanted = defineComponent({
  name: 'WantedGoods',
  setup() {
    const keyword = ref('轴承')
    return () =>
      h('section', [
        h('label', [
          '要找的备件 ',
          h('input', {
            value: keyword.value,
            onChange: (event: Event) => {
              if (event.target instanceof HTMLInputElement) keyword.value = event.target.value
            },
          }),
        ]),
        h('trade-goods-list', {
          keyword: keyword.value,
          'page-size': 10,
          hide: 'breadcrumb filters',
          'card-tag': 'spare-card',
        }),
      ])
  },
})
