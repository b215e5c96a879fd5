import { Colours, Type } from './colours'
import { Buttons, Fields } from './controls'
import { Icons } from './icons'
import { Tables, Ways } from './lists'
import { Bars, Dialogs, Empties, Frames, Skeletons, Uploads } from './states'
import { Prices, Quantities, Tags } from './trade'

export const Board = ({ dark }: { dark: boolean }) => (
  <main className="board">
    <header className="board-head">
      <h1>组件与状态</h1>
      <span>{dark ? '深色主题' : '浅色主题'}：所有品牌色由 --trade-brand 一个变量派生</span>
    </header>
    <div className="board-inner">
      <Colours />
      <Buttons />
      <Fields />
      <Prices />
      <Quantities />
      <Bars />
      <Tags />
      <Tables />
      <Ways />
      <Uploads />
      <Skeletons />
      <Dialogs />
      <Type />
      <Frames />
      <Empties />
      <Icons />
    </div>
  </main>
)
