import type { Text } from '../../../src/core/language/messages'
import { defaultLocale, nearestLocale } from '../../../src/core/language/locale'

const texts = {
  preparing: ['正在准备商城', 'The shop is being prepared'],
  inBrowser: [
    '整个商城（含数据库）将在您的浏览器中运行，首次打开需下载约 {n} MB。',
    'The whole shop with its database runs in your browser. The first visit loads about {n} MB.',
  ],
  progress: ['下载进度', 'Progress'],
  starting: ['正在启动数据库…', 'Starting the database …'],
  noWorkers: [
    '此浏览器（或无痕窗口）不支持 Service Worker 或 IndexedDB，或页面不是通过 https / localhost 打开的。',
    'This browser or private window has no service workers or no IndexedDB, or the page was not opened over https or from localhost.',
  ],
  failed: ['商城未能启动：{reason}', 'The shop could not be started: {reason}'],
  stopped: ['商城未能启动', 'The shop could not be started'],
  retry: ['重试', 'Try again'],
  scenario: ['场景', 'Scenario'],
  choose: ['选择演示场景', 'Choose a scenario'],
  about: ['数据只保存在本浏览器中。', 'All data stay in this browser.'],
  again: ['重新开始', 'Start again'],
  againAbout: ['清除所有更改，恢复初始数据', 'Throws away all changes'],
  operator: ['平台操作台', 'Platform desk'],
  outbox: ['短信与邮件', 'SMS and email'],
  working: ['正在切换场景…', 'Changing the scenario …'],
  broken: ['场景切换失败：{reason}', 'The scenario could not be changed: {reason}'],
} satisfies Record<string, Text>

/** Returns whether texts are English. They are Chinese on a Chinese page, and English on all others. */
export const isEnglish = () => nearestLocale(document.documentElement.lang, [defaultLocale, 'en']) === 'en'

export const inPageLanguage = ([zh, en]: Text) => (isEnglish() ? en : zh)

export const say = (key: keyof typeof texts, values: Record<string, string> = {}) =>
  inPageLanguage(texts[key]).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
