import { defineComponent, h, onMounted, onUnmounted, ref, shallowRef } from 'vue'
import { knownGoods } from '../../pages/known-goods'

/** Cards in a `v-for` that are reordered, added and removed, with a layout that follows the state. */
export const SpareList = defineComponent({
  name: 'SpareList',
  setup() {
    const ids = ref(['100001', '100002', '100003'])
    const layout = ref<'row' | 'card'>('row')
    const count = ref(0)
    const counted = (event: Event) => (count.value = (event as CustomEvent<{ count: number }>).detail.count)
    onMounted(() => document.addEventListener('trade-cart-change', counted))
    onUnmounted(() => document.removeEventListener('trade-cart-change', counted))

    const known = shallowRef<object>()
    const press = (words: string, onClick: () => unknown) => h('button', { onClick }, words)
    return () =>
      h('section', [
        h('p', { class: 'tools' }, [
          press('倒序', () => (ids.value = ids.value.toReversed())),
          press('再加一件', () => (ids.value = [...ids.value, '100004'])),
          press('去掉第一件', () => (ids.value = ids.value.slice(1))),
          press('换版式', () => (layout.value = layout.value === 'row' ? 'card' : 'row')),
          press('直接给数据', () => (known.value = knownGoods)),
          h('span', { class: 'count' }, `购物车 ${count.value} 件`),
        ]),
        h(
          'div',
          { class: `cards ${layout.value}` },
          ids.value.map((id) => h('trade-goods-card', { key: id, 'goods-id': id, layout: layout.value })),
        ),
        // Objects are set as properties, so the element receives the same object.
        known.value && h('trade-goods-card', { class: 'known', layout: 'row', goods: known.value }),
      ])
  },
})
