import { expect, test } from 'vitest'
import { messageTexts } from '../../elements/message-texts'
import { filesBelow, textOf } from './sources'

const texts = await messageTexts()

// Copied by hand from the specification's table of messages, with a capital and a full stop. The Chinese is the design
// language's.
const table: [key: string, zh: string, en: string][] = [
  ['core.timeout', '请求超时，请稍后重试', 'Request timed out, please try again later.'],
  ['core.sessionLost', '登录失效或已过期', 'Login invalid or expired'],
  ['core.logInAgain', '请重新登录', 'Please log in again.'],
  ['cart.badLines', '加入购物车失败，参数错误', 'Add to cart failed, parameter error.'],
  ['cart.added', '已加入购物车', 'Added to cart.'],
  ['files.tooLarge', '文件或图片大小超过 2 MB', 'File or picture size exceeds 2MB.'],
  ['files.pictureTooLarge', '图片大小超过 4 MB', 'Image over 4MB.'],
  ['files.notLegal', '请选择合法的文件', 'Please select a legal file.'],
  ['files.done', '操作成功', 'Operation succeeded'],
  [
    'files.reportQueued',
    '报表生成中，请到“账户中心 - 下载管理”下载',
    'Report is being generated, download in Account Center - Download Management.',
  ],
  ['files.downloaded', '下载成功', 'Download succeeded.'],
  ['contact.none', '平台未设置或未启用客服', 'Platform has not set up or enabled customer service.'],
  [
    'home.videoFailed',
    '该视频暂时无法播放，请稍后重试',
    'This video cannot be played now, please try later.',
  ],
  [
    'goodsDetail.filmFailed',
    '该视频暂时无法播放，请稍后重试',
    'This video cannot be played now, please try later.',
  ],
  ['ui.noPicture', '暂无图片', 'No pictures'],
  ['requirement.edited', '定制需求已修改', 'Custom requirement modified.'],
  ['checkout.voidTitle', '订单已失效，请重新下单', 'Order no longer valid, place a new order.'],
  ['payment.voidTitle', '订单失效，请重新下单', 'Order no longer valid, place a new order.'],
  ['payment.underReviewTitle', '订单审核中，无法支付', 'Order under review cannot be paid.'],
  ['addresses.regionsFailed', '无法获取地址信息', 'Unable to get address information.'],
  ['goods.short', '库存不足', 'Insufficient stock'],
]

test.each(table)('%s has the text of the specification', (key, zh, en) => {
  expect(texts[key]).toEqual({ 'zh-CN': zh, en })
})

test('the server uses the texts of the kit', () => {
  const server = filesBelow('demo/server')
    .filter((file) => file.endsWith('.ts'))
    .map(textOf)
    .join('\n')
  const used = [
    ['请先登录', 'Please log in.'],
    ['请选择数据', 'Please select data.'],
    ['未设置支付密码', 'Payment password not set.'],
    ...table
      .filter(([key]) => /^(files\.(tooLarge|pictureTooLarge|notLegal)|payment\.|checkout\.)/.test(key))
      .map(([, zh, en]) => [zh, en]),
  ]
  const wrong = used.filter(([zh, en]) => {
    const pairs = [...server.matchAll(new RegExp(`\\['${zh}',\\s*(['"])(.*?)\\1`, 'g'))]
    return pairs.some(([, , other]) => other !== en)
  })
  expect(wrong).toEqual([])
})
