import type { Messages } from '../../core/language/messages'

// Not created by `messages` and not overridable: they appear if the loader failed or the page damaged its built-ins. This
// file therefore has no dependencies. The texts still have public keys (elements/message-texts.ts).
export const troubleMessages: Messages<'damaged' | 'damage' | 'notLoaded' | 'retry' | 'doctor'> = {
  damaged: [
    '此页面的脚本与商城不兼容，内容无法在此显示。',
    'The scripts of this page and the shop do not go together; it cannot be shown here.',
  ],
  damage: [
    '页面脚本替换了浏览器内置的功能，商城无法运行：',
    'Scripts of the page replaced what the browser builds in, and the shop cannot work: ',
  ],
  notLoaded: ['页面资源加载失败，请刷新重试', 'Part of the page failed to load. Refresh and try again.'],
  retry: ['重新加载', 'Reload'],
  doctor: ['嵌入诊断', 'Embedding doctor'],
}
