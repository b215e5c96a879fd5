import { messages } from '../core/language/messages'

export const uiMessages = messages('ui', {
  close: ['关闭', 'Close'],
  cancel: ['取消', 'Cancel'],
  confirm: ['确定', 'OK'],
  loading: ['加载中', 'Loading'],
  submitting: ['提交中', 'Submitting'],

  failed: ['{what}没有加载出来', '{what} could not be loaded'],
  shut: ['站点暂停服务', 'This site is switched off'],
  failedContent: ['内容', 'The content'],
  failedText: ['请稍后重试。', 'Try again later.'],
  failedSafe: ['{reason}{safe}', '{reason} {safe}'],
  timeout: ['请求超时，请稍后重试。', 'Request timed out, please try again later.'],
  missing: ['内容不存在', 'Not found'],
  missingText: ['链接可能已失效，或内容已被移除。', 'The link may have expired, or the content was removed.'],
  toList: ['返回列表', 'Back to the list'],
  retry: ['重新加载', 'Reload'],
  back: ['返回上一页', 'Go back'],
  broken: ['这一部分没有显示出来', 'This part could not be shown'],
  outdated: ['没有更新成功，显示的是之前的内容。', 'Not updated. This is the earlier content.'],
  noRows: ['暂无数据', 'Nothing here yet'],
  noPicture: ['暂无图片', 'No pictures'],

  memberPrice: ['会员价', 'Member price'],
  retailPrice: ['零售价', 'Retail price'],

  adequate: ['库存充足', 'Stock adequate'],
  tight: ['库存紧张', 'Stock tight'],
  out: ['缺货', 'Out of stock'],
  short: ['库存不足', 'Insufficient stock'],
  left: ['仅剩 {n} {unit}', 'Only {n} {unit} left'],

  quantity: ['数量', 'Quantity'],
  less: ['减少', 'Less'],
  more: ['增加', 'More'],
  lessOf: ['减少：{what}', 'Less: {what}'],
  moreOf: ['增加：{what}', 'More: {what}'],
  rounded: [
    '已调整为 {n}：{min} {unit}起订，每次 {step}',
    'Changed to {n}: from {min} {unit} in steps of {step}.',
  ],
  whole: ['只能按整数订购，仍为 {n} {unit}', 'Whole numbers only: still {n} {unit}.'],
  changeTo: ['改为 {n}', 'Change to {n}'],
  insufficient: ['库存不足，最多 {n} {unit}', 'Only {n} available.'],

  pages: ['分页', 'Pages'],
  page: ['第 {n} 页', 'Page {n}'],
  previous: ['上一页', 'Previous page'],
  next: ['下一页', 'Next page'],
  perPage: ['每页 {size} 条，共 {n} 条', '{size} per page, {n} in total'],
  pageSize: ['每页条数', 'Rows per page'],
  pageNumber: ['页码', 'Page number'],
  total: ['共 {n} 条', '{n} in total'],
  jump: ['跳至 {page} 页', 'Go to page {page}'],

  find: ['查找', 'Find'],

  trail: ['当前位置', 'You are here'],
  stepDone: ['已完成', 'Done'],
})
